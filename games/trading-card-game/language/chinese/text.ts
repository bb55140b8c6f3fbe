/**
 * What cards say, in Chinese: one way of putting sentences together, with the words of either script. What narrows a card
 * down stands before it, how long something lasts and how often it is done stand in front, and what is paid stands
 * before the arrow as in English.
 */
import type { TextLine } from "../runs.ts";
import type { Target } from "../targets.ts";
import type { Part, Text } from "../tree.ts";
import { bare, noun, unitOf } from "./cards.ts";
import { condition } from "./conditions.ts";
import { cost, paid } from "./costs.ts";
import { effect } from "./effects.ts";
import { happening, whenever } from "./happenings.ts";
import { held } from "./rules.ts";
import { type ChineseWords, type ChineseWriter, type Named, writerOf } from "./writer.ts";

const attached = (w: ChineseWriter, to: Target, oneCopy: boolean): string => {
  const isSite = to.some((one) => one.is === "some" && one.kinds.some(({ noun }) => noun.kind === "site"));
  if (isSite) return `附于${bare(w, to)}${oneCopy ? `，每个${w.words.site}限1张` : ""}`;
  return `持有者须为${bare(w, to)}${oneCopy ? "，每名持有者限1张" : ""}`;
};

const part = (w: ChineseWriter, said: Part): string => {
  switch (said.part) {
    case "play":
      return `${w.lead("play", said.cost.flat().every(({ pay }) => pay === "spot") ? "打出条件" : "额外费用")}${cost(w, said.cost)}`;
    case "attach": {
      const { besides } = said;
      const slot = besides
        ? `，可与另${besides.number}${unitOf(w, besides.noun)}${noun(w, besides.noun)}同时持有`
        : "";
      return `${attached(w, said.to, said.oneCopy === true)}${slot}`;
    }
    case "support":
      return `放置于${w.words["support area"]}`;
    case "static":
      return held(w, said.rule, said.while);
    case "when": {
      const when = `${whenever(w, said.on)}${happening(w, said.on)}`;
      if (!said.if) return `${when}时，${effect(w, said.effect)}`;
      // One 若 is enough for one sentence.
      return said.effect.clauses[0]?.clause === "if"
        ? `${when}且${condition(w, said.if)}时，${effect(w, said.effect)}`
        : `${when}时，若${condition(w, said.if)}，${effect(w, said.effect)}`;
    }
    case "response":
      return `${w.lead("response", w.words.response)}${happening(w, said.on)}时，${said.if ? `若${condition(w, said.if)}，` : ""}${paid(w, said.cost)}${effect(w, said.effect)}`;
    case "action": {
      const phases = said.phases.map((phase) => w.phases[phase]).join("或");
      return `${w.lead("action", phases, said.phases)}${said.if ? `若${condition(w, said.if)}，` : ""}${paid(w, said.cost)}${effect(w, said.effect)}`;
    }
  }
};

/** Writes cards in one script of Chinese: a line for each part of the text. */
export function chinese(words: ChineseWords, named: Named): (text: Text) => readonly TextLine[] {
  const { w, cut } = writerOf(words, named);
  return (text) => text.map((one) => cut(w.script(`${part(w, one)}。`)));
}
