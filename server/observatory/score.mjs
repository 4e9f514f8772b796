// Scores an answer by the rules of Mozilla's HTTP Observatory: reads { headers, cors, html } as JSON, writes the
// score. A program of its own because the package is an ES module that looks for files where it was installed.
import fs from "node:fs";
import { text } from "node:stream/consumers";

// The package downloads the browsers' list of preloaded hosts when it is installed. Ours is on no list.
const readFileSync = fs.readFileSync;
fs.readFileSync = (file, ...options) =>
  String(file).endsWith("hsts-preload.json") ? "{}" : readFileSync(file, ...options);

const rules = new URL("../../node_modules/@mdn/mdn-http-observatory/src/", import.meta.url);
const load = (file) => import(new URL(file, rules));
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreDescription, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");
const { Requests } = await load("types.js");

const { headers, cors, html } = JSON.parse(await text(process.stdin));
const site = new URL("https://www.site.example/");
const response = (own) => ({ status: 200, headers: own, verified: true, httpEquiv: new Map() });

/** What the Observatory would have fetched; plain HTTP is sent on to HTTPS by the proxy in front of any server. */
const requests = new Requests(site.hostname);
requests.resources.path = html;
requests.session = { url: site };
requests.responses.auto = response(headers);
requests.responses.https = response(headers);
requests.responses.http = response(headers);
requests.responses.cors = response(cors);
requests.responses.httpRedirects = [
  { url: new URL("http://www.site.example/"), status: 301 },
  { url: site, status: 200 },
];
requests.responses.httpsRedirects = [{ url: site, status: 200 }];

const tests = ALL_TESTS.map((test) => test(requests)).map(({ constructor, result, pass }) => ({
  name: constructor.name,
  pass,
  result,
  modifier: result ? getScoreModifier(result) : 0,
  description: result ? getScoreDescription(result) : "",
}));

// As in the package's scanner: extra credit counts only where nothing much is missing.
const sum = (modifiers) => modifiers.reduce((total, modifier) => total + modifier, 100);
const modifiers = tests.map(({ modifier }) => modifier);
const plain = sum(modifiers.filter((modifier) => modifier < 0));
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain);
console.log(JSON.stringify({ grade, score, tests }));
