type Recording = { recordedMessages?: string[] };

/**
 * Runs in the page, for a driver that does not report the console: records warnings, errors, uncaught exceptions,
 * failed loads and policy violations.
 * @returns whether the page's own scripts had not started before
 */
export function recordMessages(): boolean {
  const messages: string[] = [];
  (window as Recording).recordedMessages = messages;
  for (const level of ["warn", "error"] as const) {
    const print = console[level];
    console[level] = (...parts: unknown[]) => {
      messages.push(`${level}: ${parts.map(String).join(" ")}`);
      print.apply(console, parts);
    };
  }
  const onError = (event: Event) => {
    const { src, href } = event.target as { src?: string; href?: string };
    messages.push(`error: ${event instanceof ErrorEvent ? event.message : `${src ?? href} was not loaded`}`);
  };
  // An element's load error does not bubble: it reaches the window in the capturing phase only.
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => messages.push(`error: ${reason}`));
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    messages.push(`error: ${effectiveDirective} refused ${blockedURI}`);
  document.addEventListener("securitypolicyviolation", onViolation);
  return !("___loader" in window);
}

/** Runs in the page: hands over what was recorded since the last time. */
export function takeMessages(): string[] {
  return (window as Recording).recordedMessages?.splice(0) ?? [];
}
