/** @jest-environment node */
import { faqs, offerings, services, slides, texts } from "../../test/components/home-content";
import { prebuilt } from "../../test/components/prebuilt";
import { withSettings } from "../../test/components/site-settings";
import { Faq } from "./faq";
import { Highlights } from "./highlights";
import { Offerings } from "./offerings";

/** What the build writes, before any script has run and where none ever will. */

const escaped = (text: string) => text.replaceAll("&", "&amp;");

test("all slides are whole and within reach, and the first one shows", () => {
  const html = prebuilt(withSettings(<Highlights brand="Example" texts={texts} slides={slides} />));
  for (const { title, description, ctaLink } of slides) {
    expect(html).toContain(title);
    expect(html).toContain(description);
    expect(html).toContain(`href="${ctaLink}"`);
  }
  expect(html).not.toContain("inert");
  expect(html.match(/data-current="true"/g)).toHaveLength(1);
  expect(html.indexOf('data-current="true"')).toBeLessThan(html.indexOf('data-current="false"'));
});

test("every offering stands there with its features and the way to its page", () => {
  const html = prebuilt(withSettings(<Offerings texts={texts} services={services} offerings={offerings} />));
  for (const { title, features } of offerings) {
    for (const text of [title, ...features.map((feature) => feature.title)])
      expect(html).toContain(escaped(text));
  }
  expect(html).toContain('href="/services/ai-&amp;-machine-learning"');
});

test("buttons open and close dialogs without a script, where the browser knows how", () => {
  const html = prebuilt(withSettings(<Offerings texts={texts} services={services} offerings={offerings} />));
  const ids = [...html.matchAll(/<dialog [^>]*id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(9);
  for (const id of ids) {
    expect(html.match(new RegExp(`command="show-modal" commandfor="${id}"`, "g"))).toHaveLength(1);
    expect(html.match(new RegExp(`command="close" commandfor="${id}"`, "g"))).toHaveLength(2);
  }
});

test("every answer is there, closed", () => {
  const html = prebuilt(withSettings(<Faq texts={texts} faqs={faqs} />));
  for (const { answer } of faqs) expect(html).toContain(answer);
  expect(html).not.toMatch(/<details[^>]* open/);
});

test("nothing that will be revealed is hidden", () => {
  const html = prebuilt(withSettings(<Faq texts={texts} faqs={faqs} />));
  expect(html).not.toMatch(/<[^<>]*data-reveal=/);
});
