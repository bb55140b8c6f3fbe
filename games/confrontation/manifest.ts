import { anyGame } from "@westmarch/kernel";
import { anyBoard, anySpeech, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "confrontation",
  place: 1,
  makers: {
    title: "Lord of the Rings: The Confrontation",
    designers: "Reiner Knizia",
    publisher: "Kosmos, Fantasy Flight Games, 2002",
  },
  play: {
    game: async () => anyGame((await import("./index.ts")).confrontation),
    playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
    policy: async () => (await import("./bot.ts")).policy,
  },
  table: {
    speech: async () => anySpeech(await import("./board/speech.ts")),
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  rules: async () => (await import("./board/rules.ts")).rules,
};
