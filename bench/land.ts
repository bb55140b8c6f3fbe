/**
 * How long it takes until a table can be played and until all of its land is drawn, in each engine on this machine:
 * `node bench/land.ts [GAME …]`. What counts is the multiple of Chromium's time in the same run: 1.5 at the most.
 */
import process from "node:process";
import { chromium, type Engine, firefox, webkit } from "@westmarch/e2e/engines";
import { serve } from "@westmarch/e2e/server";

const asked = process.argv.slice(2);
const games = asked.length > 0 ? asked : ["war-of-the-ring", "five-armies", "confrontation"];

/** Milliseconds from the press that opens a table. */
interface Times {
  readonly choices: number;
  readonly complete: number;
  readonly elements: number;
}

/** Looks often at what stands on the board; it is complete when nothing has come for four seconds. */
const WATCH = `
  const button = () => document.querySelector("form button[type=submit]:enabled");
  while (!button()) await new Promise((resolve) => setTimeout(resolve, 50));
  const pressed = performance.now();
  button().click();
  let [choices, elements, grew] = [null, 0, pressed];
  while (choices === null || performance.now() - grew < 4000) {
    if (performance.now() - pressed > 90000) throw new Error("the table is not complete after 90 s");
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (choices === null && document.querySelector("#choices button")) choices = performance.now() - pressed;
    const now = document.querySelectorAll("#board svg *").length;
    if (now !== elements) [elements, grew] = [now, performance.now()];
  }
  return { choices, complete: grew - pressed, elements };`;

async function timesOf(engine: Engine, address: string): Promise<ReadonlyMap<string, Times>> {
  const times = new Map<string, Times>();
  for (const game of games) {
    await engine.open(`${address}/new/${game}?how=computer`);
    times.set(game, await engine.run<Times>(WATCH));
  }
  return times;
}

const serving = await serve();
const all = new Map<string, ReadonlyMap<string, Times>>();
for (const launch of [chromium, firefox, webkit]) {
  const engine = await launch();
  if (!engine) {
    console.log(`${launch.name} is not on this machine`);
    continue;
  }
  all.set(engine.name, await timesOf(engine, serving.address));
  await engine.close();
}
await serving.stop();

const own = all.get("Chromium");
for (const [name, times] of all)
  for (const [game, { choices, complete, elements }] of times) {
    const ratio = complete / (own?.get(game)?.complete ?? Number.NaN);
    console.log(
      `${name.padEnd(9)} ${game.padEnd(16)} choices ${(choices / 1000).toFixed(1).padStart(5)} s  complete ${(complete / 1000).toFixed(1).padStart(5)} s (${ratio.toFixed(2)} of Chromium)  ${elements} elements`,
    );
  }
