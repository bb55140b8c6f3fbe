/** What the rules know of what is to come, for a game on which a board looks ahead. */
import { type Core, type Engine, lookAhead, type Option, type Seat } from "@westmarch/kernel";
import type { Then } from "./then.ts";

/** What a board asks of the rules of its game. */
export const lookingAhead = <G extends Core>(engine: Engine<G>) => ({
  /** The seats that are to decide something now, as everybody may know. */
  whoActs: (view: G): readonly Seat[] => (view.result ? [] : engine.owes(view)),

  /** Null where chance decides, or where the rules refuse. */
  thenAsked: (view: G, seat: Seat, options: readonly Option[]): Then<G> | null => {
    const ahead = lookAhead(engine, view, seat, options);
    return ahead.kind === "there" ? { view: ahead.view, ask: engine.askOf(ahead.view, seat) } : null;
  },

  /** Whether these choices can be taken back afterwards. */
  isFree: (view: G, seat: Seat, options: readonly Option[]): boolean => {
    const ahead = lookAhead(engine, view, seat, options);
    return ahead.kind === "there" && !ahead.barrier;
  },

  /** What the rules have against these choices, or null. */
  against: (view: G, seat: Seat, options: readonly Option[]) => {
    const ahead = lookAhead(engine, view, seat, options);
    return ahead.kind === "refused" ? ahead.refusal : null;
  },
});
