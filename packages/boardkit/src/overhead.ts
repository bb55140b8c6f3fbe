import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/** Windows that are wide enough for a strip beside what the bar says, and too low for it above a map. */
const LONG = "(min-width: 75rem) and (max-height: 54rem)";

const onChange = (listener: () => void): (() => void) => {
  const query = matchMedia(LONG);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
const isLong = (): boolean => matchMedia(LONG).matches;

/** The place in the bar of a long, low window where a board may show a strip of its own; null where there is none. */
export function useOverhead(): Element | null {
  const long = useSyncExternalStore(onChange, isLong, () => false);
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector("[data-overhead]")), []);
  return long ? place : null;
}
