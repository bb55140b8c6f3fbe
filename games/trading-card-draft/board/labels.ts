/** What is asked, and how each pick is said on its button. */
import type { Module } from "./keys.ts";
import { cardName } from "./names.ts";

export const sentence: Module["sentence"] = ({ about: [, left] }, { say }) =>
  say(left === 1 ? "prompt.last" : "prompt.pick");

export const label: Module["label"] = ([, card], _ask, { say, selected }) => ({
  text: selected === null ? cardName(say, card) : say("option.pick", { card: cardName(say, card) }),
  group: { id: `card:${card}`, text: cardName(say, card) },
  tone: "choice",
});
