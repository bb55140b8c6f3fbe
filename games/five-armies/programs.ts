import { anyGame } from "@westmarch/kernel";
import { anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).fiveArmies),
  needs: ["board/drawn/land.svg", "board/drawn/map.json"],
  playVectors: async (file, settings) => (await import("./vectors.ts")).playVectors(file, settings),
  proveVectors: async (file, settings) => (await import("./vectors.ts")).proveVectors(file, settings),
  environment: async () => (await import("./env.ts")).environment,
  policy: async () => (await import("./bot.ts")).policy,
  learning: async () => (await import("./bot/learning.ts")).learning,
  rivals: async () => (await import("./rivals.ts")).rivals,
  speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
  statistics: async (language) => (await import("./board/statistics.ts")).statisticsIn(language),
  packs: async () => (await import("./packs.ts")).packs,
  cards: async (language, words) => (await import("./listed.ts")).listed(language, words),
  plain: () => import("./plain.ts"),
};
