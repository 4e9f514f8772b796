import { ArrowLeft, ArrowRight } from "lucide-react";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** An arrow in the reading direction (global.tsx mirrors it); on a button it moves when the button is hovered. */
export const Arrow = () => <ArrowRight data-arrow="forward" {...look} />;

/** An arrow against the reading direction. */
export const BackArrow = () => <ArrowLeft data-arrow="back" {...look} />;
