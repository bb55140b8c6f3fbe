import { defineConfig } from "vitest/config";

/** The page in the engines that the other browser tests do not have. One file: an engine plays one table at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    globalSetup: "../setup.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    experimental: { viteModuleRunner: false },
  },
});
