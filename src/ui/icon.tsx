import type { IconNode } from "lucide";
import { createElement, type ComponentProps } from "react";

type IconProps = ComponentProps<"svg"> & {
  /** One of Lucide's, or the markup inside a 24 × 24 stroke icon; the build resolves that from a name in YAML. */
  icon: IconNode | { readonly body: string };
  /** Edge length in px. */
  size: number;
};

/** An icon, hidden from screen readers: the text beside it says the same. Its lines are styled in global.tsx. */
export const Icon = ({ icon, size, ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    strokeWidth="1.75"
    {...rest}
    {...("body" in icon ? { dangerouslySetInnerHTML: { __html: icon.body } } : { children: shapes(icon) })}
  />
);

/** The shapes, with all paths in one: browsers style, lay out and draw each shape by itself. */
const shapes = (icon: IconNode) => [
  ...icon
    .filter(([shape]) => shape !== "path")
    .map(([shape, values], index) => createElement(shape, { key: index, ...values })),
  // A path that begins with a relative move starts from the corner, as it does by itself.
  <path key="" d={icon.flatMap(([, { d }]) => d ?? []).join("M0 0")} />,
];
