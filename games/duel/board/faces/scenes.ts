/** Which picture a card has: its kind, and what it is about. */
import type { Card } from "../../data/cards.ts";
import { RACES, REGIONS, SKILLS } from "../../data/ids.ts";

/** The name of a card's picture. */
export function sceneName({ effects }: Card, chapter: number): string {
  const [effect] = effects;
  switch (effect?.do) {
    case "skills":
      return `skill-${SKILLS[effect.give.findIndex((n) => n > 0)]}`;
    case "one-of":
      return `skill-${effect.skills.length === 2 ? "wise" : "bold"}`;
    case "race":
      return `race-${RACES[effect.race]}`;
    case "units":
      return `army-${REGIONS[effect.regions[0]]}`;
    case "coins":
      return `coins-${chapter}`;
    case "rings":
      return `quest-${chapter}`;
    case "moves":
      return "deed-march";
    case "opponent-loses":
      return "deed-plunder";
    default:
      return "deed-battle";
  }
}
