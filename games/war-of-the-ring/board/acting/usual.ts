/** The losses that a player usually takes (9.7): as many units as can strike on stay. Pure. */
import { counted } from "@westmarch/campaign/acting";
import type { AskOf, Option } from "@westmarch/kernel";
import { SIEGE_BATTLE } from "../../data/battles.ts";
import { ELITE, eliteOf, type FigureId, NATIONS_OF, nationOfFigure, regularOf } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { targets } from "../../rules/battle/casualties.ts";
import { ALL } from "../../rules/choices.ts";
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

const isLoss = (option: Option): option is Chosen<"lose" | "reduce"> =>
  option[0] === "lose" || option[0] === "reduce";

const times = (loss: Chosen<"lose" | "reduce">, count: number) =>
  Array.from({ length: Math.max(0, count) }, () => loss);

/**
 * Whom these choices of a player strike off, and whom the rules do after them by themselves, where nobody else is left to take the
 * next hit (9.7); the latter is left out where it is not known what comes after (`after` is null).
 */
export function lostBy(
  before: War,
  options: readonly Option[],
  after: War | null,
): ReturnType<typeof counted<Chosen<"lose" | "reduce">>> {
  const hits = asking({ view: before }, "hits");
  const chosen = options.filter(isLoss);
  if (!hits || !after) return counted(chosen);
  const [left, is] = [targets(before, hits).slice(), targets(after, hits)];
  for (const [verb, figure] of chosen) {
    left[figure]--;
    if (verb === "reduce") left[regularOf(nationOfFigure(figure))]++;
  }
  const gone = (figure: FigureId): number => left[figure] - is[figure];
  const further = NATIONS_OF[hits.side].flatMap((nation) => {
    const [regular, elite] = [regularOf(nation), eliteOf(nation)];
    const reduced = Math.max(0, Math.min(gone(elite), -gone(regular)));
    return [
      ...times(ALL.reduce[elite], reduced),
      ...times(ALL.lose[regular], gone(regular) + reduced),
      ...times(ALL.lose[elite], gone(elite) - reduced),
    ];
  });
  return counted([...chosen, ...further]);
}
