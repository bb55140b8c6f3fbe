/**
 * The results of a tournament as tournament software reads them. Pure.
 *
 * - TRF16, the Tournament Report File of FIDE (Handbook C.04, annex 2): what Swiss-Manager, JaVaFo, bbpPairings and Vega exchange. It knows
 *   one game between two players a round; where a pairing has several games, the line says what they came to together.
 * - CSV (RFC 4180): the table, and the games.
 */
import type {
  TournamentEntrant,
  TournamentGame,
  TournamentNow,
  TournamentStanding,
} from "@westmarch/protocol";

/** How players are called; a computer by its level, an account that is gone by its number. */
function nameOf({ entrant, player }: TournamentEntrant): string {
  if (!player) return `#${entrant}`;
  if (player.kind === "bot") return `Computer (${player.level})`;
  return player.name ?? `#${entrant}`;
}

/* TRF16 -------------------------------------------------------------------------------------------------------------- */

/** One player's part of a round. */
interface Met {
  /** The other's number in the file; 0: nobody. */
  readonly opponent: number;
  readonly colour: "w" | "b" | "-";
  readonly result: string;
}

/** Rests: a win in a Swiss tournament, and elsewhere no point. */
const rested = (isSwiss: boolean): Met => ({ opponent: 0, colour: "-", result: isSwiss ? "U" : "Z" });
const AWAY: Met = { opponent: 0, colour: "-", result: "Z" };

const isOver = ({ outcome }: TournamentGame): boolean => outcome !== null;

/** What a player got in the games of one pairing, in halves; null: they are still played. */
function halvesOf(games: readonly TournamentGame[], entrant: number): number | null {
  let halves = 0;
  for (const { outcome } of games) {
    if (!outcome) return null;
    halves += outcome.won === entrant ? 2 : outcome.drawn ? 1 : 0;
  }
  return halves;
}

/** A result as the format writes it: won, drawn, lost; won and lost without a game. */
function signOf(mine: number, theirs: number, isForfeit: boolean): string {
  if (mine > theirs) return isForfeit ? "+" : "1";
  // Equal without a point each: both have lost.
  if (mine < theirs || mine === 0) return isForfeit ? "-" : "0";
  return "=";
}

function metIn(
  games: readonly TournamentGame[],
  entrant: number,
  numbers: ReadonlyMap<number, number>,
  isSwiss: boolean,
): Met {
  const [first] = games;
  if (!first) return AWAY;
  if (first.sides.length < 2) return rested(isSwiss);
  const other = first.sides.find((side) => side !== entrant) ?? -1;
  const opponent = numbers.get(other) ?? 0;
  const colour = first.sides[0] === entrant ? "w" : "b";
  const [mine, theirs] = [halvesOf(games, entrant), halvesOf(games, other)];
  if (mine === null || theirs === null) return { opponent, colour, result: " " };
  const isForfeit = games.every(({ outcome }) => outcome?.forfeit);
  return { opponent, colour, result: signOf(mine, theirs, isForfeit) };
}

const right = (text: string | number, width: number): string => String(text).slice(0, width).padStart(width);
const left = (text: string, width: number): string => [...text].slice(0, width).join("").padEnd(width);
/** Letters that the format holds: other signs are kept, as every reader of today takes UTF-8. */
const clean = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A line of a player: columns are settled by the format. */
function playerLine(
  number: number,
  entrant: TournamentEntrant,
  { points, place }: Pick<TournamentStanding, "points" | "place">,
  rounds: readonly Met[],
): string {
  const head = `001 ${right(number, 4)}      ${left(clean(nameOf(entrant)), 33)}${" ".repeat(33)}${right((points / 2).toFixed(1), 4)} ${right(place, 4)}`;
  const met = rounds.map(
    ({ opponent, colour, result }) => `  ${String(opponent).padStart(4, "0")} ${colour} ${result}`,
  );
  return `${head}${met.join("")}`.trimEnd();
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll("-", "/");

/** The tournament as TRF16. */
export function trfOf(tournament: TournamentNow): string {
  const { name, kind, round, rounds, players, played, standings, game, startsAt } = tournament;
  const numbers = new Map(players.map(({ entrant }, i) => [entrant, i + 1]));
  const places = new Map(standings.map((line) => [line.entrant, line]));
  const lines = players.map((one, i) => {
    const met = Array.from({ length: round }, (_, before) => {
      const own = played.filter((each) => each.round === before + 1 && each.sides.includes(one.entrant));
      return metIn(own, one.entrant, numbers, kind === "swiss");
    });
    return playerLine(i + 1, one, places.get(one.entrant) ?? { points: 0, place: i + 1 }, met);
  });
  return `${[
    `012 ${clean(name)}`,
    ...(startsAt === null ? [] : [`042 ${day(startsAt)}`]),
    `062 ${players.length}`,
    `092 ${kind} (${game})`,
    `XXR ${rounds}`,
    ...lines,
  ].join("\r\n")}\r\n`;
}

/* CSV ---------------------------------------------------------------------------------------------------------------- */

/** A cell. What a spreadsheet would take for a formula is kept from being one. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** The table as CSV. */
export function standingsCsv({ players, standings, played }: TournamentNow): string {
  const by = new Map(players.map((one) => [one.entrant, one]));
  return csv([
    ["place", "player", "points", "buchholz", "sonneborn-berger", "games", "withdrawn"],
    ...standings.map(({ entrant, place, points, buchholz, sonneborn }) => {
      const player = by.get(entrant);
      const games = played.filter(
        (one) => isOver(one) && one.sides.length === 2 && one.sides.includes(entrant),
      );
      return [
        place,
        player ? nameOf(player) : `#${entrant}`,
        points / 2,
        buchholz / 2,
        sonneborn / 4,
        games.length,
        player?.withdrawn ? 1 : 0,
      ];
    }),
  ]);
}

/** All games as CSV: who had the first side, who the second, and what the first got. */
export function gamesCsv({ players, played }: TournamentNow): string {
  const by = new Map(players.map((one) => [one.entrant, nameOf(one)]));
  const resultOf = ({ outcome, sides }: TournamentGame): string => {
    if (sides.length < 2) return "bye";
    if (!outcome) return "";
    if (outcome.drawn) return "1/2-1/2";
    return outcome.won === null ? "0-0" : outcome.won === sides[0] ? "1-0" : "0-1";
  };
  return csv([
    ["round", "board", "game", "first", "second", "result", "forfeit"],
    ...played.map((one) => [
      one.round,
      one.board,
      one.nth,
      by.get(one.sides[0] ?? -1) ?? "",
      by.get(one.sides[1] ?? -1) ?? "",
      resultOf(one),
      one.sides.length === 2 && one.outcome?.forfeit ? 1 : 0,
    ]),
  ]);
}
