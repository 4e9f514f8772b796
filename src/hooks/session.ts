/** Reads what this session kept under a key; null when there is nothing or the browser refuses storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this session, or forgets it when it is null. A browser that refuses storage loses only comfort. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows and strict settings refuse storage; nothing that matters depends on it.
  }
}
