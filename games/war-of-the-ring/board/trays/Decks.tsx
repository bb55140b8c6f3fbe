import { Spoken } from "@westmarch/boardkit";
import { parts as styles } from "@westmarch/campaign/trays";
import { useId, useState } from "react";
import { DECKS_OF, type Side } from "../../data/ids.ts";
import { seatsOf } from "../../seats.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { cardName, deckName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { discardsOf } from "./counts.ts";
import { Thing } from "./Thing.tsx";

export interface DecksProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
}

/** Cards that were discarded face up, and how many lie face down. */
const Discards = ({ props: { told, say, explain }, side }: Omit<DecksProps, "acting">) => (
  <ul className={styles.discards}>
    {DECKS_OF[side].map((deck) => {
      const { open, hidden } = discardsOf(told, deck, seatsOf(told, side));
      return (
        <li key={deck}>
          <p>{deckName(say, deck)}</p>
          {open.length + hidden === 0 && <p className={styles.caption}>{say("tray.discards.none")}</p>}
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
          {hidden > 0 && <p className={styles.caption}>{say("tray.discards.hidden", { count: hidden })}</p>}
        </li>
      );
    })}
  </ul>
);

/** The decks of a side with what is left in them; the discard piles open below. */
export const Decks = ({ props, acting, side }: DecksProps) => {
  const { told, say } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const seats = seatsOf(told, side);
  const piles = DECKS_OF[side].map((deck) => {
    const { open: up, hidden } = discardsOf(told, deck, seats);
    return up.length + hidden;
  });
  return (
    <div className={styles.decks}>
      {DECKS_OF[side].map((deck) => (
        <Thing
          key={deck}
          props={props}
          acting={acting}
          thing={`deck:${deck}`}
          spoken={say("tray.deck.spoken", { deck: deckName(say, deck), count: told.deckCount[deck] })}
          className={styles.deck}
        >
          <Back side={side} kind={deck & 1} />
          <b>{told.deckCount[deck]}</b>
        </Thing>
      ))}
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Spoken as={say("tray.discards.spoken", { characters: piles[0], strategies: piles[1] })}>
          <span>{say("tray.discards", { characters: piles[0], strategies: piles[1] })}</span>
        </Spoken>
      </button>
      {open && (
        <div id={id} className={styles.pile} data-pile>
          <Discards props={props} side={side} />
        </div>
      )}
    </div>
  );
};
