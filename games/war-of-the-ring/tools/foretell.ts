/**
 * Learns from games at first sight how likely a position of War of the Ring is to be won (`@westmarch/training/foresight` says how),
 * and writes the network by which the search judges to the file named, or to standard output.
 *
 *     node games/war-of-the-ring/tools/foretell.ts [--games 100000] [--seed 1] [--cores 1] [--hidden 31] [--epochs 3]
 *       [--networks 3] [--out games/war-of-the-ring/bot/network.json]
 */
import { foretellAsAsked } from "@westmarch/training/foresight/tool";
import { foresight } from "./lessons.ts";

await foretellAsAsked(import.meta.resolve("./lessons.ts"), foresight);
