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
  ["/ar", "/ar", true, "/ar"],
  ["/ar", "/ar/services", false, "/ar"],
  ["/ar/services", "/ar/services/ai", true, "/ar"],
] as [string, string, boolean, string?][])(
  "the link to %s is current at %s: %s",
  (to, path, current, home = "/") => {
    expect(isCurrent(to, path, home)).toBe(current);
  },
);
