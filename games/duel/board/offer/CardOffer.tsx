import { Spoken } from "@westmarch/boardkit";
import type { Option } from "@westmarch/kernel";
import type { CardId } from "../../data/ids.ts";
import { CardFace } from "../faces/index.ts";
import type { Props } from "../keys.ts";
import { cardInWords } from "../names.ts";
import { byChapter } from "../piles/piles.ts";
import styles from "./offer.module.css";

interface CardsProps {
  readonly props: Props;
  readonly cards: readonly CardId[];
  /** With options, a click on a card is the answer; otherwise a card explains itself. */
  readonly options?: ReadonlyMap<CardId, Option>;
}

/** Cards side by side. */
export const CardGrid = ({ props: { say, act, explain }, cards, options }: CardsProps) => (
  <ul className={styles.cards}>
    {cards.map((card) => {
      const option = options?.get(card);
      return (
        <li key={card}>
          <button
            type="button"
            className={styles.card}
            data-mine={option !== undefined || undefined}
            data-explain={`card:${card}`}
            data-point={`card:${card}`}
            onClick={() => (option ? act([option]) : explain(`card:${card}`))}
          >
            <Spoken as={cardInWords(say, card)}>
              <CardFace card={card} lit={option !== undefined} />
            </Spoken>
          </button>
        </li>
      );
    })}
  </ul>
);

/** Cards laid out by chapter. */
export const CardRows = ({ cards, ...rest }: CardsProps) => (
  <div className={styles.rows}>
    {byChapter(cards).map(({ chapter, cards: of }) => (
      <section key={chapter}>
        <h3>{rest.props.say("offer.chapter", { chapter })}</h3>
        <CardGrid {...rest} cards={of} />
      </section>
    ))}
  </div>
);
