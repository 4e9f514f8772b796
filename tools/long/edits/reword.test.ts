import { reworded, wordings } from "./reword";

test.each([
  ["Ready to begin?", "Begin? Ready to"],
  ["Innovation", "Noitavonni"],
  ["Why choose {brand}", "{brand} Why choose"],
  ["{brand}", "{brand}"],
  ["One paragraph.\n\nAnother one.", "Paragraph. One\n\nOne. Another"],
  ["", ""],
])("%j is worded %j", (text, expected) => {
  expect(reworded(text)).toBe(expected);
});

test("what names something, and what its pattern would refuse, is no wording", () => {
  const text = { type: "string", maxLength: 40 } as const;
  const schema = {
    type: "object",
    properties: {
      title: text,
      icon: { ...text, format: "icon" },
      email: { type: "string", pattern: "@" },
      label: { ...text, pattern: "\\{service\\}" },
      code: { ...text, pattern: "^[a-z]+$" },
      items: { type: "array", items: text },
    },
  } as const;
  const data = {
    title: "A title",
    icon: "chart-line",
    email: "hello@company.example",
    label: "All of {service}",
    code: "abc",
    items: ["One thing"],
  };

  const found = wordings({}, schema, data);

  expect(found.map(({ path }) => path.join("."))).toEqual(["title", "label", "items.0"]);
});
