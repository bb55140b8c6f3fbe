/** Small sounds: no recordings, nothing to load but how they are made. */
import type { Sound } from "@westmarch/boardkit";
import { later } from "@westmarch/boardkit/later";
import type { Cue } from "./cues.ts";

/** What can be heard at a table, each of which a player may silence. */
export const SOUNDS: readonly Sound[] = ["dice", "card", "march", "tile", "blow"];

const cues = later(() => import("./cues.ts"));

let context: AudioContext | null = null;
/** Notes that have not ended. */
let sounding = 0;

/** A context that waits for the next cue costs a phone its battery, so it sleeps when the last note has ended. */
function ended(): void {
  sounding--;
  if (sounding === 0) context?.suspend();
}

/** What a browser takes for a player's own doing. */
const PRESSES = ["pointerup", "keydown"] as const;

/**
 * Begins a context within the player's next press: on phones only one that began so may ever be heard. It sleeps until the
 * first cue.
 */
function begin(): void {
  for (const press of PRESSES) removeEventListener(press, begin, true);
  context = new AudioContext();
  // What cannot be fetched now is when it is to be heard.
  cues.fetch().catch(() => {});
  // Asleep again at once, unless a cue came first.
  context.resume().then(
    () => {
      if (sounding === 0) context?.suspend();
    },
    () => {}, // the browser lets nothing be heard here: the table is seen and read all the same
  );
}

/** Lets cues be heard from the player's next press on. Browsers keep silent until then. */
export function listenForPress(): void {
  if (!context) for (const press of PRESSES) addEventListener(press, begin, true);
}

/** Plays a cue so many seconds from now, if the player has pressed anything since `listenForPress`. */
export function play(cue: Cue, after = 0): void {
  if (!context) return;
  const made = cues.here();
  if (!made) {
    // What comes late is told too late.
    cues.fetch().catch(() => {});
    return;
  }
  context.resume().catch(() => {}); // as above
  for (const note of made.sounded(context, cue, after)) {
    note.addEventListener("ended", ended);
    sounding++;
  }
}
