import { useLayoutEffect } from "react";

/** The keys of a page that winds through a game: arrows step, the space bar plays, where the keyboard is at nothing else. */
export function useWinding(step: (by: 1 | -1) => void, toggle: (() => void) | null): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // The slider has these keys already, and so has every field and list.
      const place = target instanceof Element ? target : document.body;
      if (place.closest("input, textarea, select, [role=dialog], [role=listbox], [role=tablist]")) return;
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
      else if (toggle && event.key === " " && !place.closest("button, a, summary")) {
        event.preventDefault();
        toggle();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
