import { configDefaults, defineConfig } from "vitest/config";

const common = {
  exclude: [...configDefaults.exclude, "e2e/**"],
  environment: "node",
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

/** All tests but the browser's, which have a configuration of their own in `e2e/`. */
export default defineConfig({
  test: {
    projects: [
      {
        // Kernel and games hold no module-level state: their test files share a thread and start at once.
        test: {
          ...common,
          name: "rules",
          include: [
            "packages/{kernel,testkit,protocol,fairness}/test/**/*.test.ts",
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
            "packages/{kernel,testkit,protocol,fairness}/test/**/*.test.ts",
            "games/*/test/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
