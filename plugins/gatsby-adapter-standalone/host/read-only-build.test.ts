import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { ask } from "../../../test/host/ask";
import { makeFixtureBuild, SERVER } from "../../../test/host/started-host";
import { runProcess } from "../../../test/host/host-process";

/** Nothing is read-only for root: the server runs as another user, as in the Dockerfile. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

let root: string | undefined;
// Otherwise the folder could not be removed.
afterEach(() => void (root && execFileSync("chmod", ["-R", "u+w", root])));

/** A build that nobody may write to, and a folder for data, laid out as in the Dockerfile. */
async function layOut(): Promise<string> {
  const { build } = await makeFixtureBuild(SERVER);
  const root = newFolder("image");
  cpSync(build, join(root, "site"), { recursive: true });
  mkdirSync(join(root, "data"));
  execFileSync("chmod", ["-R", "a-w,a+rX", root]);
  chmodSync(join(root, "data"), 0o777);
  return root;
}

test("a build that cannot be written to serves, writes only its enquiries, and stops when told", async () => {
  root = await layOut();
  const data = join(root, "data");
  const env = { NODE_ENV: "production", ENQUIRY_OUTBOX: join(data, "enquiries") };
  const server = await runProcess(join(root, "site"), env, data, NOBODY);

  expect((await ask(server.port, "/healthz")).status).toBe(200);
  expect((await ask(server.port, "/about")).status).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(readdirSync(data)).toEqual(["enquiries"]);
});
