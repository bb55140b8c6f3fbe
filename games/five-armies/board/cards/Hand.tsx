import { Hand as Fan, type HandProps as FanProps, HandStrip as Strip } from "@westmarch/campaign/cards";
import { type CardId, deckOf, EVENT_DECK, FACE } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { handOf } from "../../rules/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName, faceName } from "../names.ts";
import css from "./hand.module.css";
import { LateFace } from "./LateFace.tsx";

/** The own cards at the foot of the table. */
export interface HandProps {
  readonly props: Props;
  /** Which cards answer now. */
  readonly playable: ReadonlySet<CardId>;
  /** The card that has been taken up, or null. */
  readonly taken: CardId | null;
  readonly onTake: (card: CardId) => void;
}

/** What kind of card it is, and what it would do in a combat. */
function kindOf(props: Props, card: CardId): string {
  const { say } = props;
  const type = printed(props.view).types[card] ?? null;
  const kind = type === null ? "" : faceName(say, FACE.named(type));
  return deckOf(card) === EVENT_DECK ? say("hand.combat", { kind, combat: combatName(say, card) }) : kind;
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
      say(able ? "hand.choose" : "hand.card", { card: cardName(say, card), kind: kindOf(props, card) }),
    title: say("hand.title"),
    calm,
  };
};

/** The own hand, fanned at the foot of the table. */
export const Hand = (hand: HandProps) => (
  <div className={css.shape}>
    <Fan {...fanOf(hand)} />
  </div>
);

/** The own hand in a row that scrolls, for a sheet on a phone. */
export const HandStrip = (hand: HandProps) => (
  <div className={css.shape}>
    <Strip {...fanOf(hand)} none={hand.props.say("hand.empty")} />
  </div>
);
