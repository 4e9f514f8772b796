import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";

const { folder, get } = useHost();
const logged = useLog();

const PATH = "/sitemap-0.xml";
const file = () => join(folder(), "static", PATH);

test.each([
  ["longer", "longer ".repeat(1_000)],
  ["shorter", "shorter"],
])(
  "a file that a new build has replaced under a running server is sent as it is, also when it is %s",
  async (_what, text) => {
    writeFileSync(file(), text);
    const { headers, body } = await get(PATH);

    expect(body.toString()).toBe(text);
    expect(headers["content-length"]).toBe(String(text.length));
  },
);

test("a file that was removed under a running server is answered with 500, and logged", async () => {
  rmSync(file());
  const { status, body } = await get(PATH);

  expect([status, body.toString()]).toEqual([500, "Internal Server Error\n"]);
  expect(logged()).toMatchObject([{ event: "error", path: PATH }]);
});

test("such an error is not cached, and has no content-encoding", async () => {
  for (const form of ["", ".br", ".gz"]) rmSync(join(folder(), "static/app-1.js" + form));
  const { status, headers } = await get("/app-1.js", { "accept-encoding": "br" });

  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(headers).not.toHaveProperty("content-encoding");
});
