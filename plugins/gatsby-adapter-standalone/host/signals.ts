import { describeError, log } from "../../../functions/log";

/**
 * Ends the process gracefully on the first SIGTERM, Ctrl-C or closed terminal, and at once on the second.
 * @param stop resolves to whether everything finished in time
 */
export function endOnSignal(stop: () => Promise<boolean>): void {
  let asked = false;
  const end = async (signal: string) => {
    if (asked) process.exit(1);
    asked = true;
    log("stopping", { signal });
    const inTime = await stop().catch((error: unknown) => {
      log("error", { error: describeError(error) }, "error");
      return false;
    });
    log("stopped", { inTime }, inTime ? "info" : "warn");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void end(signal));
  // A terminal that closes sends SIGHUP twice at once.
  process.on("SIGHUP", () => asked || void end("SIGHUP"));
}
