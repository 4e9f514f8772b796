import { expect } from "@playwright/test";
import { controls, faqs, homePage, site, slides } from "../support/content";
import { words } from "../support/enquiry-words";
import { bothMailsOf, newAddress } from "../support/mailbox";
import { FIRST_CARD } from "../support/offering-dialog";
import { NAVIGATION, SAMPLES, SERVICE_PATHS } from "../support/site-pages";
import type { Engine, Target } from "./engine";
import { NARROW, takenOver, test, visit, WIDE } from "./fixtures";

/** What every visitor does, in the engines that the journeys do not run in. */

const [SERVICE_PATH = ""] = SERVICE_PATHS;
const currentTitle = (engine: Engine) => engine.run(() => document.title);
const expectShown = (engine: Engine, target: Target, shown = true) =>
  expect.poll(() => engine.isShown(target), `${target.role} "${target.name}"`).toBe(shown);

for (const { path, title } of SAMPLES) {
  test(`${path} has its title and does not scroll sideways`, async ({ engine }) => {
    await visit(engine, path);
    expect(await currentTitle(engine)).toBe(title);
    for (const width of [WIDE, NARROW]) {
      await engine.resize(width);
      await expect.poll(() => engine.run(sideways), `${width} px`).toBe(0);
    }
  });
}

test("headings and texts are set in the web fonts", async ({ engine }) => {
  await visit(engine, "/");
  await expect.poll(() => engine.run(unloadedFonts)).toEqual([]);
});

test("the carousel pauses and goes to the next slide", async ({ engine }) => {
  const inside: Target = { role: "region", name: controls.carousel.name };
  await visit(engine, "/");
  await engine.click({ role: "button", name: controls.carousel.pause, inside });
  await expectShown(engine, { role: "button", name: controls.carousel.play, inside });
  const [paused, heading] = await engine.run(currentSlide);
  expect(heading).toBe(slides[paused - 1]?.title);
  await engine.click({ role: "button", name: controls.carousel.next, inside });
  const next = (paused % slides.length) + 1;
  await expect.poll(() => engine.run(currentSlide)).toEqual([next, slides[next - 1]?.title]);
});

test("a card opens its dialog, which closes again", async ({ engine }) => {
  const name = FIRST_CARD;
  await visit(engine, "/");
  await engine.click({ role: "button", name });
  await expectShown(engine, { role: "dialog", name });
  await engine.click({
    role: "button",
    name: homePage.offeringDialog.close,
    inside: { role: "dialog", name },
  });
  await expectShown(engine, { role: "dialog", name }, false);
});

test("questions open one at a time", async ({ engine }) => {
  await visit(engine, "/");
  for (const { question: name } of faqs.slice(0, 2)) {
    await engine.click({ role: "heading", name });
    await expect.poll(() => engine.run(openQuestions)).toEqual([name]);
  }
});

test("in a narrow window the menu opens, and its links lead on", async ({ engine }) => {
  const menu: Target = { role: "dialog", name: controls.menu.name };
  await visit(engine, "/");
  await engine.resize(NARROW);
  await engine.click({ role: "button", name: controls.menu.open });
  await expectShown(engine, menu);
  await engine.click({ role: "button", name: controls.menu.close });
  await expectShown(engine, menu, false);
  await engine.click({ role: "button", name: controls.menu.open });
  for (const { label, page } of NAVIGATION.slice(-1)) {
    await engine.click({ role: "link", name: label, inside: menu });
    await expect.poll(() => currentTitle(engine)).toBe(page.title);
  }
  await expectShown(engine, menu, false);
});

test("the navigation changes page and title without loading anew", async ({ engine }) => {
  await visit(engine, "/");
  await engine.run(() => document.documentElement.setAttribute("data-marked", ""));
  for (const { label, page } of [...NAVIGATION.slice(1), ...NAVIGATION.slice(0, 1)]) {
    await engine.click({
      role: "link",
      name: label,
      inside: { role: "navigation", name: controls.navigation },
    });
    await expect.poll(() => currentTitle(engine)).toBe(page.title);
    expect(await engine.run(() => window.location.pathname)).toBe(page.path);
  }
  expect(await engine.run(() => document.documentElement.hasAttribute("data-marked"))).toBe(true);
});

