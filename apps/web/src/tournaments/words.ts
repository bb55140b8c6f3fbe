/** The words about tournaments: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import type { ShellSay } from "../i18n/keys.ts";
import { partWords } from "../i18n/parts.ts";
import { type Failure, failureKey } from "../net/api.ts";
import type en from "../text/tournaments.en.json";

export type TournamentsSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useTournamentsWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/tournaments.*.json"),
);

const REASONS = ["signed-out", "full", "full-from-here", "too-few", "too-few-here", "start", "rung"] as const;

/** The sentence for a call that failed. */
export function failureIn(failure: Failure, say: TournamentsSay, shell: ShellSay): string {
  const reason = REASONS.find((known) => known === failure.told);
  if (reason) return say(`error.${reason}`);
  return failure.code === "stale" ? say("error.stale") : shell(failureKey(failure));
}
