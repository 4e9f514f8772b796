import { isCurrent } from "./current";

test.each([
  ["/", "/", true],
  ["/services", "/services", true],
  ["/services", "/services/", true],
  ["/services", "/services/ai", true],
  ["/services", "/services/ai-&-machine-learning", true],
  ["/services", "/services-of-others", false],
  ["/", "/services", false],
  ["/about", "/services", false],
])("the link to %s is current at %s: %s", (to, path, current) => {
  expect(isCurrent(to, path)).toBe(current);
});
