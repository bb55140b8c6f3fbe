import { anyBoard, anyDeckChoosing, anyDeckPages, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "trading-card-game",
  place: 4,
  makers: {
    title: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  programs: async () => (await import("./programs.ts")).programs,
  table: {
    first: ["acting", "cards", "choices", "figures", "look", "settings", "table"],
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  guides: [
    { part: "player-1", title: "guide.free.title" },
    { part: "player-2", title: "guide.shadow.title" },
  ],
  rules: async () => (await import("./board/rules.ts")).rules,
  aid: async () => (await import("./board/aid.tsx")).aid,
  deckPages: {
    pages: async () => anyDeckPages((await import("./board/decks/index.ts")).deckPages),
    words: ["builder", "cards", "decks", "plans"],
    choosing: async () => anyDeckChoosing((await import("./board/decks/choosing.ts")).choosing),
  },
};
