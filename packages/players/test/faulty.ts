/** A registry of games for the pool's tests: the same small game with senses of play that fail in every way. */
import { setTimeout as pause } from "node:timers/promises";
import { BroadcastChannel } from "node:worker_threads";
import type { Registry } from "@westmarch/bots/registered-games";
import type { Policy } from "@westmarch/bots/types";
import type { Core } from "@westmarch/kernel";
import { anyDoors } from "@westmarch/testkit/doors";

const sound: Policy<Core> = {
  playout: (_g, ask, random) => ask.options[random(ask.options.length)],
  evaluate: () => 0.5,
};

const hang = (): never => {
  for (;;);
};

const devour = (): never => {
  const eaten: number[][] = [];
  for (;;) eaten.push(new Array<number>(10_000).fill(eaten.length));
};

const throws = (): never => {
  throw new Error("out of my depth");
};

/** The channel by which a test says that a game is loaded now. */
export const LOADING = "faulty.ts loads";

const channel = new BroadcastChannel(LOADING);
channel.unref();
const toldToLoad = new Promise<Policy<Core>>((loaded) => {
  channel.onmessage = () => loaded(sound);
});

const withPolicy = (policy: Policy<Core>) => ({ game: anyDoors, policy: async () => policy });

/** Only a search weighs options, so what fails in `weigh` leaves the greedy bot whole; `evaluate` serves both. */
export const games: Registry["games"] = {
  sound: withPolicy(sound),
  /** Fails where it is not told what its seat has heard. */
  remembers: withPolicy({
    ...sound,
    believe: (_view, _seat, heard) => (heard[0]?.type === "knocked" ? null : throws()),
  }),
  "loads-slowly": {
    game: anyDoors,
    policy: async () => {
      await pause(2500);
      return sound;
    },
  },
  /** Is loaded once the test says so. */
  "loads-when-told": { game: anyDoors, policy: () => toldToLoad },
  "never-loads": { game: anyDoors, policy: () => new Promise(() => {}) },
  "hangs-in-search": withPolicy({ ...sound, weigh: hang }),
  "hangs-always": withPolicy({ ...sound, evaluate: hang, playout: hang }),
  "throws-in-search": withPolicy({ ...sound, weigh: throws }),
  "ends-its-thread": withPolicy({ ...sound, weigh: () => process.exit(7) }),
  "eats-memory": withPolicy({ ...sound, weigh: devour }),
  cheats: withPolicy({ ...sound, opening: () => ["open", "sesame"] }),
};
