import { anyGame } from "@westmarch/kernel";
import { anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).warOfTheRing),
  needs: ["board/drawn/land.svg", "board/drawn/map.json"],
  playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
  proveVectors: async (file) => (await import("./vectors.ts")).proveVectors(file),
  environment: async () => (await import("./env.ts")).environment,
  policy: async () => (await import("./bot.ts")).policy,
  learning: async () => (await import("./bot/learning.ts")).learning,
  rivals: async () => (await import("./rivals.ts")).rivals,
  passing: async () => (await import("./passing.ts")).passing,
  speech: async () => anySpeech(await import("./board/speech.ts")),
  statistics: async () => (await import("./board/statistics.ts")).statistics,
  plain: () => import("./plain.ts"),
  cards: async (_language, words) => (await import("./listed.ts")).listed(words),
};
