/** How a person's finished games ended: by game, side, opponents and month. Pure. */
import { type Fared, OPPONENTS, type Opponents, type PersonFigures } from "@westmarch/protocol";
import { type FinishedSat, outcomeOf } from "./account-tables.ts";

type Ended = Pick<FinishedSat, "table" | "seats" | "mine" | "result" | "endedAt"> & {
  readonly stands: Pick<FinishedSat["stands"], "game">;
};

function fared(games: readonly Ended[]): Fared {
  const outcomes = games.map(({ result, mine }) => outcomeOf(result, mine));
  const many = (how: string) => outcomes.filter((outcome) => outcome === how).length;
  return { won: many("won"), drawn: many("drawn"), lost: many("lost") };
}

/** Against whom a game was: people, computers of one strength, or of several. */
function againstIn({ seats, mine }: Ended): Opponents {
  const others = seats.flatMap(({ seat, player }) => (mine.includes(seat) || !player ? [] : [player]));
  const levels = new Set(others.flatMap((player) => (player.kind === "bot" ? [player.level] : [])));
  const [level] = levels;
  if (others.some(({ kind }) => kind === "person") || level === undefined) return "people";
  return levels.size === 1 ? level : "computers";
}

const roleIn = ({ seats, mine }: Ended): string => seats.find(({ seat }) => mine.includes(seat))?.role ?? "";

function monthOf({ endedAt }: Ended): number {
  const day = new Date(endedAt);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

/** Those games of one person that another one was in, on another side. */
function against(games: readonly Ended[], others: readonly Ended[]): Ended[] {
  const theirs = new Map(others.map((game) => [game.table, game]));
  return games.filter((game) => {
    const other = theirs.get(game.table);
    if (!other || game.mine.some((seat) => other.mine.includes(seat))) return false;
    const [one, two] = [outcomeOf(game.result, game.mine), outcomeOf(other.result, other.mine)];
    return one === "drawn" || one !== two;
  });
}

/** The figures of a person. `asking`: the games of the caller; null: a guest, or that person. */
export function personFigures(games: readonly Ended[], asking: readonly Ended[] | null): PersonFigures {
  const byGame = [...Map.groupBy(games, ({ stands }) => stands.game)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return {
    games: byGame.map(([game, played]) => ({
      game,
      sides: [...Map.groupBy(played, roleIn)].map(([role, of]) => ({ role, ...fared(of) })),
      against: OPPONENTS.flatMap((one) => {
        const of = played.filter((ended) => againstIn(ended) === one);
        return of.length === 0 ? [] : [{ against: one, ...fared(of) }];
      }),
    })),
    months: [...Map.groupBy(games, monthOf)]
      .map(([from, of]) => ({ from, ...fared(of) }))
      .sort((one, other) => one.from - other.from),
    together: asking && fared(against(asking, games)),
  };
}
