/** Replaces Gatsby's redirects in the browser: the host redirects former addresses, and content links to none. */
export const maybeGetBrowserRedirect = () => undefined;
