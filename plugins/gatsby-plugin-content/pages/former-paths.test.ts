import { redirectsTo } from "./former-paths";

const page = (path: string, formerly?: unknown, prefix = "") => ({
  path: prefix + path,
  prefix,
  entry: { values: { formerly } },
});

test("each former path leads to its page for good", () => {
  expect(
    redirectsTo([
      page("/services/robots", ["/robots", "/services/drones"]),
      page("/about", null),
      page("/contact"),
    ]),
  ).toEqual([
    { fromPath: "/robots", toPath: "/services/robots", isPermanent: true },
    { fromPath: "/services/drones", toPath: "/services/robots", isPermanent: true },
  ]);
});

test.each([
  ["/caf%C3%A9", "/café"],
  ["/services/ai-%26-data", "/services/ai-&-data"],
  ["/100%-discount", "/100%-discount"],
])("a former path that was copied from a browser (%s) is %s", (former, fromPath) => {
  expect(redirectsTo([page("/about", [former])])).toMatchObject([{ fromPath }]);
});

test("in another language a former path has the prefix that its page has", () => {
  expect(redirectsTo([page("/about", ["/us"], "/ar")])).toMatchObject([
    { fromPath: "/ar/us", toPath: "/ar/about" },
  ]);
});

test("the target of a redirect is encoded for a header, whatever the page's title", () => {
  expect(redirectsTo([page("/services/café-&-bar", ["/bar"])])).toMatchObject([
    { toPath: "/services/caf%C3%A9-&-bar" },
  ]);
});
