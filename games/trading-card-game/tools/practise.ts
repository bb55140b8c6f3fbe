/**
 * Learns by playing the trading card game what pays, beyond its rules of thumb, by games at first sight (`@westmarch/bots/experience/practice`
 * says how), and writes it to the file named, or to standard output.
 *
 *     node games/trading-card-game/tools/practise.ts [--games 120000] [--seed 1] [--cores 1]
 *       [--out games/trading-card-game/bot/experience.json]
 */
import { practiseAsAsked } from "@westmarch/bots/experience/tool";
import { practice } from "./practice.ts";

await practiseAsAsked(import.meta.resolve("./practice.ts"), practice, 120_000);
