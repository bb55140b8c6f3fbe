/** By what this device is known at tournaments. */
import { freshKey } from "../net/api.ts";

const KEPT = "westmarch-tournaments";

/** Heard at the window when something was done to a tournament from this page. */
export const TOURNAMENTS_CHANGED = "westmarch-tournaments-changed";

let forNow: string | null = null;

/** This device's key, if it has been to any tournament. */
export function knownKey(): string | null {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept && /^[a-f0-9]{32}$/.test(kept)) return kept;
  } catch {
    // A browser may forbid a page to keep anything.
  }
  return forNow;
}

/** This device's key. Where nothing can be kept, it lasts as long as the page. */
export function key(): string {
  const known = knownKey();
  if (known) return known;
  forNow = freshKey();
  try {
    localStorage.setItem(KEPT, forNow);
  } catch {
    // A browser may forbid a page to keep anything.
  }
  return forNow;
}
