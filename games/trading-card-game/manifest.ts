import type { Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "trading-card-game",
  place: 4,
  makers: {
    title: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  decks: async () => (await import("./board/decks.ts")).decks,
  cards: async (language) => (await import("./listed.ts")).listed(language),
};
