import { type RefObject, useLayoutEffect } from "react";

/**
 * A scene that hides the map tells what it lies over: as long as it is there, the table's stage is `data-under-scene`,
 * `opening` while the map is still to be seen. A style that looked for the scene with `:has()` instead would have the
 * browser look through the whole table for it whenever anything on it changes.
 */
export function useStaged(scene: RefObject<Element | null>, opening = false): void {
  useLayoutEffect(() => {
    const stage = scene.current?.closest<HTMLElement>("[data-game]");
    if (!stage) return;
    stage.dataset.underScene = opening ? "opening" : "hidden";
    // Beside the dark of a scene, bar and prompt are dark too.
    const parts = stage.querySelectorAll<HTMLElement>(":scope > header, [data-prompt]");
    for (const part of parts) part.dataset.theme = "candle";
    return () => {
      delete stage.dataset.underScene;
      for (const part of parts) delete part.dataset.theme;
    };
  }, [scene, opening]);
}
