/** What the tools of games that learn by playing have in common. */
import process from "node:process";
import type { Numbers } from "@westmarch/bots/numbers";
import type { Core } from "@westmarch/kernel";
import { asked, deliver, tell } from "../tuning/tool.ts";
import type { Practice } from "./game.ts";
import { practise } from "./practice.ts";

/**
 * Plays as the command line says, by default so many games; writes the weights to the file that it names, after each round, or to
 * standard output in the end. `module` is the address of the module that exports the same `practice`.
 */
export async function practiseAsAsked<G extends Core<S>, S>(
  module: string,
  practice: Practice<G, S>,
  games: number,
): Promise<void> {
  const { style, out } = asked(process.argv.slice(2), games);
  let latest: Numbers = {};
  await practise(module, practice, style, tell, (weights) => {
    latest = weights;
    if (out !== undefined) deliver(weights, out);
  });
  if (out === undefined) deliver(latest);
}
