import { imageData } from "./image";

/** The words that all specimens share, as pages query them. */
export const words = {
  label: "Sample, made up",
  of: "of",
  said: "It said:",
  until: "until {date}",
  ends: "ends {date}",
  notCleared: "ask first",
  today: "Today, {date}",
  becomes: "Becomes:",
  fallsAway: "Falls away",
  range: "{low} to {high}",
  forecast: "Forecast",
  came: "Came",
  notYet: "not yet",
  rangeKey: "What we said",
  insideKey: "As said",
  outsideKey: "Otherwise",
};

/** A specimen without any part, and one part of each kind. */
export const bare = {
  heading: "You hold this",
  text: "One sheet a week.",
  title: "Water in the well",
  note: "Measured at dawn.",
  verdict: { term: "Next", text: "We dig." },
  evaluation: null,
  record: null,
  map: null,
  forecast: null,
  notes: null,
};

export const parts = {
  evaluation: {
    measure: 16,
    right: "heard rightly",
    wrong: "heard wrongly",
    groupHead: "Gallery",
    scoreHead: "Heard",
    noteHead: "Why",
    rows: [
      { group: "North", right: 10, all: 10, note: "Nothing" },
      { group: "East", right: 7, all: 10, note: "Bats" },
    ],
    mistakesHeading: "One we got wrong",
    mistakes: [{ quote: "A drip at noon", said: "Leak", truth: "Bat", note: "It flew away." }],
  },
  record: {
    image: { gatsbyImageData: imageData("grove") },
    imageAlt: "Palms at dusk",
    caption: "Shot 3",
    facts: [{ term: "Taken", text: "In March" }],
    rightsHeading: "May be shown",
    made: "2024-03-01",
    today: "2024-09-01",
    rights: [
      { use: "In town", where: "Nizwa", until: "2026-02-28" },
      { use: "In the paper", where: "Oman", until: "2025-02-28" },
      { use: "On a stamp", where: "Anywhere", until: null },
    ],
  },
  map: {
    steps: [
      { before: "Ask", how: "On foot", after: "Look", then: "On a telephone" },
      { before: "Write down", how: "In chalk", after: null, then: null },
    ],
  },
  forecast: {
    unit: "palms",
    from: 10,
    to: 60,
    rows: [
      { period: "March", low: 20, high: 30, came: 24 },
      { period: "April", low: 20, high: 30, came: 51 },
      { period: "May", low: 20, high: 30, came: null },
    ],
  },
  notes: {
    title: "Calendar 2",
    aside: "In March",
    items: [{ term: "New", text: "Fridays." }],
    limits: [{ term: "Beware", text: "No leap years." }],
  },
};
