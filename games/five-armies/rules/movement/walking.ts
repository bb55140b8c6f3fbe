/** 5.6, 7.2: characters move alone. */
import { type CharacterId, PLACE, type PlaceId, type Side, sideOfCharacter, WALKERS } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { ways } from "../board.ts";
import { ALL, DONE } from "../choices.ts";
import { bearsIn, walk } from "./forces.ts";

/** 7.2: where a character can walk to: past enemies, and not across rivers. */
export function reach(
  g: FiveArmies,
  character: CharacterId,
  steps = printed(g).movement[character],
): PlaceId[] {
  const side = sideOfCharacter(character);
  const at = g.at[character];
  if (at < 0) return [];
  const reached: PlaceId[] = [at];
  let edge: readonly PlaceId[] = [at];
  for (let step = 0; step < steps; step++) {
    const next: PlaceId[] = [];
    for (const from of edge)
      for (const to of ways(g, side, from))
        if (!reached.includes(to)) {
          reached.push(to);
          next.push(to);
        }
    edge = next;
  }
  return reached.slice(1);
}

/** Characters one after the other; each may move up to its movement. */
export const walkers = chapter("walkers", { n: 0, last: -1 })({
  next: ({ g }, f) => {
    const all = WALKERS[f.side];
    while (f.n < all.length && (g.at[all[f.n]] < 0 || (f.last >= 0 && all[f.n] !== f.last))) f.n++;
    if (f.n === all.length) return { end: null };
  },
  to: {
    prompt: "walk",
    pick: (g, f) => {
      const character = WALKERS[f.side][f.n];
      return {
        seat: f.side,
        options: [DONE, ...reach(g, character).map((to) => ALL.to[to])],
        about: [character],
      };
    },
    answered: (c, f, option) => {
      const character = WALKERS[f.side][f.n];
      f.n++;
      if (option[0] === "done") return { go: "next" };
      const from = PLACE.of(c.g.at[character]);
      walk(c, character, option[1]);
      // 12.10: an army that a character has left may bear less.
      return c.g.damage[from] > bearsIn(c.g, f.side, from)
        ? enter("casualties", { side: f.side, where: from }, "next")
        : { go: "next" };
    },
  },
});

/** Whether any character of a side can move alone. */
export function mayWalk(g: FiveArmies, side: Side): boolean {
  for (const character of WALKERS[side]) if (g.at[character] >= 0) return true;
  return false;
}
