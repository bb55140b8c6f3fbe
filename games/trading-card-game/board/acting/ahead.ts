/** What the rules know of what is to come: where choices lead, what they cost, and who pays for them. */
import { type AskOf, Engine, lookAhead, type Option, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, isFreePeoples } from "../../data/ids.ts";
import { tradingCardGame } from "../../index.ts";
import { defenderFalls } from "../../rules/losses.ts";
import { price } from "../../rules/price.ts";
import { type CardGame, cloneCardGame } from "../../state.ts";
import { find, woundsOn } from "../../table/copies.ts";

const engine = new Engine(tradingCardGame);

/** Where some choices of a seat lead: what it sees then, and what it is asked, if it is asked. */
export interface Then {
  readonly view: CardGame;
  readonly ask: AskOf<CardGame> | null;
  /** Something is shown on the way: whatever follows is not for the same gesture. */
  readonly barrier: boolean;
}

/** Null where chance decides, or where the rules refuse. */
export function thenAsked(view: CardGame, seat: Seat, options: readonly Option[]): Then | null {
  const ahead = lookAhead(engine, view, seat, options);
  if (ahead.kind !== "there") return null;
  return { view: ahead.view, ask: engine.askOf(ahead.view, seat), barrier: ahead.barrier };
}

/** What is still to be said of a card that is being played, or of an ability that is being used: part of the same gesture. */
const FOLLOWING: readonly AskOf<CardGame>["prompt"][] = [
  "bearer",
  "pick",
  "amount",
  "choose",
  "may",
  "spot-some",
  "spot",
  "opponent",
  "payment",
];

/** The question that belongs to the gesture that leads to it, or null: it is whole. */
export const following = (then: Then | null): AskOf<CardGame> | null =>
  then?.ask && !then.barrier && FOLLOWING.includes(then.ask.prompt) ? then.ask : null;

/** What a card from hand costs, and what the twilight pool holds then (6.3). */
export interface Price {
  readonly cost: number;
  readonly after: number;
}

export function priceAt(view: CardGame, seat: Seat, card: CardId): Price {
  const cost = price(view, seat, card);
  return { cost, after: isFreePeoples(card) ? view.pool + cost : Math.max(0, view.pool - cost) };
}

/** Whether a character of this seat would die against those who are assigned to it, with the strengths as they are (12.3). */
export function dies(view: CardGame, seat: Seat, character: CopyId): boolean {
  if (find(view, character)?.owner !== seat) return false;
  const fought = cloneCardGame(view);
  fought.phase = "skirmish";
  fought.skirmish = character;
  return defenderFalls(fought) !== null;
}

/** What becomes of a copy. */
export interface Foretold {
  readonly copy: CopyId;
  /** Wounds more than now, or fewer. */
  readonly wounds: number;
  readonly leaves: boolean;
}

/** What a gesture changes on the table as far as it can be foreseen: whom it wounds, heals and takes away. */
export function foretold(view: CardGame, then: CardGame): readonly Foretold[] {
  return view.table.flatMap(({ id }) => {
    const leaves = !find(then, id);
    const wounds = leaves ? 0 : woundsOn(then, id) - woundsOn(view, id);
    return leaves || wounds !== 0 ? [{ copy: id, wounds, leaves }] : [];
  });
}
