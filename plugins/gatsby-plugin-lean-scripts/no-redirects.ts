/** In place of Gatsby's: the host leads on from former addresses, and content links to none. */
export const maybeGetBrowserRedirect = () => undefined;
