import type { BoardModule, Say } from "@westmarch/boardkit";
import type { Denied } from "./store.ts";

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
];

/** Why something was refused, as a sentence, and the rule that says so. */
export function refusalOf(
  denied: Denied,
  module: BoardModule,
  gameSay: Say,
  say: Say,
): { text: string; rule?: string } {
  const { refusal, code } = denied;
  if (!refusal) return { text: say(`table.no.${code}`) };
  const text = COMMON.includes(refusal.reason)
    ? say(`table.no.${refusal.reason}`)
    : module.refusal(refusal, { say: gameSay });
  return refusal.rule === undefined ? { text } : { text, rule: refusal.rule };
}
