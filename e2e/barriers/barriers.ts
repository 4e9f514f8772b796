/** HTML at the end of the first element with this name. */
export type Added = { parent: string; html: string };

/** What is done to a page: added to it, or done in it. */
export type Plant = Added | (() => void);

/** A barrier as people meet it on the web, and how it gets into a page of ours. */
type Barrier = { name: string; path: string; plant: Plant };

const add = (parent: string, html: string): Added => ({ parent, html });

/*
 * After alphagov's audit of accessibility tools (github.com/alphagov/accessibility-tool-audit): the barriers of it that
 * this site could have.
 */
const ON_HOME: [name: string, plant: Plant][] = [
  ["no language", () => document.documentElement.removeAttribute("lang")],
  ["a language that does not exist", () => document.documentElement.setAttribute("lang", "xyz")],
  ["another language than the text's", () => document.documentElement.setAttribute("lang", "fr")],
  ["no title", () => document.querySelector("title")?.remove()],
  ["an empty title", () => (document.title = "")],
  ["another page's title", () => (document.title = "About")],
  [
    "zooming is switched off",
    () =>
      document
        .querySelector("meta[name=viewport]")
        ?.setAttribute("content", "width=device-width, user-scalable=no"),
  ],
  ["the page reloads by itself", add("head", '<meta http-equiv="refresh" content="30">')],
  ["no skip link", () => document.querySelector('a[href="#main"]')?.remove()],
  [
    "a skip link that leads nowhere",
    () => document.querySelector('a[href="#main"]')?.setAttribute("href", "#nothing"),
  ],
  [
    "no main landmark",
    () => {
      const main = document.querySelector("main");
      main?.replaceWith(...main.childNodes);
    },
  ],
  ["two main landmarks", () => document.querySelector("main > :last-child")?.setAttribute("role", "main")],
  ["no first heading", () => document.querySelector("h1")?.remove()],
  [
    "two first headings",
    () =>
      document
        .querySelector("h2")
        ?.replaceWith(Object.assign(document.createElement("h1"), { textContent: "Another" })),
  ],
  ["a level of heading is skipped", add("main", "<h2>Two</h2><h5>Five</h5><p>Text</p>")],
  ["an empty heading", () => document.querySelector("h2")?.replaceChildren()],
  [
    "a paragraph that only looks like a heading",
    add(
      "main",
      '<p style="font-size: 30px; font-weight: 700">Our services</p><p>Text of some length that stands below it, and is plain.</p>',
    ),
  ],
  ["a picture without alternative", () => document.querySelector("main img")?.removeAttribute("alt")],
  [
    "a picture named by its file",
    () => document.querySelector("main img")?.setAttribute("alt", "hero-ai-1600.jpg"),
  ],
  [
    "a picture that is a link without a name",
    add("main", '<a href="/about"><img src="/favicon.svg" alt=""></a>'),
  ],
  [
    "an icon button without a name",
    () => document.querySelector("button[aria-label]")?.removeAttribute("aria-label"),
  ],
  [
    "a button named otherwise than it shows",
    () => document.querySelector("main a[href]")?.setAttribute("aria-label", "Press here"),
  ],
  ["an empty link", add("main", '<a href="/about"></a>')],
  ["an empty button", add("main", '<button type="button"></button>')],
  ["a link without an address", () => document.querySelector("footer a[href]")?.removeAttribute("href")],
  ["a button made of a div", add("main", '<div role="button" onclick="alert(1)">Send</div>')],
  [
    "a control the keyboard cannot reach",
    () => document.querySelector("footer a[href]")?.setAttribute("tabindex", "-1"),
  ],
  ["a focus order of its own", () => document.querySelector("footer a[href]")?.setAttribute("tabindex", "5")],
  ["the focus is not seen", add("head", "<style>*:focus, *::after { outline: none !important }</style>")],
  [
    "the focus lies under the header",
    add(
      "head",
      "<style>body header { height: 400px !important; position: fixed !important } :root { scroll-padding: 0 !important } * { scroll-margin: 0 !important }</style>",
    ),
  ],
  [
    "a trap for the keyboard",
    () => document.querySelector("summary")?.addEventListener("keydown", (event) => event.preventDefault()),
  ],
  [
    "what is hidden takes the focus",
    () => document.querySelector("footer")?.setAttribute("aria-hidden", "true"),
  ],
  ["text too pale for its ground", add("head", "<style>footer * { color: #555 !important }</style>")],
  [
    "large text too pale for its ground",
    add("head", "<style>main h2 { color: #ddd !important; background: #fff }</style>"),
  ],
  [
    "links in a text told by colour alone",
    add(
      "main",
      '<p style="background: #fff; color: #000">Read more about it in <a href="/about" style="color: #0a3d62; text-decoration: none">our own words</a>, which are plain.</p>',
    ),
  ],
  [
    "a list made of line breaks and divs in a list",
    () => document.querySelector("main ul")?.insertAdjacentHTML("beforeend", "<div>No item</div>"),
  ],
  ["an item without a list", add("main", "<li>Alone</li>")],
  ["a definition list without terms", add("main", "<dl><p>Term</p></dl>")],
  [
    "a role that does not exist",
    () => document.querySelector("main section")?.setAttribute("role", "carousel"),
  ],
  ["a role without what it needs", add("main", '<div role="checkbox" tabindex="0">Yes</div>')],
  [
    "an ARIA attribute that does not exist",
    () => document.querySelector("main section")?.setAttribute("aria-lable", "Services"),
  ],
  [
    "an ARIA value that does not exist",
    () => document.querySelector("nav a")?.setAttribute("aria-current", "maybe"),
  ],
  [
    "a label that names nothing",
    () => document.querySelector("main section")?.setAttribute("aria-labelledby", "nothing-here"),
  ],
  [
    "two elements of one id",
    () => document.querySelectorAll("main section").forEach((section) => (section.id = "same")),
  ],
  [
    "a child of a role that takes none such",
    add("main", '<ul role="menu"><li><a href="/">Home</a></li></ul>'),
  ],
  ["a control within a control", add("main", '<button type="button">Open <a href="/">Home</a></button>')],
  [
    "a target of twelve pixels beside another",
    add(
      "main",
      '<p><button type="button" style="width:12px;height:12px;padding:0;border:0;font-size:9px">a</button><button type="button" style="width:12px;height:12px;padding:0;border:0;font-size:9px">b</button></p>',
    ),
  ],
  ["a page that scrolls sideways on a phone", add("main", '<div style="width: 700px">A wide table</div>')],
  [
    "text cut off when it grows",
    add("head", "<style>main p { height: 1.2em !important; overflow: hidden !important }</style>"),
  ],
  [
    "text is held upright by force",
    add("head", "<style>@media (orientation: portrait) { html { transform: rotate(90deg) } }</style>"),
  ],
  ["an embedded page without a title", add("main", '<iframe src="/healthz"></iframe>')],
  ["moving text", add("main", "<marquee>News</marquee>")],
  ["blinking text", add("main", "<blink>New</blink>")],
  ["sound that starts by itself", add("main", '<audio src="/a.mp3" autoplay loop></audio>')],
  ["a film without captions", add("main", '<video src="/a.mp4" controls></video>')],
  [
    "a tooltip that only a mouse finds",
    () => document.querySelector("main p")?.setAttribute("title", "More about this"),
  ],
  [
    "a key that does something by itself",
    () => document.querySelector("nav a")?.setAttribute("accesskey", "s"),
  ],
  [
    "navigation in another order",
    () => document.querySelector("header nav ul")?.append(document.querySelector("header nav li") as Node),
  ],
  ["a drawing without a name", add("main", '<svg role="img" width="40" height="40"><circle r="9" /></svg>')],
  ["a dialog without a name", () => document.querySelector("dialog")?.removeAttribute("aria-label")],
];

