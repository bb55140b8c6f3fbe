/** Which numbers of the rules of thumb are tuned by playing, and by what steps (`tune.ts`). */
import { zeros } from "@westmarch/bots/numbers";
import { Engine } from "@westmarch/kernel";
import type { Tuning } from "@westmarch/training/tuning";
import { stepsBy } from "@westmarch/training/tuning/steps";
import { NUMBERS } from "../bot/by-hand.ts";
import { READINGS, TENDENCIES } from "../bot/readings.ts";
import { sensesOf, type WrittenSense, type WrittenSenses } from "../bot/sense.ts";
import { policyOf } from "../bot.ts";
import { ACTION, FREE, PLACE, SHADOW, type Side } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { printedOf } from "../printing.ts";
import { hasAction } from "../rules/actions.ts";
import type { FiveArmies } from "../state.ts";

/** Only the Free Peoples have generals with abilities that are used once. */
function does(side: Side, use: string): boolean {
  const action = ACTION.find(use);
  return action === null ? use !== "ability" || side === FREE : hasAction(side, action);
}

/** What a side weighs. */
const wholeOf = (side: Side): WrittenSense => ({
  numbers: NUMBERS,
  prizes: zeros(printedOf(WESTMARCH).settlements.map((at) => PLACE.names[at])),
  posts: zeros(PLACE.names),
  tendencies: Object.fromEntries(
    TENDENCIES.filter((use) => does(side, use)).map((use) => [use, zeros(READINGS)]),
  ),
});

/** Steps of tables, which are 0 by hand: in their own units (`Written`). */
const STEPS: Readonly<Record<string, number>> = { prizes: 0.3, posts: 0.05, tendencies: 0.15 };

export const tuning: Tuning<FiveArmies, unknown, WrittenSenses> = {
  engine: new Engine(fiveArmies),
  numbers: { "free-peoples": wholeOf(FREE), shadow: wholeOf(SHADOW) },
  step: stepsBy(STEPS),
  policy: (numbers) => policyOf(sensesOf(numbers)),
};
