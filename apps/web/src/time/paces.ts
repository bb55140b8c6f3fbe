/** Paces as people choose and read them. Pure. */
import type { Pace } from "@westmarch/protocol";
import { hourOf } from "../i18n/dates.ts";
import type { TimeSay } from "./words.ts";

type Live = Extract<Pace, { kind: "live" }>;
type Slow = Extract<Pace, { kind: "slow" }>;

export const livePace = (minutes: number, seconds: number, out: Live["out"]): Live => ({
  kind: "live",
  main: minutes * 60,
  increment: seconds,
  out,
});

/** What is offered of a live pace: minutes for the whole game, and seconds more after each turn. */
export const LIVE = [
  { minutes: 5, seconds: 5 },
  { minutes: 15, seconds: 10 },
  { minutes: 30, seconds: 20 },
  { minutes: 60, seconds: 30 },
] as const;

/** What is offered of a slow one: days for each turn. */
export const DAYS = [1, 2, 3, 7] as const;

/** Days of vacation that are offered. */
export const VACATIONS = [0, 7, 14, 30] as const;

/** The paces that people look for a game with, among strangers: few, so that they find each other. */
export const SOUGHT: readonly { readonly id: string; readonly pace: Pace }[] = [
  { id: "none", pace: { kind: "none" } },
  ...LIVE.slice(0, 3).map(({ minutes, seconds }) => ({
    id: `${minutes}+${seconds}`,
    pace: livePace(minutes, seconds, "loss"),
  })),
  ...DAYS.filter((days) => days === 1 || days === 3).map((days) => ({
    id: `${days}`,
    pace: { kind: "slow", days, night: null, vacation: 0, out: "loss" } as const,
  })),
];

/** What a pace may be, as in `pace` of the protocol. */
export const BOUNDS = {
  minutes: { least: 1, most: 1440 },
  seconds: { least: 0, most: 3600 },
  days: { least: 1, most: 30 },
} as const;

/** The line that names a pace: “15 min + 10 s”, “2 days a turn”. */
export function paceLine(pace: Pace | undefined, say: TimeSay): string {
  if (!pace || pace.kind === "none") return say("line.none");
  if (pace.kind === "slow") return say("line.slow", { time: say("days", { n: pace.days }) });
  const main =
    pace.main % 60 === 0 ? say("minutes", { n: pace.main / 60 }) : say("seconds.whole", { n: pace.main });
  return say("line.live", { main, n: pace.increment });
}

/** All that a pace says besides: what becomes of a player whose time runs out, nights, vacation. */
export function paceTerms(pace: Pace, language: string, say: TimeSay): readonly string[] {
  if (pace.kind === "none") return [];
  return [say(`line.out.${pace.out}`), ...(pace.kind === "slow" ? slowTerms(pace, language, say) : [])];
}

const slowTerms = ({ night, vacation }: Slow, language: string, say: TimeSay): readonly string[] => [
  ...(night
    ? [say("line.night", { from: hourOf(night.from, language), until: hourOf(night.until, language) })]
    : []),
  ...(vacation > 0 ? [say("line.vacation", { time: say("days", { n: vacation }) })] : []),
];

/** A number that a player has written, between two others; null: it is none. */
export function numberIn(
  written: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const number = /^\d+$/.test(written.trim()) ? Number(written) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** The place by whose time of day this device goes, as `Asia/Taipei`. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How a place is written for people. */
export const zoneName = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** What a player has chosen and written where a pace is chosen; `other`: what is written beside it. */
export interface PaceDraft {
  readonly kind: Pace["kind"];
  readonly live: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly days: string;
  readonly ownDays: string;
  readonly night: boolean;
  readonly from: number;
  readonly until: number;
  readonly vacation: number;
  readonly out: { readonly live: Live["out"]; readonly slow: Slow["out"] };
}

export const FIRST_DRAFT: PaceDraft = {
  kind: "none",
  live: "15+10",
  minutes: "20",
  seconds: "10",
  days: "2",
  ownDays: "5",
  night: true,
  from: 22,
  until: 7,
  vacation: 7,
  out: { live: "loss", slow: "computer" },
};

/** The pace that a draft is, or null where something written is no number that will do. */
export function paceOf(draft: PaceDraft, zone: string): Pace | null {
  if (draft.kind === "none") return { kind: "none" };
  if (draft.kind === "live") {
    const [minutes, seconds] =
      draft.live === "other" ? [draft.minutes, draft.seconds] : draft.live.split("+");
    const main = numberIn(minutes ?? "", BOUNDS.minutes);
    const more = numberIn(seconds ?? "", BOUNDS.seconds);
    return main === null || more === null ? null : livePace(main, more, draft.out.live);
  }
  const days = numberIn(draft.days === "other" ? draft.ownDays : draft.days, BOUNDS.days);
  if (days === null) return null;
  const { from, until, vacation } = draft;
  const night = draft.night ? { from, until, zone } : null;
  return { kind: "slow", days, night, vacation, out: draft.out.slow };
}

/** A pace as a draft that may be changed: `paceOf` leads back to it. */
export function draftOf(pace: Pace | null): PaceDraft {
  if (pace === null || pace.kind === "none") return FIRST_DRAFT;
  if (pace.kind === "live") {
    const [minutes, seconds] = [String(pace.main / 60), String(pace.increment)];
    const offered = `${minutes}+${seconds}`;
    const isOffered = LIVE.some((one) => `${one.minutes}+${one.seconds}` === offered);
    const out = { ...FIRST_DRAFT.out, live: pace.out };
    return { ...FIRST_DRAFT, kind: "live", live: isOffered ? offered : "other", minutes, seconds, out };
  }
  const { days, night, vacation } = pace;
  return {
    ...FIRST_DRAFT,
    kind: "slow",
    days: DAYS.some((n) => n === days) ? String(days) : "other",
    ownDays: String(days),
    night: night !== null,
    ...(night && { from: night.from, until: night.until }),
    vacation,
    out: { ...FIRST_DRAFT.out, slow: pace.out },
  };
}
