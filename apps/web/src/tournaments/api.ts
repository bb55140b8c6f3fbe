/** The calls about tournaments. An entry is known by the account, and by a key that this device keeps. */
import type {
  Entered,
  JoinTournament,
  OpenTournament,
  TournamentAct,
  TournamentNow,
  TournamentSummary,
} from "@westmarch/protocol";
import { type Answer, call, freshKey, post } from "../api.ts";
import { recipient } from "../notices/api.ts";

const KEPT = "westmarch-tournaments";

let forNow: string | null = null;

/** This device's key. Where nothing can be kept, it lasts as long as the page. */
function key(): string {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept && /^[a-f0-9]{32}$/.test(kept)) return kept;
    forNow ??= freshKey();
    localStorage.setItem(KEPT, forNow);
  } catch {
    // A browser may forbid a page to keep anything.
    forNow ??= freshKey();
  }
  return forNow;
}

export const allTournaments = (): Promise<Answer<readonly TournamentSummary[]>> =>
  call("/api/tournaments", {});

export const tournamentNow = (id: string): Promise<Answer<TournamentNow>> =>
  call(`/api/tournaments/${encodeURIComponent(id)}`, {}, key());

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
