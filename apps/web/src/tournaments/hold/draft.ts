/** A tournament that is about to be opened, as its organiser has chosen it. Pure. */
import type { OpenTournament } from "@westmarch/protocol";
import { FIRST_DRAFT, type PaceDraft, paceOf, zoneHere } from "../../time/paces.ts";

const MINUTE = 60_000;

export const KINDS = ["swiss", "round-robin", "knockout", "arena"] as const;
export const EACH = ["1", "2", "4"] as const;
/** Hours that a game may take; none: until it is over, or the organiser decides. */
export const HOURS = ["none", "24", "72", "168", "336"] as const;
/** Minutes to come to a table with live clocks, and between two rounds. */
export const GRACES = ["0", "1", "2", "5", "10"] as const;
export const RESTS = ["0", "1", "3", "5", "10", "30", "60"] as const;
export const PLACES = ["none", "4", "8", "16", "32"] as const;
/** When it begins: when the organiser says so, in so many minutes, or at a moment. */
export const STARTS = ["none", "15", "60", "at"] as const;
export const CHECK_INS = ["0", "5", "15", "30"] as const;
export const LASTS = ["20", "30", "45", "60", "90"] as const;
export const ROUNDS = { least: 1, most: 12 } as const;

/** What the organiser has chosen. */
export interface Draft {
  readonly name: string;
  readonly game: string;
  readonly kind: (typeof KINDS)[number];
  readonly rounds: string;
  readonly games: (typeof EACH)[number];
  readonly hours: (typeof HOURS)[number];
  readonly guests: boolean;
  readonly time: PaceDraft;
  readonly grace: (typeof GRACES)[number];
  readonly rest: (typeof RESTS)[number];
  readonly places: (typeof PLACES)[number];
  readonly start: (typeof STARTS)[number];
  /** The moment of a start at a moment, in milliseconds since 1970. */
  readonly at: number;
  readonly checkIn: (typeof CHECK_INS)[number];
  readonly lasts: (typeof LASTS)[number];
}

/** Eight o’clock of this day, or of the next where that is near or over: when people come to play. */
export function comingEight(now: number): number {
  const evening = new Date(now);
  evening.setHours(20, 0, 0, 0);
  if (evening.getTime() - now < 60 * MINUTE) evening.setDate(evening.getDate() + 1);
  return evening.getTime();
}

export const firstDraft = (game: string, now: number): Draft => ({
  name: "",
  game,
  kind: "swiss",
  rounds: "5",
  games: "1",
  hours: "none",
  guests: true,
  time: FIRST_DRAFT,
  grace: "5",
  rest: "3",
  places: "none",
  start: "none",
  at: comingEight(now),
  checkIn: "0",
  lasts: "45",
});

export const roundsFit = ({ rounds }: Pick<Draft, "rounds">): boolean =>
  Number.isInteger(Number(rounds)) && Number(rounds) >= ROUNDS.least && Number(rounds) <= ROUNDS.most;

export const isLive = ({ time }: Draft): boolean => time.kind === "live";

/** When it would begin if it were opened at this moment; null: when the organiser says so. */
export const startOf = ({ start, at }: Draft, now: number): number | null =>
  start === "none" ? null : start === "at" ? at : now + Number(start) * MINUTE;

/** How many rounds there will be; null: that depends on how many enter. */
export function roundsOf({ kind, rounds, places }: Draft): number | null {
  if (kind === "arena") return 1;
  if (kind === "swiss") return roundsFit({ rounds }) ? Number(rounds) : null;
  if (places === "none") return null;
  const size = Number(places);
  return kind === "knockout" ? Math.ceil(Math.log2(size)) : size - 1 + (size % 2);
}

/** What keeps it from being opened; null: nothing. */
export function faultIn(draft: Draft, now: number): "rounds" | "time" | "start" | null {
  if (draft.kind === "swiss" && !roundsFit(draft)) return "rounds";
  if (!paceOf(draft.time, zoneHere())) return "time";
  return draft.start === "at" && draft.at <= now ? "start" : null;
}

/** What is asked of the server. Where there are no accounts, all players are guests. */
export function wishOf(
  draft: Draft,
  { accounts, name, now }: { readonly accounts: boolean; readonly name: string; readonly now: number },
): Omit<OpenTournament, "key"> {
  const { game, kind, rounds, games, hours, guests, time, grace, rest, places, checkIn, lasts } = draft;
  const pace = paceOf(time, zoneHere());
  const startsAt = startOf(draft, now);
  const isArena = kind === "arena";
  return {
    name,
    game,
    settings: {},
    kind,
    rounds: kind === "swiss" ? Number(rounds) : ROUNDS.least,
    games: isArena ? 1 : Number(games),
    hours: isArena || hours === "none" ? null : Number(hours),
    guests: guests || !accounts,
    ...(isLive(draft) && { grace: Number(grace) * 60 }),
    ...(isLive(draft) && !isArena && { rest: Number(rest) * 60 }),
    ...(pace && pace.kind !== "none" && { pace }),
    ...(places !== "none" && { places: Number(places) }),
    ...(startsAt !== null && { startsAt }),
    ...(startsAt !== null && checkIn !== "0" && { checkIn: Number(checkIn) }),
    ...(isArena && { lasts: Number(lasts) }),
  };
}
