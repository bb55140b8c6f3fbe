import { byLevel } from "@westmarch/kernel";
import { UNLIMITED } from "../src/platform/policy.ts";

/** Generous limits and quick bots, so that a test is slow only where it means to be. */
export const QUICK = {
  ...UNLIMITED,
  pace: byLevel(() => ({ answer: 5, think: 5 })),
  standing: { least: 1, most: 5 },
  // At each beat a server whose clocks run writes down how far: where that is the whole day, nothing else gets done.
  clockBeat: 40,
  botPatience: 100,
} as const;
