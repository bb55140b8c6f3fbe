/**
 * Learns by playing War of the Ring what pays, beyond the rules of thumb and what is known already, by games at first sight
 * (`@westmarch/training/experience` says how), and writes it to the file named, or to standard output.
 *
 *     node games/war-of-the-ring/tools/practise.ts [--games 400000] [--seed 1] [--cores 1]
 *       [--out games/war-of-the-ring/bot/experience.json]
 */
import { practiseAsAsked } from "@westmarch/training/experience/tool";
import { practice } from "./lessons.ts";

await practiseAsAsked(import.meta.resolve("./lessons.ts"), practice, 400_000);
