import { useSyncExternalStore } from "react";

/** Whether a media query holds now; the caller is drawn anew when that changes. */
export const useMedia = (query: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => query.matches,
  );
