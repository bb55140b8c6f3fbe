import type { Plugin } from "vite";

/** Where Vite's helper loads ahead what a late part needs. */
const LOADS = "return preloadOnce(";
/** Styles have to be there before the part is shown; of scripts, none is loaded ahead where a service worker answers. */
const UNLESS = "if (!isCss && navigator.serviceWorker?.controller) return;";

/**
 * Lets a page load nothing ahead once a service worker answers for it: the browser would throw each script away and load it
 * again. The worker itself does the same for the page as it comes (`src/offline/worker/ahead.ts`).
 */
export const nothingAhead = (): Plugin => ({
  name: "westmarch-nothing-ahead",
  apply: "build",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(LOADS))
        this.error(`Vite no longer says “${LOADS}” in its helper: look how it loads ahead`);
      return { code: code.replace(LOADS, `${UNLESS} ${LOADS}`), map: null };
    },
  },
});
