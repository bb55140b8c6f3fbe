/** What the rules know of what is to come, for a game on which a board looks ahead. */
import { type Ahead, type Core, type Engine, lookAhead, type Option, type Seat } from "@westmarch/kernel";
import type { Then } from "./then.ts";

/** Where choices lead, and what is asked there once that has been asked for. */
interface Known<G extends Core> {
  readonly ahead: Ahead<G>;
  asked?: Then<G> | null;
}

/** So many looks are kept of a view, the newest: a picture that is drawn again takes fewer. */
const KEPT = 64;

/** Looks ahead once, however often a view is drawn: a view never changes, and where choices lead from it follows from it. */
function looks<G extends Core>(
  engine: Engine<G>,
): (view: G, seat: Seat, options: readonly Option[]) => Known<G> {
  const kept = new WeakMap<G, Map<string, Known<G>>>();
  return (view, seat, options) => {
    const known = kept.get(view) ?? new Map<string, Known<G>>();
    kept.set(view, known);
    const key = JSON.stringify([seat, options]);
    const look = known.get(key) ?? { ahead: lookAhead(engine, view, seat, options) };
    known.delete(key);
    known.set(key, look);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return look;
  };
}

/** What a board asks of the rules of its game. */
export function lookingAhead<G extends Core>(engine: Engine<G>) {
  const look = looks(engine);
  return {
    /** The seats that are to decide something now, as everybody may know. */
    whoActs: (view: G): readonly Seat[] => (view.result ? [] : engine.owes(view)),

    /** Null where chance decides, or where the rules refuse. */
    thenAsked: (view: G, seat: Seat, options: readonly Option[]): Then<G> | null => {
      const known = look(view, seat, options);
      const { ahead } = known;
      known.asked ??=
        ahead.kind === "there" ? { view: ahead.view, ask: engine.askOf(ahead.view, seat) } : null;
      return known.asked;
    },

    /** Whether these choices can be taken back afterwards. */
    isFree: (view: G, seat: Seat, options: readonly Option[]): boolean => {
      const { ahead } = look(view, seat, options);
      return ahead.kind === "there" && !ahead.barrier;
    },

    /** What the rules have against these choices, or null. */
    against: (view: G, seat: Seat, options: readonly Option[]) => {
      const { ahead } = look(view, seat, options);
      return ahead.kind === "refused" ? ahead.refusal : null;
    },
  };
}