test("back and forward return to the places one left", async ({ engine }) => {
  const navigation: Target = { role: "navigation", name: controls.navigation };
  const [, { label, page }] = NAVIGATION as [unknown, (typeof NAVIGATION)[number]];
  const scrolled = () => engine.run(() => window.scrollY);
  const scrollTo = async (to: number) => {
    await engine.run((top) => window.scrollTo({ top, behavior: "instant" }), to);
    // Gatsby saves it a frame later.
    await expect.poll(() => engine.run(() => Object.values<string>(sessionStorage))).toContain(String(to));
  };
  await visit(engine, "/");
  await scrollTo(1_200);
  await engine.click({ role: "link", name: label, inside: navigation });
  await expect.poll(() => currentTitle(engine)).toBe(page.title);
  await expect.poll(scrolled).toBe(0);
  await scrollTo(500);
  await engine.run(() => window.history.back());
  await expect.poll(() => currentTitle(engine)).not.toBe(page.title);
  await expect.poll(scrolled).toBe(1_200);
  await engine.run(() => window.history.forward());
  await expect.poll(() => currentTitle(engine)).toBe(page.title);
  await expect.poll(scrolled).toBe(500);
});

test("a page that is entered at a part of it begins there", async ({ engine }) => {
  const fromTop = () =>
    engine.run(() => Math.abs(document.getElementById("enquiry")!.getBoundingClientRect().top));
  await visit(engine, `${SERVICE_PATH}#enquiry`);
  // Only roughly: the padding above the form's text is behind the header.
  await expect.poll(fromTop).toBeLessThan(100);
});

test("a page is loaded anew where one was", async ({ engine }) => {
  const scrolled = () => engine.run(() => Math.round(window.scrollY));
  await visit(engine, SERVICE_PATH);
  await engine.run(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await expect.poll(scrolled).toBe(700);
  await engine.run(() => {
    document.documentElement.setAttribute("data-before", "");
    window.location.reload();
  });
  await expect(async () => {
    expect(await engine.run(() => document.documentElement.hasAttribute("data-before"))).toBe(false);
  }).toPass({ timeout: 15_000 });
  await takenOver(engine);
  await expect.poll(scrolled).toBe(700);
});

test("an enquiry arrives and is confirmed", async ({ engine, request }) => {
  const email = newAddress();
  const message = "Hello from another engine, مرحبا";
  await visit(engine, "/contact");
  await engine.type({ role: "textbox", name: words.labels.name }, "Zoë");
  await engine.type({ role: "textbox", name: words.labels.email }, email);
  await engine.type({ role: "textbox", name: words.labels.message }, message);
  await engine.click({ role: "button", name: words.form.send });
  const { company, confirmation } = await bothMailsOf(request, email);
  expect([company.to].flat()).toEqual([site.enquiry.to]);
  expect([confirmation.to].flat()).toEqual([email]);
  for (const { text } of [company, confirmation]) expect(text).toContain(message);
});

/** How far the page can be scrolled sideways, in px. */
function sideways(): number {
  window.scrollTo({ left: 1000, behavior: "instant" });
  const reached = window.scrollX;
  window.scrollTo({ left: 0, behavior: "instant" });
  return reached;
}

/** The first families of headings and texts that the browser has not loaded. */
function unloadedFonts(): string[] {
  const bare = (family: string) => family.trim().replace(/^["']|["']$/g, "");
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  return ["h1, h2", "body"]
    .map((selector) => getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily)
    .map((families) => bare(families.split(",")[0] ?? ""))
    .filter((family) => !loaded.some((font) => bare(font.family) === family));
}

/** The number of the current slide and the heading that shows. */
function currentSlide(): [number, string | null | undefined] {
  const dot = document.querySelector("ol button[aria-current=true]")?.closest("li");
  const heading = document.querySelector("[role=group]:not([inert]) :is(h1, h2)");
  return [
    [...(dot?.parentElement?.children ?? [])].findIndex((item) => item === dot) + 1,
    heading?.textContent,
  ];
}

function openQuestions(): (string | null | undefined)[] {
  return [...document.querySelectorAll("details[open]")].map(
    (details) => details.querySelector("summary")?.textContent,
  );
}
