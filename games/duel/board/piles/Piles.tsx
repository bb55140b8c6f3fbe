import { Spoken } from "@westmarch/boardkit";
import { useMemo } from "react";
import { RACE, RACES } from "../../data/ids.ts";
import { bank } from "../../state.ts";
import { CardBack, CardFace, TokenBack } from "../faces/index.ts";
import { Emblem } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { cardInWords, raceName, tokenName } from "../names.ts";
import styles from "./piles.module.css";
import { discardPile, stackOf } from "./piles.ts";

/** Six stacks of alliance tokens. What was turned up and put back is known to both. */
const Stacks = ({ props: { view, say } }: { readonly props: Props }) => (
  <ul className={styles.stacks} aria-label={say("board.tokens")}>
    {RACE.all.map((i) => {
      const { left, known } = stackOf(view, i);
      return (
        <li
          key={RACES[i]}
          data-explain={known === null ? `race:${i}` : `token:${known}`}
          data-point={`race:${i}`}
          data-anchor={`stack:${i}`}
          data-empty={left === 0 || undefined}
        >
          <Spoken
            as={
              known === null
                ? say("board.tokens.stack", { race: raceName(say, i), n: left })
                : say("board.tokens.known", { race: raceName(say, i), n: left, token: tokenName(say, known) })
            }
          >
            <TokenBack race={i} />
            <b>{left}</b>
            {known !== null && <i className={styles.known} />}
          </Spoken>
        </li>
      );
    })}
  </ul>
);

/** The discard pile, the bank, and the stacks of tokens. */
export const Piles = ({
  props,
  takes,
  open,
}: {
  readonly props: Props;
  /** A card in the hand may be put down on the pile. */
  readonly takes: boolean;
  readonly open: () => void;
}) => {
  const { view, say, log } = props;
  const pile = useMemo(() => discardPile(view, log), [view, log]);
  const count = pile.open.length + pile.looked.length + pile.unseen;
  return (
    <section className={styles.piles} aria-label={say("board.stock")}>
      <button
        type="button"
        className={styles.pile}
        data-drop="pile"
        data-takes={takes || undefined}
        data-explain="pile"
        data-point="pile"
        onClick={open}
      >
        <Spoken
          as={
            pile.top === null
              ? say("board.pile", { n: count })
              : say("board.pile.top", { n: count, card: cardInWords(say, pile.top) })
          }
        >
          <span className={styles.top} data-anchor="pile" data-deep={Math.min(3, Math.ceil(count / 4))}>
            {pile.top === null ? (
              <CardBack chapter={Math.max(1, view.chapter)} />
            ) : (
              <CardFace card={pile.top} size="small" />
            )}
          </span>
          <span className={styles.caption}>
            {say("board.pile.name")} <b>{count}</b>
          </span>
        </Spoken>
      </button>
      <div className={styles.bank} data-explain="coin">
        <Spoken as={say("board.bank", { n: bank(view) })}>
          <span data-anchor="bank">
            <Emblem name="coin" size={30} />
          </span>
          <span className={styles.caption}>
            {say("board.bank.name")} <b>{bank(view)}</b>
          </span>
        </Spoken>
      </div>
      <Stacks props={props} />
    </section>
  );
};
