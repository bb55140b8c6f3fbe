import type { Core, Engine } from "@westmarch/kernel";
import { checkAsks, checkNotation, checkPlain, checkViews } from "./checks.ts";
import type { Random } from "./random.ts";
import { twin } from "./twin.ts";

/** Looks at a position and says what is wrong with it, or null. It leaves the position as it was. */
export type Inspection<G> = (g: G, random: Random) => string | null;

/**
 * At every position: the game's invariants, and that a seat is asked for what may be played. At one in so many, drawn by
 * lot: that it can be saved and written, what each seat sees, and that a seat's own choices do not tell it what it may
 * not know. What a table sees of the choices of others only a game's own tests know.
 */
export const inspecting =
  <G extends Core<S>, S>(engine: Engine<G, S>, oneIn: number): Inspection<G> =>
  (g, random) => {
    const [broken] = engine.game.invariants(g);
    if (broken !== undefined) return `invariant: ${broken}`;
    const asked = checkAsks(engine, g);
    if (asked || random(oneIn) > 0) return asked;
    const seen = checkPlain(g) ?? checkViews(engine, g) ?? checkNotation(engine, g);
    if (seen) return seen;
    let others = 0;
    const unlike = (): number => others++;
    const [told] = twin(engine, g, random(g.sealed.length), random, { looks: unlike }).problems;
    return told === undefined ? null : `twin: ${told}`;
  };
