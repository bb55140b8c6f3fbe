/** How a choice at a great moment is told. */
import { judgeWordsBy } from "@westmarch/campaign/chronicle";
import { sideOf } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { label, sentence } from "../labels.ts";
import { sideName } from "../names.ts";

export const judgeWords = judgeWordsBy<FiveArmies, GameSay>({
  who: (say, { seat }) => sideName(say, sideOf(seat)),
  sideOf: ({ seat }) => sideOf(seat),
  sentence,
  label,
  grouped: (say, { text: group }, choice) => say("ending.judge.option", { group, choice }),
});
