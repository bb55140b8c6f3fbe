/** A server in a process of its own that tells people of their tables, to be killed while it does. */

import { createServer } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { keptAt } from "./place.ts";
import { TELLING } from "./telling.ts";

const [dataDir, ahead] = process.argv.slice(2);
const server = await createServer({
  port: 0,
  host: "127.0.0.1",
  ...keptAt(dataDir ?? ""),
  log: "silent",
  games: [HOARD],
  title: async () => "The Hoard",
  clock: () => Date.now() + Number(ahead),
  policy: TELLING,
});
process.stdout.write(`${server.address}\n`);
