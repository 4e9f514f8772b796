/** An entry as Gatsby keeps it, in English unless its values say otherwise. */
export const fakeNode = (values: object) => ({
  id: "a",
  parent: "file",
  children: [],
  language: "en",
  ...values,
});

/** The part of Gatsby's node model that reads entries, by their type, all from one file. */
export const fakeNodes = (nodes: Record<string, object[]>) => ({
  findAll: jest.fn(({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] })),
  getNodeById: () => ({ dir: "/site/content", relativePath: "a.yaml", children: ["a"] }),
});
