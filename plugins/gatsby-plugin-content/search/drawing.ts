import { resolve } from "node:path";
import type { Node } from "@takumi-rs/core";
import type { Actions } from "gatsby";

/** A picture that is drawn of a layout: what this plugin's worker takes (gatsby-worker.mjs). */
export interface Drawing {
  /** Below `public`. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  format: "jpeg" | "png" | "ico";
  /** The layout. It may show two pictures: `art`, cut to the size of the drawing, and `mark`. */
  node: Node;
  /** The mark, as SVG. */
  mark: string;
  /** Whether left and right of the art change places. */
  isMirrored?: boolean;
}

/** Starts the job that makes a drawing, beside the rest of the build. @param art path of the picture behind it */
export function draw(createJob: Actions["createJobV2"], drawing: Drawing, art?: string): void {
  void createJob({
    name: "DRAWING",
    // Gatsby would read and hash the art for each drawing; the file's name holds its digest.
    inputPaths: [],
    outputDir: resolve("public"),
    args: { art, drawing },
  });
}
