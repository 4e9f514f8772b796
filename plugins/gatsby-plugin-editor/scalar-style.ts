import type { Scalar, ScalarTag, Tags } from "yaml";
import { stringifyString } from "yaml/util";
import type { StringifyContext } from "yaml/util";

const TEXT = "tag:yaml.org,2002:str";

/** The width to which folded texts (`>-`) in content/ are wrapped; other texts are one line. */
const FOLDED_WIDTH = 108;

/** For `customTags`: writes an unchanged text as it is in the file, with its line breaks and quotes. */
export function writesAsItStands(tags: Tags): Tags {
  const own = tags.map((tag) => (typeof tag === "object" && tag.tag === TEXT ? text(tag as ScalarTag) : tag));
  return [...own, "timestamp"];
}

function text(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    stringify(item, context, onComment, onChompKeep) {
      const standing = asItStands(item, context.indent);
      if (standing !== undefined) return standing;
      const lineWidth = item.type === "BLOCK_FOLDED" ? FOLDED_WIDTH : 0;
      const options = { ...context.options, lineWidth };
      const own: StringifyContext = { ...context, options, actualString: true };
      return stringifyString(item, own, onComment, onChompKeep);
    },
  };
}

/** The text as it is in the file, reindented; undefined for one that is new, changed or in an unusual form. */
function asItStands({ srcToken, source, value, comment }: Scalar, indent: string): string | undefined {
  if (!srcToken || source !== value) return undefined;
  if ("source" in srcToken && srcToken.type !== "block-scalar")
    return srcToken.source.replace(/\n[ \t]*(?=\S)/g, `\n${indent}`);
  if (srcToken.type !== "block-scalar") return undefined;
  const header = srcToken.props.find(({ type }) => type === "block-scalar-header");
  if (comment || !header || !("source" in header) || !/^[|>]-?$/.test(header.source)) return undefined;
  const lines = srcToken.source.trimEnd().split("\n");
  const margin = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  return [
    header.source,
    ...lines.map((line) => (line.trim() === "" ? "" : indent + line.slice(margin))),
  ].join("\n");
}
