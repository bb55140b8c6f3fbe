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

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0); // the reader has seen enough
  throw error;
});

const { command } = await import("./command.ts");
process.exitCode = await command(process.argv.slice(2), process);
