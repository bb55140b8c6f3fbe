/** Which choices cannot be taken back once they are made. */
import { type AnyGame, type Core, Engine, lookAhead, type Option, type Seat } from "@westmarch/kernel";

/** The rules of this game, to look ahead with. */
export const engineOf = (game: AnyGame): Engine<Core, unknown> => new Engine(game);

/** Milliseconds at a time: a question must not keep anybody waiting for the sake of its marks. */
const PATIENCE = 12;

/** What a player would do: some choices in a row, or nothing of which anything is known. */
export type Gesture = readonly Option[] | null;

/** Whether chance decides after these choices, or something is shown that cannot be unseen. */
function isFinal(engine: Engine<Core>, view: Core, seat: Seat, options: readonly Option[]): boolean {
  try {
    const ahead = lookAhead(engine, view, seat, options);
    return ahead.kind === "unknown" || (ahead.kind === "there" && ahead.barrier);
  } catch {
    // What a seat may not know can lie on the way; then there is no telling.
    return false;
  }
}

/**
 * For each of these gestures, whether it is final, as far as the seat's own view tells. Goes on where `known` ends, and stops
 * when the time is up: what it hands back is as long as the gestures once all of them are known, and longer than before
 * until then.
 */
export function finalAmong(
  engine: Engine<Core>,
  view: Core,
  seat: Seat,
  gestures: readonly Gesture[],
  known: readonly boolean[] = [],
  patience = PATIENCE,
): readonly boolean[] {
  const begun = performance.now();
  const finals = known.slice();
  for (const options of gestures.slice(known.length)) {
    finals.push(options !== null && isFinal(engine, view, seat, options));
    if (performance.now() - begun >= patience) break;
  }
  return finals;
}
