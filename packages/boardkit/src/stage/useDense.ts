import { type RefObject, useLayoutEffect, useRef } from "react";

/** How close together a scene is drawn: as it likes, closer, or as close as can be. */
const DENSE = ["", "more", "most"] as const;

/**
 * Marks a stage (`data-dense`) while its scene does not find room on it, so that styles draw it closer together, and once
 * more where that does not do. Returns where the scene is to be put: it is measured whenever it or its room is another.
 */
export function useDense(stage: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [whole, scene] = [stage.current, within.current];
    if (!whole || !scene) return;
    const measure = () => {
      for (const dense of DENSE) {
        whole.dataset.dense = dense;
        if (scene.scrollHeight <= scene.clientHeight + 1) return;
      }
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of [scene, ...scene.children]) watch.observe(part);
    return () => watch.disconnect();
  });
  return within;
}
