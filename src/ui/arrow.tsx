import { ArrowLeft, ArrowRight } from "lucide";
import { Icon } from "./icon";

/** An arrow in the reading direction (global.tsx mirrors it); on a button it moves when the button is hovered. */
export const Arrow = () => <Icon icon={ArrowRight} data-arrow="forward" size={20} />;

/** An arrow against the reading direction. */
export const BackArrow = () => <Icon icon={ArrowLeft} data-arrow="back" size={20} />;
