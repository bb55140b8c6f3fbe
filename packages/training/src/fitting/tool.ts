/** What the tools of games that fit weights have in common. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Policy } from "@westmarch/bots/types";
import type { Core, Engine } from "@westmarch/kernel";
import { numberAsked, tell } from "../tuning/tool.ts";
import { type Fitting, fitted, weightsModule } from "./index.ts";

/**
 * Fits weights as the command line says, and writes their module to the file that it names, or to standard output. `game` is
 * its folder's name, `side` the side that the weights speak for.
 */
export function fitAsAsked<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  fitting: Fitting<G>,
  game: string,
  side: string,
): void {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "3000" },
      seed: { type: "string", default: "1" },
      out: { type: "string" },
    },
  });
  const games = numberAsked("games", values.games, true);
  const seed = numberAsked("seed", values.seed, true);
  const weights = fitted(engine, policy, fitting, { games, seed }, tell);
  const text = weightsModule(fitting.names, weights, {
    side,
    command: `node games/${game}/tools/weights.ts --games ${games} --seed ${seed}`,
  });
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
}
