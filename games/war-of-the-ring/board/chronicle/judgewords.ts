/** How a choice at a great moment is told: as its button said it, with what it was offered under. */
import type { JudgeWords } from "@westmarch/campaign/chronicle";
import { FACE, FREE } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { takenUp } from "../labels/who.ts";
import { label, sentence } from "../labels.ts";
import { face, player } from "../log/slots.ts";

/** Questions whose choices say all by themselves. */
const PLAIN: readonly string[] = ["act", "attack", "move"];

export const judgeWords = (say: GameSay): JudgeWords<War> => ({
  who: ({ view, seat }) => player(say, view, seat).who,
  side: ({ view, seat }) => (sideOf(view, seat) === FREE ? "free" : "shadow"),
  question: ({ view, ask }) =>
    PLAIN.includes(ask.prompt) ? null : sentence(ask, { say, view, selected: null }),
  choice: ({ view, ask }, option) => {
    const { text: choice, group } = label(option, ask, { say, view, selected: null });
    const die = takenUp(group?.id ?? null, "die");
    if (FACE.is(die)) return say("ending.judge.die", { choice, face: face(say, die) });
    return group ? say("ending.judge.option", { group: group.text, choice }) : choice;
  },
});
