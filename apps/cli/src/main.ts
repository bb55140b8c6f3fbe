/** Where `westmarch` begins. What was compiled once is kept, so that it starts in half the time from then on. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import process from "node:process";

// In a folder of our own: what lies in a shared one could be changed by others. Where it cannot be written, all is as before.
const { directory } = enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, "../../../node_modules/.cache/compiled"),
);
// Threads look for it here.
if (directory) process.env.NODE_COMPILE_CACHE = directory;
await import("./command.ts");
