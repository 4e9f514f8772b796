import type { CmsConfig } from "@sveltia/cms";
import { editorPolicy } from "./editor-policy";

/**
 * The page at /admin. The configuration is data in the page, so that the program does not change with the content
 * and browsers can cache it.
 * @param program the path of the program on this site
 * @param pictureOrigins hosts of photos that content may name
 */
export function editorPage(config: CmsConfig, program: string, pictureOrigins: readonly string[]): string {
  const data = JSON.stringify(config).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(config.backend, pictureOrigins)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(config.app_title ?? "")}</title>
<link rel="icon" href="/favicon.svg">
<script type="application/json" id="configuration">${data}</script>
<script type="module" src="${program}"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
