/** The Shadow's Strategy deck: event halves. Here the cards that weaken the Free Peoples, and one that lies on the table. */
import type { Context } from "@westmarch/kernel";
import {
  ALL_NATIONS,
  COMPANIONS,
  ELVES,
  eliteOf,
  FACE_COUNT,
  type FigureId,
  FREE,
  leaderOf,
  NATIONS_OF,
  type NationId,
  NONE,
  regularOf,
  SHADOW,
  WILL_FACE,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, isStronghold, NATION_OF, REGIONS_OF } from "../data/regions.ts";
import { atWar, onMap, sideAtWar } from "../facts.ts";
import { settle } from "../rules/armies/settle.ts";
import { ALL } from "../rules/choices.ts";
import { figuresIn, hasArmy, kill, nationUnits } from "../rules/figures.ts";
import { seatOfNation } from "../seats.ts";
import { DICE_LIMIT, type War } from "../state.ts";
import { enter } from "../vocabulary.ts";
import { type EventCards, event } from "./event.ts";
import { SHADOW_MARCHES } from "./shadow-marches.ts";
import { SHADOW_MUSTERS } from "./shadow-musters.ts";
import { lies, rolls } from "./words.ts";

type C = Context<War>;

const MINAS_TIRITH = region("minas-tirith");
// ---- losses

const ELVEN_STRONGHOLDS = REGIONS_OF[ELVES].filter(isStronghold);
/** Elven units stand there, and no enemy: there is no siege. */
const isHomeOfElves = (g: War, at: RegionId): boolean =>
  nationUnits(g, at, ELVES) > 0 && !hasArmy(g, SHADOW, at);

const leadersOf = (g: War, at: RegionId): FigureId[] => {
  const leaders: FigureId[] = [];
  for (const nation of NATIONS_OF[FREE])
    if (figuresIn(g, at, leaderOf(nation)) > 0) leaders.push(leaderOf(nation));
  return leaders;
};

function lose(c: C, at: RegionId, figure: FigureId): void {
  kill(c.g, at, figure);
  c.tell("lost", { region: at, figure, count: 1 });
  settle(c, at);
}

const WILL_DICE = FREE * FACE_COUNT + WILL_FACE;

// ---- Stormcrow

/** The top box of the Political Track. */
const TOP_STEPS = 3;

/** The Fellowship or a Companion stands within its borders. */
function isVisited(g: War, nation: NationId): boolean {
  if (g.bearers !== NONE && NATION_OF[g.bearers] === nation) return true;
  for (const companion of COMPANIONS)
    if (onMap(g, companion) && NATION_OF[g.at[companion]] === nation) return true;
  return false;
}

/** Its Leaders, Regulars and Elites in a region. */
const figuresOf = (g: War, nation: NationId, at: RegionId): FigureId[] =>
  [regularOf(nation), eliteOf(nation), leaderOf(nation)].filter((figure) => figuresIn(g, at, figure) > 0);
const standsAnywhere = (g: War, nation: NationId): RegionId[] =>
  ALL_REGIONS.filter((at) => figuresOf(g, nation, at).length > 0);

function unsettled(g: War): NationId[] {
  const nations: NationId[] = [];
  for (const nation of NATIONS_OF[FREE]) if (!atWar(g, nation) && isVisited(g, nation)) nations.push(nation);
  return nations;
}

export const SHADOW_STRATEGY: EventCards = {
  ...SHADOW_MUSTERS,
  ...SHADOW_MARCHES,
  "return-to-valinor": event({
    demands: (g) => ELVEN_STRONGHOLDS.some((at) => g.control[at] === SHADOW),
    text: {
      leave: {
        can: (g) => ELVEN_STRONGHOLDS.some((at) => isHomeOfElves(g, at)),
        /** `f.many` counts the Strongholds that have been looked at. */
        does: (c, f) => {
          if (f.many === ELVEN_STRONGHOLDS.length) return { end: null };
          const at = ELVEN_STRONGHOLDS[f.many++];
          if (!isHomeOfElves(c.g, at)) return { go: "leave" };
          const hits = rolls(c, f, Math.min(DICE_LIMIT, nationUnits(c.g, at, ELVES)), 6);
          if (hits === 0) return { go: "leave" };
          return enter("hits", { side: FREE, region: at, hits }, "leave");
        },
      },
    },
  }),
  "denethors-folly": event({
    text: {
      /** The card itself demands a siege: the Leader dies inside. */
      only: (c) => {
        const [leader, more] = leadersOf(c.g, MINAS_TIRITH);
        if (more !== undefined) return;
        if (leader !== undefined) lose(c, MINAS_TIRITH, leader);
        return { end: null };
      },
      who: {
        prompt: "denethors-folly",
        ask: (g, f) => ({
          seat: f.seat,
          options: leadersOf(g, MINAS_TIRITH).map((leader) => ALL.lose[leader]),
        }),
        answered: (c, _f, option) => lose(c, MINAS_TIRITH, option[1]),
      },
    },
  }),
  "the-day-without-dawn": event({
    demands: (g) => sideAtWar(g, SHADOW),
    text: {
      darken: {
        can: (g) => g.dice[WILL_DICE] > 0,
        does: (c) => {
          c.tell("dice-lost", { side: FREE, face: WILL_FACE, dice: c.g.dice[WILL_DICE] });
          c.g.dice[WILL_DICE] = 0;
        },
      },
    },
  }),
  "threats-and-promises": lies,
  stormcrow: event({
    demands: (g) => unsettled(g).length > 0,
    text: {
      nation: {
        can: (g) =>
          unsettled(g).some((nation) => g.steps[nation] < TOP_STEPS || standsAnywhere(g, nation).length > 0),
        does: ({ g }, f) => {
          const [only, more] = unsettled(g);
          f.other = only;
          return more === undefined ? { go: "doubt" } : undefined;
        },
      },
      choose: {
        prompt: "stormcrow",
        ask: (g, f) => ({
          seat: f.seat,
          options: unsettled(g).map((nation) => ALL.nation[nation]),
        }),
        answered: (_c, f, option) => {
          f.other = option[1];
        },
      },
      doubt: (c, f) => {
        const { g } = c;
        if (g.steps[f.other] < TOP_STEPS) {
          g.steps[f.other]++;
          c.tell("set-back", { nation: ALL_NATIONS[f.other], steps: g.steps[f.other] });
        }
        const [only, more] = standsAnywhere(g, ALL_NATIONS[f.other]);
        f.region = only ?? NONE;
        return more === undefined ? { go: "desertion" } : undefined;
      },
      /** The player who leads the Nation chooses. */
      where: {
        prompt: "stormcrow.where",
        ask: (g, f) => ({
          seat: seatOfNation(g, ALL_NATIONS[f.other]),
          options: standsAnywhere(g, ALL_NATIONS[f.other]).map((at) => ALL.from[at]),
        }),
        answered: (_c, f, option) => {
          f.region = option[1];
        },
      },
      desertion: (c, f) => {
        if (f.region === NONE) return { end: null };
        const [only, more] = figuresOf(c.g, ALL_NATIONS[f.other], f.region);
        if (more !== undefined) return;
        lose(c, f.region, only);
        return { end: null };
      },
      who: {
        prompt: "stormcrow.who",
        ask: (g, f) => ({
          seat: seatOfNation(g, ALL_NATIONS[f.other]),
          options: figuresOf(g, ALL_NATIONS[f.other], f.region).map((figure) => ALL.lose[figure]),
          about: [f.region],
        }),
        answered: (c, f, option) => lose(c, f.region, option[1]),
      },
    },
  }),
};
