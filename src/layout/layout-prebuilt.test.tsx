/** @jest-environment node */
import { prebuilt } from "../../test/components/prebuilt";
import { withSettings } from "../../test/components/site-settings";
import { Layout } from "./layout";

/** The frame as the build writes it: whole, and in the state in which a page starts. */

let html: string;

beforeAll(() => {
  html = prebuilt(
    withSettings(
      <Layout path="/services/ai">
        <h1>AI</h1>
      </Layout>,
    ),
  );
});

test("the header is plain and does not know of scrolling yet, and its current link is marked", () => {
  expect(html).toMatch(/<header data-ground="dark"/);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Services<\/a>/);
});

test("the menu is there, and closed", () => {
  expect(html).toContain('aria-label="Menu"');
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

test("the copyright line names the year of the build", () => {
  expect(html).toContain("© 2025 Example. All rights reserved.");
});

test("neither banner nor toast is in it, but the regions in which toasts are announced", () => {
  expect(html).not.toContain("Schedule a Consultation");
  expect(html).toContain('<div role="status"></div>');
  expect(html).toContain('<div role="alert"></div>');
});
