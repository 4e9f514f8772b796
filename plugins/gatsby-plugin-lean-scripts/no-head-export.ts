/** Replaces Gatsby's module that applies a page's `Head` export: no page has one; react-helmet fills the head. */
export const headHandlerForBrowser = () => undefined;
