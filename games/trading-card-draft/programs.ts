import { anyGame } from "@westmarch/kernel";
import { anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).tradingCardDraft),
  playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
  policy: async () => (await import("./bot.ts")).policy,
  speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
  plain: () => import("./plain.ts"),
};
