import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "../../../test/folders";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { putEntry } from "../../../test/functions/outbox";
import { bundle } from "../../../plugins/gatsby-adapter-standalone/emit/bundle";

const project = resolve(".");
let folder: string;

beforeAll(async () => {
  folder = newFolder("program");
  // functions/enquiry/operator/operator.ts, with the facts of a made-up site.
  const entry = join(folder, "operator.ts");
  const [program, site] = ["functions/enquiry/operator/run-commands", "test/functions/site-facts"].map(
    (path) => JSON.stringify(resolve(path)),
  );
  writeFileSync(
    entry,
    `import { runProgram } from ${program}; import { siteForTests } from ${site}; void runProgram(() => siteForTests);`,
  );
  await bundle(project, { enquiries: entry }, folder);
});

type Program = { args: string[]; cwd: () => string };

/** Both programs, as they are started. */
const fromSource: Program = { args: ["--import", "tsx", "tools/enquiries.ts"], cwd: () => project };
const bundled: Program = { args: ["enquiries.cjs"], cwd: () => folder };

function run({ args, cwd }: Program, outbox: string, ...command: string[]) {
  const env = { PATH: process.env.PATH, ENV_FILE: "none", ENQUIRY_OUTBOX: outbox };
  const options = { cwd: cwd(), env, encoding: "utf8" } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, ...command], options);
  return { stdout, stderr, status };
}

test.each([
  ["npm run enquiries", fromSource],
  ["node enquiries.cjs", bundled],
])("%s says what waits in the folder that the environment names", (_, program) => {
  const outbox = join(folder, "outbox");
  mkdirSync(outbox, { recursive: true });

  expect(run(program, ` ${outbox} `)).toEqual({
    stdout: `0 enquiries waiting in ${outbox}\n`,
    stderr: "",
    status: 0,
  });
});

test("in the default folder, what other systems are to be told is kept too, and the log is no part of the answer", async () => {
  const id = randomUUID();
  await putEntry(join(folder, "data/enquiries"), "honeypot", {
    id,
    receivedAt: new Date().toISOString(),
    enquiry: enquiryForTests(),
  });
  const env = {
    PATH: process.env.PATH,
    RESEND_API_KEY: "re_test",
    // Nobody listens there.
    RESEND_BASE_URL: "http://127.0.0.1:9",
    ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/messages",
    ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.from("a secret of both").toString("base64")}`,
  };
  const { stdout, stderr } = spawnSync(process.execPath, ["enquiries.cjs", "release", id], {
    cwd: folder,
    env,
    encoding: "utf8",
  });

  expect(stdout).toBe("0 enquiries sent, 1 failed, 0 unreadable, 1 still waiting\n");
  expect(stderr).toMatch(/^\{.*"event":"outbox",.*\}\n$/);
  expect(readdirSync(join(folder, "data/enquiries/messages"))).toHaveLength(1);
}, 30_000);

test("the program says that the Redis does not answer, without its password, and ends", () => {
  expect(run(bundled, "redis://:secret@127.0.0.1:1", "forget", "noor@example.com")).toEqual({
    stdout: "redis://127.0.0.1:1 does not answer: ECONNREFUSED\n",
    stderr: "",
    status: 1,
  });
});

test("the program tells an error in one line", () => {
  writeFileSync(join(folder, "file"), "");
  const { stdout, stderr, status } = run(bundled, join(folder, "file"));

  expect(stdout).toBe("");
  expect(stderr).toMatch(/^ENOTDIR: .*\n$/);
  expect(status).toBe(1);
});

/** A disk that is always full; only Linux has one. */
const FULL = "/dev/full";
const onLinux = existsSync(FULL) ? test : test.skip;

onLinux(
  "a log that cannot be written does not end the program while it sends",
  async () => {
    const outbox = newFolder("unlogged");
    await putEntry(outbox, "waiting", {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      enquiry: enquiryForTests(),
    });
    const { stdout } = spawnSync(process.execPath, ["enquiries.cjs", "send"], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ENQUIRY_OUTBOX: outbox,
        RESEND_API_KEY: "re_test",
        // Nobody listens there.
        RESEND_BASE_URL: "http://127.0.0.1:9",
      },
      stdio: ["ignore", "pipe", openSync(FULL, "w")],
      encoding: "utf8",
    });

    expect(stdout).toBe("0 enquiries sent, 1 failed, 0 unreadable, 1 still waiting\n");
  },
  30_000,
);

onLinux("an answer that cannot be printed is told, and the program fails", () => {
  const env = { PATH: process.env.PATH, ENQUIRY_OUTBOX: newFolder("printed") };
  const { stderr, status } = spawnSync(process.execPath, ["enquiries.cjs", "export", "noor@example.com"], {
    cwd: folder,
    env,
    stdio: ["ignore", openSync(FULL, "w"), "pipe"],
    encoding: "utf8",
  });

  expect([stderr, status]).toEqual(["ENOSPC: no space left on device, write\n", 1]);
});
