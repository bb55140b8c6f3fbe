/** The calls about tournaments. An entry is known by the account, and by a key that this device keeps. */
import type {
  Entered,
  JoinTournament,
  OpenTournament,
  TournamentAct,
  TournamentMine,
  TournamentNow,
  TournamentReopening,
  TournamentSummary,
} from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";
import { recipient } from "../notifications/api.ts";
import { key, knownKey } from "./key.ts";

export const allTournaments = (): Promise<Answer<readonly TournamentSummary[]>> =>
  call("/api/tournaments", {});

export const tournamentNow = (id: string): Promise<Answer<TournamentNow>> =>
  call(`/api/tournaments/${encodeURIComponent(id)}`, {}, key());

/** Which decisions of a tournament were taken back. */
export const reopeningsOf = (id: string): Promise<Answer<readonly TournamentReopening[]>> =>
  call(`/api/tournaments/${encodeURIComponent(id)}/reopenings`, {}, key());

/** The tournaments that this device's player takes part in. */
export const myTournaments = (): Promise<Answer<readonly TournamentMine[]>> =>
  call("/api/tournaments/mine", {}, knownKey() ?? undefined);

export const openTournament = (wish: Omit<OpenTournament, "key">): Promise<Answer<{ readonly id: string }>> =>
  post("/api/tournaments", { ...wish, key: key() });

/** Takes part; a guest needs a name. */
export const takePart = (
  tournament: string,
  { name, brings }: Pick<JoinTournament, "name" | "brings">,
): Promise<Answer<TournamentNow>> =>
  post("/api/tournaments/join", {
    tournament,
    key: key(),
    ...(name !== undefined && { name }),
    ...(brings && { brings }),
  });

export const withdraw = (tournament: string): Promise<Answer<TournamentNow>> =>
  post("/api/tournaments/leave", { tournament, key: key() });

/** Checks in before the start, or comes back to an arena; or goes. */
export const beHere = (tournament: string, here: boolean): Promise<Answer<TournamentNow>> =>
  post("/api/tournaments/here", { tournament, key: key(), here });

/** The link to one's own seat; `known` is the one that this device has already. */
export const enterTable = (tournament: string, table: string, known?: string): Promise<Answer<Entered>> =>
  post("/api/tournaments/enter", { tournament, key: key(), table, ...(known !== undefined && { known }) });

/** Lets this device be told, or not, that a round of one's own has begun. */
export const hearOfRounds = (tournament: string, on: boolean): Promise<Answer<unknown>> =>
  post("/api/tournaments/hear", { tournament, key: key(), recipient: recipient(), on });

/** The link to look on at a table. */
export const watchTable = (tournament: string, table: string): Promise<Answer<Entered>> =>
  post("/api/tournaments/watch", { tournament, table });

/** What the organiser does. */
export const actOn = (tournament: string, act: TournamentAct): Promise<Answer<TournamentNow>> =>
  post("/api/tournaments/act", { tournament, key: key(), act });
