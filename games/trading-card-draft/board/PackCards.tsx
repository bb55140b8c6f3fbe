/** The cards of a pack side by side, as they come out of it, whoever it goes to afterwards. */
import { Spoken } from "@westmarch/boardkit";
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { useRef } from "react";
import css from "./draft.module.css";
import { fanned } from "./fan.ts";
import type { Props } from "./keys.ts";
import { cardName } from "./names.ts";
import opening from "./opening.module.css";

/** On a phone the card that was taken up is read below the pack. */
export const intoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: "nearest" });

interface PackCardsProps {
  readonly props: Props;
  readonly pack: readonly CardId[];
  /** What has been taken up, what has been picked already, and what goes best with the pool. */
  readonly held: CardId | null;
  readonly picked: CardId | null;
  readonly suggested: CardId | null;
  /** The pack is just being opened. */
  readonly fresh: boolean;
  readonly press: (card: CardId, byFinger: boolean) => void;
  readonly point: (card: CardId | null) => void;
}

/** The cards of a pack, in the order in which it is opened. */
export function PackCards({ props, pack, held, picked, suggested, fresh, press, point }: PackCardsProps) {
  const { ask, say, layout } = props;
  const finger = useRef(false);
  return (
    <ul className={opening.fan} data-fresh={fresh || undefined}>
      {pack.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
        <li key={i} style={fanned(i, pack.length)}>
          <button
            type="button"
            className={css.card}
            data-explain={`card:${card}`}
            data-able={ask ? "" : undefined}
            data-taken={picked === card || undefined}
            data-suggested={suggested === card || undefined}
            aria-pressed={held === card}
            onPointerDown={({ pointerType }) => {
              finger.current = pointerType === "touch";
            }}
            onKeyDown={() => {
              finger.current = false;
            }}
            onPointerEnter={() => point(card)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(card)}
            onBlur={() => point(null)}
            // The second press of two in a row would be for the next pack.
            onClick={({ detail }) => detail < 2 && press(card, finger.current)}
          >
            <Spoken as={cardName(say, card)}>
              <CardFace card={card} size={layout === "wide" ? "middle" : "table"} say={say} />
            </Spoken>
          </button>
        </li>
      ))}
    </ul>
  );
}
