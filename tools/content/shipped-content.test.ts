/** @jest-environment node */
import { checkContent, readTexts } from "./check";
import { shipped, shippedServices } from "./shipped-content";

const titles = (path: string) => shipped<{ title: string }[]>(path).map(({ title }) => title);
const words = (text: string) => text.trim().split(/\s+/).length;

const services = shippedServices();
const offerings = shipped<{ title: string; service: string; features: string[] }[]>("home/offerings.yaml");

test("the shipped content passes its own check without errors or advice", async () => {
  expect(await checkContent()).toEqual([]);
});

test("every file begins with a comment that tells an editor what it is", () => {
  for (const [path, text] of Object.entries(readTexts()))
    expect([path, text]).toEqual([path, expect.stringMatching(/^# .{20,}\n/)]);
});

test("three slides stand in the order of the specification and lead to the services", () => {
  const slides = shipped<{ title: string; ctaLink: string }[]>("home/slides.yaml");
  expect(slides.map(({ title, ctaLink }) => [title, ctaLink])).toEqual([
    ["AI-Powered Solutions", "/services/ai"],
    ["Media Production", "/services/media"],
    ["Custom Software Development", "/services/software"],
  ]);
});

test("nine offerings stand in the order of the specification, three for each service", () => {
  expect(offerings.map(({ title, service }) => [service, title])).toEqual([
    ["ai", "AI & Machine Learning"],
    ["ai", "Data Analytics"],
    ["ai", "NLP Solutions"],
    ["media", "Media Production"],
    ["media", "Media Management"],
    ["media", "Streaming Solutions"],
    ["software", "Enterprise Software"],
    ["software", "Mobile Development"],
    ["software", "Web Applications"],
  ]);
});

test("each offering has six features of two to four words", () => {
  for (const { features } of offerings) {
    expect(features).toHaveLength(6);
    for (const feature of features)
      expect([feature, Math.min(Math.max(words(feature), 2), 4)]).toEqual([feature, words(feature)]);
  }
});

test("seven reasons stand in the order of the specification", () => {
  expect(titles("home/reasons.yaml")).toEqual([
    "Industry Expertise",
    "Client-Focused Approach",
    "Innovative Solutions",
    "Quality Assurance",
    "Proven Results",
    "Timely Delivery",
    "Performance Focused",
  ]);
});

test("six questions are answered in 30 to 60 words and name what the specification asks for", () => {
  const faqs = shipped<{ question: string; answer: string }[]>("home/faqs.yaml");
  const subjects = [/industries/i, /how long/i, /support/i, /AI/, /integrate/i, /data/i];
  expect(faqs).toHaveLength(6);
  faqs.forEach(({ question, answer }, index) => {
    expect(question).toMatch(subjects[index] ?? /never/);
    expect(words(answer)).toBeGreaterThanOrEqual(30);
    expect(words(answer)).toBeLessThanOrEqual(60);
  });
  expect(faqs[1]?.answer).toMatch(/simple project .* 4–8 weeks .* Complex systems take months/);
  expect(faqs[5]?.answer).toMatch(/GDPR, HIPAA or CCPA/);
});

test("the services carry the specification's titles and names", () => {
  expect(services.map(({ slug, title, name }) => [slug, title, name])).toEqual([
    ["ai", "AI and Machine Learning Solutions", "AI & Machine Learning"],
    ["media", "Media Services", "Media Services"],
    ["software", "Software Development Solutions", "Software Development"],
  ]);
  expect(services[0]?.callToAction.heading).toBe("Ready to Transform Your Business with AI?");
});

test("each service has eight bullets, an intro of 60 to 120 words and its six capabilities", () => {
  for (const { bullets, intro } of services) {
    expect(bullets.items).toHaveLength(8);
    expect(words(intro)).toBeGreaterThanOrEqual(60);
    expect(words(intro)).toBeLessThanOrEqual(120);
  }
  expect(services.map(({ capabilities }) => capabilities.items.map(({ title }) => title))).toEqual([
    [
      "Data Analytics",
      "Machine Learning Models",
      "NLP Solutions",
      "Computer Vision",
      "Business Intelligence",
      "AI Process Automation",
    ],
    [
      "Content Production",
      "Media Management",
      "Streaming Solutions",
      "Brand Identity",
      "Interactive Media",
      "Digital Marketing",
    ],
    [
      "Enterprise Solutions",
      "Mobile Development",
      "Web Applications",
      "Cloud Solutions",
      "API Development",
      "DevOps Services",
    ],
  ]);
});
