import { pageElements } from "../html/page-elements";
import { pictureOrigins } from "./picture-origins";

const PHOTO = "https://images.unsplash.com/photo-1";

test("every way in which a picture names another host counts, each host once", () => {
  const html = `<picture><source srcset="${PHOTO}?w=1&amp;h=1 1w,\n${PHOTO}?w=2&amp;h=2 2w">
    <img alt="" srcSet="/own.jpg 1w"></picture>
    <noscript><img alt="" src="https://images.pexels.com/photos/1/a.jpeg"></noscript>`;

  expect(pictureOrigins(pageElements(html))).toEqual([
    "https://images.pexels.com",
    "https://images.unsplash.com",
  ]);
});

test.each([
  '<img src="/static/a.jpg" srcset="/static/a.jpg 1w, /static/b.jpg 2w"/>',
  `<a href="${PHOTO}">${PHOTO}</a>`,
  `<meta property="og:image" content="${PHOTO}"/>`,
  `<img src="/own.jpg" alt="${PHOTO}"/>`,
  `<!-- <img src="${PHOTO}"/> -->`,
])("%s loads no picture from elsewhere", (html) => {
  expect(pictureOrigins(pageElements(html))).toEqual([]);
});
