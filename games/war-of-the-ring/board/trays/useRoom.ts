import { useSyncExternalStore } from "react";

const matching = (query: string) => {
  const media = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => media.matches);
};

/** Whether trays lie open on both sides of the map. */
export const useRoomy = matching("(min-width: 75rem) and (min-height: 44rem)");
