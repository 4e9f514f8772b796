/** The parts of Swiper that the carousel needs, in one file of their own so that they load late and nothing else does. */
export { Swiper } from "swiper";
export { EffectFade } from "swiper/modules";
