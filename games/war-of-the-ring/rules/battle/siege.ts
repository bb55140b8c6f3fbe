/** 10.4.4: what one more round of a siege battle costs. */

import { ELITE, eliteOf, type FigureId, LEADER, NATIONS_OF, nationOfFigure } from "../../data/ids.ts";
import type { Battle, War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { canReduce, unitsOf } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { participants } from "./force.ts";

const ONLY_ELITES = no("only-elites-are-reduced", "10.4.4");
const NOT_AMONG = no("not-among-them", "10.4.4");
const NO_REGULAR = no("no-regular-to-replace", "10.4.4");

/**
 * Why the attacker does not buy another round so. Without a Regular to put in its place an Elite buys none, or with hard
 * sieges it is lost (AMB-35).
 */
export function whyNoExtension(g: War, b: Battle, verb: string, figure: FigureId): Refusal | null {
  if (verb !== "reduce" || figure < ELITE || figure >= LEADER) return ONLY_ELITES;
  const force = participants(g, b, b.attacker);
  if (force[figure] === 0) return NOT_AMONG;
  const mayLose = g.rulings.hardSieges && unitsOf(force) > 1;
  return mayLose || canReduce(g, nationOfFigure(figure)) ? null : NO_REGULAR;
}

/** Participating Elites that the attacker may reduce. */
export function extensions(g: War, b: Battle): Chosen<"reduce">[] {
  const options: Chosen<"reduce">[] = [];
  for (const nation of NATIONS_OF[b.attacker]) {
    const elite = eliteOf(nation);
    if (!whyNoExtension(g, b, "reduce", elite)) options.push(ALL.reduce[elite]);
  }
  return options;
}
