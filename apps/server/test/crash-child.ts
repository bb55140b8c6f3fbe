/** A server in a process of its own, to be killed at any instant. Loads everything, waits for a word, and opens. */
import { once } from "node:events";
import { createServer } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { keptAt } from "./place.ts";
import { QUICK } from "./policy.ts";

const [dataDir = "", port] = process.argv.slice(2);
await once(process.stdin, "data");
process.stdin.pause();
await createServer({
  port: Number(port),
  host: "127.0.0.1",
  ...keptAt(dataDir),
  log: "silent",
  games: [HOARD],
  policy: QUICK,
});
process.stdout.write("open\n");
