/** What the texts of cards make of a position, as far as figures, questions and answers speak of it. */
import { Engine, frameOf, lookAhead, type Option, type Seat } from "@westmarch/kernel";
import { partsOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { choosesNothing, comesToNothing } from "../interpreter/idle.ts";
import { stepAt } from "../interpreter/step.ts";
import type { Step } from "../language/tree.ts";
import { healable } from "../rules/actions.ts";
import { type Blow, defenderFalls } from "../rules/losses.ts";
import { price } from "../rules/price.ts";
import { attackersOf, defenderOf } from "../rules/skirmishes.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { totals } from "./look/totals.ts";

/** The skirmish that is going on, with the strength of both sides. */
interface Skirmish {
  readonly defender: CardId;
  readonly own: number;
  readonly attackers: readonly CardId[];
  readonly foe: number;
  /** How the character that defends would die of it with the strengths as they are; null where that is not so. */
  readonly falls: Blow["falls"];
  /** It is the Ring-bearer of the player in turn. */
  readonly isBearer: boolean;
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
    falls: defenderFalls(g),
    isBearer: defender.id === g.bearer[g.turn],
  };
}

/** The step that is being carried out, if one is. */
function step(g: CardGame): Step | null {
  const f = frameOf(g, "text");
  return f ? stepAt(f).step : null;
}

const engine = new Engine(tradingCardGame);

/** Whether a player is out by a choice of his own, before anybody else chooses (19.5, 19.6), as far as his view tells. */
function loses(g: CardGame, seat: Seat, option: Option): boolean {
  const ahead = lookAhead(engine, g, seat, [option]);
  return ahead.kind === "there" && ahead.view.out[seat] === true;
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
  loses,
} as const;
