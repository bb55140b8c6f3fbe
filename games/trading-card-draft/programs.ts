import { anyGame } from "@westmarch/kernel";
import { anyRound, anySpeech, type Programs } from "@westmarch/registry/manifest";

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).tradingCardDraft),
  playVectors: async (file) => (await import("./vectors.ts")).playVectors(file),
  proveVectors: async (file) => (await import("./vectors.ts")).proveVectors(file),
  environment: async () => (await import("./env.ts")).environment,
  policy: async () => (await import("./bot.ts")).policy,
  passing: async () => (await import("./passing.ts")).passing,
  clock: async () => (await import("./clock.ts")).clock,
  round: async () => anyRound((await import("./round.ts")).round),
  speech: async (language) => anySpeech(await (await import("./board/speech.ts")).speechIn(language)),
  plain: () => import("./plain.ts"),
};
