import { fanOf, handsBy, type OwnHandProps } from "@westmarch/campaign/cards";
import { CARDS, type CardId, ICONS } from "../../data/cards.ts";
import { handOf } from "../../rules/cards/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName } from "../names.ts";
import { LateFace } from "./LateFace.tsx";

export const { Hand, HandStrip } = handsBy((hand: OwnHandProps<Props, CardId>) => {
  const { props } = hand;
  const { view, seat, say } = props;
  return fanOf<CardId>(hand, {
    cards: seat === null ? [] : handOf(view, seat),
    face: (card, size) => <LateFace card={card} props={props} size={size} />,
    said: (card, able) =>
      say(able ? "hand.choose" : "hand.card", {
        card: cardName(say, card),
        symbol: say(`face.${ICONS[CARDS[card].icon]}`),
        combat: combatName(say, card),
      }),
  });
});
