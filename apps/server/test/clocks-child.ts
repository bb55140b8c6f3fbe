/** A server with the draft in a process of its own, to be killed while time runs. Says where it is reached. */
import { anyGame } from "@westmarch/kernel";
import { tradingCardDraft } from "@westmarch/trading-card-draft";
import { clock } from "@westmarch/trading-card-draft/clock";
import { createServer } from "../src/main/index.ts";
import { keptAt } from "./place.ts";
import { QUICK } from "./policy.ts";

const { address } = await createServer({
  port: 0,
  host: "127.0.0.1",
  ...keptAt(process.argv[2] ?? ""),
  log: "silent",
  games: [anyGame(tradingCardDraft)],
  clocks: { [tradingCardDraft.id]: async () => clock },
  policy: { ...QUICK, clockBeat: 20 },
});
process.stdout.write(`${address}\n`);
