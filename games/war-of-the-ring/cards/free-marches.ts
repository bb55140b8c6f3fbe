/** The Free Peoples' Strategy deck: cards that make Armies march and attack. */
import type { Seat } from "@westmarch/kernel";
import { COMPANIONS, FREE, NONE, ROHAN } from "../data/ids.ts";
import { REGION, type RegionId, region } from "../data/regionnames.ts";
import { NEIGHBOURS, REGIONS_OF, STRONGHOLD_REGIONS } from "../data/regions.ts";
import { atWar } from "../facts.ts";
import { COMPANION_LEAD, NO_LEAD } from "../rules/armies/lead.ts";
import { destinations, splitFor } from "../rules/armies/movement.ts";
import { canSplit } from "../rules/armies/splitting.ts";
import { canAttack } from "../rules/battle/attack.ts";
import { ALL } from "../rules/choices.ts";
import { besieged, hasArmy, isBesieged, isFreeForArmies, unitsIn } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { enter } from "../vocabulary.ts";
import { type EventCards, event } from "./event.ts";
import { those } from "./regions.ts";
import { aims, picks } from "./words.ts";

const MINAS_TIRITH = region("minas-tirith");

// ---- Help Unlooked For

/** Attacks from a neighbouring region on Armies that besiege a Stronghold: `[from, to, from, to …]`. */
function reliefs(g: War, seat: Seat): RegionId[] {
  const pairs: RegionId[] = [];
  for (const to of STRONGHOLD_REGIONS) {
    if (besieged(g, to) !== FREE) continue;
    for (const from of NEIGHBOURS[to])
      if (hasArmy(g, FREE, from) && canAttack(g, seat, NO_LEAD, from, to)) pairs.push(from, to);
  }
  return pairs;
}

// ---- Paths of the Woses

const withWoses = (g: War): readonly RegionId[] => {
  if (g.control[MINAS_TIRITH] === FREE && !isBesieged(g, FREE, MINAS_TIRITH)) return [MINAS_TIRITH];
  return NEIGHBOURS[MINAS_TIRITH].filter((at) => isFreeForArmies(g, FREE, at));
};
const knowsTheWay = (g: War, from: RegionId, seat: Seat): boolean =>
  hasArmy(g, FREE, from) &&
  withWoses(g).some((to) => to !== from && canSplit(g, splitFor(g, seat, from, to, NO_LEAD)));
const guided = those(REGIONS_OF[ROHAN], knowsTheWay);

// ---- Through a Day and a Night

/** Who can go two regions can go one; only strict stacking might forbid to stop there. */
function canRideOn(g: War, seat: Seat): boolean {
  const reach = g.rulings.strictStacking ? 2 : 1;
  const order = { seat, lead: COMPANION_LEAD, reach, join: 0, moved: [] };
  for (const companion of COMPANIONS) {
    const from = g.at[companion];
    if (from >= 0 && hasArmy(g, FREE, from) && destinations(g, order, from, 1).length > 0) return true;
  }
  return false;
}

export const FREE_MARCHES: EventCards = {
  "help-unlooked-for": event({
    text: {
      aim: {
        can: (g, seat) => reliefs(g, seat).length > 0,
        does: ({ g }, f) => {
          const pairs = reliefs(g, f.seat);
          if (pairs.length > 2) return;
          [f.other, f.region] = pairs;
          return { go: "attack" };
        },
      },
      target: {
        prompt: "help-unlooked-for",
        ask: (g, f) => {
          const pairs = reliefs(g, f.seat);
          return {
            seat: f.seat,
            options: pairs.flatMap((to, i) => {
              const attack = i % 2 === 1 ? ALL.attack[pairs[i - 1]][to] : undefined;
              return attack ? [attack] : [];
            }),
          };
        },
        answered: (_c, f, option) => {
          f.other = option[1];
          f.region = option[2];
        },
      },
      attack: ({ g }, f) =>
        enter("attack", {
          seat: f.seat,
          from: REGION.of(f.other),
          to: f.region,
          shutIn: unitsIn(g, FREE, f.region),
        }),
    },
  }),
  "paths-of-the-woses": event({
    demands: (g) => atWar(g, ROHAN),
    text: {
      aim: aims(guided, "march"),
      army: picks("paths-of-the-woses", guided),
      march: ({ g }, f) =>
        f.region === NONE
          ? undefined
          : enter("passage", { seat: f.seat, from: f.region, destinations: withWoses(g) }),
    },
  }),
  "through-a-day-and-a-night": event({
    demands: canRideOn,
    text: { march: (_c, f) => enter("moving", { seat: f.seat, left: 1, reach: 2, lead: COMPANION_LEAD }) },
  }),
};
