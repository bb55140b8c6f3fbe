/** 12.7 to 12.11, 7.3, 18.1: damage, casualties, and the end of an army. */

import {
  BILBO,
  BOLG,
  type CharacterId,
  DEAD,
  FREE,
  GENERALS,
  type PlaceId,
  SHADOW,
  WALKERS,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import { type C, type Chosen, chapter, enter } from "../../vocabulary.ts";
import { controls, hasArmy, isRegion, unitsIn } from "../board.ts";
import { ALL, DONE, NO, YES } from "../choices.ts";
import { bearsIn, typesIn } from "../movement/forces.ts";
import { dismiss } from "../movement/merging.ts";

import { has, leftBy, lostWith } from "../standing.ts";
import { win } from "../victory.ts";

/** Whether Bolg can cancel hits on the army there (18.1). */
export const mayShield = (g: FiveArmies, at: PlaceId): boolean =>
  g.bodyguard > 0 && g.at[BOLG] === at && hasArmy(g, SHADOW, at);

/** 12.8: hits on an army from outside combat: markers, prevention, casualties. */
export const hurt = chapter("hurt", { sure: 0 })({
  mark: (c, f) => {
    if (f.hits <= 0 || !hasArmy(c.g, f.side, f.where)) return { end: null };
    c.tell("hit", { place: f.where, hits: f.hits });
  },
  mail: (_c, f) => enter("mail", { where: f.where, hits: f.hits, side: f.side }),
  mailed: (_c, f) => {
    if (typeof f.back === "number") f.hits -= f.back;
    if (f.hits <= 0) return { end: null };
  },
  shield: {
    prompt: "bodyguard",
    pick: (g, f) => ({
      seat: SHADOW,
      options: f.side === SHADOW && f.sure === 0 && mayShield(g, f.where) ? [YES, NO] : [],
      about: [f.where, f.hits],
    }),
    answered: (c, _f, [verb]) => {
      if (verb === "no") return;
      shield(c);
      return { end: null };
    },
  },
  take: (c, f) => {
    c.g.damage[f.where] += f.hits;
    return enter("casualties", { side: f.side, where: f.where });
  },
});

/** 18.1: a bodyguard token is spent. */
export function shield(c: C): void {
  c.g.bodyguard--;
  c.tell("shielded", { left: c.g.bodyguard });
}

/** 12.9 to 12.11, 12.15: units go, each with up to two markers; in a rout until one marker is left. */
export const casualties = chapter("casualties", { rout: 0 })({
  lose: {
    prompt: "casualties",
    pick: (g, f) => {
      const damage = g.damage[f.where];
      if (damage === 0 || !hasArmy(g, f.side, f.where))
        return { seat: f.side, options: [], about: [f.where, 0] };
      const options: (Chosen<"lose"> | Chosen<"done">)[] = typesIn(g, f.side, f.where).map(
        (unit) => ALL.lose[unit],
      );
      const must = damage > bearsIn(g, f.side, f.where) || (f.rout !== 0 && damage > 1);
      if (!must) options.push(DONE);
      return { seat: f.side, options, about: [f.where, damage] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      dismiss(c, f.where, option[1], true);
      if (unitsIn(c.g, f.side, f.where) > 0) return { go: "lose" };
      return enter("destruction", { side: f.side, where: f.where }, "end");
    },
  },
  end: () => ({ end: null }),
});

/** 7.3, 12.11: an army without units is gone, with all that was in it. */
export const destruction = chapter("destruction")({
  fall: (c, f) => {
    const { g } = c;
    c.tell("destroyed", { place: f.where, side: f.side });
    g.tokens[f.where] = 0;
    g.damage[f.where] = 0;
    leftBy(c, f.where);
    for (const character of WALKERS[f.side])
      if (g.at[character] === f.where && !(character === BILBO && saves(g).length > 0))
        eliminate(c, character);
  },
  /** Bilbo's Ring. */
  ring: {
    prompt: "ring",
    pick: (g, f) => ({
      seat: FREE,
      options: g.at[BILBO] === f.where && f.side === FREE ? saves(g).map((at) => ALL.to[at]) : [],
    }),
    answered: (c, _f, [, at]) => {
      c.g.ring = 1;
      c.g.at[BILBO] = at;
      c.tell("ring", { place: at });
    },
  },
});

/** Where the Ring brings Bilbo: the nearest settlements of the Free Peoples without a Shadow army. */
export function saves(g: FiveArmies): PlaceId[] {
  if (g.ring !== 0 || g.at[BILBO] < 0 || !has(g, "escape", BILBO)) return [];
  const { neighbours } = printed(g);
  const seen: PlaceId[] = [g.at[BILBO]];
  for (let edge: readonly PlaceId[] = [g.at[BILBO]]; edge.length > 0; ) {
    const next: PlaceId[] = [];
    for (const from of edge)
      for (const to of isRegion(from) ? neighbours[from] : [])
        if (!seen.includes(to)) {
          seen.push(to);
          next.push(to);
        }
    const safe = next.filter((at) => controls(g, FREE, at) && !hasArmy(g, SHADOW, at));
    if (safe.length > 0) return safe;
    edge = next;
  }
  return [];
}

/** 6.4, 7.9, 14.2: a character is gone for good. */
export function eliminate(c: C, character: CharacterId): void {
  const { g } = c;
  g.at[character] = DEAD;
  if (GENERALS.some((general) => general === character)) g.activated &= ~(1 << character);
  c.tell("eliminated", { character });
  lostWith(c, character);
  if (character === BOLG) win(c, FREE, "bolg");
}
