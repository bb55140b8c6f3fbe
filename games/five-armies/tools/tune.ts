/**
 * Tunes how much things count for the rules of thumb of The Battle of Five Armies, by games at first sight (`@westmarch/training/tuning` says how),
 * and writes it to the file named, or to standard output.
 *
 *     node games/five-armies/tools/tune.ts [--games 100000] [--seed 1] [--cores 1] [--pace 1] [--tried 1000]
 *       [--out games/five-armies/bot/tuned.json]
 */
import { tuneAsAsked } from "@westmarch/training/tuning/tool";
import { tuning } from "./tuning.ts";

await tuneAsAsked(import.meta.resolve("./tuning.ts"), tuning);
