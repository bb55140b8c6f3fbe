import { fanOf, handsBy, type OwnHandProps } from "@westmarch/campaign/cards";
import { type CardId, deckOf, EVENT_DECK, FACE } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { handOf } from "../../rules/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName, faceName } from "../names.ts";
import { LateFace } from "./LateFace.tsx";

/** What kind of card it is, and what it would do in a combat. */
function kindOf(props: Props, card: CardId): string {
  const { say } = props;
  const type = printed(props.view).types[card] ?? null;
  const kind = type === null ? "" : faceName(say, FACE.named(type));
  return deckOf(card) === EVENT_DECK ? say("hand.combat", { kind, combat: combatName(say, card) }) : kind;
}

export const { Hand, HandStrip } = handsBy((hand: OwnHandProps<Props, CardId>) => {
  const { props } = hand;
  const { view, seat, say } = props;
  return fanOf<CardId>(hand, {
    cards: seat === null ? [] : handOf(view, seat),
    face: (card, size) => <LateFace card={card} props={props} size={size} />,
    said: (card, able) =>
      say(able ? "hand.choose" : "hand.card", { card: cardName(say, card), kind: kindOf(props, card) }),
  });
});
