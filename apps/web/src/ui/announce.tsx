import { useSyncExternalStore } from "react";
import styles from "./ui.module.css";

let words = "";
let turn = 0;
const listeners = new Set<() => void>();

/** Says something to who listens rather than looks. */
export function announce(text: string): void {
  // The same words twice in a row are no change, and would not be read.
  words = text + "\u00a0".repeat(turn++ % 2);
  for (const listener of listeners) listener();
}

/** The one place that is read aloud when it changes. Stands once, at the root. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => words,
  );
  return (
    <div className={styles.unseen} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
