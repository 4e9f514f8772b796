import { EventEmitter } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { readBody, readText } from "./body";
import type { Body, BodyType, FunctionRequest } from "./body";
import { serveForTests } from "../../test/functions/served-handler";

const LIMIT = 64;
const BOTH: BodyType[] = ["application/json", "application/x-www-form-urlencoded"];
const results: Body<BodyType>[] = [];
let types = BOTH;
let server: Awaited<ReturnType<typeof serveForTests>>;
let begun: () => void;
let arrived: () => void;
const nextRequest = () => new Promise<void>((resolve) => (begun = resolve));
const nextResult = () => new Promise<void>((resolve) => (arrived = resolve));

beforeAll(async () => {
  server = await serveForTests(async (request, response) => {
    begun?.();
    results.push(await readBody(request, LIMIT, types));
    response.end();
    arrived?.();
  });
});

afterAll(() => server.close());

beforeEach(() => {
  results.length = 0;
  types = BOTH;
});

async function post(body: BodyInit | undefined, headers: Record<string, string>): Promise<Body<BodyType>> {
  await fetch(server.url, { method: "POST", body, headers });
  return results[0]!;
}

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

test.each([
  ['{"a":1}', { a: 1 }],
  ["[]", []],
  ["null", null],
  ['"é"', "é"],
])("the body %s is read", async (body, value) => {
  expect(await post(body, json)).toEqual({ ok: true, type: "application/json", value });
});

test("the media type may come in capitals and with parameters", async () => {
  const headers = { "Content-Type": "Application/JSON ; charset=utf-8" };

  expect(await post("{}", headers)).toMatchObject({ ok: true, value: {} });
});

test.each([
  ["name=Noor+Saleh&message=a%0D%0Ab", { name: "Noor Saleh", message: "a\r\nb" }],
  ["name=%D9%86%D9%88%D8%B1", { name: "نور" }],
  ["a=%E0%A4%A&b", { a: "\uFFFD%A", b: "" }],
  ["", {}],
])("the form %s is read", async (body, value) => {
  expect(await post(body, form)).toEqual({ ok: true, type: "application/x-www-form-urlencoded", value });
});

test("a form's field named like a part of every object is a field like any other", async () => {
  const body = await post("__proto__=x&constructor=y", form);

  expect(Object.entries((body as { value: object }).value)).toEqual([
    ["__proto__", "x"],
    ["constructor", "y"],
  ]);
});

test("a form that names a charset is read as UTF-8 all the same, as the URL Standard says", async () => {
  const headers = { "Content-Type": `${form["Content-Type"]}; charset=iso-8859-1` };

  expect(await post("name=%C3%A9", headers)).toMatchObject({ ok: true, value: { name: "é" } });
});

test("where only JSON is wanted, a form is refused with 415", async () => {
  types = ["application/json"];

  expect(await post("a=1", form)).toEqual({ ok: false, status: 415 });
  results.length = 0;
  expect(await post("{}", json)).toMatchObject({ ok: true });
});

test.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp"])(
  "a body of type %s is refused with 415",
  async (type) => {
    expect(await post("{}", { "Content-Type": type })).toEqual({ ok: false, status: 415 });
  },
);

test("a body without a type is refused with 415", async () => {
  expect(await post(undefined, {})).toEqual({ ok: false, status: 415 });
});

test("a compressed body is refused with 415", async () => {
  expect(await post("{}", { ...json, "Content-Encoding": "gzip" })).toEqual({ ok: false, status: 415 });
});

test.each(["", "{", "undefined", "{'a':1}"])("the body %j is malformed: 400", async (body) => {
  expect(await post(body, json)).toEqual({ ok: false, status: 400 });
});

test("a body at the limit is read, one byte more is refused with 413", async () => {
  const atLimit = JSON.stringify("x".repeat(LIMIT - 2));

  expect(await post(atLimit, json)).toMatchObject({ ok: true });
  results.length = 0;
  expect(await post(`${atLimit} `, json)).toEqual({ ok: false, status: 413 });
});

test("a body that does not tell its length is refused once it passes the limit, and the answer arrives", async () => {
  const answered = await new Promise((resolve, reject) => {
    const options = { method: "POST", headers: json, port: server.port, host: "localhost" };
    const request = httpRequest(options, (response) => resolve(response.statusCode));
    request.on("error", reject);
    request.write("x".repeat(LIMIT));
    request.write("x".repeat(LIMIT));
    request.end("x".repeat(LIMIT));
  });

  expect(answered).toBe(200);
  expect(results).toEqual([{ ok: false, status: 413 }]);
});

test("a client that leaves half-way counts as malformed", async () => {
  const [request, done] = [nextRequest(), nextResult()];
  const socket = connect(server.port, "localhost");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
  await request;
  socket.destroy();
  await done;

  expect(results).toEqual([{ ok: false, status: 400 }]);
});

/** A request whose body the host has read already, as some hosts do. */
async function consumed(body: unknown): Promise<FunctionRequest> {
  const stream = new PassThrough();
  stream.end();
  stream.resume();
  await new Promise((resolve) => stream.once("end", resolve));
  return Object.assign(stream, { headers: { "content-type": "application/json" }, body }) as never;
}

test.each([
  [{ a: 1 }, { ok: true, type: "application/json", value: { a: 1 } }],
  ['{"a":1}', { ok: true, type: "application/json", value: { a: 1 } }],
  [Buffer.from('{"a":1}'), { ok: true, type: "application/json", value: { a: 1 } }],
  ["{", { ok: false, status: 400 }],
  [undefined, { ok: false, status: 400 }],
])("a body that the host has read is taken as %j", async (body, expected) => {
  expect(await readBody(await consumed(body), LIMIT, BOTH)).toEqual(expected);
});

test.each<[string, Partial<FunctionRequest>, unknown]>([
  ["a text that a host has read", { readableEnded: true, body: Buffer.from("a") }, { ok: true, text: "a" }],
  ["what a host has made of it", { readableEnded: true, body: { a: 1 } }, { ok: false, status: 400 }],
])("as a text, %s gives %j", async (_, request, expected) => {
  expect(await readText(request as FunctionRequest, LIMIT)).toEqual(expected);
});

test.each([
  ["short", { ok: true, text: "short" }],
  ["x".repeat(LIMIT + 1), { ok: false, status: 413 }],
])("as a text, %s gives %j", async (body, expected) => {
  let read: unknown;
  const reader = await serveForTests(async (request, response) => {
    read = await readText(request, LIMIT);
    response.end();
  });
  await fetch(reader.url, { method: "POST", body });
  await reader.close();

  expect(read).toEqual(expected);
});

test("of a body that comes byte by byte only the bytes are kept: each chunk takes a hundred times as much", async () => {
  const request = Object.assign(new EventEmitter(), { headers: {} });
  const reading = readText(request as FunctionRequest, LIMIT);
  const chunk = Buffer.alloc(1);
  for (const letter of "text") {
    chunk.write(letter);
    request.emit("data", chunk);
  }
  request.emit("end");

  expect(await reading).toEqual({ ok: true, text: "text" });
});
