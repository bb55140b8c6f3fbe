/** Steps that are done to cards of hands, decks and piles: where those lie, and whether there is one. */
import { signed } from "../cards/counting.ts";
import { matchesCard, meant } from "../cards/matching.ts";
import { pile, pilesOf } from "../cards/sources.ts";
import type { TextContext } from "../cards/text-context.ts";
import { deckOf } from "../deck-contents.ts";
import type { Source, Target } from "../language/targets.ts";
import type { Step } from "../language/tree.ts";
import { type CardGame, UNSEEN } from "../state.ts";
import { canPlay, type Terms } from "./playable.ts";
import { isOfPile } from "./targets.ts";

/** Steps that may take cards from a hand, deck or pile. */
export type PileStep = Extract<
  Step,
  { readonly do: "discard" | "put" | "shuffle in" | "stack" | "play" | "reveal" | "look at" }
>;

/** Whether a step is done to cards of a pile, or to cards that are being looked at. */
export const isPileStep = (step: Step): step is PileStep => {
  switch (step.do) {
    case "discard":
      return step.from !== undefined || isOfPile(step.target);
    case "put":
    case "shuffle in":
      return true;
    case "stack":
    case "play":
      return step.from !== undefined;
    case "reveal":
    case "look at":
      return step.shown.what === "cards";
    default:
      return false;
  }
};

/** Whether a deck was looked through, and is shuffled afterwards (6.9). */
export const searches = (step: Step): boolean =>
  ("from" in step && (step.from === "your deck" || step.from === "your deck or hand")) ||
  step.do === "shuffle in";

/** The cards that a step is done to. */
export const targetOf = (step: PileStep): Target => {
  if (!("shown" in step)) return step.target;
  return step.shown.what === "cards" ? step.shown.target : [];
};

/** The pile in which they lie, if the step names one. */
export const sourceOf = (step: PileStep): Source | undefined => {
  if (!("shown" in step)) return step.from;
  return step.shown.what === "cards" ? step.shown.from : undefined;
};

/** On which terms a step plays a card. */
export function termsOf(g: CardGame, s: TextContext, step: Extract<Step, { readonly do: "play" }>): Terms {
  const free = step.price === "free";
  const discount = step.price && step.price !== "free" ? -signed(step.price) : 0;
  const onto = step.onto ? meant(g, s, step.onto).map(({ id }) => id) : undefined;
  return onto ? { free, discount, onto } : { free, discount };
}

/**
 * Whether a pile that a step names holds a card for it, as the player of the text knows it, where so much twilight (0 or
 * more) is paid out of the pool before.
 */
export function findsCard(g: CardGame, s: TextContext, step: Step, paid = 0): boolean {
  const source = isPileStep(step) ? sourceOf(step) : undefined;
  if (!isPileStep(step) || !source) return false;
  return pilesOf(s, source, s.you)
    .flatMap((one) => (one.pile === "deck" ? deckOf(g, one.seat) : pile(g, one)))
    .some((card) => {
      if (card === UNSEEN || !matchesCard(g, s, targetOf(step), card, s.you)) return false;
      if (step.do !== "play") return true;
      const terms = termsOf(g, s, step);
      return canPlay(g, s.you, card, { ...terms, discount: (terms.discount ?? 0) - paid });
    });
}
