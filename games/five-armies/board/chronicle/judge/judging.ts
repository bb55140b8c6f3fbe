/** What the computer would have chosen at moments of a finished battle for the valley, from what was known there. */
import { judgeOf } from "@westmarch/campaign/judge";
import { policy } from "../../../bot.ts";
import { fiveArmies } from "../../../index.ts";

/** What leads to a combat decides more than what is played and lost in it. */
const SLIGHT = ["maneuver", "reroll", "use-maneuver", "casualties", "excess", "part", "markers"];

export const { madeAt, thought, judge } = judgeOf(fiveArmies, policy, SLIGHT);
