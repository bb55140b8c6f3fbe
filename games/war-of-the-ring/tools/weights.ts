/**
 * Fits the weights by which the search judges a position of War of the Ring, and writes them to the file named, or to standard
 * output (`@westmarch/training/fitting` says how).
 *
 *     node games/war-of-the-ring/tools/weights.ts [--games 3000] [--seed 1] [--out games/war-of-the-ring/bot/weights.ts]
 */
import { Engine } from "@westmarch/kernel";
import { fitAsAsked } from "@westmarch/training/fitting/tool";
import { FEATURES, features } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { warOfTheRing } from "../index.ts";

const figures = { names: FEATURES, features };
fitAsAsked(new Engine(warOfTheRing), policy, figures, "war-of-the-ring", "the Free Peoples");
