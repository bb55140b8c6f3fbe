import { type ReactNode, useRef, useState } from "react";
import { type CardId, printed } from "../../../data/ids.ts";
import type { GameSay } from "../../keys.ts";
import { fullTitle } from "../../names.ts";
import { CardFace } from "../CardFace.tsx";
import type { Totals } from "../figures.ts";
import { Explained } from "./Explained.tsx";
import css from "./reading.module.css";

export interface Read {
  readonly card: CardId;
  /** Totals on the table, where they are not what is printed. */
  readonly totals?: Totals;
  /** How it stands; null if there is nothing to say of that. */
  readonly now: ReactNode;
}

/** What lies on a card, a sentence for each. */
export const Lying = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <ul className={css.lying}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );

/** A card opened large beside everything that there is to say of it. */
export const Reader = ({ read, say }: { readonly read: Read; readonly say: GameSay }) => (
  <div className={css.reader}>
    <div className={css.spread}>
      <div className={css.large}>
        <CardFace card={read.card} size="large" say={say} {...(read.totals && { now: read.totals })} />
      </div>
      <Explained card={read.card} now={read.now} say={say} />
    </div>
  </div>
);

/** The same in a slip: a card so large that it can be read, and how it stands. */
export const Beside = ({ read, say }: { readonly read: Read; readonly say: GameSay }) => (
  <div className={css.beside}>
    <CardFace card={read.card} size="large" say={say} {...(read.totals && { now: read.totals })} />
    {read.now}
  </div>
);

const Turn = ({
  to,
  say,
  onClick,
  disabled,
}: {
  readonly to: "before" | "after";
  readonly say: GameSay;
  readonly onClick: () => void;
  readonly disabled: boolean;
}) => (
  <button
    type="button"
    className={css.turn}
    aria-label={say(`read.${to}`)}
    onClick={onClick}
    disabled={disabled}
  >
    <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
      <path
        d={to === "before" ? "M10 2L2 10L10 18" : "M2 2L10 10L2 18"}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);

interface TurnsProps {
  readonly reads: readonly Read[];
  readonly at: number;
  readonly say: GameSay;
  readonly turn: (place: number) => void;
}

/** The ways to the cards before and after, and a dot for each. */
const Turns = ({ reads, at, say, turn }: TurnsProps) => (
  <div className={css.turns}>
    <Turn to="before" say={say} disabled={at === 0} onClick={() => turn(at - 1)} />
    <span className={css.dots} aria-hidden="true">
      {reads.map(({ card }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot for each place
        <i key={`${printed(card).id} ${place}`} data-open={place === at || undefined} />
      ))}
    </span>
    <Turn to="after" say={say} disabled={at === reads.length - 1} onClick={() => turn(at + 1)} />
  </div>
);

/** The cards of a hand, one opened and its neighbours peeping in: a swipe or a press turns to the next. */
export const HandReader = ({
  reads,
  first,
  say,
}: {
  readonly reads: readonly Read[];
  /** Which is open at first. */
  readonly first: number;
  readonly say: GameSay;
}) => {
  const [open, setOpen] = useState(first);
  const strip = useRef<HTMLUListElement>(null);
  const at = Math.min(open, reads.length - 1);
  const read = reads[at];
  const turn = (place: number) => {
    const shown = strip.current?.children[place];
    // Scrolled by the strip itself, so that nothing else of the page moves.
    if (shown instanceof HTMLElement) strip.current?.scrollTo({ left: leftOf(shown) });
    setOpen(place);
  };
  return (
    <div className={css.reader}>
      <p className={css.place} role="status">
        {say("read.hand", { place: at + 1, count: reads.length })}
        {read && <span className={css.unseen}> {fullTitle(say, read.card)}</span>}
      </p>
      <div className={css.spread}>
        <div className={css.browse}>
          <ul
            className={css.strip}
            aria-label={say("read.in-hand")}
            ref={(list) => {
              strip.current = list;
              const shown = list?.children[first];
              if (list && shown instanceof HTMLElement && list.scrollLeft === 0)
                list.scrollLeft = leftOf(shown);
            }}
            onScroll={({ currentTarget }) => setOpen(nearest(currentTarget))}
          >
            {reads.map(({ card }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card differ by their place alone
              <li key={place} aria-hidden={place !== at || undefined} data-open={place === at || undefined}>
                <CardFace card={card} size="large" say={say} />
              </li>
            ))}
          </ul>
          <Turns reads={reads} at={at} say={say} turn={turn} />
        </div>
        {read && <Explained key={read.card} card={read.card} now={read.now} say={say} />}
      </div>
    </div>
  );
};

/** Where a strip has to be so that this card is in its middle. */
const leftOf = (shown: HTMLElement): number => {
  const strip = shown.parentElement;
  return strip ? shown.offsetLeft - strip.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2 : 0;
};

/** Which card is nearest the middle of a strip. */
const nearest = (strip: HTMLElement): number => {
  const away = Array.from(strip.children, (shown) =>
    shown instanceof HTMLElement ? Math.abs(leftOf(shown) - strip.scrollLeft) : Number.POSITIVE_INFINITY,
  );
  return away.indexOf(Math.min(...away));
};
