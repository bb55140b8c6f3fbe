import { useCallback, useState } from "react";

/** How many are laid out at first; each further step doubles it. */
const FIRST = 24;

/**
 * How many of a long list are laid out: a few at first, and more whenever its end comes into sight. What is asked for
 * anew (`key`) begins anew.
 */
export function useMore(key: string): {
  readonly shown: number;
  /** For what stands behind the last of them. */
  readonly end: (element: Element | null) => (() => void) | undefined;
} {
  const [laid, lay] = useState({ key, shown: FIRST });
  const shown = laid.key === key ? laid.shown : FIRST;
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const watch = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && lay({ key, shown: shown * 2 }),
        { rootMargin: "400px" },
      );
      watch.observe(element);
      return () => watch.disconnect();
    },
    [key, shown],
  );
  return { shown, end };
}
