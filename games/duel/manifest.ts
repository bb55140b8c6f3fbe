import { anyGame } from "@westmarch/kernel";
import { anyBoard, anySpeech, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "duel",
  place: 5,
  makers: {
    title: "The Lord of the Rings: Duel for Middle-earth",
    designers: "Antoine Bauza, Bruno Cathala",
    publisher: "Repos Production, 2024",
  },
  play: {
    game: async () => anyGame((await import("./index.ts")).duel),
    playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
    policy: async () => (await import("./bot.ts")).policy,
  },
  table: {
    speech: async () => anySpeech(await import("./board/speech.ts")),
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  rules: async () => (await import("./board/rules.ts")).rules,
};
