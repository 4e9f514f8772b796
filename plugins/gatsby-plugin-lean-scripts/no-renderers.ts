/** In place of Gatsby's ways to start React: gatsby-browser.tsx has its own. */
export const reactDOMUtils = () => ({});
