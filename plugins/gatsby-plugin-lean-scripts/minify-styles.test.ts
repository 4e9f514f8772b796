import { transformSync } from "@babel/core";
import minifyStyles from "./minify-styles.cjs";

const minify = (code: string) =>
  transformSync(code, { plugins: [minifyStyles], configFile: false, babelrc: false })?.code;

test.each([
  [
    "styled.div`\n  color: red;\n  a:hover, a {\n    top: 0;\n  }\n`",
    "styled.div` color:red;a:hover,a{top:0;}`;",
  ],
  ["styled(Link)`margin: 0 auto;`", "styled(Link)`margin:0 auto;`;"],
  ['styled("p", options)`/* why */ top: 0;`', 'styled("p", options)` top:0;`;'],
])("the styles in %j lose comments and needless spaces", (code, expected) => {
  expect(minify(code)).toBe(expected);
});

test("a string keeps its spaces, also beside a bracket", () => {
  expect(minify('styled.p`content: "a  { b";`')).toBe('styled.p`content:"a  { b";`;');
  expect(minify("styled.p`content: \"/\" / '';`")).toBe("styled.p`content:\"/\" / '';`;");
});

test("interpolated values stay apart from what is beside them", () => {
  expect(minify("styled.p`${large}\n  color: red;\n  ${wide} {\n    inset: ${a} ${b};\n  }`")).toBe(
    "styled.p`${large} color:red;${wide}{inset:${a} ${b};}`;",
  );
});

test("a selector's spaces stay where they mean a descendant", () => {
  expect(minify("styled.p`a :hover > b, c .d:not(.e) f {}`")).toBe(
    "styled.p`a :hover > b,c .d:not(.e) f{}`;",
  );
});

test("escapes stay as they are written", () => {
  expect(minify('styled.p`content:  "\\\\2011";`')).toBe('styled.p`content:"\\\\2011";`;');
});

test("other templates stay as they are", () => {
  expect(minify("graphql`a  b`")).toBe("graphql`a  b`;");
});
