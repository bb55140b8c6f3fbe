/** 9.7: hits are taken, in a battle or from a card. */
import { type Context, chapter, type Option } from "@westmarch/kernel";
import {
  ELITE,
  END_NATION,
  FIGURES_OF,
  FIRST_NATION,
  type FigureId,
  LEADER,
  nationOfFigure,
  PERSON,
  type Side,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import { ALL, number } from "../choices.ts";
import { canReduce, type Force, forceIn, kill, reduce, unitsOf } from "../figures.ts";
import type { Taking } from "../frames.ts";
import { seatOfForce, settle } from "../settle.ts";
import { participants, standsIn } from "./force.ts";

type C = Context<War>;

/** Whether these hits fall in the battle being fought, so that a rearguard is spared (9.2.4). */
const inBattle = (g: War, side: Side, region: RegionId): boolean =>
  g.battle !== null && standsIn(g.battle, side) === region;

/** Those who can be hit. */
const targets = (g: War, { side, region }: Taking): number[] =>
  g.battle && inBattle(g, side, region) ? participants(g, g.battle, side) : forceIn(g, side, region);

/** Steps of a force (9.7.12): a Regular is one, an Elite two. */
export const stepsOf = (force: Force): number => {
  let steps = 0;
  for (let figure = 0; figure < LEADER; figure++) steps += force[figure] * (figure < ELITE ? 1 : 2);
  return steps;
};

/** 9.7.3, 9.7.4, 9.7.7: what can be done with the next hit. */
function hitOptions(g: War, side: Side, force: Force, hits: number): Option[] {
  const options: Option[] = [];
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++) {
    if (force[nation] > 0) options.push(ALL.lose[nation]);
    if (force[ELITE + nation] === 0) continue;
    const reducible = canReduce(g, nation);
    if (reducible) options.push(ALL.reduce[ELITE + nation]);
    if (hits >= 2 || !reducible) options.push(ALL.lose[ELITE + nation]);
  }
  return options;
}

/** Figures of one kind are eliminated. */
export function remove(c: C, region: RegionId, figure: FigureId, count: number): void {
  kill(c.g, region, figure, count);
  c.tell(
    figure < PERSON ? "lost" : "character-died",
    figure < PERSON ? { region, figure, count } : { character: figure - PERSON, where: region },
  );
}

/** One choice of 9.7.3–4, and the hits that it uses up. */
function takeHit(c: C, { region, hits }: Taking, option: Option): number {
  const figure = number(option[1]);
  if (option[0] === "reduce") {
    reduceElite(c, region, nationOfFigure(figure));
    return 1;
  }
  remove(c, region, figure, 1);
  return figure >= ELITE && hits >= 2 ? 2 : 1;
}

/** 9.7.6: an Elite becomes a Regular of its Nation. */
export function reduceElite(c: C, region: RegionId, nation: number): void {
  const reducible = canReduce(c.g, nation);
  reduce(c.g, region, nation);
  if (reducible) c.tell("reduced", { region, nation });
  else c.tell("lost", { region, figure: ELITE + nation, count: 1 });
}

/** 9.7.10, and a card that destroys an Army: with the units go all others of the force. */
function removeOthers(c: C, side: Side, region: RegionId, force: Force): void {
  for (const figure of FIGURES_OF[side])
    if (figure >= LEADER && force[figure] > 0) remove(c, region, figure, force[figure]);
}

export const hits = chapter<War, Taking>()({
  /** Decides what needs no decision: nothing left to hit, all of it, or one way only. */
  take: (c, f) => {
    const { g } = c;
    const force = targets(g, f);
    if (f.hits <= 0 || unitsOf(force) === 0) return { go: "done" };
    if (f.hits >= stepsOf(force)) {
      for (let figure = 0; figure < LEADER; figure++)
        if (force[figure] > 0) remove(c, f.region, figure, force[figure]);
      return { go: "done" };
    }
    const options = hitOptions(g, f.side, force, f.hits);
    if (options.length > 1) return { go: "choose" };
    f.hits -= takeHit(c, f, options[0]);
    return { go: "take" };
  },
  /** D-BAT-07, D-BAT-08. */
  choose: {
    ask: (g, f) => {
      const force = targets(g, f);
      return {
        seat: seatOfForce(g, f.side, force),
        prompt: "hits",
        options: hitOptions(g, f.side, force, f.hits),
        about: [f.hits],
      };
    },
    then: (c, f, option) => {
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
