/** Why a choice is refused, with the number of the rule. Works on a view, so it cannot tell what a seat may not know. */
import type { Facts, Option, ReasonOf, Refusal, Seat, Word } from "@westmarch/kernel";
import { ADJACENT } from "./data/board.ts";
import { CARD } from "./data/cards.ts";
import { LANDMARK_TILE, REGION, type Side } from "./data/ids.ts";
import { cardPrice, landmarkPrice } from "./rules/cost.ts";
import { isAvailable, isInPile, isOpen } from "./rules/tableau.ts";
import { type Duel, unitsIn } from "./state.ts";

type Why = Refusal<ReasonOf<Duel>>;

const no = (reason: Why["reason"], rule?: string, facts?: Facts): Why => ({
  reason,
  ...(rule && { rule }),
  ...(facts && { facts }),
});

/** Section 6 and 7: why a card may not be taken, or not be paid. */
function whyNotCard(g: Duel, side: Side, attempt: Option): Why | null {
  const [, card] = attempt;
  if (!CARD.is(card)) return no("no-such-thing");
  const slot = g.slots.indexOf(card);
  if (slot < 0) return no("not-in-tableau", "1.4", { card });
  if (!isAvailable(g, slot)) return no("covered", "1.5", { card });
  const price = cardPrice(g, side, card);
  if (attempt[0] === "play" && price > g.coins[side])
    return no("too-dear", "8.7", { card, price, coins: g.coins[side] });
  return null;
}

/** Section 9. */
function whyNotLandmark(g: Duel, side: Side, landmark: Word | undefined): Why | null {
  if (!LANDMARK_TILE.is(landmark)) return no("no-such-thing");
  if (isInPile(g, landmark)) return no("landmark-not-open", "9.1", { landmark });
  if (!isOpen(g, landmark)) return no("landmark-taken", "9.1", { landmark });
  const price = landmarkPrice(g, side, landmark);
  return price > g.coins[side] ? no("too-dear", "9.1", { landmark, price, coins: g.coins[side] }) : null;
}

function whyNotMove(g: Duel, side: Side, attempt: Option): Why | null {
  const [, from, to] = attempt;
  if (!REGION.is(from) || !REGION.is(to)) return no("no-such-thing");
  if (unitsIn(g, side, from) === 0) return no("no-unit-there", "13.6", { region: from });
  return ADJACENT[from].includes(to) ? null : no("not-connected", "13.8", { from, to });
}

/** Why this attempt is refused, or null if no rule of the game forbids it. */
export function whyNot(view: Duel, seat: Seat, attempt: Option): Why | null {
  if (view.turn !== seat) return null;
  const side = view.turn;
  const at = view.stack.at(-1)?.at;
  switch (attempt[0]) {
    case "play":
    case "discard":
      return at === "choose" ? whyNotCard(view, side, attempt) : no("one-action", "5.1");
    case "landmark":
      return at === "choose" ? whyNotLandmark(view, side, attempt[1]) : no("one-action", "5.1");
    case "move":
      return at === "move" ? whyNotMove(view, side, attempt) : no("not-offered", "13.6");
    case "decline":
    case "stop":
      return no("must-choose", "P-13");
    case "place":
      return at === "place"
        ? no("not-these-regions", "10.5", { region: Number(attempt[1]) })
        : no("not-offered");
    default:
      return null;
  }
}
