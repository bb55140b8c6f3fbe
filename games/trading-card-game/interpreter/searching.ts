/** Cards of hands and decks among which a text at work lets a player choose, and who sees them. */
import { onward } from "@westmarch/cards";
import { frameOf, type Question, type Seat } from "@westmarch/kernel";
import { programAt } from "../cards/programs.ts";
import type { CardId } from "../data/ids.ts";
import { isPileStep } from "../rules/pile-steps.ts";
import { type CardGame, NOBODY } from "../state.ts";
import type { C, Chosen, TextFrame } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { dealt, handOf, pileChoices } from "./piles.ts";
import { doerOf, opAt, playerOf, stepAt } from "./step.ts";

/** A card of a pile, or enough of them. */
export function cardsToPick(g: CardGame, f: TextFrame): Question<Words, "pick-card"> {
  const op = stepAt(f);
  const seat = doerOf(g, f, playerOf(op));
  const { cards, least } = pileChoices(g, f, op, seat);
  const options = cards.map((card) => ["card", card] as const);
  const mayStop = least <= f.many || cards.length === 0;
  return { seat, options: mayStop ? [...options, ["done"]] : options, about: [f.card, f.index] };
}

/** Deals with the card that the player picked, or goes on once the player has enough. */
export function cardPicked(c: C, f: TextFrame, [verb, card]: Chosen<"card" | "done">) {
  if (verb === "done") return { go: "cardsDone" } as const;
  const op = stepAt(f);
  const call = dealt(c, f, op, doerOf(c.g, f, playerOf(op)), card);
  f.many++;
  return onward(call, "cards");
}

/**
 * Whose hand lies open to a seat (null: a spectator) because this text has cards picked from it, or `NOBODY`: to the
 * picking player, and to all once it was revealed, also while a player decides whether to pick.
 */
export function openHand(g: CardGame, f: TextFrame, seat: Seat | null): Seat {
  const here = opAt(f);
  const op = here?.op === "may" ? programAt(f.card, f.index)[f.op + 1] : here;
  if (op?.op !== "step" || !isPileStep(op.step)) return NOBODY;
  const doer = doerOf(g, f, playerOf(op));
  const owner = handOf(g, f, op.step, doer);
  if (owner === NOBODY) return NOBODY;
  if (f.those.length === 0) return doer === seat && here === op ? owner : NOBODY;
  return f.those.length >= g.secret.hands[owner].length ? owner : NOBODY;
}

/** Whether what can be chosen at this place depends on cards that not everybody sees. */
export function hangsOnUnseen(f: TextFrame): boolean {
  const op = opAt(f);
  if (op?.op !== "either" && op?.op !== "choose") return false;
  return programAt(f.card, f.index)
    .slice(f.op, op.past)
    .some((one) => one.op === "step" && isPileStep(one.step));
}

/** The cards of which the step at hand takes some, where the rules stand at one that picks by itself. */
export function cardsAtStep(g: CardGame): readonly CardId[] | undefined {
  const f = g.stack.at(-1);
  if (f?.chapter !== "text" || f.at !== "cards") return undefined;
  const speaking = frameOf(g, "text");
  const op = speaking && opAt(speaking);
  if (!speaking || op?.op !== "step") return undefined;
  return pileChoices(g, speaking, op, doerOf(g, speaking, playerOf(op))).cards;
}
