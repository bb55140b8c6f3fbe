/** A position that a player wrote, and whether the rules can go on from it. */
import { type Core, type Engine, NotationError } from "@westmarch/kernel";
import { inside, PositionError } from "./place.ts";

/**
 * A position in a game's notation that its rules can go on from. A line may name a place in the rules that is not there, or
 * where things are spoken of that the position does not hold: that, too, is a fault of the line. Throws `NotationError`.
 */
export function playable<G extends Core>(engine: Engine<G, unknown>, line: string): G {
  const g = engine.game.notation.read(line);
  try {
    engine.asks(g);
    for (const seat of [null, ...g.sealed.keys()]) engine.view(g, seat);
  } catch (error) {
    if (error instanceof NotationError) throw error;
    // What the rules say of it is a sentence; what the language says of it is none.
    const said = error instanceof Error && error.constructor === Error ? `: ${error.message}` : "";
    throw new PositionError(
      inside(null, "stack"),
      `the rules cannot go on from this place, as the position stands${said}`,
    );
  }
  return g;
}
