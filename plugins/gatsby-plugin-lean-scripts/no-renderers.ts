/** Replaces Gatsby's functions that start React: gatsby-browser.tsx has its own. */
export const reactDOMUtils = () => ({});
