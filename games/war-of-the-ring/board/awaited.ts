/** What the one who thinks is deciding, as everybody may know: by where the rules stand. */
import type { War } from "../state.ts";
import type { Key, Module } from "./keys.ts";

type What = Extract<Key, `awaited.${string}`>;

/** By chapter, or by chapter and paragraph where that tells more. */
const AWAITED: Readonly<Record<string, What>> = {
  actions: "awaited.action",
  game: "awaited.allocate",
  moving: "awaited.armies",
  passage: "awaited.armies",
  attack: "awaited.armies",
  "battle/advance": "awaited.armies",
  muster: "awaited.recruits",
  recruit: "awaited.recruits",
  share: "awaited.recruits",
  minions: "awaited.characters",
  companions: "awaited.characters",
  group: "awaited.characters",
  separate: "awaited.characters",
  entry: "awaited.characters",
  battle: "awaited.battle",
  "battle/combat-card": "awaited.combat-card",
  hits: "awaited.losses",
  excess: "awaited.losses",
  hunt: "awaited.hunt",
  tile: "awaited.hunt",
  fellowship: "awaited.fellowship",
  guide: "awaited.fellowship",
  reveal: "awaited.fellowship",
  draw: "awaited.hand",
};

/** The key of what is being decided, or null where there are no words for it. */
export function awaitedIn({ stack, result }: War): What | null {
  const frame = stack.at(-1);
  if (result || !frame) return null;
  return AWAITED[`${frame.chapter}/${frame.at}`] ?? AWAITED[frame.chapter] ?? null;
}

export const awaited: NonNullable<Module["awaited"]> = ({ view, say }) => {
  const what = awaitedIn(view);
  return what && say(what);
};
