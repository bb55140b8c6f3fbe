/** 8.5.11: figures go from a region to another, and what that sets off. */
import type { Context } from "@westmarch/kernel";
import { ALL_CHARACTERS, nationOfFigure, PERSON, type Side, UNITS } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Force, Gait } from "../../words/armies.ts";
import { carry, unitsOf } from "../figures.ts";
import { companionsArrive, entered } from "../politics.ts";
import { concern, concernArmy, concernArrivals, keepMixed } from "../teams/teams.ts";
import { settle } from "./settle.ts";

/** The Characters of a force, a mask. */
const charactersOf = (force: Force): number => {
  let mask = 0;
  for (const character of ALL_CHARACTERS) if (force[PERSON + character] > 0) mask |= 1 << character;
  return mask;
};

/**
 * Carries a force over, activates and captures (11.3.1, 10.9), and lets Companions activate where their movement ends
 * (11.3.4; a retreat is none). Stacking is checked when the action is over (8.2.2).
 */
export function march(
  c: Context<War>,
  side: Side,
  force: Force,
  from: RegionId,
  to: RegionId,
  gait: Gait,
): void {
  const { g } = c;
  keepMixed(g, side, from, to);
  carry(g, force, from, to);
  c.tell("marched", { side, from, to, force: force.slice(), gait });
  if (gait !== "retreats") {
    for (const figure of UNITS) if (force[figure] > 0) concern(g, nationOfFigure(figure));
    if (gait !== "passes") concernArmy(g, to);
  } else concernArrivals(g, side, to);
  if (unitsOf(force) > 0) entered(c, side, to);
  settle(c, from);
  settle(c, to);
  if (gait === "moves" || gait === "advances") companionsArrive(c, charactersOf(force), to);
}
