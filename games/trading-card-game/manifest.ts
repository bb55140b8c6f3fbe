import { anyGame } from "@westmarch/kernel";
import {
  anyBoard,
  anyDeckChoosing,
  anyDeckPages,
  anySpeech,
  type Manifest,
} from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "trading-card-game",
  place: 4,
  makers: {
    title: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  play: {
    game: async () => anyGame((await import("./index.ts")).tradingCardGame),
    playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
    policy: async () => (await import("./bot.ts")).policy,
    passing: async () => (await import("./passing.ts")).passing,
  },
  table: {
    shut: true,
    speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
    first: ["acting", "cards", "choices", "figures", "log", "look", "settings", "table"],
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  plain: () => import("./plain.ts"),
  rules: async () => (await import("./board/rules.ts")).rules,
  deckPages: {
    pages: async () => anyDeckPages((await import("./board/decks/index.ts")).deckPages),
    words: ["builder", "cards", "decks", "plans"],
    choosing: async () => anyDeckChoosing((await import("./board/decks/choosing.ts")).choosing),
  },
  decks: async () => (await import("./board/decks.ts")).decks,
  cards: async (language) => (await import("./listed.ts")).listed(language),
};
