/**
 * Scripts that Redis runs on the keys of a state (`redis-state.ts`), each as one step: no other client comes in
 * between. If Redis refuses a command, as to a user without the right to it, what the script did before that stays. So
 * nothing is removed before it is written elsewhere, and no text is left where `READ` does not find it.
 */

/**
 * How many texts were ever removed; and which Redis last rewrote its append-only file, with that number at the time.
 */
export const REMOVED = "{enquiries}:removed";
export const REWRITTEN = "{enquiries}:rewritten";

/**
 * Moves what is called ARGV[1] from the first state that has it to that of the first two keys, as ARGV[2], since
 * ARGV[3]. If none has it, puts ARGV[4] there, unless that is empty. Returns what was moved or put, or nothing.
 *
 * Each command is first tried on the empty name, which nothing has, so that a missing right changes nothing, and leaves
 * no further copy for each try. The removals come first: a full Redis lets a script go on that has begun to remove.
 */
export const MOVE = `
local text, from = ARGV[4], nil
for key = 3, #KEYS, 2 do
  local found = redis.call("HGET", KEYS[key], ARGV[1])
  if found then
    text, from = found, key
    break
  end
end
if text == "" then return false end
if from then
  redis.call("HDEL", KEYS[from], "")
  redis.call("ZREM", KEYS[from + 1], "")
end
redis.call("ZADD", KEYS[2], "XX", ARGV[3], "")
redis.call("HSET", KEYS[1], ARGV[2], text)
redis.call("ZADD", KEYS[2], ARGV[3], ARGV[2])
if from and (KEYS[from] ~= KEYS[1] or ARGV[1] ~= ARGV[2]) then
  redis.call("HDEL", KEYS[from], ARGV[1])
  redis.call("ZREM", KEYS[from + 1], ARGV[1])
end
return text`;

/** Writes ARGV[2] in the place of what is called ARGV[1]; nothing if that is gone. */
export const SAVE = `
if redis.call("HGET", KEYS[1], ARGV[1]) then redis.call("HSET", KEYS[1], ARGV[1], ARGV[2]) end`;

/** Removes what is called ARGV[1]. Returns how many that were. */
export const REMOVE = `
local count = redis.call("HDEL", KEYS[1], ARGV[1])
redis.call("ZREM", KEYS[2], ARGV[1])
redis.call("INCRBY", "${REMOVED}", count)
return count`;

/** Returns name, time and text of each that is called one of ARGV. */
export const READ = `
local found = {}
for _, name in ipairs(ARGV) do
  local text = redis.call("HGET", KEYS[1], name)
  if text then found[#found + 1] = { name, redis.call("ZSCORE", KEYS[2], name), text } end
end
return found`;

/** Keeps the youngest: at most ARGV[1] of them, of ARGV[2] bytes together, none from before ARGV[3]. */
export const KEEP = `
local count, bytes = 0, 0
local names = redis.call("ZREVRANGE", KEYS[2], 0, -1, "WITHSCORES")
for index = 1, #names, 2 do
  count = count + 1
  bytes = bytes + redis.call("HSTRLEN", KEYS[1], names[index])
  if count > tonumber(ARGV[1]) or bytes > tonumber(ARGV[2]) or tonumber(names[index + 1]) < tonumber(ARGV[3]) then
    redis.call("HDEL", KEYS[1], names[index])
    redis.call("ZREM", KEYS[2], names[index])
    redis.call("INCR", "${REMOVED}")
  end
end`;
