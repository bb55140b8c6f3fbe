/** How the game stands at a glance, and what that inclines a side to. */
import { inclination } from "@westmarch/bots/sight";
import { FREE, other, SHADOW, type Side } from "../data/ids.ts";
import { onMordorTrack, unusedDice } from "../facts.ts";
import { CORRUPTION_LIMIT, type War } from "../state.ts";
import { type Land, pressureOn } from "./land.ts";
import { clamped } from "./odds.ts";
import { spare, stepsToGates } from "./quest.ts";
import { READINGS, type Reading } from "./readings.ts";
import { sense } from "./sense.ts";

/** What is seen without a survey of the land. */
export const AT_A_GLANCE = {
  turn: (g) => g.turn / 10,
  corruption: (g) => g.corruption / CORRUPTION_LIMIT,
  spare: (g) => clamped(spare(g) / 5, -1, 1.5),
  ownPoints: (g, side) => pressureOn(g, other(side)),
  ownDice: (g, side) => unusedDice(g, side) / 6,
  theirDice: (g, side) => unusedDice(g, other(side)) / 6,
  revealed: (g) => g.revealed,
  inMordor: (g) => (onMordorTrack(g) ? 1 : 0),
  stepsToGates: (g) => stepsToGates(g) / 10,
  box: (g) => (g.box[SHADOW] + g.box[FREE]) / 4,
} satisfies Partial<Record<Reading, (g: War, side: Side) => number>>;
const READ: Readonly<Record<Reading, (g: War, side: Side, land: Land) => number>> = {
  ...AT_A_GLANCE,
  danger: (_g, _side, land) => land.danger / 5,
  theirPoints: (_g, _side, land) => land.pressure,
};
const read = READINGS.map((reading) => READ[reading]);
const seen: number[] = [];

/** Looks at the table, for what is asked of `tendencyTo` next. */
export function look(g: War, side: Side, land: Land): void {
  for (let i = 0; i < read.length; i++) seen[i] = read[i](g, side, land);
}

/** How much more such a use of a die is worth as the game stands, in dice. */
export const tendencyTo = (verb: string): number => inclination(sense.tendencies.get(verb) ?? [], seen);
