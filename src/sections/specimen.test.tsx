import { render, screen, within } from "@testing-library/react";
import { bare, parts, words } from "../../test/components/specimen-content";
import { withSettings } from "../../test/components/site-settings";
import { Specimen } from "./specimen";

const show = (part: Partial<typeof parts>) => {
  render(withSettings(<Specimen specimen={{ ...bare, ...part }} words={words} />));
  return within(screen.getByRole("article", { name: "Water in the well" }));
};

const rows = (sheet: { getAllByRole: (role: string) => HTMLElement[] }) =>
  sheet.getAllByRole("row").map((row) => {
    const cells = Array.from(row.children, (cell) =>
      cell.getAttribute("aria-hidden") === "true" ? "" : cell.textContent,
    );
    return cells.filter(Boolean);
  });

test("the sheet says that its data is invented, and ends with what follows from it", () => {
  const sheet = show({});
  expect(sheet.getByText("Sample, made up")).toBeVisible();
  expect(sheet.getByText("Measured at dawn.")).toBeVisible();
  expect(sheet.getByRole("term")).toHaveTextContent("Next");
  expect(sheet.getByRole("definition")).toHaveTextContent("We dig.");
  expect(screen.getByRole("heading", { level: 2, name: "You hold this" })).toBeVisible();
});

test("a test adds up its groups and marks the one far below the agreed measure", () => {
  const sheet = show({ evaluation: parts.evaluation });
  expect(sheet.getByText("heard rightly")).toHaveTextContent("17 of 20heard rightly");
  expect(sheet.getByText("heard wrongly")).toHaveTextContent("3 heard wrongly");
  expect(rows(sheet)).toEqual([
    ["Gallery", "Heard", "Why"],
    ["North", "10 of 10", "Nothing"],
    ["East", "7 of 10", "Bats"],
  ]);
  const marked = sheet.getAllByRole("row").filter((row) => row.dataset.low === "true");
  expect(marked.map((row) => row.textContent)).toEqual([expect.stringContaining("East")]);
});

test("a group that reaches the agreed measure exactly is not marked", () => {
  const sheet = show({ evaluation: { ...parts.evaluation, measure: 14 } });
  const marks = sheet.getAllByRole("row").map((row) => row.dataset.low);
  expect(marks).toEqual([undefined, "false", "false"]);
});

test("a mistake is read out with who said it", () => {
  const item = within(show({ evaluation: parts.evaluation }).getByRole("listitem"));
  expect(item.getByText("A drip at noon")).toBeVisible();
  expect(item.getByText("Bat").closest("p")).toHaveTextContent("It said: Leak Bat");
});

test("a record names its uses with their last days, the first to end apart", () => {
  const sheet = show({ record: parts.record });
  expect(sheet.getByRole("img", { name: "Palms at dusk" })).toBeVisible();
  expect(rows(sheet)).toEqual([
    ["May be shown"],
    ["In town Nizwa", "until 28 Feb 2026"],
    ["In the paper Oman", "ends 28 Feb 2025"],
    ["On a stamp Anywhere", "ask first"],
    ["Today, 1 September 2024"],
  ]);
});

const scaleOf = (record: typeof parts.record) =>
  show({ record })
    .getAllByText(/^20\d\d$/)
    .map(({ textContent }) => textContent);

test("a record's scale begins with the year it was made and ends with the last year of a use", () => {
  expect(scaleOf(parts.record)).toEqual(["2024", "2025", "2026"]);
});

test("a record's scale reaches today also when every use has ended", () => {
  expect(scaleOf({ ...parts.record, today: "2027-01-01" })).toEqual(["2024", "2025", "2026", "2027"]);
});

test("on a long scale only some years are numbered, as there is no room for all", () => {
  const [first, ...others] = parts.record.rights;
  const record = { ...parts.record, rights: [{ ...first!, until: "2035-02-28" }, ...others] };
  expect(scaleOf(record)).toEqual(["2024", "2027", "2030", "2033"]);
});

test("a step of a map says what it becomes, or that it falls away", () => {
  const steps = show({ map: parts.map }).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "AskOn footBecomes: LookOn a telephone",
    "Write downIn chalkFalls away",
  ]);
  expect(within(steps[1]!).getByText("Write down").tagName).toBe("DEL");
});

test("a forecast says what came, and what has not come yet", () => {
  const sheet = show({ forecast: parts.forecast });
  expect(rows(sheet)).toEqual([
    ["10 to 60 palms", "Forecast", "Came"],
    ["March", "20 to 30", "24"],
    ["April", "20 to 30", "51"],
    ["May", "20 to 30", "not yet"],
  ]);
  const results = sheet.getAllByRole("row").map((row) => row.dataset.result);
  expect(results).toEqual([undefined, "inside", "outside", "open"]);
});

test("a result at either end of a forecast's range is inside it", () => {
  const ends = [20, 30].map((came) => ({ period: `At ${came}`, low: 20, high: 30, came }));
  const sheet = show({ forecast: { ...parts.forecast, rows: ends } });
  const results = sheet.getAllByRole("row").map((row) => row.dataset.result);
  expect(results).toEqual([undefined, "inside", "inside"]);
});

test("a forecast's bar and dot stand where the scale has their numbers", () => {
  const row = within(show({ forecast: parts.forecast }).getByRole("row", { name: /^March/ }));
  const [bar, dot] = row.getAllByRole("cell", { hidden: true })[0]!.children;
  expect(bar).toHaveStyle({ "--low": "20%", "--width": "20%" });
  expect(dot).toHaveStyle({ "--at": "28%" });
});

test("notes list their limits last", () => {
  const sheet = show({ notes: parts.notes });
  expect(sheet.getByRole("heading", { level: 4, name: "Calendar 2" })).toBeVisible();
  expect(sheet.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["New", "Beware", "Next"]);
});
