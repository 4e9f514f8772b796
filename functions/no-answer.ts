/** Why a call of `fetch` had no answer, for the log: the system's word, such as ECONNREFUSED, or the kind of error. */
export function whyNoAnswer(error: unknown): string {
  const { name, cause } = error as Error;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === "string" ? code : name;
}
