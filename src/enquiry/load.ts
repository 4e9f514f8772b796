/** A script that takes longer, for example because its request hangs, counts as missing. */
const LONGEST_LOAD_MS = 8_000;

/** These scripts are loaded when somebody begins to fill the form in; until then a page does without yup. */
export const loadRules = () => inTime(import("./contract"));
export const loadSending = () => inTime(import("./submit"));
export const loadConfirmation = () => inTime(import("./confirmation"));

/** Fetches all three before they are needed. */
export const loadAhead = () =>
  void Promise.all([loadRules(), loadSending(), loadConfirmation()]).catch(() => undefined);

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("A script takes too long")), LONGEST_LOAD_MS);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
