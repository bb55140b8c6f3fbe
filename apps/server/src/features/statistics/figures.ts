/** The figures of a game, from what was taken down of its finished games. Pure. */
import type { GameStatistics, Opponents, SidesTold } from "@westmarch/protocol";
import { OPPONENTS } from "@westmarch/protocol";
import type { FinishedData } from "../../database/schema/finished.ts";

/** The most first choices and cards that are told. */
const OPENINGS = 5;
const CARDS = 6;
/** Fewer games than this say nothing about a card. */
const FEWEST = 5;
/** Games that took longer were not played at one sitting. */
const SITTING = 12 * 60;

/** Names what was counted, for a reader. */
export type Naming = (what: "opening" | "card", key: string) => string;

type Figures = Omit<GameStatistics, "game" | "roles">;

/** Asks for each name once. What reads the same is counted as the same, as a card of which there are several. */
function once(named: Naming): Naming {
  const known = new Map<string, string>();
  return (what, key) => {
    const at = `${what} ${key}`;
    const name = known.get(at) ?? named(what, key);
    known.set(at, name);
    return name;
  };
}

/** How often each of so many sides won. */
function sidesIn(rows: readonly FinishedData[], sides: number): SidesTold {
  const won = Array.from({ length: sides }, (_, side) => rows.filter(({ winner }) => winner === side).length);
  return { games: rows.length, won, drawn: rows.length - won.reduce((sum, one) => sum + one, 0) };
}

/** The value that half of these do not exceed; null: there are none. */
function middleOf(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

const times = <K>(keys: readonly K[]): Map<K, number> => {
  const counted = new Map<K, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  return counted;
};

/** After each round in which a game was over: how many went on, and in how many each side had not lost. */
function standingIn(rows: readonly FinishedData[], sides: number): Figures["standing"] {
  const long = rows.flatMap(({ rounds, winner }) => (rounds === null ? [] : [{ rounds, winner }]));
  const ends = [...new Set(long.map(({ rounds }) => rounds))].sort((a, b) => a - b);
  return ends.map((round) => {
    const over = long.filter(({ rounds }) => rounds <= round);
    const stood = Array.from({ length: sides }, (_, side) => {
      // Where no side won, or several did, none has lost.
      const lost = over.filter(({ winner }) => winner >= 0 && winner !== side).length;
      return long.length - lost;
    });
    return { round, games: long.length, going: long.length - over.length, stood };
  });
}

function endingsIn(rows: readonly FinishedData[]): Figures["endings"] {
  const counted = Map.groupBy(rows, ({ reason, winner }) => `${reason} ${winner}`);
  return [...counted.values()]
    .flatMap((games) => {
      const [{ reason, winner } = { reason: null, winner: -1 }] = games;
      return reason === null ? [] : [{ reason, side: winner < 0 ? null : winner, games: games.length }];
    })
    .sort((a, b) => b.games - a.games);
}

function openingsIn(rows: readonly FinishedData[], named: Naming): Figures["openings"] {
  const told = rows.flatMap(({ opening, opened_by, winner }) =>
    opening === null ? [] : [{ text: named("opening", opening), side: opened_by ?? 0, winner }],
  );
  return [...Map.groupBy(told, ({ side, text }) => `${side} ${text}`).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, OPENINGS)
    .map((games) => {
      const { text = "", side = 0 } = games[0] ?? {};
      return { text, side, games: games.length, won: games.filter(({ winner }) => winner === side).length };
    });
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** By how much more often a side won where it played a card than where it did not. */
function cardsIn(rows: readonly FinishedData[], sides: number, named: Naming): Figures["cards"] {
  const played = new Map<string, { games: number; won: number }>();
  for (const { cards, winner } of rows) {
    const pairs = JSON.parse(cards) as [string, number][];
    for (const key of new Set(pairs.map(([card, side]) => `${side} ${named("card", card)}`))) {
      const before = played.get(key) ?? { games: 0, won: 0 };
      played.set(key, { games: before.games + 1, won: before.won + (key.startsWith(`${winner} `) ? 1 : 0) });
    }
  }
  const { won } = sidesIn(rows, sides);
  const all = [...played].flatMap(([key, { games, won: wins }]) => {
    const [side = 0, text = ""] = [Number(key.slice(0, key.indexOf(" "))), key.slice(key.indexOf(" ") + 1)];
    const others = rows.length - games;
    if (games < FEWEST || others < FEWEST) return [];
    const change = Math.round(100 * (share(wins, games) - share((won[side] ?? 0) - wins, others)));
    return [{ text, side, games, change }];
  });
  return all
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, CARDS)
    .toSorted((a, b) => b.change - a.change);
}

function monthsIn(rows: readonly FinishedData[]): Figures["months"] {
  const months = times(
    rows.map(({ at }) => {
      const day = new Date(at);
      return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
    }),
  );
  return [...months].map(([from, games]) => ({ from, games })).sort((a, b) => a.from - b.from);
}

const isOpponents = (name: string): name is Opponents => OPPONENTS.some((one) => one === name);

/** The figures of a game whose teams are so many. */
export function figuresOf(rows: readonly FinishedData[], sides: number, naming: Naming): Figures {
  const named = once(naming);
  const shown = rows.filter((row) => row.public === 1);
  const rounds = shown.flatMap((row) => row.rounds ?? []);
  return {
    sides: sidesIn(rows, sides),
    against: OPPONENTS.flatMap((one) => {
      const games = rows.filter(({ against }) => isOpponents(against) && against === one);
      return games.length === 0 ? [] : [{ against: one, ...sidesIn(games, sides) }];
    }),
    shown: shown.length,
    endings: endingsIn(shown),
    rounds: [...times(rounds)].sort(([a], [b]) => a - b),
    standing: standingIn(shown, sides),
    middle: middleOf(rounds),
    minutes: middleOf(shown.map(({ minutes }) => (minutes === null || minutes > SITTING ? null : minutes))),
    openings: openingsIn(shown, named),
    cards: cardsIn(shown, sides, named),
    months: monthsIn(rows),
  };
}
