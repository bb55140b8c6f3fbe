/** How a choice at a great moment is told: as its button said it, with what it was offered under. */
import type { JudgeWords } from "@westmarch/campaign/chronicle";
import { FREE, SHADOW } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { label, sentence } from "../labels.ts";
import { sideName } from "../names.ts";

/** Questions whose choices say all by themselves. */
const PLAIN: readonly string[] = ["act", "attack", "move"];

export const judgeWords = (say: GameSay): JudgeWords<FiveArmies> => ({
  who: ({ seat }) => sideName(say, seat === FREE ? FREE : SHADOW),
  side: ({ seat }) => (seat === FREE ? "free" : "shadow"),
  question: ({ view, ask }) =>
    PLAIN.includes(ask.prompt) ? null : sentence(ask, { say, view, selected: null }),
  choice: ({ view, ask }, option) => {
    const { text: choice, group } = label(option, ask, { say, view, selected: null });
    return group ? say("ending.judge.option", { group: group.text, choice }) : choice;
  },
});
