import type { CmsConfig } from "@sveltia/cms";
import { editorPolicy } from "./policy";

/**
 * The page at /admin. The configuration stands in it as data, which nothing runs, so that the program stays the
 * same, and kept by browsers, whatever the content looks like.
 * @param program the path of the program on this site
 */
export function editorPage(config: CmsConfig, program: string): string {
  const data = JSON.stringify(config).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(config.backend)}">
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
