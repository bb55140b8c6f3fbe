/** Where a thing was put down by hand, until the table has answered. */
import type { Spot } from "../outline.ts";

let waiting: Spot | null = null;

/** A thing was put down there, in units of the page on which it lies; null: none waits any longer. */
export function putDown(at: Spot | null): void {
  waiting = at;
}

/** Where the thing was put down whose answer has come, told once: from there it goes on. */
export function takePutDown(): Spot | null {
  const at = waiting;
  waiting = null;
  return at;
}
