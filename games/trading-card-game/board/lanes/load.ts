/** How broad the table is, in cards of the fellowship: what is divided by it is as broad as a card may be. */
import type { Look } from "../look/look.ts";

/** A minion beside a companion, and how much of it is seen where another lies on it: in a lane, and in a crowd. */
const MINION = 0.84;
const SEEN = 0.62;
const CROWDED = 0.42;
/** The gap between two lanes. */
const GAP = 0.2;

const minions = (many: number, seen = SEEN): number => (many === 0 ? 0 : MINION * (1 + (many - 1) * seen));

/** Below a card of the fellowship there is room for so many hems; more of them scroll. */
const MOST_HEMS = 2;
const HEM = 21;

/** How much room hems need below the fellowship, in CSS pixels. */
const hems = ({ lanes }: Look): number =>
  HEM * Math.min(MOST_HEMS, Math.max(0, ...lanes.map(({ defender }) => defender.bears.length)));

/** How many hems need room above the minions: what they bear stands over them, for below lies the plate. */
const collar = ({ lanes, columns }: Look): 0 | 1 =>
  [...lanes, ...columns].some(({ minions: all }) => all.some(({ bears }) => bears.length > 0)) ? 1 : 0;

/** The room for hems below the fellowship and above the minions, for the styles that measure cards by it. */
export const roomForHems = (look: Look): Readonly<Record<`--${string}`, string | number>> => ({
  "--hems": `${hems(look)}px`,
  "--collar": collar(look),
});

/** How broad all lanes and columns are, in cards of the fellowship. */
export function load({ lanes, columns }: Look): number {
  const fought = lanes.some((lane) => lane.minions.length > 0);
  const companions = lanes.reduce((sum, lane) => sum + Math.max(1, minions(lane.minions.length)) + GAP, 0);
  const waiting = columns.filter((column) => column.minions.length > 0);
  const wide = (seen: number): number =>
    waiting.reduce((sum, column) => sum + minions(column.minions.length, seen) + GAP, 0);
  const all = fought ? companions + wide(CROWDED) : Math.max(companions, wide(SEEN));
  return Math.max(all, 1);
}
