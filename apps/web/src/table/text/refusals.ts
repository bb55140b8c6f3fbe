import type { Besides, Say } from "@westmarch/boardkit";
import type { TableSay } from "../../i18n/index.ts";
import type { Denied } from "../connection/table.ts";

/** Reasons that the engine or the table itself gives, whatever the game. */
const COMMON = [
  "game-over",
  "already-sealed",
  "not-offered",
  "not-your-turn",
  "rules-changed",
  "nothing-to-undo",
  "already-offered",
  "no-offer",
  "your-turn",
  "not-abandoned",
  "list",
  "no-replacing",
  "shared-screen",
  "no-computers",
  "muted",
  "at-rest",
  "not-at-rest",
  "no-clock",
  "not-slow",
  "no-vacation-left",
  "no-such-zone",
] as const;

/** Why something was refused, as a sentence, and the rule that says so. */
export function refusalOf(
  denied: Denied,
  besides: Pick<Besides, "refusal">,
  gameSay: Say,
  say: TableSay,
): { text: string; rule?: string } {
  const { refusal, code } = denied;
  if (!refusal) return { text: say(code === "rule" ? "table.no.illegal" : `table.no.${code}`) };
  const common = COMMON.find((reason) => reason === refusal.reason);
  const text = common ? say(`table.no.${common}`) : besides.refusal(refusal, { say: gameSay });
  return refusal.rule === undefined ? { text } : { text, rule: refusal.rule };
}
