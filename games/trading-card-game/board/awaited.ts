/** What the one who thinks is deciding, as everybody may know: by where the rules stand. */
import type { CardGame } from "../state.ts";
import type { Key, Module } from "./keys.ts";

type What = Extract<Key, `awaited.${string}`>;

/** By chapter. */
const AWAITED: Readonly<Record<string, What>> = {
  "setting-up": "awaited.setting-up",
  procedure: "awaited.action",
  happening: "awaited.answer",
  text: "awaited.card",
  playing: "awaited.card",
  archery: "awaited.archery",
  assignment: "awaited.assignment",
  skirmishes: "awaited.skirmish",
  sanctuary: "awaited.sanctuary",
  regroup: "awaited.regroup",
  reconciling: "awaited.hand",
};

/** The key of what is being decided, or null where there are no words for it. */
export function awaitedIn({ stack, phase, result }: CardGame): What | null {
  const frame = stack.at(-1);
  if (result || !frame) return null;
  if (frame.chapter === "ownPhase") return phase === "shadow" ? "awaited.shadow" : "awaited.fellowship";
  return AWAITED[frame.chapter] ?? null;
}

export const awaited: NonNullable<Module["awaited"]> = ({ view, say }) => {
  const what = awaitedIn(view);
  return what && say(what);
};
