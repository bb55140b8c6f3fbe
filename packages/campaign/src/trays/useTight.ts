import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/** How often letters have come that are drawn otherwise than those before them. */
let fonts = 0;

const onChange = (listener: () => void): (() => void) => {
  const drawn = () => {
    fonts++;
    listener();
  };
  addEventListener("resize", listener);
  document.fonts.addEventListener("loadingdone", drawn);
  return () => {
    removeEventListener("resize", listener);
    document.fonts.removeEventListener("loadingdone", drawn);
  };
};

/**
 * How often what stands in a column had to be made shorter, as it was longer than the column: at most `most` times (then
 * it is `data-tight`). It is measured anew whenever one of `causes` or the window changes, with everything unfolded.
 */
export function useTight(
  column: RefObject<HTMLElement | null>,
  causes: readonly unknown[],
  most: number,
): number {
  const window = useSyncExternalStore(onChange, () => `${innerHeight} ${fonts}`);
  const now = [...causes, window];
  const [measured, setMeasured] = useState({ now, times: 0 });
  const same = measured.now.every((cause, i) => cause === now[i]);
  if (!same) setMeasured({ now, times: 0 });
  useLayoutEffect(() => {
    const { current: box } = column;
    box?.toggleAttribute("data-tight", measured.times > 0);
    if (measured.times >= most || !box) return;
    const measure = () => {
      if (box.scrollHeight > box.clientHeight + 1) setMeasured({ ...measured, times: measured.times + 1 });
    };
    measure();
    // What stands in it may grow later, and what stands under it.
    const change = new ResizeObserver(measure);
    change.observe(box);
    for (const thing of box.children) change.observe(thing);
    return () => change.disconnect();
  }, [column, measured, most]);
  return measured.times;
}
