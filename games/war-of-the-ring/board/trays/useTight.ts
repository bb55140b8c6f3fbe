import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

const onResize = (listener: () => void): (() => void) => {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
};

/**
 * Whether what stands in a column is longer than the column. It is measured anew whenever one of `causes` or the window
 * changes, with everything unfolded.
 */
export function useTight(column: RefObject<HTMLElement | null>, causes: readonly unknown[]): boolean {
  const window = useSyncExternalStore(onResize, () => innerHeight);
  const now = [...causes, window];
  const [measured, setMeasured] = useState({ now, tight: false });
  const same = measured.now.every((cause, i) => cause === now[i]);
  if (!same) setMeasured({ now, tight: false });
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = column.current ?? {};
    if (!measured.tight && scrollHeight > clientHeight + 1) setMeasured({ ...measured, tight: true });
  });
  return measured.tight;
}
