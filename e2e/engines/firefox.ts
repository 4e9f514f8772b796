import puppeteer, { type ElementHandle } from "puppeteer-core";
import { WINDOW_HEIGHT, type Engine, type Target } from "./engine";
import { addQueries, elementOf, untilAtRest } from "./in-page";

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, timeout: 120_000 });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["warn", "error"].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => void messages.push(`error: ${String(error)}`));
  await page.evaluateOnNewDocument(`(${addQueries})()`);

  const run: Engine["run"] = <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => page.evaluate(inPage as (...args: unknown[]) => Result, ...args) as Promise<Result>;
  const find = async (target: Target) => (await page.evaluateHandle(elementOf, target)).asElement();
  const findAtRest = async (target: Target) => {
    await untilAtRest(run, target);
    return (await find(target)) as ElementHandle<HTMLElement>;
  };

  return {
    open: async (url) => void (await page.goto(url)),
    run,
    isShown: async (target) => (await find(target)) !== null,
    click: async (target) => (await findAtRest(target)).click(),
    type: async (target, text) => (await findAtRest(target)).type(text),
    resize: (width) => page.setViewport({ width, height: WINDOW_HEIGHT }),
    messages: async () => {
      // Messages that the browser sends before it answers this have arrived by then.
      await page.evaluate(() => undefined);
      return messages.splice(0);
    },
    close: () => browser.close(),
  };
}
