import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** The HTML that the build writes of something, without styles and React's own marks. For tests that run in Node. */
export const prebuilt = (element: ReactElement): string =>
  renderToString(element)
    .replace(/<style.*?<\/style>/gs, "")
    .replaceAll("<!-- -->", "");
