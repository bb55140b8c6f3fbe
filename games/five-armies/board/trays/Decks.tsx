import { Spoken } from "@westmarch/boardkit";
import { parts } from "@westmarch/campaign/trays";
import { useId, useState } from "react";
import type { DeckId, Side } from "../../ids.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { cardName, deckName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { decksOf, discardsOf } from "./counts.ts";
import { Thing } from "./Thing.tsx";

interface DiscardsProps {
  readonly props: Props;
  readonly decks: readonly DeckId[];
}

/** Cards that were discarded face up, each of which can be read, and how many lie face down. */
const Discards = ({ props: { told, say, explain }, decks }: DiscardsProps) => (
  <ul className={parts.discards}>
    {decks.map((deck) => {
      const { open, hidden } = discardsOf(told, deck);
      return (
        <li key={deck}>
          <p>{deckName(say, deck)}</p>
          {open.length + hidden === 0 && <p className={parts.caption}>{say("tray.discards.none")}</p>}
          {open.map((card) => (
            <button
              key={card}
              type="button"
              data-explain={`card:${card}`}
              onClick={() => explain(`card:${card}`)}
            >
              {cardName(say, card)}
            </button>
          ))}
          {hidden > 0 && <p className={parts.caption}>{say("tray.discards.hidden", { count: hidden })}</p>}
        </li>
      );
    })}
  </ul>
);

export interface DecksProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  /** The Event deck belongs to both, and lies with whoever sits here. */
  readonly events: boolean;
}

/** The decks of a side with what is left in them; the discard piles open below. */
export const Decks = ({ props, acting, side, events }: DecksProps) => {
  const { told, say } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const [event, story] = decksOf(side);
  const decks = events ? [event, story] : [story];
  const piles = decks.map((deck) => {
    const { open: up, hidden } = discardsOf(told, deck);
    return up.length + hidden;
  });
  const spoken = decks.map((deck, i) =>
    say("tray.discards.spoken", { deck: deckName(say, deck), count: piles[i] ?? 0 }),
  );
  return (
    <>
      {decks.map((deck) => (
        <Thing
          key={deck}
          props={props}
          acting={acting}
          thing={`deck:${deck}`}
          spoken={say("tray.deck.spoken", { deck: deckName(say, deck), count: told.deckCount[deck] })}
          className={parts.deck}
        >
          <Back deck={deck} />
          <b>{told.deckCount[deck]}</b>
        </Thing>
      ))}
      <button
        type="button"
        className={parts.link}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Spoken as={spoken.join(" ")}>
          <span>{say("tray.discards", { counts: piles.join(" · ") })}</span>
        </Spoken>
      </button>
      {open && (
        <div id={id} className={parts.pile} data-pile>
          <Discards props={props} decks={decks} />
        </div>
      )}
    </>
  );
};
