/** What glows: what can be taken up, and what would take it. */
import { useMemo } from "react";
import type { Chosen } from "../../vocabulary.ts";
import { copyThing, type ThingId } from "../look/look.ts";
import { pairsOf, partnerIn } from "./plan.ts";
import { ontoOf, thingsAt } from "./things.ts";
import type { InHand } from "./useInHand.ts";

const NONE_ABLE: ReadonlySet<ThingId> = new Set();

/** What glows. */
export interface Glow {
  /** What the next choice of a gesture may name. */
  readonly next: ReadonlyMap<ThingId, readonly Chosen[]> | null;
  readonly takes: ReadonlySet<ThingId>;
  readonly moving: ReadonlySet<ThingId>;
  readonly able: ReadonlySet<ThingId>;
}

/** Works out what glows. */
export function useGlow({ props: { view }, all, assigns, taken, copy, gesture, plan, open }: InHand): Glow {
  const next = useMemo(
    () => (gesture.next && gesture.then ? thingsAt(gesture.then.view, gesture.next) : null),
    [gesture],
  );
  const takes = useMemo(() => {
    if (assigns) return new Set(pairsOf(copy, open).map((pair) => copyThing(partnerIn(pair, copy))));
    if (next) return new Set(next.keys());
    return new Set(taken ? gesture.options.flatMap((option) => ontoOf(view, option)) : []);
  }, [assigns, copy, open, next, taken, gesture, view]);
  const moving = useMemo(() => new Set(plan.map(({ minion }) => copyThing(minion))), [plan]);
  const able = useMemo(() => {
    if (assigns)
      return new Set([
        ...moving,
        ...open.flatMap(({ character, minion }) => [copyThing(character), copyThing(minion)]),
      ]);
    return taken && gesture.options.length > 0 ? NONE_ABLE : new Set(all.keys());
  }, [assigns, moving, open, taken, gesture, all]);
  return { next, takes, moving, able };
}
