import { anyGame } from "@westmarch/kernel";
import { anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).tradingCardGame),
  needs: ["language/labels/en.ts", "board/drawn/road.svg"],
  playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
  proveVectors: async (file) => (await import("./vectors.ts")).proveVectors(file),
  environment: async () => (await import("./env.ts")).environment,
  policy: async () => (await import("./bot.ts")).policy,
  learning: async () => (await import("./bot/learning.ts")).learning,
  rivals: async () => (await import("./rivals.ts")).rivals,
  passing: async () => (await import("./passing.ts")).passing,
  speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
  statistics: async (language) => (await import("./board/statistics.ts")).statisticsIn(language),
  plain: () => import("./plain.ts"),
  decks: async () => (await import("./board/decks.ts")).decks,
  cards: async (language) => (await import("./listed.ts")).listed(language),
};
