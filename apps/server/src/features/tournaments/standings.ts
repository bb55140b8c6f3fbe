/** The standings of a tournament: points, and the tie-breaks between equal points. Pure. */
import type { TournamentStanding } from "@westmarch/protocol";
import type { TournamentData } from "../../database/schema/tournaments.ts";

/** A game of a tournament that is decided. Points are counted in halves. */
export interface Decided {
  readonly round: number;
  readonly one: number;
  /** Null: `one` has no opponent. */
  readonly other: number | null;
  readonly outcome: "one" | "other" | "drawn" | "neither";
  readonly forfeit: boolean;
}

const WON = 2;

/** Half points that a game is worth to an entrant. */
export function worth({ one, other, outcome }: Decided, entrant: number): number {
  if (outcome === "drawn") return 1;
  if (outcome === "one") return entrant === one ? WON : 0;
  return outcome === "other" && entrant === other ? WON : 0;
}

const isIn = ({ one, other }: Decided, entrant: number): boolean => one === entrant || other === entrant;

export const pointsOf = (games: readonly Decided[], entrant: number): number =>
  games.reduce((sum, game) => sum + (isIn(game, entrant) ? worth(game, entrant) : 0), 0);

const opponent = ({ one, other }: Decided, entrant: number): number | null => (one === entrant ? other : one);

type Tie = (games: readonly Decided[], entrant: number, tied: readonly number[]) => number;

/** The points of the opponents that an entrant has met. */
const buchholz: Tie = (games, entrant) =>
  games.reduce((sum, game) => {
    const met = isIn(game, entrant) ? opponent(game, entrant) : null;
    return met === null ? sum : sum + pointsOf(games, met);
  }, 0);

/** The points of beaten opponents, and half of the points of those with whom the entrant drew; in quarters. */
const sonneborn: Tie = (games, entrant) =>
  games.reduce((sum, game) => {
    const met = isIn(game, entrant) ? opponent(game, entrant) : null;
    return met === null ? sum : sum + worth(game, entrant) * pointsOf(games, met);
  }, 0);

/** Points from the games between the tied entrants, if all of them have met. */
const direct: Tie = (games, entrant, tied) => {
  const among = games.filter(
    ({ one, other }) => tied.includes(one) && other !== null && tied.includes(other),
  );
  const met = (a: number, b: number) => among.some((game) => isIn(game, a) && isIn(game, b));
  const all = tied.every((a, at) => tied.slice(at + 1).every((b) => met(a, b)));
  return all ? pointsOf(among, entrant) : 0;
};

const wins: Tie = (games, entrant) =>
  games.filter((game) => !game.forfeit && isIn(game, entrant) && worth(game, entrant) === WON).length;

/** The last round in which an entrant has won its pairing, or rested. */
const reached: Tie = (games, entrant) => {
  const rounds = Map.groupBy(
    games.filter((game) => isIn(game, entrant)),
    ({ round }) => round,
  );
  return [...rounds].reduce((last, [round, own]) => {
    const met = own.reduce<number | null>((found, game) => found ?? opponent(game, entrant), null);
    const theirs = met === null ? 0 : pointsOf(own, met);
    return pointsOf(own, entrant) > theirs ? Math.max(last, round) : last;
  }, 0);
};

/** Fewer games for as many points are better. */
const fewer: Tie = (games, entrant) => -games.filter((game) => isIn(game, entrant)).length;

const TIES: Readonly<Record<TournamentData["kind"], readonly Tie[]>> = {
  arena: [fewer],
  swiss: [buchholz, direct, sonneborn, wins],
  "round-robin": [direct, sonneborn, wins],
  knockout: [reached],
};

/**
 * The entrants by points, or in a knockout by the round they reached, and then by the tie-breaks of the kind. Entrants who are
 * equal in all of them share a place. `seeded`: the best first.
 */
export function standingsOf(
  kind: TournamentData["kind"],
  seeded: readonly number[],
  games: readonly Decided[],
): readonly TournamentStanding[] {
  const first: Tie = kind === "knockout" ? reached : pointsOf;
  let groups: (readonly number[])[] = parted([...seeded], (entrant) => first(games, entrant, seeded));
  for (const tie of TIES[kind])
    groups = groups.flatMap((group) => parted(group, (entrant) => tie(games, entrant, group)));
  let place = 1;
  return groups.flatMap((group) => {
    const lines = group.map((entrant) => ({
      entrant,
      place,
      points: pointsOf(games, entrant),
      buchholz: buchholz(games, entrant, group),
      sonneborn: sonneborn(games, entrant, group),
    }));
    place += group.length;
    return lines;
  });
}

/** The groups of entrants for whom a figure is equal, the greatest first. */
function parted(group: readonly number[], figure: (entrant: number) => number): (readonly number[])[] {
  const by = Map.groupBy(group, figure);
  return [...by.keys()].sort((a, b) => b - a).map((key) => by.get(key) ?? []);
}
