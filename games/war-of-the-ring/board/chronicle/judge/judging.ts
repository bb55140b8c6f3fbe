/** What the computer would have chosen at moments of a finished war, from what was known there. */
import { judgeOf } from "@westmarch/campaign/judge";
import { policy } from "../../../bot.ts";
import { warOfTheRing } from "../../../index.ts";

/** What leads to a battle decides more than the cards in it. */
export const { madeAt, thought, judge } = judgeOf(warOfTheRing, policy, ["combat-card"]);
