import type { Node } from "@takumi-rs/core";
import { SHARE_SIZE } from "../../../src/config";
import { color, ink } from "../../../src/theme/tokens";
import { hashOf } from "../pictures/file-picture";
import type { Drawing } from "./drawing";
import { markSvg } from "./mark";

type ShareTexts = {
  /** The large line. */
  line: string;
  brand: string;
  /** Changes when the art does. */
  digest: string;
  /** Which way the texts are written; a picture for texts from the right is mirrored. */
  direction?: "ltr" | "rtl";
};

/** Long lines are set smaller, so that the longest one a schema allows fits. */
const LONG_LINE = 44;

/** Arabic needs room between its lines, or a tail runs into the dots below it. */
const LATIN_LINE = { fontSize: "84px", lineHeight: 1.06 };
const ARABIC_LINE = { fontSize: "70px", lineHeight: 1.44 };

/** The characters that the fonts of drawings hold (gatsby-worker.mjs): Latin letters of Europe, and Arabic itself. */
const LATIN =
  " -~\\u00A0-\\u00AC\\u00AE-\\u00B4\\u00B6-\\u0113\\u0116-\\u012B\\u012E-\\u0137\\u0139-\\u013E\\u0141-\\u0148\\u014A-\\u014D\\u0150-\\u0165\\u0168-\\u017E\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EF2\\u1EF3";
const ARABIC = "\\u060C\\u061B\\u061F\\u0621-\\u063A\\u0640-\\u0652\\u0670\\u067E\\u0686\\u06A4\\u06AF";
const DRAWN = new RegExp(`^[${LATIN}${ARABIC}–—‘’‚“”„•…‹›€™]*$`, "u");

/** Emoji and soft hyphens, but no arrows and no signs: a line says the same without them. */
const NEEDLESS =
  /(?![©®™‼⁉▶◀←-⇿])\p{Extended_Pictographic}|[\p{Regional_Indicator}\p{Emoji_Modifier}\p{Variation_Selector}\u00ad\u{e0020}-\u{e007f}]|\u200d|\u20e3/gu;

/** A text as it can be drawn; nothing where some of its letters would be missing. */
function drawn(text: string): string {
  const plain = text.replace(NEEDLESS, "").replace(/ {2,}/g, " ").trim();
  return DRAWN.test(plain) ? plain : "";
}

/**
 * The drawing of a page's share picture: its line and the brand over the page's art. The file's name tells what it
 * shows, so that a changed picture has a new address.
 */
export function shareDrawing({ line, brand, digest, direction = "ltr" }: ShareTexts): Drawing {
  const isMirrored = direction === "rtl";
  const node: Node = {
    type: "container",
    style: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      width: "100%",
      height: "100%",
      padding: "72px 80px",
      color: color.paper,
      fontFamily: isMirrored ? "serif-arabic, serif" : "serif",
      ...(isMirrored && { direction }),
      backgroundImage: `linear-gradient(${isMirrored ? 270 : 90}deg, ${ink(0.96)} 0%, ${ink(0.82)} 45%, ${ink(0.1)} 85%), url(art)`,
      backgroundSize: "100% 100%",
    },
    children: [
      {
        type: "container",
        style: { display: "flex", alignItems: "center", gap: "20px" },
        children: [
          { type: "image", src: "mark", style: { width: "54px", height: "54px" } },
          { type: "text", text: drawn(brand), style: { fontSize: "44px" } },
        ],
      },
      {
        type: "text",
        text: drawn(line),
        style: {
          maxWidth: "640px",
          color: color.amberLight,
          ...(isMirrored ? ARABIC_LINE : LATIN_LINE),
          ...(line.length > LONG_LINE && { fontSize: "64px" }),
          // Spacing between letters would tear joined ones apart.
          ...(!isMirrored && { letterSpacing: "-0.03em" }),
          textWrap: "balance",
        },
      },
    ],
  };
  const drawing = {
    ...SHARE_SIZE,
    format: "jpeg",
    node,
    mark: markSvg(color.paper),
    ...(isMirrored && { isMirrored }),
  } as const;
  return { ...drawing, file: `static/share-${hashOf(digest, drawing)}.jpg` };
}