const ON_CONTACT: [name: string, plant: Plant][] = [
  ["a field without a label", () => document.querySelector("form label")?.remove()],
  [
    "a label beside its field and not of it",
    () => document.querySelector("form label")?.removeAttribute("for"),
  ],
  [
    "a field named by its placeholder",
    () => {
      document.querySelector("form label")?.remove();
      document.querySelector("form input")?.setAttribute("placeholder", "Name");
    },
  ],
  ["a field with two labels", add("form", '<label for="enquiry-name">Name again</label>')],
  [
    "a purpose of input that does not exist",
    () => document.querySelector("form input[autocomplete]")?.setAttribute("autocomplete", "fullname"),
  ],
  [
    "a description that is not there",
    () => document.querySelector("form input")?.setAttribute("aria-describedby", "hint-nowhere"),
  ],
  [
    "a send button that is a picture without a name",
    () =>
      document
        .querySelector("form button[type=submit]")
        ?.replaceWith(Object.assign(document.createElement("input"), { type: "image", src: "/favicon.svg" })),
  ],
  [
    "a group of choices without a name",
    add(
      "form",
      '<fieldset><label><input type="radio" name="a"> One</label><label><input type="radio" name="a"> Two</label></fieldset>',
    ),
  ],
  ["a choice without a label", () => document.querySelector("form select")?.removeAttribute("id")],
  [
    "a field that changes the page when it is left",
    () =>
      document.querySelector("form select")?.addEventListener("change", () => (location.hash = "changed")),
  ],
  [
    "a field that opens something when it gets the focus",
    () => document.querySelector("form input")?.addEventListener("focus", () => (location.hash = "opened")),
  ],
];

const ON_SERVICE: [name: string, plant: Plant][] = [
  [
    "a table without headings",
    () =>
      document
        .querySelectorAll("th")
        .forEach((th) =>
          th.replaceWith(Object.assign(document.createElement("td"), { innerHTML: th.innerHTML })),
        ),
  ],
  [
    "an empty heading of a table",
    add("main", "<table><tr><th></th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>"),
  ],
  [
    "a heading of a table with a wrong scope",
    add("main", '<table><tr><th scope="both">A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>'),
  ],
  ["a breadcrumb without a name", () => document.querySelector("main nav")?.removeAttribute("aria-label")],
];

const at = (path: string, list: typeof ON_HOME): Barrier[] =>
  list.map(([name, plant]) => ({ name, path, plant }));

/** All of them. @param service path of a page with a table and a breadcrumb */
export const barriers = (service: string): Barrier[] => [
  ...at("/", ON_HOME),
  ...at("/contact", ON_CONTACT),
  ...at(service, ON_SERVICE),
];
