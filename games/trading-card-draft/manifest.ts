import { anyGame } from "@westmarch/kernel";
import { anyBoard, anySpeech, type Manifest } from "@westmarch/registry/manifest";

export const manifest: Manifest = {
  id: "trading-card-draft",
  place: null,
  kin: { game: "trading-card-game", words: ["cards"] },
  makers: {
    title: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  play: {
    game: async () => anyGame((await import("./index.ts")).tradingCardDraft),
    playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
    policy: async () => (await import("./bot.ts")).policy,
  },
  table: {
    shut: true,
    speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
    board: async () => anyBoard((await import("./board/index.tsx")).board),
  },
  plain: () => import("./plain.ts"),
};
