/** Who plays whom next in an arena: whoever is free is paired at once, until time is up. Pure. */
import type { EntrantData, GameData } from "../../database/schema/tournaments.ts";
import type { Pair } from "../../stores/round-store.ts";
import type { Edge } from "./matching/graph.ts";
import { matchingOf } from "./matching/matching.ts";

/** An entrant of an arena who is there and plays no game. */
export interface Free {
  readonly entrant: number;
  readonly isBot: boolean;
  /** In halves. */
  readonly points: number;
  /** The opponent of the last game; null: there was none yet. */
  readonly last: number | null;
  /** The board of the last game, which are numbered as games begin; 0: there was none yet. */
  readonly board: number;
  /** How often the entrant had the first side, minus how often the other. */
  readonly balance: number;
}

/** What speaks for and against a pair: each weighs more than all lighter ones together among 64. */
const WAITED = 2 ** 21;
const AGAIN = 2 ** 36;
const PAIR = 2 ** 46;
/** Points further apart than this weigh no more. */
const APART = 200;

/** Whether the last game of both was against each other. */
const metLast = (one: Free, other: Free): boolean => one.last === other.entrant && other.last === one.entrant;

/**
 * The next games, as many as can be. Who has waited longest does not stay behind; entrants with nearly as many points meet.
 * Two meet twice in a row only where nobody else is free and nobody else is playing. Computers do not play each other.
 */
export function arenaPairs(free: readonly Free[], othersPlay: boolean): readonly Pair[] {
  const waited = [...free].sort((a, b) => b.board - a.board).map(({ entrant }) => entrant);
  const patience = ({ entrant }: Free): number => waited.indexOf(entrant) * WAITED;
  const edges: Edge[] = [];
  for (const [a, one] of free.entries())
    for (const [b, other] of free.entries()) {
      if (a >= b || (one.isBot && other.isBot)) continue;
      const again = metLast(one, other);
      if (again && othersPlay) continue;
      const apart = Math.min(Math.abs(one.points - other.points), APART);
      edges.push([a, b, PAIR + patience(one) + patience(other) - (again ? AGAIN : 0) - apart * apart]);
    }
  const mates = edges.length === 0 ? [] : matchingOf(edges);
  return free.flatMap((one, a): Pair[] => {
    const mate = mates[a];
    const other = mate === undefined || mate < a ? undefined : free[mate];
    if (!other) return [];
    // Whoever has had the first side less often has it now; of equals, the one who comes first in the table has the other.
    return one.balance < other.balance ? [[one.entrant, other.entrant]] : [[other.entrant, one.entrant]];
  });
}

/** Those who are there and play no game, and whether anybody plays one. */
export function freeIn(
  entrants: readonly EntrantData[],
  games: readonly GameData[],
  pointsOf: (entrant: number) => number,
): { readonly free: readonly Free[]; readonly othersPlay: boolean } {
  const open = games.filter(({ outcome }) => outcome === null);
  const isIn = (entrant: number) => (game: GameData) => game.one === entrant || game.other === entrant;
  const free = entrants
    .filter(({ entrant, until, here_at }) => until === null && here_at !== null && !open.some(isIn(entrant)))
    .map(({ entrant, kind }): Free => {
      const own = games.filter(isIn(entrant));
      const last = own.toSorted((a, b) => a.board - b.board).at(-1);
      return {
        entrant,
        isBot: kind === "bot",
        points: pointsOf(entrant),
        last: last ? (last.one === entrant ? last.other : last.one) : null,
        board: last?.board ?? 0,
        balance: own.reduce((sum, { one }) => sum + (one === entrant ? 1 : -1), 0),
      };
    });
  return { free, othersPlay: open.length > 0 };
}
