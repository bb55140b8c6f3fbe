/** What the one who thinks is deciding, as everybody may know: by where the rules stand. */
import { type AwaitedKey, awaitedBy } from "@westmarch/campaign/labelling";
import type { War } from "../state.ts";
import type { Key } from "./keys.ts";

/** By chapter, or by chapter and paragraph where that tells more. */
const AWAITED: Readonly<Record<string, AwaitedKey<Key>>> = {
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

export const { awaitedIn, awaited } = awaitedBy<War, AwaitedKey<Key>>(AWAITED);
