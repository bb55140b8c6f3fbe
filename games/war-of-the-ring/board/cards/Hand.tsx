import { Hand as Fan, fanOf, type OwnHandProps, HandStrip as Strip } from "@westmarch/campaign/cards";
import { CARDS, type CardId, ICONS } from "../../data/cards.ts";
import { handOf } from "../../rules/cards/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName } from "../names.ts";
import { LateFace } from "./LateFace.tsx";

type HandProps = OwnHandProps<Props, CardId>;

const ownFan = (hand: HandProps) => {
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
};

/** The own hand, in a cascade above the rail. */
export const Hand = (hand: HandProps) => <Fan {...ownFan(hand)} />;

/** The own hand in a row that scrolls, for a sheet on a phone. */
export const HandStrip = (hand: HandProps) => <Strip {...ownFan(hand)} />;
