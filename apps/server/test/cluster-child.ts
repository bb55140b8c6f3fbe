/** One of several servers in a process of its own, to be stopped at any instant. Says where it is reached. */
import type { BotPlayer } from "@westmarch/players/port";
import { createServer } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { keptAt } from "./place.ts";
import { QUICK } from "./policy.ts";
import { TALLY } from "./tally.ts";

const [where = "", ahead = "0"] = process.argv.slice(2);

/** Takes what is offered first. */
const first: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

const server = await createServer({
  port: 0,
  host: "127.0.0.1",
  ...keptAt(where),
  log: "silent",
  games: [HOARD, TALLY],
  bots: first,
  title: async () => "The Hoard",
  clock: () => Date.now() + Number(ahead),
  policy: { ...QUICK, tableTime: true, noticeGrace: 50, noticeBeat: 50, noticeGap: 0, noticesInside: true },
});
process.on("SIGTERM", () => void server.close());
process.stdout.write(`${server.address}\n`);
