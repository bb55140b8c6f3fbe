/** 9.8.4–8: retreats, in a battle or forced by a card. */
import { type Context, chapter } from "@westmarch/kernel";
import { isClosed } from "../../cards/on-table.ts";
import { LEVEL } from "../../data/characters.ts";
import { CHARACTER_COUNT, NONE, PERSON, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { NEIGHBOURS } from "../../data/regions.ts";
import { BY_RETREAT, type War } from "../../state.ts";
import { ALL, number } from "../choices.ts";
import { forceIn, hasArmy, isBesieged, isFree } from "../figures.ts";
import type { Retreating } from "../frames.ts";
import { march } from "../march.ts";
import { armySeat } from "../settle.ts";
import { standsIn } from "./force.ts";

type C = Context<War>;

/** 9.8.4, 9.8.6: where an Army can retreat to. */
export function retreats(g: War, side: Side, region: RegionId): RegionId[] {
  if (isBesieged(g, side, region)) return [];
  return NEIGHBOURS[region].filter((to) => isFree(g, side, to) && !isClosed(g, side, to));
}

/** 9.8.5: the whole Army goes, but for those who never move. In a battle it is over with that. */
export function retreatTo(c: C, side: Side, from: RegionId, to: RegionId): void {
  const { g } = c;
  const force = forceIn(g, side, from);
  for (let character = 0; character < CHARACTER_COUNT; character++)
    if (LEVEL[character] === 0) force[PERSON + character] = 0;
  const battle = g.battle;
  if (battle && side !== battle.attacker && standsIn(battle, side) === from) battle.over = BY_RETREAT;
  march(c, side, force, from, to, "retreats");
  c.tell("retreated", { side, from, to });
}

export const retreat = chapter<War, Retreating>()({
  begin: (c, f) => {
    const { g } = c;
    const places = hasArmy(g, f.side, f.region) ? retreats(g, f.side, f.region) : [];
    if (places.length > 1) return;
    if (places.length === 0) return { end: NONE };
    retreatTo(c, f.side, f.region, places[0]);
    return { end: places[0] };
  },
  where: {
    ask: (g, f) => ({
      seat: armySeat(g, f.side, f.region),
      prompt: "retreat",
      options: retreats(g, f.side, f.region).map((to) => ALL.to[to]),
      about: [f.region],
    }),
    then: (c, f, option) => {
      const to = number(option[1]);
      retreatTo(c, f.side, f.region, to);
      return { end: to };
    },
  },
});
