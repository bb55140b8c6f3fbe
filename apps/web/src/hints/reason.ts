import type { Say } from "@westmarch/boardkit";
import type { HintSay } from "./words.ts";

/** Reasons of every game; all others are the game's own. */
const PLAIN = ["wins", "saves", "best", "even", "usual"] as const;

/** Why the computer would choose so, as a sentence. */
export function reasonOf(because: string, gameSay: Say, hintSay: HintSay): string {
  const plain = PLAIN.find((one) => one === because);
  return plain ? hintSay(`because.${plain}`) : gameSay(`hint.${because}`);
}
