/** Which finished games count for ratings, and how they ended for each player. Pure. */
import type { Result, Seat } from "@westmarch/kernel";
import type { Teams } from "@westmarch/table";
import type { Entity } from "../../database/schema/ratings.ts";
import type { PlayerOutcome } from "../../stores/ratings/entities.ts";

/** Why a game does not count. The first reason that holds is kept. */
export type Uncounted =
  /** The opener chose so when the table was opened. */
  | "unrated"
  /** It is no contest: all players are on one side, or the game only hands out what a round is played with. */
  | "no-contest"
  /** It was played with components that a player brought. */
  | "pack"
  /** A seat changed hands. */
  | "hands"
  /** A guest played: a seat belongs to no account, or belonged to none before half of the game was played. */
  | "guest"
  /** One player was on several sides, or players of several sides shared a screen. A guest bot counts as its owner. */
  | "oneself"
  /** A choice was taken back with the consent of another person. */
  | "taken-back"
  /** The only side with people was advised by a computer or took something back, and did not lose. */
  | "aided"
  /** The same two players have played each other so often lately that more games tell nothing. */
  | "repeated"
  /** A player has played too often lately against people of the same address or with new accounts. */
  | "near"
  /** A side had made too few choices. */
  | "early";

/** Choices that each side must have made, where its game does not say how many. */
export const FEWEST = 5;

/** A player of a seat. `entity`: the account or the computer; null: a guest. */
export interface Sitter {
  readonly entity: Entity | null;
  /** The owner of a guest bot; null: the player is none. */
  readonly owner: Entity | null;
  /** Seats of one party share a screen. */
  readonly party: number;
  /** How many choices this seat has made. */
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
  /** A computer has recommended a choice to a player. */
  readonly advised: boolean;
}

/** The players of each side; null if a guest is among them. */
function sidesOf({ teams, seats }: Finished): (readonly Entity[])[] | null {
  const sides = teams.map((team) => team.map((seat) => seats[seat]?.entity ?? null));
  const known = sides.map((side) => side.filter((entity) => entity !== null));
  if (known.some((side, at) => side.length < (sides[at]?.length ?? 0))) return null;
  return known.map((side) => [...new Set(side)]);
}

/** Whether a person is on more than one side, in person or by a guest bot. */
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

/** The sides on which people or guest bots play. */
const peopled = ({ teams, seats }: Finished): number[] =>
  [...teams.keys()].filter((side) => teams[side]?.some((seat) => !seats[seat]?.entity?.startsWith("bot:")));

/**
 * Why help keeps a game from counting; null: it does not. Between people, help is a choice that was taken back. Computers
 * consent to everything, so against computers alone a helped game still counts if it is lost: help lets no player escape a
 * loss.
 */
function helped(game: Finished, won: readonly boolean[]): Uncounted | null {
  const [side, ...more] = peopled(game);
  if (side === undefined || more.length > 0) return game.takenBack ? "taken-back" : null;
  const lost = !won[side] && won.includes(true);
  return (game.takenBack || game.advised) && !lost ? "aided" : null;
}

const hasChosen = ({ seats, fewest = FEWEST }: Finished, team: readonly Seat[]): boolean =>
  team.reduce((sum, seat) => sum + (seats[seat]?.choices ?? 0), 0) >= fewest;

/** Judges a finished game: how it ended for every player, or why it does not count. */
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
