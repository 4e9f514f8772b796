import { fakeNode, fakeNodes } from "../../../test/content/fake-nodes";
import { readSchemas } from "../schema/schema-files";
import { DRAWINGS_ID } from "./drawings";
import { pageHead } from "./page-head";

const seo = { description: "What Acme does.", keywords: ["Acme"] };
const settings = {
  languages: [{ code: "en" }, { code: "ar" }],
  brand: "Acme",
  url: "https://acme.example",
  social: [],
  seo: { image: "./dunes.png" },
  contact: { email: "", phones: [], hours: {} },
};
const nodes: Record<string, object[]> = {
  SiteSettings: [fakeNode(settings), fakeNode({ ...settings, language: "ar" })],
  Faq: [fakeNode({ question: "How long?", answer: "A month." })],
  HomePage: [
    fakeNode({ title: "الرئيسية", seo, language: "ar", prefix: "/ar", path: "/ar" }),
    fakeNode({ title: "Home", seo: { ...seo, share: "Wells by\u00A0\u2066Acme\u2069" } }),
  ],
  ServicesPage: [fakeNode({ title: "Services", seo })],
  Service: [
    fakeNode({
      slug: "ai",
      title: "\u2066AI\u2069 </script>",
      shortName: "AI",
      order: 1,
      seo,
      image: "../images/tree.jpg",
    }),
    fakeNode({
      slug: "far",
      title: "Far",
      shortName: "Far",
      order: 2,
      seo,
      image: "https://images.pexels.com/a",
    }),
  ],
  Offering: [fakeNode({ title: "Data Analytics", service: "ai", seo })],
};

async function headOf(path: string) {
  const createJob = jest.fn();
  const known = fakeNodes(nodes);
  const asked = jest.spyOn(known, "getNodeById");
  const nodeModel = {
    ...known,
    findOne: ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) => {
      const absolutePath = query.filter.absolutePath.eq;
      return Promise.resolve(
        absolutePath.includes("missing") ? null : { absolutePath, internal: { contentDigest: absolutePath } },
      );
    },
  };
  const { resolve } = pageHead(readSchemas(), createJob);
  const head = await resolve(undefined, { path }, { nodeModel } as unknown as Parameters<typeof resolve>[2]);
  const drawn = (
    createJob.mock.calls as [{ args: { art: string; drawing: { isMirrored?: boolean; node: unknown } } }][]
  ).map(([{ args }]) => args);
  const { isMirrored, node } = drawn[0]?.drawing ?? {};
  return { head, art: drawn.map(({ art }) => art), isMirrored, node: JSON.stringify(node), asked };
}

test("a page's head has its texts and a share picture", async () => {
  const { head, art } = await headOf("/");

  expect(head).toMatchObject({
    title: "Home",
    description: "What Acme does.",
    keywords: ["Acme"],
    trail: [],
  });
  expect(head?.shareLine).toBe("Wells by Acme");
  expect(head?.sharePicture).toMatch(/^\/static\/share-/);
  expect(head?.structuredData).toContain(`https://acme.example${head?.sharePicture}`);
  expect(head?.structuredData).toContain('"name":"How long?"');
  expect(art).toEqual(["/site/content/dunes.png"]);
});

test("a page's head depends on the drawings", async () => {
  expect((await headOf("/")).asked).toHaveBeenCalledWith({ id: DRAWINGS_ID });
});

test("words that a page keeps on one line stay on one line of the share picture", async () => {
  expect((await headOf("/")).node).toContain('"text":"Wells by\u00A0Acme"');
});

test("the share picture is mirrored for a language that is read from the right", async () => {
  expect((await headOf("/ar")).isMirrored).toBe(true);
  expect((await headOf("/")).isMirrored).toBeUndefined();
});

test("behind the line is the page's own picture, or that of the nearest page above it", async () => {
  expect((await headOf("/services/ai")).art).toEqual(["/site/images/tree.jpg"]);
  expect((await headOf("/services/data-analytics")).art).toEqual(["/site/images/tree.jpg"]);
  expect((await headOf("/services/far")).art).toEqual(["/site/content/dunes.png"]);
});

test("without a line of its own a share picture has the page's title", async () => {
  const { head } = await headOf("/services/data-analytics");

  expect(head).toMatchObject({
    shareLine: "Data Analytics",
    trail: [
      { label: "Services", path: "/services" },
      { label: "AI", path: "/services/ai" },
      { label: "Data Analytics", path: "/services/data-analytics" },
    ],
  });
});

test("programs read texts without isolates, and none ends the script element that the graph stands in", async () => {
  const { head } = await headOf("/services/ai");

  expect(head?.structuredData).not.toMatch(/[<\u2066]/);
  expect(JSON.stringify(JSON.parse(head?.structuredData ?? ""))).toContain("AI </script>");
});

test("there is no head of a page that the content does not make", async () => {
  expect((await headOf("/nowhere")).head).toBeNull();
});
