import { Decks as DeckRow, parts } from "@westmarch/campaign/trays";
import { DECKS_OF, type Side } from "../../data/ids.ts";
import { seatsOf } from "../../seats.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { cardName, deckName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { discardsOf } from "./counts.ts";
import { isShown } from "./Thing.tsx";

export interface DecksProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
}

/** The decks of a side with what is left in them; the discard piles open below. */
export const Decks = ({ props, acting, side }: DecksProps) => {
  const { told, say } = props;
  const seats = seatsOf(told, side);
  return (
    <div className={parts.decks}>
      <DeckRow
        props={props}
        acting={acting}
        shown={isShown(props, acting)}
        decks={DECKS_OF[side].map((deck) => ({
          deck,
          name: deckName(say, deck),
          left: told.deckCount[deck],
          back: <Back side={side} kind={deck & 1} />,
          ...discardsOf(told, deck, seats),
        }))}
        cardName={(card) => cardName(say, card)}
        link={([characters, strategies]) => ({
          text: say("tray.discards", { characters, strategies }),
          spoken: say("tray.discards.spoken", { characters, strategies }),
        })}
      />
    </div>
  );
};
