/** A server with a small game in a process of its own, to be killed while time runs. Says where it is reached. */
import { createServer } from "../src/main/index.ts";
import { QUICK } from "./policy.ts";
import { TALLY } from "./tally.ts";

const { address } = await createServer({
  port: 0,
  host: "127.0.0.1",
  dataDir: process.argv[2] ?? "",
  log: "silent",
  games: [TALLY],
  policy: { ...QUICK, clockBeat: 20, tableTime: true },
});
process.stdout.write(`${address}\n`);
