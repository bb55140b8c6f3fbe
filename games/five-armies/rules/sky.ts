/** Chapters 15 and 17: Eagles, their Lord, and Great Bats. */

import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import {
  ALOFT,
  EYRIE,
  FREE,
  LORD,
  PLACE,
  type PlaceId,
  ROOST,
  type RoostId,
  SHADOW,
  territoryOf,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, MOST_BATS } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { armiesOf, freeEagles, hasArmy, isPass, isRegion } from "./board.ts";
import { ALL, DONE } from "./choices.ts";
import { mayStepFrom, stepsOf } from "./movement/orders.ts";

const EAGLE_DICE = 3;
const EAGLE_NEEDS = 4;
/** 15.2: Eagles fly with their Lord alone. */
export const isLordHere = (g: FiveArmies): boolean => g.at[LORD] === ALOFT;

/** 15.1: Eagles come to the Eyrie, as many as there are figures. */
export function musterEagles(c: C, many: number): void {
  const came = Math.min(many, freeEagles(c.g));
  if (came === 0) return;
  c.g.eagles[EYRIE] += came;
  c.tell("eagles", { many: came });
}

/** How many Eagles, their Lord counted, are over a territory or in the Eyrie. */
export const wingsAt = (g: FiveArmies, roost: RoostId): number =>
  g.eagles[roost] + (g.lord === roost ? 1 : 0);

/** 19.17: whether Eagles over a territory reach a place: a region of it, and by one reading a pass that leads there. */
function isUnder(g: FiveArmies, roost: RoostId, at: PlaceId): boolean {
  const { outlets, territory } = printed(g);
  const over = territoryOf(roost);
  if (isRegion(at)) return territory[at] === over;
  return g.rulings.openMountain && isPass(at) && outlets[at].some((to) => territory[to] === over);
}
/** Shadow armies that Eagles over a territory can attack. */
const preyIn = (g: FiveArmies, roost: RoostId): PlaceId[] =>
  roost === EYRIE ? [] : armiesOf(g, SHADOW).filter((at) => isUnder(g, roost, at));

/** 15.4: attacks that are possible, armies already chosen left out. */
export function swoops(g: FiveArmies, taken: readonly number[]): Chosen<"swoop">[] {
  if (!isLordHere(g)) return [];
  return ROOST.all.flatMap((roost) => {
    if (wingsAt(g, roost) === 0) return [];
    return preyIn(g, roost)
      .filter((at) => !taken.includes(at))
      .map((at) => ALL.swoop[roost][at]);
  });
}

/** One wing goes back to the Eyrie; the Lord last. */
function flyHome(g: FiveArmies, roost: RoostId): void {
  if (g.eagles[roost] > 0) {
    g.eagles[roost]--;
    g.eagles[EYRIE]++;
  } else g.lord = EYRIE;
}

/** 15.4: all return first, then dice are rolled for each attack. */
export const eagleAttack = chapter("eagle-attack", { targets: [], n: 0 })({
  choose: {
    prompt: "swoop",
    pick: (g, f) => {
      const options = swoops(g, f.targets);
      return {
        seat: FREE,
        options: options.length > 0 && f.targets.length > 0 ? [...options, DONE] : options,
      };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const [, roost, at] = option;
      flyHome(c.g, roost);
      f.targets = [...f.targets, at];
      c.tell("swooped", { roost, place: at });
      return { go: "choose" };
    },
  },
  roll: (c, f) => {
    if (f.n === f.targets.length) return { end: null };
    const at = PLACE.of(f.targets[f.n++]);
    if (!hasArmy(c.g, SHADOW, at)) return { go: "roll" };
    const dice = throwDice(c, EAGLE_DICE);
    const hits = hitsAmong(dice, 0, EAGLE_NEEDS);
    const again = throwDice(c, EAGLE_DICE - hits);
    const more = hitsAmong(again, 0, EAGLE_NEEDS);
    c.tell("shot", { side: FREE, place: at, dice, again, needs: EAGLE_NEEDS, hits: hits + more });
    return enter("hurt", { side: SHADOW, where: at, hits: hits + more }, "roll");
  },
});

/** 15.3: all leave the Eyrie, each to a territory of choice. */
export const eagleFlight = chapter("eagle-flight", { n: 0 })({
  count: ({ g }, f) => {
    f.n = g.eagles[EYRIE];
  },
  eagle: {
    prompt: "fly",
    pick: (_g, f) => ({ seat: FREE, options: f.n > 0 ? ALL.territory : [], about: [f.n] }),
    answered: (c, f, [, territory]) => {
      f.n--;
      const to = ROOST.of(territory + 1);
      c.g.eagles[EYRIE]--;
      c.g.eagles[to]++;
      c.tell("flew", { roost: to });
      return { go: "eagle" };
    },
  },
  lord: {
    prompt: "fly",
    pick: (g) => ({ seat: FREE, options: g.lord === EYRIE ? ALL.territory : [], about: [0] }),
    answered: (c, _f, [, territory]) => {
      c.g.lord = ROOST.of(territory + 1);
      c.tell("flew", { roost: c.g.lord });
    },
  },
});

// ---- 17: bats

/** Where one army could be carried by a bat of its territory. */
export function batSteps(g: FiveArmies): Chosen<"step">[] {
  return armiesOf(g, SHADOW).flatMap((at) =>
    isRegion(at) && g.bats[printed(g).territory[at]] > 0 ? stepsOf(g, SHADOW, ANY_ARMY, at) : [],
  );
}
/** Whether there is any such step. */
export function mayCarry(g: FiveArmies): boolean {
  const { territory } = printed(g);
  for (const at of armiesOf(g, SHADOW))
    if (isRegion(at) && g.bats[territory[at]] > 0 && mayStepFrom(g, SHADOW, ANY_ARMY, at)) return true;
  return false;
}
export const ANY_ARMY = { led: 0, types: 0, whole: 0, only: 0 } as const;

/** 17.2, 19.4: a bat goes, and an army of its territory moves one region; by one reading, others after it. */
export const batCloud = chapter("bat-cloud", { moved: [] })({
  choose: {
    prompt: "move",
    pick: (g, f) => {
      const steps = batSteps(g).filter(([, from]) => !f.moved.includes(from));
      return { seat: SHADOW, options: steps.length > 0 ? [...steps, DONE] : [] };
    },
    none: () => ({ end: null }),
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [, from, to] = option;
      f.moved = [...f.moved, to];
      const territory = printed(c.g).territory[from];
      c.g.bats[territory]--;
      c.tell("bat-cloud", { territory });
      return enter("split", { side: SHADOW, from, to }, "land");
    },
  },
  land: () => enter("landing", { side: SHADOW }, "end"),
  end: ({ g }) => (g.rulings.batSwarms ? { go: "choose" } : { end: null }),
});

/** Places a bat over a territory. */
export function placeBat(c: C, territory: Chosen<"territory">[1]): void {
  c.g.bats[territory]++;
  c.tell("bat", { territory });
}
export const batsUp = (g: FiveArmies): number => g.bats.reduce((sum, bats) => sum + bats, 0);
export const mostBats = (g: FiveArmies): number => Math.min(MOST_BATS, printed(g).bats);
/** 4.23: bats leave, Eagles and their Lord go home. */
export function clearSky(g: FiveArmies): void {
  g.bats.fill(0);
  for (const roost of ROOST.all)
    if (roost !== EYRIE) {
      g.eagles[EYRIE] += g.eagles[roost];
      g.eagles[roost] = 0;
    }
  if (isLordHere(g)) g.lord = EYRIE;
}
