import { placeAt, type Spot } from "@westmarch/boardkit/carry";
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CARD } from "../../data/cards.ts";
import type { CardId, Side } from "../../data/ids.ts";
import { cardChoices, taken, takenUp } from "../choices.ts";
import { CARD_TALL } from "../faces/index.ts";
import type { Props } from "../keys.ts";
import type { Show } from "../motion/flights.ts";
import { CardTags } from "./CardTags.tsx";
import { cardWidth, extent, frees, lying } from "./lay.ts";
import { halfWidth, TableauCard } from "./TableauCard.tsx";
import styles from "./tableau.module.css";

/** What is done with a card that is put down there. */
const VERBS: Readonly<Record<string, "play" | "discard">> = { area: "play", pile: "discard" };

type Choices = ReturnType<typeof cardChoices>;

/** The widest a card is drawn, in CSS pixels. */
const WIDEST = 132;

function useSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [box]);
  return size;
}

export interface TableauProps {
  readonly props: Props;
  readonly near: Side;
  readonly show: Show;
  /** The player carries a card: places where it may be put down are shown. Null: not any more. */
  readonly carrying: (card: CardId | null) => void;
}

/** What a tap on a card does, and putting one down elsewhere. */
function handsOn({ props, carrying }: TableauProps, choices: Choices, up: CardId | null) {
  const { ask, select, act, tried, explain } = props;
  return {
    tap: (card: CardId, at: Spot) => {
      if (ask?.prompt !== "turn") return explain(`card:${card}`);
      if (choices.has(card)) return select(up === card ? null : `card:${card}`);
      tried(["play", card], at);
    },
    lift: (card: CardId) => {
      carrying(card);
      select(`card:${card}`);
    },
    drop: (card: CardId, at: Spot | null): boolean => {
      carrying(null);
      const verb = at && VERBS[placeAt(at) ?? ""];
      if (!verb || !ask) return false;
      const option = choices.get(card)?.[verb];
      if (option) act([option]);
      else tried([verb, card], at);
      return option !== undefined;
    },
  };
}

/** What may be done with a card, as its tags. */
const tagsOf = (card: CardId, choices: Choices) =>
  (["play", "discard"] as const).map((verb) => {
    const option = choices.get(card)?.[verb];
    return { option: option ?? [verb, card], offered: option !== undefined };
  });

/** The cards in the middle of the table, each really lying on those that it covers. */
export const Tableau = (given: TableauProps) => {
  const { props, near, show } = given;
  const { view, ask, selected, say, layout } = props;
  const room = useRef<HTMLElement>(null);
  const { width: wide, height: high } = useSize(room);
  const cards = useMemo(() => lying(view), [view]);
  const width = cardWidth(cards, wide, high, WIDEST);
  const { columns, heights, middle } = extent(cards);
  const choices = useMemo(() => cardChoices(ask), [ask]);
  const up = taken(CARD, takenUp(ask, selected));
  const hands = handsOn(given, choices, up);
  const chosen = cards.find(({ card }) => card !== null && card === up);
  const freed = chosen ? frees(view, chosen.slot) : [];

  const style: CSSProperties & Record<`--${string}`, string> = {
    "--card": `${width}px`,
    "--half": `${halfWidth(columns, width)}px`,
    inlineSize: 2 * halfWidth(columns, width),
    blockSize: heights * width * CARD_TALL,
  };
  return (
    <section
      ref={room}
      className={styles.room}
      data-layout={layout}
      data-chapter={view.chapter}
      data-dealt={show.dealt || undefined}
      aria-label={say("board.tableau", { chapter: view.chapter })}
    >
      {width > 0 && (
        <div className={styles.spread} style={style} data-point="tableau">
          {cards.map((there) => (
            <TableauCard
              key={`${view.chapter}.${there.slot}`}
              lying={there}
              props={props}
              near={near}
              width={width}
              middle={middle}
              mine={there.card !== null && choices.has(there.card)}
              selected={there === chosen}
              freed={freed.includes(there.slot)}
              turning={show.turning.get(there.slot) ?? null}
              {...hands}
            />
          ))}
          {layout === "wide" && chosen?.card != null && choices.has(chosen.card) && (
            <CardTags
              props={props}
              tags={tagsOf(chosen.card, choices)}
              at={{ x: (chosen.x - middle) * width, y: (chosen.y + 1) * width * CARD_TALL }}
            />
          )}
        </div>
      )}
    </section>
  );
};
