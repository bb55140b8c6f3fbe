/** People at tournaments, for tests. */
import type { OpenTournament, TournamentAct, TournamentGame, TournamentNow } from "@westmarch/protocol";
import type { RunningServer } from "../src/main/index.ts";
import { Member } from "./members.ts";
import { newKey } from "./table.ts";

/** A participant of a tournament: a guest who has the key, or an account besides. */
export class Taker {
  readonly key = newKey().padEnd(22, "x");
  readonly name: string;
  member: Member;

  constructor(server: { readonly address: string }, name: string, member = new Member(server)) {
    this.name = name;
    this.member = member;
  }

  at(server: RunningServer): void {
    this.member = this.member.at(server);
  }

  ask<T = TournamentNow>(path: string, body: object): Promise<T> {
    return this.member.ask<T>(`/tournaments${path}`, { ...body, key: this.key });
  }

  join(tournament: string): Promise<TournamentNow> {
    return this.ask("/join", { tournament, name: this.name });
  }

  act(tournament: string, act: TournamentAct): Promise<TournamentNow> {
    return this.ask("/act", { tournament, act });
  }
}

export const WISH: Omit<OpenTournament, "key"> = {
  name: "The Long Lake Open",
  game: "hoard",
  settings: {},
  kind: "swiss",
  rounds: 3,
  games: 1,
  hours: null,
  guests: true,
};

export const opened = async (by: Taker, wish: Partial<OpenTournament> = {}): Promise<string> =>
  (await by.ask<{ id: string }>("", { ...WISH, ...wish })).id;

export const now = (server: RunningServer, id: string): Promise<TournamentNow> =>
  new Member(server).ask<TournamentNow>(`/tournaments/${id}`);

export async function until(
  server: RunningServer,
  id: string,
  is: (told: TournamentNow) => boolean,
): Promise<TournamentNow> {
  for (let i = 0; i < 600; i++) {
    const told = await now(server, id);
    if (is(told)) return told;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`the tournament does not go on: ${JSON.stringify(await now(server, id))}`);
}

/** The games that are being played. */
export const openGames = (told: TournamentNow): readonly TournamentGame[] =>
  told.played.filter(({ outcome, table }) => outcome === null && table !== null);
