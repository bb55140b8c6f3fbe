/**
 * Tunes how much things count for the opponents of the card game, by playing (`@westmarch/training/tuning` says how), and writes all of it
 * to the file named, or to standard output: at first sight what the rules of thumb weigh, or with `--judge` what positions are
 * judged by, looking one choice ahead.
 *
 *     node games/trading-card-game/tools/tune.ts [--judge] [--games 100000] [--seed 1] [--cores 1] [--pace 1]
 *       [--tried 1000] [--out games/trading-card-game/bot/tuned.json]
 */
import { tune } from "@westmarch/training/tuning";
import { asked, deliver, tell } from "@westmarch/training/tuning/tool";
import tuned from "../bot/tuned.json" with { type: "json" };
import * as judging from "./judging.ts";
import { tuning } from "./tuning.ts";

const { style, out, judge } = asked();
const found = judge
  ? await tune(import.meta.resolve("./judging.ts"), judging.tuning, style, tell)
  : await tune(import.meta.resolve("./tuning.ts"), tuning, style, tell);
deliver({ ...tuned, ...found }, out);
