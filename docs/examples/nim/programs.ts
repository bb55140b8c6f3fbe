import { anyGame } from "@westmarch/kernel";
import type { Programs } from "@westmarch/registry/manifest";

const noVectors = () => Promise.reject(new Error("Nim has no rule vectors"));

export const programs: Programs = {
  game: async () => anyGame((await import("./index.ts")).nim),
  policy: async () => (await import("./bot.ts")).policy,
  playVectors: noVectors,
  proveVectors: noVectors,
};
