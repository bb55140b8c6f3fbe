/** 9.7: hits are taken, in a battle or from a card. */
import type { Context } from "@westmarch/kernel";
import {
  characterOfFigure,
  ELITE,
  eliteOf,
  FIGURES_OF,
  type FigureId,
  LEADER,
  NATIONS_OF,
  type NationId,
  nationOfFigure,
  PERSON,
  regularOf,
  type Side,
  UNITS,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import { type Chosen, chapter, type In } from "../../vocabulary.ts";
import type { Force } from "../../words/armies.ts";
import { settle } from "../armies/settle.ts";
import { ALL } from "../choices.ts";
import { canReduce, forceIn, kill, reduce, stepsOf, unitsOf } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { seatOfForce } from "../teams/teams.ts";
import { participants, standsIn } from "./force.ts";

const NO_HITS = no("leaders-take-no-hits", "9.7.11");
const ONLY_ELITES = no("only-elites-are-reduced", "9.7.3");
const NOT_AMONG = no("not-among-them", "9.7.2");
const NO_REGULAR = no("no-regular-to-replace", "9.7.7");
const TWO_HITS = no("elite-takes-two-hits", "9.7.4");

type C = Context<War>;

/** Whether these hits fall in the battle being fought, so that a rearguard is spared (9.2.4). */
const inBattle = (g: War, side: Side, region: RegionId): boolean =>
  g.battle !== null && standsIn(g.battle, side) === region;

/** Those who can be hit. */
export const targets = (g: War, { side, region }: In<"hits">): number[] =>
  g.battle && inBattle(g, side, region) ? participants(g, g.battle, side) : forceIn(g, side, region);

/** 9.7.2 to 9.7.7, 9.7.11: why a force cannot take the next of so many hits so, by any figure. */
function whyNotTaken(g: War, force: Force, hits: number, verb: string, figure: FigureId): Refusal | null {
  if (figure >= LEADER) return NO_HITS;
  if (verb === "reduce" && figure < ELITE) return ONLY_ELITES;
  if (force[figure] === 0) return NOT_AMONG;
  const reducible = figure >= ELITE && canReduce(g, nationOfFigure(figure));
  if (verb === "reduce") return reducible ? null : NO_REGULAR;
  return reducible && hits < 2 ? TWO_HITS : null;
}

/** The same for the hits being taken. */
export const whyNotHit = (g: War, f: In<"hits">, verb: string, figure: FigureId): Refusal | null =>
  whyNotTaken(g, targets(g, f), f.hits, verb, figure);

/** 9.7.3, 9.7.4, 9.7.7: what can be done with the next hit. */
function hitOptions(g: War, side: Side, force: Force, hits: number): Chosen<"lose" | "reduce">[] {
  const options: Chosen<"lose" | "reduce">[] = [];
  for (const nation of NATIONS_OF[side]) {
    const regular = regularOf(nation);
    const elite = eliteOf(nation);
    if (!whyNotTaken(g, force, hits, "lose", regular)) options.push(ALL.lose[regular]);
    if (!whyNotTaken(g, force, hits, "reduce", elite)) options.push(ALL.reduce[elite]);
    if (!whyNotTaken(g, force, hits, "lose", elite)) options.push(ALL.lose[elite]);
  }
  return options;
}

/** Figures of one kind are eliminated. */
export function remove(c: C, region: RegionId, figure: FigureId, count: number): void {
  kill(c.g, region, figure, count);
  if (figure < PERSON) c.tell("lost", { region, figure, count });
  else c.tell("character-died", { character: characterOfFigure(figure), where: region });
}

/** One choice of 9.7.3–4, and the hits that it uses up. */
function takeHit(c: C, { region, hits }: In<"hits">, [verb, figure]: Chosen<"lose" | "reduce">): number {
  if (verb === "reduce") {
    reduceElite(c, region, nationOfFigure(figure));
    return 1;
  }
  remove(c, region, figure, 1);
  return figure >= ELITE && hits >= 2 ? 2 : 1;
}

/** 9.7.6: an Elite becomes a Regular of its Nation. */
export function reduceElite(c: C, region: RegionId, nation: NationId): void {
  const reducible = canReduce(c.g, nation);
  reduce(c.g, region, nation);
  if (reducible) c.tell("reduced", { region, nation });
  else c.tell("lost", { region, figure: eliteOf(nation), count: 1 });
}

/** 9.7.10, and a card that destroys an Army: with the units go all others of the force. */
function removeOthers(c: C, side: Side, region: RegionId, force: Force): void {
  for (const figure of FIGURES_OF[side])
    if (figure >= LEADER && force[figure] > 0) remove(c, region, figure, force[figure]);
}

export const hits = chapter("hits", { destroys: 0 })({
  /** Decides what needs no decision: nothing is left to hit, or all of it is. */
  take: (c, f) => {
    const { g } = c;
    const force = targets(g, f);
    if (f.hits <= 0 || unitsOf(force) === 0) return { go: "done" };
    if (f.hits >= stepsOf(force)) {
      for (const figure of UNITS) if (force[figure] > 0) remove(c, f.region, figure, force[figure]);
      return { go: "done" };
    }
  },
  /** D-BAT-07, D-BAT-08. */
  choose: {
    prompt: "hits",
    pick: (g, f) => {
      const force = targets(g, f);
      return {
        seat: seatOfForce(g, f.side, force),
        options: hitOptions(g, f.side, force, f.hits),
        about: [f.hits],
      };
    },
    answered: (c, f, option) => {
      f.hits -= takeHit(c, f, option);
      return { go: "take" };
    },
  },
  done: (c, f) => {
    const { g } = c;
    const force = targets(g, f);
    const units = unitsOf(force);
    const battling = inBattle(g, f.side, f.region);
    if (units === 0 && (battling || f.destroys === 1)) removeOthers(c, f.side, f.region, force);
    // In a battle the enemy's losses may still be due: what follows is settled when both are off (9.7.1).
    if (!battling) settle(c, f.region);
    return { end: units };
  },
});
