/** The words of the leaves about people, cases, the log and the webhook, fetched when one of them is shown. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type { Failure } from "../net/api.ts";
import type en from "../text/desk.en.json";

export type DeskSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useDeskWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/desk.*.json"));

const TOLD = [
  "role",
  "own-account",
  "until",
  "name-taken",
  "case-settled",
  "no-webhook",
  "insecure",
  "inside",
  "credentials",
  "no-topic",
] as const;

/** The sentence for a call of the admin page that failed. */
export function deskFailure({ told }: Failure, say: DeskSay): string {
  const known = TOLD.find((reason) => reason === told);
  return known ? say(`failed.${known}`) : say("failed");
}
