import { Decks as DeckRow } from "@westmarch/campaign/trays";
import type { Side } from "../../ids.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { cardName, deckName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { decksOf, discardsOf } from "./counts.ts";
import { isShown } from "./Thing.tsx";

export interface DecksProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  /** The Event deck belongs to both, and lies with the player who sits here. */
  readonly events: boolean;
}

/** The decks of a side with what is left in them; the discard piles open below. */
export const Decks = ({ props, acting, side, events }: DecksProps) => {
  const { told, say } = props;
  const [event, story] = decksOf(side);
  const decks = events ? [event, story] : [story];
  return (
    <DeckRow
      props={props}
      acting={acting}
      shown={isShown(props, acting)}
      decks={decks.map((deck) => ({
        deck,
        name: deckName(say, deck),
        left: told.deckCount[deck],
        back: <Back deck={deck} />,
        ...discardsOf(told, deck),
      }))}
      cardName={(card) => cardName(say, card)}
      link={(piles) => ({
        text: say("tray.discards", { counts: piles.join(" · ") }),
        spoken: decks
          .map((deck, i) => say("tray.discards.spoken", { deck: deckName(say, deck), count: piles[i] ?? 0 }))
          .join(" "),
      })}
    />
  );
};
