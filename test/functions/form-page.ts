import "@testing-library/jest-dom";
import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { TIMING } from "../../functions/enquiry/timing";
import { enquiryForTests } from "./enquiry";
import { useEnquiryServer } from "./enquiry-server";

export const filled = enquiryForTests({
  company: "Example Trading",
  message: "We need one library.\r\nBy May.",
});

/** The enquiry's handler for the tests of a file, and its answer to a form that is posted without a script. */
export function useFormPage() {
  const served = useEnquiryServer({}, { ...TIMING, attempts: 1 });

  async function post(fields: Record<string, string>, init: RequestInit = {}, url = served.url) {
    const body = new URLSearchParams(fields);
    const response = await fetch(url, { method: "POST", body, redirect: "manual", ...init });
    const source = await response.text();
    return { status: response.status, headers: response.headers, source, ...read(source) };
  }

  return { served, post };
}

function read(source: string) {
  const { document } = new JSDOM(source).window;
  const form = document.querySelector("form");
  const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  const values = () => Object.fromEntries(Object.keys(filled).map((name) => [name, control(name).value]));
  return { document, page: within(document.body), control, values };
}
