/** Looking ahead from what a seat may know: as far as its own choices lead, and no further. */
import type { Core, ReasonOf } from "./core.ts";
import type { Engine } from "./engine.ts";
import type { Option, Refusal, Seat } from "./types.ts";

/** Chance is asked where no seat can know what it gives. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown("what chance gives is not known");
};

/** Where some choices lead. */
export type Ahead<G extends Core> =
  | {
      readonly kind: "there";
      readonly view: G;
      /** Something is shown or opened on the way: no player takes back past it. */
      readonly barrier: boolean;
    }
  /** Chance decides before the last of them is carried out. */
  | { readonly kind: "unknown" }
  /** The rules refuse one of them: the choice at this place in the list. */
  | { readonly kind: "refused"; readonly at: number; readonly refusal: Refusal<ReasonOf<G>> };

/**
 * What this seat would see after these choices of its own, one after the other, on a copy of its view. Where the rules
 * draw from what the view leaves out, the answer is no better than the view: good for the open parts of a table.
 */
export function lookAhead<G extends Core<S>, S>(
  engine: Engine<G, S>,
  view: G,
  seat: Seat,
  options: readonly Option[],
): Ahead<G> {
  const copy = engine.game.clone(view);
  let barrier = false;
  for (const [at, option] of options.entries()) {
    const refusal = engine.refusal(copy, seat, option);
    if (refusal) return { kind: "refused", at, refusal };
    try {
      const played = engine.trust(copy, seat, option, unknown);
      // At each seat's own pace, no seat knows what the others still owe.
      if (played.barrier && !played.free) barrier = true;
    } catch (error) {
      if (error instanceof Unknown) return { kind: "unknown" };
      throw error;
    }
  }
  return { kind: "there", view: copy, barrier };
}
