import { useSyncExternalStore } from "react";

/** The least window, in the reader's own size of type, in which trays lie open on both sides of the map. */
const WIDTH = 75;
const HEIGHT = 44;
const BROAD = 84;

/** The reader's size of type, in pixels; null: not measured. To measure it, all styles are worked out first. */
let rem: number | null = null;
let watching = 0;

/** The window, or the attributes of the page by which its type is set, may have changed. */
const onChange = (listener: () => void): (() => void) => {
  const changed = () => {
    rem = null;
    listener();
  };
  watching++;
  addEventListener("resize", changed);
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, { attributes: true });
  return () => {
    removeEventListener("resize", changed);
    attributes.disconnect();
    if (--watching === 0) rem = null;
  };
};

/** Whether the window is at least so wide, and as tall as such trays need. */
const useWindow = (width: number): boolean =>
  useSyncExternalStore(onChange, () => {
    rem ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return innerWidth >= width * rem && innerHeight >= HEIGHT * rem;
  });

/** Whether trays lie open on both sides of the map. */
export const useRoomy = (): boolean => useWindow(WIDTH);

/** Whether a rail that reaches to the trays on the far side has room for more than dice and question. */
export const useBroad = (): boolean => useWindow(BROAD);
