import { fillHtml, html, styleSheet, withBreaks } from "./html";

test("what is put into a template is escaped, its own text is not", () => {
  expect(html`<p title="${`"'`}">${"<b>&amp;"}</p>`.source).toBe(
    '<p title="&quot;&#39;">&lt;b&gt;&amp;amp;</p>',
  );
});

test("markup put into markup stays as it is, one piece or a list", () => {
  const items = ["<1>", "2"].map((item) => html`<b>${item}</b>`);

  expect(html`<p>${items}${html`<i>3</i>`}</p>`.source).toBe("<p><b>&lt;1&gt;</b><b>2</b><i>3</i></p>");
});

test("a text that looks like a finished template gains nothing by it", () => {
  const forged = { source: "<script>" } as unknown as string;

  expect(() => html`${forged}`).toThrow(TypeError);
});

test("between lines stands a <br>, and each line is escaped unless it is markup", () => {
  expect(withBreaks(["a<br>", html`<b>b</b>`, "", "c"]).source).toBe(
    "a&lt;br&gt;<br>\n<b>b</b><br>\n<br>\nc",
  );
});

test("a style sheet stays as it is, unless it holds markup", () => {
  expect(styleSheet('a > b { content: "&" }').source).toBe('<style>a > b { content: "&" }</style>');
  expect(() => styleSheet("</style><script>")).toThrow(TypeError);
});

test("markup takes the place of a text's placeholders, and the text around it is escaped", () => {
  const filled = fillHtml("<{a}> & {b}{c}", { a: html`<b>${"{b}"}</b>`, b: html`<i></i>` });

  expect(filled.source).toBe("&lt;<b>{b}</b>&gt; &amp; <i></i>{c}");
});
