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
  "a file that a new build has put under a server that runs is sent as it is, also when it is %s",
  async (_what, text) => {
    writeFileSync(file(), text);
    const { headers, body } = await get(PATH);

    expect(body.toString()).toBe(text);
    expect(headers["content-length"]).toBe(String(text.length));
  },
);

test("a file that is gone from under it is our fault, and logged", async () => {
  rmSync(file());
  const { status, body } = await get(PATH);

  expect([status, body.toString()]).toEqual([500, "Internal Server Error\n"]);
  expect(logged()).toMatchObject([{ event: "error", path: PATH }]);
});

test("such an error is not kept for a year, and says nothing of how the file was compressed", async () => {
  for (const form of ["", ".br", ".gz"]) rmSync(join(folder(), "static/app-1.js" + form));
  const { status, headers } = await get("/app-1.js", { "accept-encoding": "br" });

  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(headers).not.toHaveProperty("content-encoding");
});
