import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 47.5rem)");

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Whether the window is a phone's: its places stand in a bar at the foot. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
