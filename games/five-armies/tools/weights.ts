/**
 * Fits the weights by which the search judges a position of The Battle of Five Armies, and writes them to the file named, or to standard
 * output (`@westmarch/training/fitting` says how).
 *
 *     node games/five-armies/tools/weights.ts [--games 3000] [--seed 1] [--out games/five-armies/bot/weights.ts]
 */
import { Engine } from "@westmarch/kernel";
import { fitAsAsked } from "@westmarch/training/fitting/tool";
import { FEATURES, features } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { fiveArmies } from "../index.ts";

const figures = { names: FEATURES, features };
fitAsAsked(new Engine(fiveArmies), policy, figures, "five-armies", "the Free Peoples");
