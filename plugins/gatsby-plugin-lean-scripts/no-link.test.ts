import { navigate, parsePath, withPrefix } from "./no-link";

test.each([
  ["/", { pathname: "/", search: "", hash: "" }],
  ["/services?from=mail#ai", { pathname: "/services", search: "?from=mail", hash: "#ai" }],
  ["/services/ai-&-machine-learning", { pathname: "/services/ai-&-machine-learning", search: "", hash: "" }],
])("%s is taken apart", (path, expected) => {
  expect(parsePath(path)).toEqual(expected);
});

test("a path stays as it is", () => {
  expect(withPrefix("/about")).toBe("/about");
});

test("Gatsby's runtime does the navigating", () => {
  const runtime = jest.fn();
  Object.assign(window, { ___navigate: runtime });
  navigate("/about", { replace: true });
  expect(runtime).toHaveBeenCalledWith("/about", { replace: true });
});
