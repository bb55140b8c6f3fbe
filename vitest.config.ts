import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const common = {
  exclude: [...configDefaults.exclude, "e2e/**"],
  environment: "node",
  // A hang, not slowness, is what this is for: machines may be busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** All tests but the browser's, which have a configuration of their own in `e2e/`. */
export default defineConfig({
  test: {
    // One for each processor also on a small machine: the browser's tests beside them mostly wait for pictures to move.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        // Kernel and games hold no module-level state: their test files share a thread and start at once.
        test: {
          ...common,
          name: "rules",
          include: [
            "packages/{kernel,cards,positions,testkit,protocol,fairness}/test/**/*.test.ts",
            "games/*/test/**/*.test.ts",
          ],
          pool: "threads",
          isolate: false,
        },
      },
      {
        // Everything that opens ports, files or workers, or renders, keeps to itself.
        test: {
          ...common,
          name: "apps",
          include: ["{apps,tools,bench,packages,games}/**/*.test.{ts,tsx}"],
          exclude: [
            ...common.exclude,
            "packages/{kernel,cards,positions,testkit,protocol,fairness}/test/**/*.test.ts",
            "games/*/test/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
