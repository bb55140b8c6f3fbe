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
 * Whether what stands in a column is longer than the column. It is measured anew whenever one of `causes` or the window
 * changes, with everything unfolded.
 */
export function useTight(column: RefObject<HTMLElement | null>, causes: readonly unknown[]): boolean {
  const window = useSyncExternalStore(onChange, () => `${innerHeight} ${fonts}`);
  const now = [...causes, window];
  const [measured, setMeasured] = useState({ now, tight: false });
  const same = measured.now.every((cause, i) => cause === now[i]);
  if (!same) setMeasured({ now, tight: false });
  useLayoutEffect(() => {
    const { current: box } = column;
    if (measured.tight || !box) return;
    const measure = () => {
      if (box.scrollHeight > box.clientHeight + 1) setMeasured({ ...measured, tight: true });
    };
    measure();
    // What stands in it may grow later, and what stands under it.
    const change = new ResizeObserver(measure);
    change.observe(box);
    for (const thing of box.children) change.observe(thing);
    return () => change.disconnect();
  }, [column, measured]);
  return measured.tight;
}
