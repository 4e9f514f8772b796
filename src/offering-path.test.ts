import { offeringPath } from "./offering-path";

test.each([
  ["Data Analytics", "/services/data-analytics"],
  ["AI & Machine Learning", "/services/ai-&-machine-learning"],
  ["NLP  Solutions", "/services/nlp-solutions"],
  [".NET Solutions", "/services/net-solutions"],
  ["Streaming", "/services/streaming"],
])("offering %s stands at %s", (title, path) => {
  expect(offeringPath(title)).toBe(path);
});
