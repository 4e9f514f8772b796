import { act, renderHook } from "@testing-library/react";
import { useSwiper } from "../../src/hooks/use-swiper";

/** Called at every swipe. */
export const onSwipe = jest.fn();

type Shown = { index: number; speed?: number };

/** Puts the hook on a stage in its carousel. */
export function put(index = 0) {
  const carousel = document.createElement("section");
  const stage = carousel.appendChild(document.createElement("div"));
  const element = { current: stage };
  const initialProps: Shown = { index };
  const hook = renderHook((props: Shown) => useSwiper(element, { speed: 600, ...props, onSwipe }), {
    initialProps,
  });
  return { ...hook, carousel, stage };
}

/** Runs a function, and waits for the lazy import. */
export const settle = (happen: () => void = () => undefined) =>
  act(async () => {
    happen();
    await import("../../src/hooks/swiper-core");
  });

/** Puts the hook on a stage and points at it, which is a sign of use. */
export async function start(index = 0) {
  const hook = put(index);
  await settle(() => hook.carousel.dispatchEvent(new Event("pointerenter")));
  return hook;
}
