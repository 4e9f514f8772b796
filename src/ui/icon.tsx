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

/** Joins all `path` shapes into one, because browsers style, lay out and draw each shape separately. */
const shapes = (icon: IconNode) => {
  const others = icon.filter(([shape]) => shape !== "path");
  const lines = icon.filter(([shape]) => shape === "path").map(([, { d }]) => d);
  return [
    ...others.map(([shape, values], index) => createElement(shape, { key: index, ...values })),
    // A path that begins with a relative move still starts from the corner, as it does alone.
    lines.length > 0 && <path key="lines" d={lines.join("M0 0")} />,
  ];
};
