import type { Core, Game, Seat, Settings } from "@westmarch/kernel";

/** The seats of a game that win and lose together. */
export type Teams = readonly (readonly Seat[])[];

export const teamsOf = (game: Pick<Game<Core, unknown>, "seats" | "teams">, settings: Settings): Teams =>
  game.teams?.(settings) ?? game.seats(settings).map((_, seat) => [seat]);

/** The seats that win and lose with this one, itself included. */
export const teamOf = (teams: Teams, seat: Seat): readonly Seat[] =>
  teams.find((team) => team.includes(seat)) ?? [seat];
