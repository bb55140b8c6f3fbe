import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the table, as `--strips`, how tall the strips above the map of an upright screen are: the road is as tall as its
 * width asks for, and dice as many as there are.
 */
export function useStrips(strips: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: box } = strips;
    const table = box?.closest<HTMLElement>("[data-layout]");
    if (!box || !table) return;
    const tell = () => table.style.setProperty("--strips", `${box.offsetHeight}px`);
    tell();
    const change = new ResizeObserver(tell);
    change.observe(box);
    return () => {
      change.disconnect();
      table.style.removeProperty("--strips");
    };
  }, [strips]);
}
