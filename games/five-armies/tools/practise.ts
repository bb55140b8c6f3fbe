/**
 * Learns by playing The Battle of Five Armies what pays, beyond the rules of thumb and what is known already, by games at first sight
 * (`@westmarch/training/experience` says how), and writes it to the file named, or to standard output.
 *
 *     node games/five-armies/tools/practise.ts [--games 200000] [--seed 1] [--cores 1]
 *       [--out games/five-armies/bot/experience.json]
 */
import { practiseAsAsked } from "@westmarch/training/experience/tool";
import { practice } from "./lessons.ts";

await practiseAsAsked(import.meta.resolve("./lessons.ts"), practice, 200_000);
