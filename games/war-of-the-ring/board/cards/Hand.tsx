import { Hand as Fan, type HandProps as FanProps, HandStrip as Strip } from "@westmarch/campaign/cards";
import { CARDS, type CardId, ICONS } from "../../data/cards.ts";
import { handOf } from "../../rules/cards/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName } from "../names.ts";
import { LateFace } from "./LateFace.tsx";

export interface HandProps {
  readonly props: Props;
  /** Which cards answer now: for their event, as a Combat card, or to be discarded. */
  readonly playable: ReadonlySet<CardId>;
  /** The card that has been taken up, or null. */
  readonly taken: CardId | null;
  readonly onTake: (card: CardId) => void;
}

const fanOf = ({ props, playable, taken, onTake }: HandProps): FanProps<CardId> => {
  const { view, seat, say, explain, calm } = props;
  return {
    cards: seat === null ? [] : handOf(view, seat),
    playable,
    taken,
    onTake,
    explain,
    face: (card) => <LateFace card={card} props={props} />,
    said: (card, able) =>
      say(able ? "hand.choose" : "hand.card", {
        card: cardName(say, card),
        symbol: say(`face.${ICONS[CARDS[card].icon]}`),
        combat: combatName(say, card),
      }),
    title: say("hand.title"),
    calm,
  };
};

/** The own hand, fanned at the foot of the table. */
export const Hand = (hand: HandProps) => <Fan {...fanOf(hand)} />;

/** The own hand in a row that scrolls, for a sheet on a phone. */
export const HandStrip = (hand: HandProps) => <Strip {...fanOf(hand)} none={hand.props.say("hand.empty")} />;
