/** How broad the table is, in cards of the fellowship: what is divided by it is as broad as a card may be. */
import type { Look } from "../look/look.ts";

/** How minions stand beside a companion: how broad, and how much of one is seen before the next, in a lane and in a crowd. */
interface Standing {
  readonly minion: number;
  readonly seen: number;
  readonly crowded: number;
  /** Between two lanes. */
  readonly gap: number;
}

/** Small cards lie on each other. */
const SMALL: Standing = { minion: 0.84, seen: 0.62, crowded: 0.42, gap: 0.2 };
/** Cards that are read on the table stand apart. */
const READ: Standing = { minion: 1, seen: 1.05, crowded: 1.05, gap: 0.12 };

/** Below a card of the fellowship there is room for so many hems; more of them scroll. */
const MOST_HEMS = 2;

/** How many hems need room below the fellowship. */
const hems = ({ lanes }: Look): number =>
  Math.min(MOST_HEMS, Math.max(0, ...lanes.map(({ defender }) => defender.bears.length)));

/** How many hems need room above the minions: what they bear stands over them, for below lies the plate. */
const collar = ({ lanes, columns }: Look): 0 | 1 =>
  [...lanes, ...columns].some(({ minions: all }) => all.some(({ bears }) => bears.length > 0)) ? 1 : 0;

/** The room for hems below the fellowship and above the minions, for the styles that measure cards by it. */
export const roomForHems = (look: Look): Readonly<Record<`--${string}`, string | number>> => ({
  "--hems": `calc(${hems(look)} * var(--hem))`,
  "--collar": collar(look),
});

/** How broad all lanes and columns are, in cards of the fellowship; `read`: of cards that are read where they stand. */
export function load({ lanes, columns }: Look, read = false): number {
  const { minion, seen: apart, crowded, gap } = read ? READ : SMALL;
  const minions = (many: number, seen = apart): number => (many === 0 ? 0 : minion * (1 + (many - 1) * seen));
  const fought = lanes.some((lane) => lane.minions.length > 0);
  const companions = lanes.reduce((sum, lane) => sum + Math.max(1, minions(lane.minions.length)) + gap, 0);
  const waiting = columns.filter((column) => column.minions.length > 0);
  const wide = (seen: number): number =>
    waiting.reduce((sum, column) => sum + minions(column.minions.length, seen) + gap, 0);
  const all = fought ? companions + wide(crowded) : Math.max(companions, wide(apart));
  return Math.max(all, 1);
}
