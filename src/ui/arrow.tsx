import { ArrowRight } from "lucide-react";

/** The arrow at the end of a button; it moves when the button is hovered. */
export const Arrow = () => <ArrowRight data-arrow size={20} strokeWidth={1.75} aria-hidden="true" />;
