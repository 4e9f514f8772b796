/** A string, where every space counts, or a run of spaces and comments. */
const SPACES = /("[^"]*"|'[^']*')|(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)+/g;

/** A string, or a mark with the spaces that it does not need. */
const MARKS = /("[^"]*"|'[^']*')| ?([{};,]) ?|(:) /g;

/**
 * Takes comments and spaces that mean nothing out of a piece of CSS. A space at its start or end stays: the values
 * beside it may need it.
 */
const minifyCss = (css) =>
  css
    .replace(SPACES, (_, text) => text ?? " ")
    .replace(MARKS, (_, text, mark, colon) => text ?? mark ?? colon);

/** The name at the start of `styled.div`, `styled(Link)`, `styled("a", options)`. */
function firstName(tag) {
  if (tag.type === "MemberExpression") return firstName(tag.object);
  return tag.type === "CallExpression" ? firstName(tag.callee) : tag.name;
}

/** Babel plugin: minifies the templates of Emotion's `styled`, which reach the browser as they are written. */
module.exports = () => ({
  visitor: {
    TaggedTemplateExpression({ node: { tag, quasi } }) {
      if (firstName(tag) !== "styled") return;
      for (const { value } of quasi.quasis) {
        value.raw = minifyCss(value.raw);
        value.cooked = minifyCss(value.cooked);
      }
    },
  },
});
