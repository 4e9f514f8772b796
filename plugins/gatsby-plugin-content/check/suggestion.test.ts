import { closest, didYouMean } from "./suggestion";

test.each([
  ["desciption", "description"],
  ["anwser", "answer"],
  ["robott", "robot"],
  ["Title", "title"],
])("%s most likely means %s", (word, expected) => {
  expect(closest(word, ["robot", "answer", "description", "title", "text"])).toBe(expected);
});

test("the nearest of several is meant", () => {
  expect(closest("hero-al.jpg", ["hero-media.jpg", "hero-ai.jpg"])).toBe("hero-ai.jpg");
});

test("a word that is near to no candidate gets no suggestion", () => {
  expect(closest("zebra", ["description", "title"])).toBeUndefined();
  expect(didYouMean("zebra", ["title"], "Known keys are title.")).toBe("Known keys are title.");
});

test("a caller says how near a long word has to be", () => {
  expect(closest("images.evil.com", ["images.pexels.com"])).toBe("images.pexels.com");
  expect(closest("images.evil.com", ["images.pexels.com"], 2)).toBeUndefined();
});

test("the hint is a question", () => {
  expect(didYouMean("titel", ["title"], "Known keys are title.")).toBe('Did you mean "title"?');
});
