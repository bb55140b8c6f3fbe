/** What the tools of games that learn to foretell who wins have in common. */
import { parseArgs } from "node:util";
import type { Core } from "@westmarch/kernel";
import { deliver, numberAsked, tell } from "../tuning/tool.ts";
import { type Foresight, foretelling } from "./index.ts";

/** Learns as the command line says, and writes the network to the file that it names, or to standard output. */
export async function foretellAsAsked<G extends Core<S>, S>(
  module: string,
  foresight: Foresight<G, S>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      cores: { type: "string", default: "1" },
      hidden: { type: "string", default: "31" },
      epochs: { type: "string", default: "3" },
      networks: { type: "string", default: "3" },
      out: { type: "string" },
    },
  });
  const numberOf = (name: "games" | "seed" | "cores" | "hidden" | "epochs" | "networks"): number =>
    numberAsked(name, values[name], true);
  const style = {
    games: numberOf("games"),
    seed: numberOf("seed"),
    cores: numberOf("cores"),
    hidden: numberOf("hidden"),
    epochs: numberOf("epochs"),
    networks: numberOf("networks"),
  };
  deliver(await foretelling(module, foresight, style, tell), values.out);
}
