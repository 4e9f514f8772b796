/** Something on a page as people know it: its role and its whole accessible name, inside something else or anywhere. */
export type Target = { role: string; name: string; inside?: Target };

/** A browser with one window, as the walk uses it. */
export type Engine = {
  /** Loads a page anew; returns once it is loaded, which is before its scripts start. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it can use nothing from outside but its arguments, which travel as JSON. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  isShown(target: Target): Promise<boolean>;
  /** Clicks the middle of the target as a person does, once it is there and at rest. */
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Makes the window as wide as this, or as narrow as the browser allows. */
  resize(width: number): Promise<void>;
  /** Warnings, errors and uncaught exceptions since the last call. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

/** The height of every window, in px. */
export const WINDOW_HEIGHT = 900;
