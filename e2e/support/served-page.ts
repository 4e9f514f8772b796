import type { APIRequestContext, APIResponse } from "@playwright/test";
import { JSDOM } from "jsdom";

/** What the server answers for a page, before a browser does anything with it. */
export type ServedPage = {
  response: APIResponse;
  document: Document;
  /** The values of an attribute of all elements that a selector finds; an element without it counts as "". */
  attributes: (selector: string, name: string) => string[];
};

// A document of a parser has no window, so nothing in it is loaded, run or styled: far faster than a browser's page.
const parser = new new JSDOM("").window.DOMParser();

/** Asks for a page and reads its HTML, for what needs no browser. */
export async function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await request.get(path);
  const document = parser.parseFromString(await response.text(), "text/html");
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  return { response, document, attributes };
}
