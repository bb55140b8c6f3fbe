import { anyGame } from "@westmarch/kernel";
import { anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).confrontation),
  playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
  proveVectors: async (file) => (await import("./vectors.ts")).proveVectors(file),
  environment: async () => (await import("./env.ts")).environment,
  policy: async () => (await import("./bot.ts")).policy,
  rivals: async () => (await import("./rivals.ts")).rivals,
  learning: async () => (await import("./bot/learning.ts")).learning,
  speech: async () => anySpeech(await import("./board/speech.ts")),
  statistics: async () => (await import("./board/statistics.ts")).statistics,
};
