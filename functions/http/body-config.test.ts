import express from "express";
import { serveForTests } from "../../test/functions/served-handler";
import { config } from "./body-config";
import { readBody } from "./body";

test("with this configuration the host's parsers leave every body to the function", async () => {
  const { raw, text, urlencoded, json } = config.bodyParser!;
  const app = express();
  app.use(express.raw(raw), express.text(text), express.urlencoded(urlencoded), express.json(json));
  app.post("/", (request, response) => {
    void readBody(request, 200_000, ["application/json"]).then((body) => response.json(body));
  });
  const { url, close } = await serveForTests(app);

  const post = async (body: string, type: string) => {
    const init = { method: "POST", headers: { "Content-Type": type }, body };
    return (await (await fetch(url, init)).json()) as unknown;
  };

  expect(await post('{"a":1}', "application/json")).toMatchObject({ ok: true, value: { a: 1 } });
  expect(await post("{", "application/json")).toEqual({ ok: false, status: 400 });
  expect(await post(`"${"x".repeat(150_000)}"`, "application/json")).toMatchObject({ ok: true });
  expect(await post("a=1", "application/x-www-form-urlencoded")).toEqual({ ok: false, status: 415 });
  await close();
});
