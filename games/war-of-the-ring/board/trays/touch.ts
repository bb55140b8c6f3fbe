/** What a touch of a thing on a tray does. */
import type { ThingId } from "../acting/things.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";

export interface Touch {
  readonly able: boolean;
  /** Rimmed with gold: before a die is taken up the dice are what is offered, and nothing else. */
  readonly gold: boolean;
  readonly taken: boolean;
  /** Takes it up where something can be done with it, and explains it otherwise. */
  readonly touch: () => void;
}

export function touchOf(
  { ask, explain }: Pick<Props, "ask" | "explain">,
  acting: Pick<Acting, "things" | "thing" | "die" | "take">,
  thing: ThingId,
): Touch {
  const able = acting.things.has(thing);
  return {
    able,
    gold: able && (ask?.prompt !== "act" || acting.die !== null),
    taken: acting.thing === thing,
    touch: () => (able ? acting.take(thing) : explain(thing)),
  };
}
