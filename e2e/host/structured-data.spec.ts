import { expect, test } from "@playwright/test";
import { PAGES, TRANSLATIONS } from "../support/site-pages";
import {
  graphIn,
  richResultProblems,
  vocabularyProblems,
  type GraphNode,
  type Problem,
} from "../support/structured-data";

const VALIDATORS: [name: string, problemsOf: (nodes: GraphNode[]) => Problem[] | Promise<Problem[]>][] = [
  ["schema.org's vocabulary", vocabularyProblems],
  ["the rules of rich results", richResultProblems],
];

/** A name that is misspelt, and a breadcrumb's step that names no page. */
const FAULTY: GraphNode[] = [
  { "@type": "Person", nam: "Somebody" },
  { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1 }] },
];

for (const [name, problemsOf] of VALIDATORS) {
  test(`the graph of every page holds against ${name}`, async ({ request }) => {
    const nodes = new Map<string, GraphNode>();
    for (const { path } of [...PAGES, ...TRANSLATIONS]) {
      const response = await request.get(path);
      for (const node of graphIn(await response.text())) nodes.set(JSON.stringify(node), node);
    }
    expect(nodes.size).toBeGreaterThan(PAGES.length);
    expect(await problemsOf([...nodes.values()])).toEqual([]);
    expect((await problemsOf(FAULTY)).length).toBeGreaterThan(0);
  });
}
