/** The key under which WebDriver hands out a reference to an element (W3C WebDriver, section 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A reference to an element of the page. */
export type ElementReference = Record<typeof ELEMENT, string>;

type WebDriverError = { error: string; message: string };

/** The few commands of W3C WebDriver that the walk uses. A command that fails is an Error with the driver's words. */
type WebDriverSession = {
  navigate(url: string): Promise<void>;
  execute<Result>(script: string, args: unknown[]): Promise<Result>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
};

/** Opens a session at a driver that listens on `url`. */
export async function openSession(url: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await call<{ sessionId: string }>(`${url}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${url}/session/${sessionId}`;
  const ofElement = (element: ElementReference, command: string, body: object) =>
    call<void>(`${session}/element/${element[ELEMENT]}/${command}`, body);
  return {
    navigate: (to) => call(`${session}/url`, { url: to }),
    execute: (script, args) => call(`${session}/execute/sync`, { script, args }),
    click: (element) => ofElement(element, "click", {}),
    type: (element, text) => ofElement(element, "value", { text }),
    resize: (width, height) => call(`${session}/window/rect`, { width, height }),
    end: () => call(session, undefined, "DELETE"),
  };
}

async function call<Value>(url: string, body?: object, method = "POST"): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value | WebDriverError };
  if (response.ok) return value as Value;
  const { error, message } = value as WebDriverError;
  throw new Error(`${error}: ${message}`);
}
