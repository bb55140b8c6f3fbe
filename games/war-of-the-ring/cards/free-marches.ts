import type { Seat } from "@westmarch/kernel";
import { COMPANION_COUNT, FREE, NONE, ROHAN } from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { NEIGHBOURS, REGIONS_OF, STRONGHOLD_REGIONS } from "../data/regions.ts";
import { atWar } from "../facts.ts";
import { canAttack } from "../rules/attack.ts";
import { ALL, number } from "../rules/choices.ts";
import { besieged, hasArmy, isBesieged, isFreeForArmies, unitsIn } from "../rules/figures.ts";
import { COMPANION_LEAD, enterAttack, enterMoving, enterPassage, NO_LEAD } from "../rules/frames.ts";
import { destinations, splitFor } from "../rules/movement.ts";
import { canSplit } from "../rules/splitting.ts";
import type { War } from "../state.ts";
import type { EventCards } from "./event.ts";
import { aims, picks, type Regions, text } from "./words.ts";

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
const knowsTheWay = (g: War, seat: Seat, from: RegionId, destinations: readonly RegionId[]): boolean =>
  hasArmy(g, FREE, from) &&
  destinations.some((to) => to !== from && canSplit(g, splitFor(g, seat, from, to, NO_LEAD)));
const guided = (g: War, seat: Seat): readonly RegionId[] => {
  const destinations = withWoses(g);
  return REGIONS_OF[ROHAN].filter((from) => knowsTheWay(g, seat, from, destinations));
};
const someoneKnows = (g: War, seat: Seat): boolean => {
  const destinations = withWoses(g);
  return REGIONS_OF[ROHAN].some((from) => knowsTheWay(g, seat, from, destinations));
};
const woses: Regions = (g, f) => guided(g, f.seat);

// ---- Through a Day and a Night

/** Who can go two regions can go one; only strict stacking might forbid to stop there. */
function canRideOn(g: War, seat: Seat): boolean {
  const reach = g.rulings.strictStacking ? 2 : 1;
  const order = { seat, lead: COMPANION_LEAD, reach, join: 0, moved: [] };
  for (let companion = 0; companion < COMPANION_COUNT; companion++) {
    const from = g.at[companion];
    if (from >= 0 && hasArmy(g, FREE, from) && destinations(g, order, from, 1).length > 0) return true;
  }
  return false;
}

export const FREE_MARCHES: EventCards = {
  "help-unlooked-for": {
    avails: (g, seat) => reliefs(g, seat).length > 0,
    text: text({
      aim: ({ g }, f) => {
        const pairs = reliefs(g, f.seat);
        if (pairs.length > 2) return;
        [f.other, f.region] = pairs;
        return { go: "attack" };
      },
      target: {
        ask: (g, f) => {
          const pairs = reliefs(g, f.seat);
          return {
            seat: f.seat,
            prompt: "help-unlooked-for",
            options: pairs.flatMap((to, i) => {
              const attack = i % 2 === 1 ? ALL.attack[pairs[i - 1]][to] : undefined;
              return attack ? [attack] : [];
            }),
          };
        },
        then: (_c, f, option) => {
          f.other = number(option[1]);
          f.region = number(option[2]);
        },
      },
      attack: ({ g }, f) =>
        enterAttack(f.seat, { from: f.other, to: f.region, shutIn: unitsIn(g, FREE, f.region) }),
    }),
  },
  "paths-of-the-woses": {
    demands: (g) => atWar(g, ROHAN),
    avails: someoneKnows,
    text: text({
      aim: aims(woses, "march"),
      army: picks(woses),
      march: ({ g }, f) => (f.region === NONE ? undefined : enterPassage(f.seat, f.region, withWoses(g))),
    }),
  },
  "through-a-day-and-a-night": {
    demands: canRideOn,
    text: text({ march: (_c, f) => enterMoving(f.seat, 1, { reach: 2, lead: COMPANION_LEAD }) }),
  },
};
