import { act } from "@testing-library/react";
import { picture } from "../../test/components/image";
import { fetchAhead } from "./fetch-ahead";

const loadPage = jest.fn();
const pictures: HTMLImageElement[] = [];

beforeEach(() => {
  loadPage.mockReset().mockResolvedValue({ json: {} });
  Object.assign(window, { ___loader: { loadPage } });
  const create = document.createElement.bind(document);
  pictures.length = 0;
  jest.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLImageElement) pictures.push(element);
    return element;
  });
});

afterEach(() => Object.assign(navigator, { connection: undefined }));

test("a page is fetched once", async () => {
  await fetchAhead("/once");
  await fetchAhead("/once");
  expect(loadPage.mock.calls).toEqual([["/once"]]);
});

test("the picture at the page's top comes with it, others do not", async () => {
  const other = { landscape: picture("below").landscape };
  loadPage.mockResolvedValue({ json: { data: { members: [other], page: { image: picture("dunes") } } } });
  await act(() => fetchAhead("/picture"));
  expect(pictures.map(({ src }) => src)).toEqual([expect.stringContaining("dunes")]);
});

test("nothing is fetched for visitors who save data", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await fetchAhead("/saved");
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([
  ["/broken", () => Promise.resolve({ status: "error" })],
  ["/unreachable", () => Promise.reject(new Error())],
])("a page that cannot be loaded brings nothing, and fails when its link is used: %s", async (path, load) => {
  loadPage.mockImplementation(load);
  await expect(fetchAhead(path)).resolves.toBeUndefined();
  expect(pictures).toEqual([]);
});
