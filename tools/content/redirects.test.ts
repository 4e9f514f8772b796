/** @jest-environment node */
import { redirectsTo, singlePages } from "./redirects";
import { readSchemas } from "./schema";

test("each former path leads to its page for good", () => {
  expect(
    redirectsTo([
      { path: "/services/robots", formerly: ["/robots", "/services/drones"] },
      { path: "/about", formerly: null },
      { path: "/contact" },
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
  expect(redirectsTo([{ path: "/about", formerly: [former] }])).toMatchObject([{ fromPath }]);
});

test("the way to a page can stand in a header, whatever its title", () => {
  expect(redirectsTo([{ path: "/services/café-&-bar", formerly: ["/bar"] }])).toMatchObject([
    { toPath: "/services/caf%C3%A9-&-bar" },
  ]);
});

test("every page that a single file makes can have moved", () => {
  expect(singlePages(readSchemas())).toEqual([
    { path: "/", field: "homePage" },
    { path: "/services", field: "servicesPage" },
    { path: "/about", field: "aboutPage" },
    { path: "/contact", field: "contactPage" },
  ]);
});
