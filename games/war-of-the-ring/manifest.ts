import { anyGame } from "@westmarch/kernel";
import { anyBoard, anySpeech, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "war-of-the-ring",
  place: 2,
  makers: {
    title: "War of the Ring, Second Edition",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2011",
  },
  play: {
    game: async () => anyGame((await import("./index.ts")).warOfTheRing),
    playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
    policy: async () => (await import("./bot.ts")).policy,
  },
  table: {
    speech: async () => anySpeech(await import("./board/speech.ts")),
    first: ["acting", "choices", "land", "log", "names", "places", "table", "titles"],
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  plain: () => import("./plain.ts"),
  rules: async () => (await import("./board/rules.ts")).rules,
  cards: async (_language, words) => (await import("./listed.ts")).listed(words),
};
