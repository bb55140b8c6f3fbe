/** How a choice at a great moment is told. */

import { judgeWordsBy } from "@westmarch/campaign/chronicle";
import { takenUp } from "@westmarch/campaign/labelling";
import { FACE } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { label, sentence } from "../labels.ts";
import { face, player } from "../log/slots.ts";

export const judgeWords = judgeWordsBy<War, GameSay>({
  who: (say, { view, seat }) => player(say, view, seat).who,
  sideOf: ({ view, seat }) => sideOf(view, seat),
  sentence,
  label,
  grouped(say, { id, text: group }, choice) {
    const die = takenUp(id, "die");
    if (FACE.is(die)) return say("ending.judge.die", { choice, face: face(say, die) });
    return say("ending.judge.option", { group, choice });
  },
});
