import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * While `close` is given, Escape closes, and with `outside` a press anywhere else does too. Escape gives the focus back
 * to whatever had it.
 */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  close: (() => void) | undefined,
  { outside = false } = {},
): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  const closes = close !== undefined;
  useEffect(() => {
    if (!closes) return;
    const before = document.activeElement;
    const off = new AbortController();
    const listening = { signal: off.signal, capture: true };
    document.addEventListener(
      "keydown",
      (e) => {
        if (e.key !== "Escape" || e.defaultPrevented) return;
        e.preventDefault();
        latest.current?.();
        if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
      },
      listening,
    );
    if (outside)
      document.addEventListener(
        "pointerdown",
        ({ target }) => !(target instanceof Node && box.current?.contains(target)) && latest.current?.(),
        listening,
      );
    return () => off.abort();
  }, [box, closes, outside]);
}
