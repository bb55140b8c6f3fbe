import type { CardId } from "../../data/cards.ts";
import { BOTH_SIDES } from "../../data/ids.ts";
import type { Props } from "../keys.ts";
import { cardName } from "../names.ts";
import { onTable } from "./counts.ts";
import styles from "./parts.module.css";

/** The Event cards that lie on the table, of both sides. */
export const cardsOnTable = (view: Props["told"]): readonly CardId[] =>
  BOTH_SIDES.flatMap((side) => onTable(view, side));

/** A row of cards by name, each of which explains itself. */
export const Cards = ({
  props: { say, explain },
  cards,
}: {
  readonly props: Props;
  readonly cards: readonly CardId[];
}) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <li key={card}>
        <button type="button" data-explain={`card:${card}`} onClick={() => explain(`card:${card}`)}>
          {cardName(say, card)}
        </button>
      </li>
    ))}
  </ul>
);
