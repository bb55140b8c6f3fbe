import { listed } from "@westmarch/boardkit/writing";
import { type CSSProperties, use } from "react";
import { Acting } from "../acting/acts.ts";
import { Thing } from "../areas/Thing.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { cardThing, type Look } from "../look/look.ts";
import { titleOf } from "../names.ts";
import css from "./hand.module.css";
import type { Drawer } from "./useDrawer.ts";

type Sized = CSSProperties & Record<`--${string}`, number | string>;

/** So many cards stand beside each other in one line of a phone. */
const IN_LINE = 3;

interface HandProps {
  readonly props: Props;
  readonly look: Look;
  /** On phones: whether it lies open, and how it is turned. */
  readonly drawer?: Drawer;
}

/** One's own hand: a row at the foot of the table whose cards can be read; on phones a drawer with all of it in sight. */
export const Hand = ({ props, look, drawer }: HandProps) => {
  const { say, layout } = props;
  const { hand } = look;
  const { prices, able } = use(Acting);
  if (!hand || drawer?.open === false) return null;
  if (hand.length === 0)
    return (
      <p className={css.none} data-hand>
        {say("look.hand.empty")}
      </p>
    );
  return (
    <section
      className={css.hand}
      data-layout={layout}
      data-hand
      data-area="hand"
      aria-label={say("look.hand")}
    >
      <ul
        style={
          {
            "--cards": hand.length,
            "--columns": hand.length <= IN_LINE ? hand.length : Math.ceil(hand.length / 2),
          } as Sized
        }
        data-lines={hand.length <= IN_LINE ? 1 : 2}
        data-plays={hand.some((card) => able.has(cardThing(card))) || undefined}
      >
        {hand.map((card, i) => {
          const price = prices.get(cardThing(card));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
            <li key={`${card} ${hand.indexOf(card) - i}`}>
              <Thing
                id={cardThing(card)}
                kind="card"
                about={`card:${card}`}
                label={listed(
                  say,
                  [
                    say("look.hand.card", { name: titleOf(say, card), place: i + 1, count: hand.length }),
                    ...(price ? [say("acting.leaves", { ...price })] : []),
                  ],
                  "parts",
                )}
              >
                <CardFace card={card} size="table" say={say} {...(price && { now: { cost: price.cost } })} />
              </Thing>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
