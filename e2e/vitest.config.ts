import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files, the longest first. */
const LONG = [
  "screens",
  "war",
  "slips",
  "words",
  "offline",
  "layout",
  "zoom",
  "duel",
  "telling",
  "table",
  "time",
  "decks",
  "replay",
  "people",
  "play",
  "ending",
  "war-sights",
  "commons",
  "war-together",
  "card-game-together",
  "cards",
  "war-pictures",
].map((name) => `/${name}.test.ts`);
const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((ending) => moduleId.endsWith(ending));
  return place < 0 ? LONG.length : place;
};

/** Begins with what takes longest: at the end no process waits for a single file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    globalSetup: "./setup.ts",
    // A hang, not slowness, is what this is for: machines may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // So is this: one second, the default, is nothing on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // Each loads and compiles for itself. What they leave of two processors while they wait has the stage of the unit tests.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Files share what their process has open: see `site.ts`.
    isolate: false,
    // What plays games here is read by Node itself: see `vitest.config.ts`.
    experimental: { viteModuleRunner: false },
    // A browser on a busy machine misses a frame now and then. `npm test` names what passed only at the second try.
    retry: 1,
  },
});
