/**
 * Learns from games at first sight how likely a position of The Battle of Five Armies is to be won (`@westmarch/training/foresight` says
 * how), and writes the network by which the search judges to the file named, or to standard output.
 *
 *     node games/five-armies/tools/foretell.ts [--games 100000] [--seed 1] [--cores 1] [--hidden 31] [--epochs 3]
 *       [--networks 3] [--out games/five-armies/bot/network.json]
 */
import { foretellAsAsked } from "@westmarch/training/foresight/tool";
import { foresight } from "./lessons.ts";

await foretellAsAsked(import.meta.resolve("./lessons.ts"), foresight);
