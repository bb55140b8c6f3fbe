/** What each answer in a Hunt would lead to, in words: “Two corruption: from four to six”. */
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Option } from "@westmarch/kernel";
import { LEVEL } from "../../../data/characters.ts";
import { type CharacterId, FELLOWS, GOLLUM, MERIADOC, PEREGRIN } from "../../../data/ids.ts";
import { inFellowship, onMordorTrack } from "../../../facts.ts";
import { CORRUPTION_LIMIT, type War } from "../../../state.ts";
import type { GameSay, Props } from "../../keys.ts";
import { withinCharacter } from "../../names.ts";

/** What is left becomes Corruption. */
function burden(say: GameSay, { corruption }: War, left: number): string {
  if (left <= 0) return say("hunt.price.none");
  const to = Math.min(CORRUPTION_LIMIT, corruption + left);
  return to === CORRUPTION_LIMIT
    ? say("hunt.price.end", { by: left, from: corruption })
    : say("hunt.price.corruption", { by: left, from: corruption, to });
}

const livesOn = (g: War, character: CharacterId): boolean =>
  (character === MERIADOC || character === PEREGRIN) && !onMordorTrack(g);

function falls(say: GameSay, g: War, guide: CharacterId, damage: number): string {
  const left = Math.max(0, damage - LEVEL[guide]);
  const who = { name: sentenceCase(withinCharacter(say, guide)) };
  const goes = say(livesOn(g, guide) ? "hunt.price.taken-alive" : "hunt.price.gone", who);
  return paragraph(say, goes, burden(say, g, left));
}

/** One of them all, by lot: between whom it lies. */
function byLot(say: GameSay, g: War, damage: number): string {
  const left = FELLOWS.filter((one) => inFellowship(g, one)).map((one) => Math.max(0, damage - LEVEL[one]));
  const [least, most] = [Math.min(...left), Math.max(...left)];
  const rest = least === most ? burden(say, g, most) : say("hunt.price.between", { least, most });
  return paragraph(say, say("hunt.price.lot", { count: left.length }), rest);
}

/** How much of the damage an answer leaves to become Corruption, where that is certain; else null. */
export function leaves({ ask }: Pick<Props, "ask">, [verb]: Option): number | null {
  switch (ask?.prompt) {
    case "casualty": {
      const [guide, damage] = ask.about;
      if (verb === "done") return damage;
      return verb === "guide-falls" ? Math.max(0, damage - LEVEL[guide]) : null;
    }
    case "relief": {
      const [, damage] = ask.about;
      return verb === "done" ? damage : damage - 1;
    }
    case "guide-ability": {
      const [, damage] = ask.about;
      return verb === "yes" ? damage - 1 : damage;
    }
    default:
      return null;
  }
}

/** What comes of an answer; null where the button says it all. */
export function price(
  { ask, view, say }: Pick<Props, "ask" | "view" | "say">,
  option: Option,
): string | null {
  const [verb] = option;
  switch (ask?.prompt) {
    case "casualty": {
      const [guide, damage] = ask.about;
      if (verb === "guide-falls") return falls(say, view, guide, damage);
      return verb === "random-falls" ? byLot(say, view, damage) : burden(say, view, damage);
    }
    case "relief":
      return say("hunt.price.less", { left: leaves({ ask }, option) ?? 0 });
    case "guide-ability": {
      const [guide, damage] = ask.about;
      if (verb === "no") return say("hunt.price.less", { left: damage });
      return guide === GOLLUM
        ? say("hunt.price.gollum", { left: damage - 1 })
        : say("hunt.price.hobbit", { left: damage - 1 });
    }
    case "mithril":
      return say(verb === "yes" ? "hunt.price.another-tile" : "hunt.price.this-tile");
    case "staff":
      return say(verb === "yes" ? "hunt.price.no-tile" : "hunt.price.a-tile");
    default:
      return null;
  }
}
