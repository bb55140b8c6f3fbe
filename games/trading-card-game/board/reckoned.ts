/** What the texts of cards make of a position, as far as figures, questions and answers speak of it. */
import { frameOf } from "@westmarch/kernel";
import { partsOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import { choosesNothing, comesToNothing } from "../interpreter/idle.ts";
import { stepAt } from "../interpreter/step.ts";
import type { Step } from "../language/tree.ts";
import { healable } from "../rules/actions.ts";
import { price } from "../rules/price.ts";
import { attackersOf, defenderOf } from "../rules/skirmishes.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { totals } from "./look/totals.ts";
import { type Blow, lossesOf } from "./staging/skirmish.ts";

/** The skirmish that is going on, with the strength of both sides. */
interface Skirmish {
  readonly defender: CardId;
  readonly own: number;
  readonly attackers: readonly CardId[];
  readonly foe: number;
  /** How the Ring-bearer of the player in turn would die of it with the strengths as they are; null where that is not so. */
  readonly bearerFalls: Blow["falls"];
}

function bearerFalls(g: CardGame, defender: Copy): Blow["falls"] {
  if (defender.id !== g.bearer[g.turn]) return null;
  const loss = lossesOf(g).find(({ side }) => side === "fellowship");
  return (loss?.now && loss.blows.find(({ copy }) => copy === defender.id)?.falls) || null;
}

function skirmish(g: CardGame): Skirmish | null {
  const defender = defenderOf(g);
  const attackers = attackersOf(g);
  if (g.phase !== "skirmish" || !defender || attackers.length === 0) return null;
  return {
    defender: defender.card,
    own: strength(g, defender),
    attackers: attackers.map(({ card }) => card),
    foe: attackers.reduce((sum: number, minion: Copy) => sum + strength(g, minion), 0),
    bearerFalls: bearerFalls(g, defender),
  };
}

/** The step that is being carried out, if one is. */
function step(g: CardGame): Step | null {
  const f = frameOf(g, "text");
  return f ? stepAt(f).step : null;
}

export const reckoned = {
  totals,
  price,
  healable,
  skirmish,
  step,
  partsOf,
  comesToNothing,
  choosesNothing,
} as const;
