import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { postMessage } from "./webhook";

const secret = `whsec_${Buffer.from("a secret of both").toString("base64")}`;

/** The receiver of docs/webhooks.md, at a free port, with a CRM that nobody reaches. */
function exampleText(): string {
  const [, text = ""] = /```js\n(.*?)```/s.exec(readFileSync("docs/webhooks.md", "utf8")) ?? [];
  for (const part of ["https://api.hubapi.com", "listen(8080)"])
    if (!text.includes(part)) throw new Error(`docs/webhooks.md has no ${part}`);
  return text
    .replace("https://api.hubapi.com", "http://127.0.0.1:1")
    .replace("listen(8080)", "listen(0, function () { console.log(this.address().port) })");
}

let receiver: ChildProcess;
let port: number;

beforeAll(async () => {
  const env = { PATH: process.env.PATH, ENQUIRY_WEBHOOK_SECRET: secret };
  receiver = spawn(process.execPath, ["--input-type=module", "--eval", exampleText()], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(receiver.stdout!, "data")) as [Buffer];
  port = Number(line);
});

afterAll(() => receiver?.kill());

const post = () =>
  postMessage(
    { id: "msg_1", type: "enquiry.received", timestamp: "2026-01-01T00:00:00.000Z", data: {} },
    { url: `http://localhost:${port}/`, secret },
  );

test("the receiver of the documentation asks for a message again while its CRM is not reached", async () => {
  expect(await post()).toBe("status 503");
});

test("the receiver of the documentation outlives a client that leaves half-way", async () => {
  const socket = connect(port, "localhost");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect(await post()).toBe("status 503");
});
