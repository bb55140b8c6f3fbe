import { Hand as Fan, fanOf, type OwnHandProps, HandStrip as Strip } from "@westmarch/campaign/cards";
import { type CardId, deckOf, EVENT_DECK, FACE } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { handOf } from "../../rules/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName, faceName } from "../names.ts";
import css from "./hand.module.css";
import { LateFace } from "./LateFace.tsx";

type HandProps = OwnHandProps<Props, CardId>;

/** What kind of card it is, and what it would do in a combat. */
function kindOf(props: Props, card: CardId): string {
  const { say } = props;
  const type = printed(props.view).types[card] ?? null;
  const kind = type === null ? "" : faceName(say, FACE.named(type));
  return deckOf(card) === EVENT_DECK ? say("hand.combat", { kind, combat: combatName(say, card) }) : kind;
}

const ownFan = (hand: HandProps) => {
  const { props } = hand;
  const { view, seat, say } = props;
  return fanOf<CardId>(hand, {
    cards: seat === null ? [] : handOf(view, seat),
    face: (card, size) => <LateFace card={card} props={props} size={size} />,
    said: (card, able) =>
      say(able ? "hand.choose" : "hand.card", { card: cardName(say, card), kind: kindOf(props, card) }),
  });
};

/** The own hand, in a cascade above the rail. */
export const Hand = (hand: HandProps) => (
  <div className={css.shape}>
    <Fan {...ownFan(hand)} />
  </div>
);

/** The own hand in a row that scrolls, for a sheet on a phone. */
export const HandStrip = (hand: HandProps) => (
  <div className={css.shape}>
    <Strip {...ownFan(hand)} />
  </div>
);
