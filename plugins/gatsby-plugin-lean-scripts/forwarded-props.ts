/**
 * Whether a styled element passes a property on to the DOM. Replaces Emotion's list of every HTML attribute. `as` is
 * Emotion's own: it names the element. React warns in development about properties that HTML does not know.
 */
export default (name: string): boolean => name !== "as" && name !== "theme";
