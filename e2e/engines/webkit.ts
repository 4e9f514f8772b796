import { freePort } from "../../tools/run/ports";
import { startProgram, stopAll } from "../../tools/run/processes";
import { untilUp } from "../../tools/run/services";
import { WINDOW_HEIGHT, type Engine, type Target } from "./engine";
import { addQueries, elementOf, untilAtRest } from "./in-page";
import { recordMessages, takeMessages } from "./page-messages";
import { openSession, type ElementReference } from "./web-driver";

/** On a busy machine the page's scripts may start first many times in a row. */
const ATTEMPTS = 30;

/** Starts WebKit's MiniBrowser on a screen of its own, driven over W3C WebDriver. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const port = await freePort();
  const driver = startProgram("WebKit", "xvfb-run", [
    "--auto-servernum",
    "WebKitWebDriver",
    `--port=${port}`,
  ]);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(driver, `${url}/status`);
  const session = await openSession(url, {
    "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
  });
  const messages: string[] = [];

  const run = <Result>(inPage: unknown, ...args: unknown[]) =>
    session.execute<Result>(`return (${String(inPage)}).apply(null, arguments)`, args);
  const collect = async () => void messages.push(...(await run<string[]>(takeMessages)));
  // A page is loaded a little before its scripts start. If they start before the recording, it is loaded again.
  const openRecorded = async (to: string) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await session.navigate(to);
      if (await run<boolean>(recordMessages)) return;
    }
    throw new Error(`${to}: ${ATTEMPTS} times, scripts started before their messages could be recorded`);
  };
  const find = (target: Target) => run<ElementReference | null>(elementOf, target);
  const findAtRest = async (target: Target) => {
    await untilAtRest(run, target);
    return (await find(target))!;
  };

  return {
    open: async (to) => {
      await collect();
      await openRecorded(to);
      await run(addQueries);
    },
    run,
    isShown: async (target) => (await find(target)) !== null,
    // What still slides in cannot be clicked yet.
    click: async (target) => {
      const deadline = Date.now() + 10_000;
      for (;;) {
        try {
          return await session.click(await findAtRest(target));
        } catch (error) {
          if (!String(error).includes("not interactable") || Date.now() > deadline) throw error;
          await new Promise((resume) => setTimeout(resume, 100));
        }
      }
    },
    type: async (target, text) => session.type(await findAtRest(target), text),
    resize: (width) => session.resize(width, WINDOW_HEIGHT),
    messages: async () => {
      await collect();
      return messages.splice(0);
    },
    close: async () => {
      await session.end();
      await stopAll();
    },
  };
}
