/** What is said of combat in the card language. */

import type { AttackTerms, CombatFact, CombatStep, DrawnFrom } from "../tree.ts";
import { region, things, units } from "./armies.ts";

function fact(one: CombatFact): string {
  switch (one.fact) {
    case "first round":
      return "it is the first round";
    case "your army scored a hit":
      return "your army has scored a hit";
    case "terrain":
      return `the fight is ${region(one.terrains)}`;
    default:
      return one.fact;
  }
}

export const drawn = (cards: number, from: DrawnFrom): string => {
  const kind = { event: "Event ", story: "Story ", either: "" }[from];
  return `draw ${things(cards, `${kind}card`)}`;
};

export function combat(step: CombatStep): string {
  switch (step.do) {
    case "score":
      return `score ${things(step.hits, "hit")}`;
    case "prevent":
      return `prevent ${things(step.hits, "hit")}`;
    case "remove damage":
      return `remove ${things(step.markers, "damage marker")}`;
    case "add to dice":
      return `add ${step.by} to each die of your Combat roll`;
    case "re-roll more":
      return `re-roll ${things(step.dice, "die", "dice")} more`;
    case "more leadership":
      return `your leadership is ${step.by} more`;
    case "more dice":
      return `roll ${things(step.dice, "die", "dice")} more, at most ${step.most}`;
    case "more dice for units":
      return `roll 1 die more for each ${units(step.units, "and")}, at most ${step.most}`;
    case "extra dice":
      return `roll ${things(step.dice, "extra die", "extra dice")}${
        step.target === null ? " at your target number" : `; each ${step.target} or more is a hit`
      }`;
    case "target":
      return `your target number is ${step.is}, or ${step.hampered} where it would be 6`;
    case "enemy target":
      return `the enemy's target number is ${step.is} for his Combat roll`;
    case "no enemy re-roll":
      return "the enemy makes no Leader re-roll";
    case "stop maneuver":
      return "the enemy's maneuver has no effect";
    case "sixes":
      return `each natural 6 of your Combat roll is 1 hit more, at most ${step.most}`;
    case "roll again":
      return `roll up to ${things(step.dice, "die", "dice")} of either side again`;
    case "may retreat":
      return "you may retreat";
    case "take back":
      return `take back ${things(step.cards, "used unit card")}`;
    case "take back all":
      return "take back all used cards";
    case "draw":
      return drawn(step.cards, step.from);
    case "fell":
      return `an enemy army with ${step.markers} or more damage markers loses a unit of ${
        step.choice === "you" ? "your" : "its owner's"
      } choice and 2 markers`;
    case "spend bat":
      return `you may remove a Great Bat to score ${things(step.hits, "hit")}`;
    case "if": {
      const held = `if ${step.if.map(fact).join(" or ")}: ${step.does.map(combat).join(", and ")}`;
      return step.otherwise ? `${held}; otherwise: ${step.otherwise.map(combat).join(", and ")}` : held;
    }
  }
}

export const terms = ({ without, breached, first }: AttackTerms = {}): string =>
  [
    without && `, without ${without.join(" or ")} penalties`,
    breached && ", as if breached",
    first && `; in its first round: ${first.map(combat).join(", and ")}`,
  ]
    .filter(Boolean)
    .join("");
