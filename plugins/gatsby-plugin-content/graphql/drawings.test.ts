import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { MARK_PATHS } from "../../../src/theme/mark";
import { newFolder } from "../../../test/folders";
import { DRAWINGS_ID, writeDrawings } from "./drawings";

test("the node changes when an icon is added or redrawn, or the mark is redrawn, and not otherwise", () => {
  const root = newFolder("icons");
  const createNode = jest.fn<void, [{ id: string; internal: { contentDigest: string } }]>();
  const digest = () => {
    writeDrawings({ actions: { createNode } as unknown as SourceNodesArgs["actions"] }, root);
    expect(createNode.mock.lastCall![0].id).toBe(DRAWINGS_ID);
    return createNode.mock.lastCall![0].internal.contentDigest;
  };
  const draw = (path: string) => writeFileSync(join(root, "content/icons/mark.svg"), path);
  const without = digest();
  mkdirSync(join(root, "content/icons"), { recursive: true });
  draw("M4 6h16");
  const first = digest();
  expect(first).not.toBe(without);
  expect(digest()).toBe(first);
  draw("M4 7h16");
  const second = digest();
  expect(second).not.toBe(first);
  jest.replaceProperty(MARK_PATHS, 0, "M2 3v10");
  expect(digest()).not.toBe(second);
});
