/** Which finished games count for ratings, and how they ended for whom. Pure. */
import type { Result, Seat } from "@westmarch/kernel";
import type { Teams } from "@westmarch/table";
import type { Entity } from "../../database/schema/ratings.ts";
import type { PlayerOutcome } from "../../stores/ratings/entities.ts";

/** Why a game does not count. The first that holds is kept. */
export type Uncounted =
  /** By choice, when the table was opened. */
  | "unrated"
  /** It is no contest: everybody is on one side, or it only hands out what a round is played with. */
  | "no-contest"
  /** It was played with components that somebody brought. */
  | "pack"
  /** A seat changed hands. */
  | "hands"
  /** Somebody sits on a seat that belongs to no account, or belonged to none before half of the game was played. */
  | "guest"
  /** One player was on several sides, or several shared a screen; a bot is its owner's. */
  | "oneself"
  /** A choice was taken back by consent of another person. */
  | "taken-back"
  /** Whoever plays computers alone was advised by one, or took something back, and did not lose. */
  | "aided"
  /** The same two have played so often lately that more tells nothing. */
  | "repeated"
  /** One of them has played so often lately against people of the same address or with new accounts. */
  | "near"
  /** A side had hardly begun. */
  | "early";

/** Choices that each side must have made, where its game does not say how many. */
export const FEWEST = 5;

/** Who sat on a seat: null where that is nobody with an account. */
export interface Sitter {
  readonly entity: Entity | null;
  /** Whose bot that is; null: nobody's. */
  readonly owner: Entity | null;
  /** Seats of one party share a screen. */
  readonly party: number;
  /** How often this seat has chosen. */
  readonly choices: number;
}

export interface Finished {
  readonly result: Result;
  readonly teams: Teams;
  readonly seats: readonly Sitter[];
  /** As the game says (`Game.fewest`). */
  readonly fewest?: number | undefined;
  readonly rated: boolean;
  readonly contest: boolean;
  readonly ownPack: boolean;
  readonly changedHands: boolean;
  readonly takenBack: boolean;
  /** A computer has said what it would choose. */
  readonly advised: boolean;
}

/** The sides by whom they consist of; null where somebody is a guest. */
function sidesOf({ teams, seats }: Finished): (readonly Entity[])[] | null {
  const sides = teams.map((team) => team.map((seat) => seats[seat]?.entity ?? null));
  const known = sides.map((side) => side.filter((entity) => entity !== null));
  if (known.some((side, at) => side.length < (sides[at]?.length ?? 0))) return null;
  return known.map((side) => [...new Set(side)]);
}

/** Whether somebody, or a bot of theirs, is on more than one side. */
function meetsOneself({ teams, seats }: Finished): boolean {
  const behind = teams.flatMap((team) => [
    ...new Set(team.map((seat) => seats[seat]?.owner ?? seats[seat]?.entity)),
  ]);
  return new Set(behind).size < behind.length;
}

/** Whether players of different sides shared a screen. */
function isShared({ teams, seats }: Finished): boolean {
  const parties = teams.flatMap((team) => [
    ...new Set(team.flatMap((seat) => (seats[seat]?.entity?.startsWith("bot:") ? [] : [seats[seat]?.party]))),
  ]);
  return new Set(parties).size < parties.length;
}

/** The sides on which there are people, or bots that they have brought along. */
const peopled = ({ teams, seats }: Finished): number[] =>
  [...teams.keys()].filter((side) => teams[side]?.some((seat) => !seats[seat]?.entity?.startsWith("bot:")));

/**
 * Why help that somebody had keeps a game from counting; null: it does not. Computers consent to everything, so against them
 * it costs a win and not a loss: nobody gets out of a lost game by it.
 */
function helped(game: Finished, won: readonly boolean[]): Uncounted | null {
  const [side, ...more] = peopled(game);
  if (side === undefined || more.length > 0) return game.takenBack ? "taken-back" : null;
  const lost = !won[side] && won.includes(true);
  return (game.takenBack || game.advised) && !lost ? "aided" : null;
}

const hasChosen = ({ seats, fewest = FEWEST }: Finished, team: readonly Seat[]): boolean =>
  team.reduce((sum, seat) => sum + (seats[seat]?.choices ?? 0), 0) >= fewest;

/** Judges a finished game: how it ended for everybody who played, or why it does not count. */
export function judge(game: Finished): { readonly outcomes: readonly PlayerOutcome[] } | Uncounted {
  if (!game.rated) return "unrated";
  if (!game.contest || game.teams.length < 2) return "no-contest";
  if (game.ownPack) return "pack";
  if (game.changedHands) return "hands";
  if (isShared(game)) return "oneself";
  const sides = sidesOf(game);
  if (!sides) return "guest";
  if (meetsOneself(game)) return "oneself";
  const won = game.teams.map((team) => team.some((seat) => game.result.winners.includes(seat)));
  const help = helped(game, won);
  if (help) return help;
  if (!game.teams.every((team) => hasChosen(game, team))) return "early";
  const drawn = won.every((one) => one === won[0]);
  return {
    outcomes: sides.flatMap((side, at) =>
      side.map((entity) => ({
        entity,
        side: at,
        place: drawn || won[at] ? (1 as const) : (2 as const),
        ended: drawn ? ("drawn" as const) : won[at] ? ("won" as const) : ("lost" as const),
      })),
    ),
  };
}
