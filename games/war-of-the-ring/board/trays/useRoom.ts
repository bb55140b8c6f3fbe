import { useSyncExternalStore } from "react";

const onResize = (listener: () => void): (() => void) => {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
};

/** The least window, in the reader's own size of type, in which trays lie open on both sides of the map. */
const WIDTH = 75;
const HEIGHT = 44;

/** Whether trays lie open on both sides of the map. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(onResize, () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return innerWidth >= WIDTH * rem && innerHeight >= HEIGHT * rem;
  });
