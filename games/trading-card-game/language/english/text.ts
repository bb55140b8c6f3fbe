/** The card language itself, written from what a card says: read again it gives the same tree. People read `prose.ts`. */
import { plain, say } from "@westmarch/sentences/writing";
import type { TextLine } from "../runs.ts";
import type { Condition, Part, Text } from "../tree.ts";
import { noun, target } from "./cards.ts";
import { condition } from "./conditions.ts";
import { cost, paid } from "./costs.ts";
import { effect } from "./effects.ts";
import { happening } from "./happenings.ts";
import { cut, lead, mark, sign } from "./pieces.ts";
import { rule } from "./rules.ts";

const after = (condition_: Condition | undefined): string =>
  condition_ ? `; if ${condition(condition_)}` : "";

function part(said: Part): string {
  switch (said.part) {
    case "play":
      return `${lead("play", "Play")} ${cost(said.cost)}`;
    case "attach": {
      const copy = said.oneCopy ? "; at most 1 copy on each bearer" : "";
      const { besides } = said;
      const slot = besides ? `; allowed in addition to ${besides.number} other ${noun(besides.noun)}` : "";
      return `${lead("attach", "Attach")} ${target(said.to)}${copy}${slot}`;
    }
    case "support":
      return sign({ run: "lead", part: "support", text: "Support", phases: [] });
    case "static":
      return say(
        lead("static", "Static"),
        said.while && mark(`while ${condition(said.while)}`, ","),
        rule(said.rule),
      );
    case "when":
      return `${lead("when", "When")} ${happening(said.on)}${after(said.if)} → ${effect(said.effect)}`;
    case "response": {
      const price = said.cost ? `; ${cost(said.cost)}` : "";
      return `${lead("response", "Response")} ${happening(said.on)}${after(said.if)}${price} → ${effect(said.effect)}`;
    }
    case "action":
      return say(
        lead("action", said.phases.join(" or "), said.phases),
        said.if && mark(`if ${condition(said.if)}`, ";"),
        paid(said.cost),
        effect(said.effect),
      );
  }
}

/** A card's text in the controlled English of the card language, a line for each part. */
export const english = (text: Text): readonly TextLine[] => text.map((one) => cut(mark(part(one), ".")));

/** The same as one sentence after the other, as the card has it. */
export const inEnglish = (text: Text): string => english(text).map(plain).join(" | ");
