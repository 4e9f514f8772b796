import { translations } from "./translations";

const pages = [
  { path: "/", language: "en", prefix: "" },
  { path: "/careers", language: "en", prefix: "" },
  { path: "/ar", language: "ar", prefix: "/ar" },
];

test("a page names itself and its translations, and so do they", () => {
  const both = [
    { lang: "en", url: "https://a.example/" },
    { lang: "ar", url: "https://a.example/ar" },
    { lang: "x-default", url: "https://a.example/" },
  ];
  expect(translations(pages, "https://a.example")).toEqual(
    new Map([
      ["/", both],
      ["/ar", both],
    ]),
  );
});
