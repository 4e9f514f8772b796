/** Reads a value from session storage; null if there is none or the browser refuses storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to session storage, or removes it if null. Fails silently if the browser refuses storage. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows and strict settings refuse storage; it is only a convenience.
  }
}
