/**
 * What cards say, in Japanese: verbs stand last, what narrows a card down stands before it, and how long something lasts
 * and how often it is done stand in front.
 */
import type { Title } from "../../data/cards.ts";
import type { TextLine } from "../runs.ts";
import type { Target } from "../targets.ts";
import type { Part, Text } from "../tree.ts";
import { PHASES, RESPONSE } from "../words/ja.ts";
import { bare, noun, unitOf } from "./cards.ts";
import { condition, given } from "./conditions.ts";
import { cost, paid } from "./costs.ts";
import { effect } from "./effects.ts";
import { when } from "./happenings.ts";
import { held } from "./rules.ts";
import { withMost } from "./verbs.ts";
import { type JapaneseWriter, writerOf } from "./writer.ts";

const attached = (w: JapaneseWriter, to: Target, oneCopy: boolean): string => {
  const isSite = to.some((one) => one.is === "some" && one.kinds.some(({ noun }) => noun.kind === "site"));
  if (isSite) return `${bare(w, to)}につける${oneCopy ? "（サイト1つにつき最大1枚）" : ""}`;
  return `所持者は${bare(w, to)}に限る${oneCopy ? "（所持者1人につき最大1枚）" : ""}`;
};

const part = (w: JapaneseWriter, said: Part): string => {
  switch (said.part) {
    case "play":
      return `${w.lead("play", said.cost.flat().every(({ pay }) => pay === "spot") ? "プレイ条件" : "追加コスト")}${cost(w, said.cost)}`;
    case "attach": {
      const { besides } = said;
      const slot = besides
        ? `。ほかの${noun(w, besides.noun)}${besides.number}${unitOf(besides)}と同時に持てる`
        : "";
      return `${attached(w, said.to, said.oneCopy === true)}${slot}`;
    }
    case "support":
      return "支援エリアに置く";
    case "static":
      return held(w, said.rule, said.while);
    case "when":
      if (said.if && said.effect.clauses[0]?.clause === "if")
        return `${when(w, said.on)}、${condition(w, said.if)}場合は、${effect(w, said.effect)}`;
      return `${when(w, said.on)}、${said.if ? `${given(w, said.if)}、` : ""}${effect(w, said.effect)}`;
    case "response":
      return `${w.lead("response", RESPONSE)}${when(w, said.on)}、${said.if ? `${given(w, said.if)}、` : ""}${paid(w, said.cost)}${effect(w, said.effect)}`;
    case "action": {
      const phases = said.phases.map((phase) => PHASES[phase]).join("か");
      return `${w.lead("action", phases, said.phases)}${said.if ? `${given(w, said.if)}、` : ""}${paid(w, said.cost)}${effect(w, said.effect)}`;
    }
  }
};

/** Writes cards in Japanese: a line for each part of the text. `named` tells how a card of that title is called. */
export function japanese(named: (title: Title) => string): (text: Text) => readonly TextLine[] {
  const { w, cut } = writerOf(named);
  return (text) =>
    text.map((one) => {
      w.it = "そのカード";
      return cut(withMost(`${part(w, one)}。`));
    });
}
