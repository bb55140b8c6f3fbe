import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useId, useState } from "react";
import type { Discards } from "../counting/discards.ts";
import type { Taking } from "../counting/touch.ts";
import styles from "./parts.module.css";
import { Thing, type ThingBoard } from "./Thing.tsx";

/** The words for decks and their discard piles. */
type DeckKey = "tray.deck.spoken" | "tray.discards.none" | "tray.discards.hidden";

/** A deck as it lies on a tray. */
export interface Deck<Card extends number> extends Discards<Card> {
  readonly deck: number;
  readonly name: string;
  /** How many cards are left in it. */
  readonly left: number;
  readonly back: ReactNode;
}

interface DecksProps<Card extends number> {
  readonly props: ThingBoard<DeckKey>;
  readonly acting: Taking;
  /** Decks of which something is offered are rimmed with gold. */
  readonly shown: boolean;
  readonly decks: readonly Deck<Card>[];
  readonly cardName: (card: Card) => string;
  /** What says how many cards have been discarded, and opens their piles: as it is written, and as it is heard. */
  readonly link: (piles: readonly number[]) => { readonly text: string; readonly spoken: string };
}

/** Cards that were discarded face up, each of which can be read, and how many lie face down. */
const Piles = <Card extends number>({
  props: { say, explain },
  decks,
  cardName,
}: Pick<DecksProps<Card>, "props" | "decks" | "cardName">) => (
  <ul className={styles.discards}>
    {decks.map(({ deck, name, open, hidden }) => (
      <li key={deck}>
        <p>{name}</p>
        {open.length + hidden === 0 && <p className={styles.caption}>{say("tray.discards.none")}</p>}
        {open.map((card) => (
          <button
            key={card}
            type="button"
            data-explain={`card:${card}`}
            onClick={() => explain(`card:${card}`)}
          >
            {cardName(card)}
          </button>
        ))}
        {hidden > 0 && <p className={styles.caption}>{say("tray.discards.hidden", { count: hidden })}</p>}
      </li>
    ))}
  </ul>
);

/** Decks with what is left in them; the discard piles open below. */
export const Decks = <Card extends number>({
  props,
  acting,
  shown,
  decks,
  cardName,
  link,
}: DecksProps<Card>) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { text, spoken } = link(decks.map((deck) => deck.open.length + deck.hidden));
  return (
    <>
      {decks.map(({ deck, name, left, back }) => (
        <Thing
          key={deck}
          props={props}
          acting={acting}
          shown={shown}
          thing={`deck:${deck}`}
          spoken={props.say("tray.deck.spoken", { deck: name, count: left })}
          className={styles.deck}
        >
          {back}
          <b>{left}</b>
        </Thing>
      ))}
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Spoken as={spoken}>
          <span>{text}</span>
        </Spoken>
      </button>
      {open && (
        <div id={id} className={styles.pile} data-pile>
          <Piles props={props} decks={decks} cardName={cardName} />
        </div>
      )}
    </>
  );
};
