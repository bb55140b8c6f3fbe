/** The losses that a player usually takes (9.7): as many units as can strike on stay. Pure. */
import type { AskOf } from "@westmarch/kernel";
import { SIEGE_BATTLE } from "../../data/battles.ts";
import { ELITE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { targets } from "../../rules/battle/casualties.ts";
import { unitsOf } from "../../rules/figures.ts";
import { DICE_LIMIT, type War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { asking } from "../labels/who.ts";

/** Of these, the one of which most stand there. */
const ofMost = (force: readonly number[], options: readonly Chosen<"lose" | "reduce">[]) =>
  options.toSorted(([, a], [, b]) => (force[b] ?? 0) - (force[a] ?? 0))[0];

/**
 * What takes the next hit: a Regular as long as more units than can strike stand there, and otherwise an Elite, which is
 * replaced and strikes on. A besieger keeps Elites, which buy rounds. A whole Elite goes last.
 */
export function usualLoss(
  view: War,
  ask: AskOf<War>,
  region: RegionId | undefined,
): Chosen<"lose" | "reduce"> | null {
  const hits = asking({ view }, "hits");
  if (ask.prompt !== "hits" || hits?.region !== region || !hits) return null;
  const force = targets(view, hits);
  const regulars = ask.options.filter(([verb, figure]) => verb === "lose" && figure < ELITE);
  const elites = ask.options.filter(([verb]) => verb === "reduce");
  const { battle } = view;
  const besieges = battle?.kind === SIEGE_BATTLE && battle.attacker === hits.side;
  const [first, second] = besieges || unitsOf(force) > DICE_LIMIT ? [regulars, elites] : [elites, regulars];
  return ofMost(force, first) ?? ofMost(force, second) ?? ofMost(force, ask.options) ?? null;
}
