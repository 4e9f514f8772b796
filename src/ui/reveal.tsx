import { useRef, type ComponentProps } from "react";
import { useReveal } from "../hooks/use-reveal";

/**
 * Content that fades in when it scrolls into view (global.tsx says how); without scripts or under reduced motion it is
 * always visible.
 */
export function Reveal(props: ComponentProps<"div">) {
  const block = useRef<HTMLDivElement>(null);
  useReveal(block);
  return <div ref={block} {...props} />;
}
