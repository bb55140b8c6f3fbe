/** English as people read it on a card: the card language in whole sentences. */
import { say } from "@westmarch/sentences/writing";
import { nominal, noun, target } from "./english/cards.ts";
import { condition } from "./english/conditions.ts";
import { cost, paid } from "./english/costs.ts";
import { effect } from "./english/effects.ts";
import { happening } from "./english/happenings.ts";
import { cut, lead, mark } from "./english/pieces.ts";
import { rule } from "./english/rules.ts";
import type { Run, TextLine } from "./runs.ts";
import type { Condition, Part, Rule, Text } from "./tree.ts";

/** What the card language abbreviates, and how a sentence says it. */
const SPELLED: readonly (readonly [short: RegExp, whole: string])[] = [
  [/\bFP\b/g, "the Free Peoples player"],
  [/\bfrom his hand\b/g, "from hand"],
  [/\bhis (hand|deck|dead pile)\b/g, "their $1"],
  [/\buntil regroup\b/g, "until the Regroup phase"],
  [/(?<![-\p{L}])(?<!the |each |former |a )bearer\b/gu, "the bearer"],
];

const spelled = (sentence: string): string =>
  SPELLED.reduce((text, [short, whole]) => text.replace(short, whole), sentence);

const andIf = (asked: Condition | undefined): string => (asked ? ` and ${condition(asked)}` : "");

/** A price is said before what it does to a cost, as a figure of it. */
function standing(held: Rule): string {
  switch (held.rule) {
    case "cost":
      return say(
        `the twilight cost of ${target(held.target)}`,
        held.on && `on ${target(held.on)}`,
        `is ${held.than === "more" ? "+" : "-"}${held.number}`,
      );
    case "first costs less":
      return `the twilight cost of the first ${nominal(held.nominal)} played each ${held.each} is -${held.number}`;
    default:
      return rule(held);
  }
}

function part(said: Part): string {
  switch (said.part) {
    case "play":
      return `${lead("play", "To play")} ${cost(said.cost)}`;
    case "attach": {
      const { oneCopy, besides } = said;
      const copies = oneCopy ? "; at most 1 copy on each bearer" : "";
      const more = besides ? `; allowed in addition to ${besides.number} other ${noun(besides.noun)}` : "";
      return `${lead("attach", "Bearer")} ${target(said.to)}${copies}${more}`;
    }
    case "support":
      return "support area";
    case "static":
      return say(said.while && mark(`while ${condition(said.while)}`, ","), standing(said.rule));
    case "when":
      return `when ${happening(said.on)}${andIf(said.if)}, ${effect(said.effect)}`;
    case "response":
      return say(
        lead("response", "Response"),
        `if ${happening(said.on)}${andIf(said.if)},`,
        paid(said.cost),
        effect(said.effect),
      );
    case "action":
      return say(
        lead("action", said.phases.join(" or "), said.phases),
        said.if && mark(`if ${condition(said.if)}`, ","),
        paid(said.cost),
        effect(said.effect),
      );
  }
}

/** A sentence begins with a capital letter; what stands behind a lead goes on after it. */
function opened([first, ...rest]: readonly Run[]): TextLine {
  if (!first || first.run === "lead") return first ? [first, ...rest] : rest;
  return [{ ...first, text: first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }, ...rest];
}

/** A card's text in English sentences, a line for each part. */
export const prose = (text: Text): readonly TextLine[] =>
  text.map((one) => opened(cut(spelled(mark(part(one), ".")))));
