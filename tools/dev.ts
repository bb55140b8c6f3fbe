/**
 * `npm run dev`: a page that reloads at a change, from Vite, and behind it the table server. Arguments go to `westmarch serve`.
 */
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";
import { addressOf } from "./waiting.mjs";

const root = dirname(import.meta.dirname);
const rest = process.argv.slice(2);

// Vite's settings send calls and sockets on to this port.
process.env.WESTMARCH_PORT ??= String(addressOf(rest).port);
const { createServer } = await import("vite");
const pages = await createServer({ root: join(root, "apps/web") });
await pages.listen();
const { local = [], network = [] } = pages.resolvedUrls ?? {};
const origins = [...local, ...network].flatMap((url) => {
  const { origin, port } = new URL(url);
  return [origin, `http://127.0.0.1:${port}`];
});

const serve = ["serve", "--port", process.env.WESTMARCH_PORT, ...rest, "--origins", ...new Set(origins)];
// Not with Node's `--watch`: there, threads send their makers what they load, among what they have to say.
const served = run(process.execPath, ["apps/cli/src/main.ts", ...serve], {
  cwd: root,
  quiet: false,
  seconds: 7 * 24 * 3600,
});
console.error(`westmarch: the page that reloads at a change is at ${local[0] ?? origins[0]}`);
const { code } = await served;
await pages.close();
process.exit(code);
