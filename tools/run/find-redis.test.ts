/** @jest-environment node */
import { findRedis } from "./find-redis";

const only = (path: string) => (candidate: string) => candidate === path;

test("REDIS_SERVER_PATH is taken before anything else", () => {
  expect(findRedis({ REDIS_SERVER_PATH: "/opt/redis" }, () => true)).toBe("/opt/redis");
});

test("a REDIS_SERVER_PATH that is not there is an error, whatever else is", () => {
  const exists = only("/usr/bin/redis-server");

  expect(() => findRedis({ REDIS_SERVER_PATH: "/opt/redis" }, exists)).toThrow(
    "REDIS_SERVER_PATH=/opt/redis does not exist",
  );
});

test("a system package is found without being named", () => {
  expect(findRedis({}, only("/usr/local/bin/redis-server"))).toBe("/usr/local/bin/redis-server");
});

test("without any, the message says how to get one", () => {
  expect(() => findRedis({}, () => false)).toThrow(/No redis-server found.*apt-get install redis-server/);
});
