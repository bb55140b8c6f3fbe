/** 10.4.4: what one more round of a siege battle costs. */
import type { Option } from "@westmarch/kernel";
import { ELITE, END_NATION, FIRST_NATION } from "../../data/ids.ts";
import type { Battle, War } from "../../state.ts";
import { ALL } from "../choices.ts";
import { canReduce, unitsOf } from "../figures.ts";
import { participants } from "./force.ts";

/**
 * Participating Elites that the attacker may reduce. Without a Regular to put in its place there is no extension, or
 * with hard sieges the Elite is lost (AMB-35).
 */
export function extensions(g: War, b: Battle): Option[] {
  const side = b.attacker;
  const force = participants(g, b, side);
  const mayLose = g.rulings.hardSieges && unitsOf(force) > 1;
  const options: Option[] = [];
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (force[ELITE + nation] > 0 && (mayLose || canReduce(g, nation)))
      options.push(ALL.reduce[ELITE + nation]);
  return options;
}
