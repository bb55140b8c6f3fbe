/** The games one by one, each with the types of its own states: what each is made of stands in its own folder. */
import {
  type Confrontation,
  type Secret as ConfrontationSecret,
  confrontation,
} from "@westmarch/confrontation";
import { things as confrontationThings } from "@westmarch/confrontation/things";
import { type Duel, type Secret as DuelSecret, duel } from "@westmarch/duel";
import { things as duelThings } from "@westmarch/duel/things";
import { type FiveArmies, type Secret as FiveArmiesSecret, fiveArmies } from "@westmarch/five-armies";
import { things as fiveArmiesThings } from "@westmarch/five-armies/things";
import { type Draft, type Secret as DraftSecret, tradingCardDraft } from "@westmarch/trading-card-draft";
import { things as draftThings } from "@westmarch/trading-card-draft/things";
import { type CardGame, type Secret as CardGameSecret, tradingCardGame } from "@westmarch/trading-card-game";
import { things as cardGameThings } from "@westmarch/trading-card-game/things";
import { type War, type Secret as WarSecret, warOfTheRing } from "@westmarch/war-of-the-ring";
import { things as warThings } from "@westmarch/war-of-the-ring/things";
import type { GameEntry } from "./entry.ts";

/** The entry of this game, with the types of its states. */
export type ConfrontationEntry = GameEntry<Confrontation, ConfrontationSecret, typeof confrontationThings>;
export const confrontationEntry: ConfrontationEntry = {
  id: "confrontation",
  title: "Lord of the Rings: The Confrontation",
  game: confrontation,
  things: confrontationThings,
  policy: async () => (await import("@westmarch/confrontation/bot")).policy,
  environment: async () => (await import("@westmarch/confrontation/env")).environment,
};

/** The entry of this game, with the types of its states. */
export type DuelEntry = GameEntry<Duel, DuelSecret, typeof duelThings>;
export const duelEntry: DuelEntry = {
  id: "duel",
  title: "The Lord of the Rings: Duel for Middle-earth",
  game: duel,
  things: duelThings,
  policy: async () => (await import("@westmarch/duel/bot")).policy,
  environment: async () => (await import("@westmarch/duel/env")).environment,
  learning: async () => (await import("@westmarch/duel/features")).learning,
};

/** The entry of this game, with the types of its states. */
export type FiveArmiesEntry = GameEntry<FiveArmies, FiveArmiesSecret, typeof fiveArmiesThings>;
export const fiveArmiesEntry: FiveArmiesEntry = {
  id: "five-armies",
  title: "The Battle of Five Armies",
  game: fiveArmies,
  things: fiveArmiesThings,
  policy: async () => (await import("@westmarch/five-armies/bot")).policy,
  environment: async () => (await import("@westmarch/five-armies/env")).environment,
  learning: async () => (await import("@westmarch/five-armies/learning")).learning,
};

/** The entry of this game, with the types of its states. */
export type CardGameEntry = GameEntry<CardGame, CardGameSecret, typeof cardGameThings>;
export const tradingCardGameEntry: CardGameEntry = {
  id: "trading-card-game",
  title: "The Lord of the Rings Trading Card Game",
  game: tradingCardGame,
  things: cardGameThings,
  policy: async () => (await import("@westmarch/trading-card-game/bot")).policy,
  environment: async () => (await import("@westmarch/trading-card-game/env")).environment,
  learning: async () => (await import("@westmarch/trading-card-game/learning")).learning,
};

/** The entry of this game, with the types of its states. */
export type DraftEntry = GameEntry<Draft, DraftSecret, typeof draftThings>;
export const tradingCardDraftEntry: DraftEntry = {
  id: "trading-card-draft",
  title: "A draft of The Lord of the Rings Trading Card Game",
  game: tradingCardDraft,
  things: draftThings,
  policy: async () => (await import("@westmarch/trading-card-draft/bot")).policy,
  environment: async () => (await import("@westmarch/trading-card-draft/env")).environment,
};

/** The entry of this game, with the types of its states. */
export type WarEntry = GameEntry<War, WarSecret, typeof warThings>;
export const warOfTheRingEntry: WarEntry = {
  id: "war-of-the-ring",
  title: "War of the Ring, Second Edition",
  game: warOfTheRing,
  things: warThings,
  policy: async () => (await import("@westmarch/war-of-the-ring/bot")).policy,
  environment: async () => (await import("@westmarch/war-of-the-ring/env")).environment,
  learning: async () => (await import("@westmarch/war-of-the-ring/learning")).learning,
};
