/** The table after more has been told: what events change of a view, as far as a scene shows it. */

import {
  BEORN,
  BILBO,
  DAMAGE,
  DEAD,
  FREE,
  LEADERSHIP_TOKENS,
  type PlaceId,
  type Side,
  sideOfUnit,
  thingOfCharacter,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../../ids.ts";
import { hasArmy } from "../../rules/board.ts";
import { newBattle } from "../../rules/combat/battle.ts";

import { type Battle, cloneGame, type FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { EventName, LogEvent } from "./within.ts";

type Change<T extends EventName> = (g: FiveArmies, facts: Words["events"][T]) => void;

const inBattle = (g: FiveArmies, change: (b: Battle) => void): void => {
  if (g.battle) change(g.battle);
};

/** 19.1, 19.22: by one reading, a breach is made by the hits of one round that nothing has prevented. */
function cameThrough(g: FiveArmies, b: Battle, hits: number): void {
  if (g.rulings.hardWalls) b.breach = Math.max(b.breach, hits);
}

/** A force goes from one place to another at once: the road between is the map's. */
function carry(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId, force: readonly number[]): void {
  for (const [place, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (const unit of UNITS_OF[side]) g.units[place * UNIT_COUNT + unit] += sign * force[unit];
    g.tokens[place] += sign * force[LEADERSHIP_TOKENS];
    g.damage[place] += sign * force[DAMAGE];
  }
  for (const character of WALKERS[side]) if (force[thingOfCharacter(character)] > 0) g.at[character] = to;
}

/** Events that are not here change nothing that a scene shows. */
const CHANGE: { readonly [T in EventName]?: Change<T> } = {
  marched: (g, f) => carry(g, f.side, f.from, f.to, f.force),
  walked: (g, f) => {
    g.at[f.character] = f.to;
  },
  control: (g, f) => {
    g.control[f.place] = f.side;
  },
  mustered: (g, f) => {
    g.units[f.place * UNIT_COUNT + f.unit] += f.many;
  },
  removed: (g, f) => {
    g.units[f.place * UNIT_COUNT + f.unit]--;
    g.damage[f.place] = f.damage;
  },
  hit: (g, f) => {
    g.damage[f.place] += f.hits;
    inBattle(g, (b) => {
      if (f.place === b.target) cameThrough(g, b, f.hits);
    });
  },
  rallied: (g, f) => {
    g.damage[f.place] -= f.healed;
  },
  destroyed: (g, f) => {
    g.tokens[f.place] = 0;
    g.damage[f.place] = 0;
  },
  token: (g, f) => {
    g.tokens[f.place]++;
  },
  "tokens-lost": (g, f) => {
    g.tokens[f.place] = 0;
  },
  entered: (g, f) => {
    g.at[f.character] = f.place;
  },
  eliminated: (g, f) => {
    g.at[f.character] = DEAD;
  },
  ring: (g, f) => {
    g.at[BILBO] = f.place;
  },
  wrath: (g, f) => {
    g.wrath = f.wrath;
    inBattle(g, (b) => {
      if (g.at[BEORN] === b.target) cameThrough(g, b, -f.change);
    });
  },
  shielded: (g, f) => {
    g.bodyguard = f.left;
  },
  bat: (g, f) => {
    g.bats[f.territory]++;
  },
  "bat-cloud": (g, f) => {
    g.bats[f.territory]--;
  },
  vampires: (g, f) => {
    g.bats[f.territory]--;
  },

  combat: (g, { attacker, from, target, combined, terms }) => {
    // 16.4, 16.5: Beorn fights alone, whether he attacks or is attacked.
    const attacks = attacker === FREE && g.at[BEORN] === from && !hasArmy(g, FREE, from);
    const beorn = attacks || g.at[BEORN] === target ? 1 : 0;
    g.battle = { ...newBattle(attacker, from, target), combined, terms, beorn };
  },
  round: (g, f) =>
    inBattle(g, (b) => {
      // 13.4: an army that comes to fight has all its cards.
      if (b.round > 0 && b.from !== f.from) b.used = b.used.with(b.attacker, 0);
      if (b.round > 0 && !b.fought.includes(b.from)) b.fought = [...b.fought, b.from];
      Object.assign(b, newRound(b.attacker, f.from, b.target), { round: f.round });
    }),
  played: (g, f) =>
    inBattle(g, (b) => {
      b.maneuver[f.side] = f.maneuver;
      b.used[f.side] |= 1 << f.maneuver;
    }),
  "combat-card": (g, f) =>
    inBattle(g, (b) => {
      b.event[f.side] = f.card;
    }),
  scored: (g, f) =>
    inBattle(g, (b) => {
      if (!g.rulings.hardWalls) b.breach += b.attacker === FREE ? f.free : f.shadow;
    }),
};

/** What begins anew with a round. */
function newRound(attacker: Side, from: PlaceId, target: PlaceId): Partial<Battle> {
  const { maneuver, event, mods, rolled, black, struck, hits, triggered, uses } = newBattle(
    attacker,
    from,
    target,
  );
  return { from, maneuver, event, mods, rolled, black, struck, hits, triggered, uses };
}

const changedBy = <T extends EventName>(
  g: FiveArmies,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
): void => CHANGE[type]?.(g, facts);

/** `told`, and then `since`. */
export function after(told: FiveArmies, since: readonly LogEvent[]): FiveArmies {
  if (since.length === 0) return told;
  const g = cloneGame(told);
  for (const event of since) changedBy(g, event);
  return g;
}

/** Whether a unit of this event is of that side. */
export const takes = (event: LogEvent, side: Side, place: PlaceId): boolean =>
  event.type === "removed" && event.facts.place === place && sideOfUnit(event.facts.unit) === side;
