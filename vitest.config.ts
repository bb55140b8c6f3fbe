import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { ELSEWHERE, ON_BOTH, ON_FILES, PARTLY } from "./apps/server/test/both.ts";
import { isFull } from "./packages/testkit/src/full.ts";

const common = {
  exclude: [...configDefaults.exclude, "e2e/**"],
  environment: "node",
  // A hang, not slowness, is what this is for: machines may be busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/**
 * What Node reads by itself runs as it does in a game, and three times as fast: Vite's way of loading modules makes every
 * use of something imported a look into another module. Only what is made for browsers, with styles and pictures in it,
 * needs Vite.
 */
const asInNode = { experimental: { viteModuleRunner: false } };

const RULES = [
  "packages/{kernel,cards,positions,sentences,testkit,protocol,table,fairness,env}/test/**/*.test.ts",
  "games/*/test/**/*.test.ts",
];
const WEB = ["{apps/web,packages/boardkit,packages/campaign}/test/**/*.test.ts", "**/*.test.tsx"];

/** A server on a busy machine comes too late now and then. `npm test` names what passed only at the second try. */
const SERVERS = { retry: 1 };

const SERVER = "apps/server/test/**/*.test.ts";
const ofServer = (names: readonly string[]): string[] =>
  names.map((name) => `apps/server/test/${name}.test.ts`);

/** All tests but the browser's, which have a configuration of their own in `e2e/`. */
export default defineConfig({
  test: {
    // One for each processor also on a small machine: the browser's tests beside them mostly wait for pictures to move.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        // Kernel and games hold no module-level state: their test files share a thread and start at once.
        test: { ...common, ...asInNode, name: "rules", include: RULES, pool: "threads", isolate: false },
      },
      {
        // Everything that opens ports, files or workers. No file leaves a trace in the process that it shares with others.
        test: {
          ...common,
          ...asInNode,
          ...SERVERS,
          name: "apps",
          include: ["{apps,tools,bench,packages}/**/*.test.ts"],
          exclude: [...common.exclude, ...RULES, ...WEB, ...ofServer(ELSEWHERE)],
          isolate: false,
        },
      },
      {
        // The server's tests once more, on the other database: those that say something of its own there, in a full run all.
        test: {
          ...common,
          ...asInNode,
          ...SERVERS,
          name: "postgres",
          include: isFull ? [SERVER] : ofServer([...ON_BOTH, ...Object.keys(PARTLY), ...ELSEWHERE]),
          exclude: [...common.exclude, ...ofServer(ON_FILES)],
          globalSetup: "apps/server/test/postgres.ts",
          setupFiles: isFull ? ["apps/server/test/statements.ts"] : [],
          isolate: false,
        },
      },
      { test: { ...common, name: "web", include: WEB, isolate: false } },
    ],
  },
});
