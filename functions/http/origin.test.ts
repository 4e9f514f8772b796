import type { IncomingMessage } from "node:http";
import { isCrossSite } from "./origin";

const SITE = "https://www.example.com";

const crossSite = (headers: Record<string, string>) =>
  isCrossSite({ headers: { host: "localhost:9000", ...headers } } as unknown as IncomingMessage, SITE);

test.each([
  [{ "sec-fetch-site": "same-origin" }],
  [{ "sec-fetch-site": "none" }],
  // A proxy that changes the host: the browser knows better.
  [{ "sec-fetch-site": "same-origin", origin: "https://www.example.com", host: "internal:80" }],
  [{ origin: "http://localhost:9000" }],
  [{ origin: "https://www.example.com", host: "internal:80" }],
  [{}],
])("a request with %j is from the site, or from no browser", (headers) => {
  expect(crossSite(headers as Record<string, string>)).toBe(false);
});

test.each([
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "cross-site", origin: "http://localhost:9000" }],
  [{ origin: "https://example.net" }],
  [{ origin: "http://localhost:9001" }],
  [{ origin: "https://www.example.com.example.net" }],
  [{ origin: "null" }],
  [{ origin: "data:text/html,x" }],
  [{ origin: "" }],
])("a request with %j is from another site", (headers) => {
  expect(crossSite(headers)).toBe(true);
});
