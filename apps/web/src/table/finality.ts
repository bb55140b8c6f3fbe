/** Which choices nobody can take back once they are made. */
import { type AnyGame, type Core, Engine, lookAhead, type Option, type Seat } from "@westmarch/kernel";

/** The rules of this game, to look ahead with. */
export const engineOf = (game: AnyGame): Engine<Core, unknown> => new Engine(game);

/** Milliseconds for all of them: a question must not keep anybody waiting for the sake of its marks. */
const PATIENCE = 12;

/** Whether chance decides after these choices, or something is shown that cannot be unseen. */
function isFinal(engine: Engine<Core>, view: Core, seat: Seat, options: readonly Option[]): boolean {
  try {
    const ahead = lookAhead(engine, view, seat, options);
    return ahead.kind === "unknown" || (ahead.kind === "there" && ahead.barrier);
  } catch {
    // What a seat may not know can lie on the way; then nobody can tell.
    return false;
  }
}

/** For each of these gestures, whether it is final, as far as the seat's own view tells. */
export function finalAmong(
  engine: Engine<Core>,
  view: Core,
  seat: Seat,
  gestures: readonly (readonly Option[] | null)[],
): readonly boolean[] {
  const begun = performance.now();
  return gestures.map(
    (options) =>
      options !== null && performance.now() - begun < PATIENCE && isFinal(engine, view, seat, options),
  );
}
