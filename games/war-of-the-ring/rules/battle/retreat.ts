/** 9.8.4–8: retreats, in a battle or forced by a card. */
import type { Context } from "@westmarch/kernel";
import { BY_RETREAT } from "../../data/battles.ts";
import { LEVEL } from "../../data/characters.ts";
import { ALL_CHARACTERS, NONE, PERSON, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { areAdjacent, NEIGHBOURS } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import { chapter, type In } from "../../vocabulary.ts";
import { march } from "../armies/march.ts";
import { isClosed } from "../cards/on-table.ts";
import { ALL } from "../choices.ts";
import { forceIn, hasArmy, isBesieged, isFree } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { armySeat } from "../teams/teams.ts";
import { standsIn } from "./force.ts";

const BESIEGED = no("army-besieged", "9.8.6");
const NOT_ADJACENT = no("not-adjacent", "9.8.4");
const NOT_FREE = no("not-free", "9.8.4");
const CLOSED = no("closed-by-card", "6.4.1");

type C = Context<War>;

/** 9.8.4, 9.8.6: why an Army cannot retreat to this region. */
export function whyNoRetreat(g: War, side: Side, from: RegionId, to: RegionId): Refusal | null {
  if (isBesieged(g, side, from)) return BESIEGED;
  if (!areAdjacent(from, to)) return NOT_ADJACENT;
  if (!isFree(g, side, to)) return NOT_FREE;
  return isClosed(g, side, to) ? CLOSED : null;
}
/** Where it can. */
export const retreats = (g: War, side: Side, region: RegionId): RegionId[] =>
  NEIGHBOURS[region].filter((to) => whyNoRetreat(g, side, region, to) === null);

/** 9.8.5: the whole Army goes, but for those who never move. In a battle it is over with that. */
export function retreatTo(c: C, side: Side, from: RegionId, to: RegionId): void {
  const { g } = c;
  const force = forceIn(g, side, from);
  for (const character of ALL_CHARACTERS) if (LEVEL[character] === 0) force[PERSON + character] = 0;
  const battle = g.battle;
  if (battle && side !== battle.attacker && standsIn(battle, side) === from) battle.over = BY_RETREAT;
  march(c, side, force, from, to, "retreats");
  c.tell("retreated", { side, from, to });
}

const placesOf = (g: War, f: In<"retreat">): RegionId[] =>
  hasArmy(g, f.side, f.region) ? retreats(g, f.side, f.region) : [];

export const retreat = chapter("retreat")({
  where: {
    prompt: "retreat",
    pick: (g, f) => ({
      seat: armySeat(g, f.side, f.region),
      options: placesOf(g, f).map((to) => ALL.to[to]),
      about: [f.region],
    }),
    answered: (c, f, option) => {
      // Only who retreats in a battle may stay and fight.
      if (option[0] === "fight") return { end: NONE };
      retreatTo(c, f.side, f.region, option[1]);
      return { end: option[1] };
    },
    none: () => ({ end: NONE }),
  },
});
