import { Spoken } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { GOAL } from "../../data/board.ts";
import { RACES, REGIONS, SIDES, type Side } from "../../data/ids.ts";
import { Emblem, type EmblemName } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import styles from "./areas.module.css";
import type { Produce } from "./produce.ts";
import shared from "./side.module.css";

interface PlaqueProps {
  readonly props: Props;
  readonly side: Side;
  readonly own: boolean;
  readonly has: Produce;
}

/** One of the three ways to win, and how far this side has come on it. */
const Gauge = ({
  emblem,
  at,
  of,
  explain,
  as,
}: {
  readonly emblem: EmblemName;
  readonly at: number;
  readonly of: number;
  readonly explain: string;
  readonly as: string;
}) => (
  <li className={styles.gauge} data-explain={explain} data-near={at >= of - 2 || undefined}>
    <Spoken as={as}>
      <Emblem name={emblem} size={20} />
      <span>
        <span className={styles.reached}>{at}</span>/{of}
      </span>
    </Spoken>
  </li>
);

/** How far a side has come on each of the three ways to win. */
export const Gauges = ({ props: { say }, side, has }: Omit<PlaqueProps, "own">) => (
  <ul className={styles.gauges} aria-label={say("board.ways")}>
    <Gauge
      emblem="ring"
      at={has.quest}
      of={GOAL}
      explain="quest"
      as={say("board.way.quest", { n: has.quest, of: GOAL })}
    />
    <Gauge
      emblem="colour:green"
      at={has.kinds}
      of={RACES.length}
      explain="colour:3"
      as={say("board.way.support", { n: has.kinds, of: RACES.length })}
    />
    <Gauge
      emblem={`unit:${SIDES[side]}`}
      at={has.regions}
      of={REGIONS.length}
      explain="unit"
      as={say("board.way.conquest", { n: has.regions, of: REGIONS.length })}
    />
  </ul>
);

/** Whose area it is, what coins lie there, whose turn it is. */
export const Plaque = ({ props, side, own, has }: PlaqueProps) => {
  const { view, say, names } = props;
  const who = names[side] ?? "";
  const title = sentenceCase(sideName(say, side));
  const toMove = view.turn === side && view.chapter > 0 && !view.result;
  return (
    <header className={styles.plaque}>
      <h2 className={`${shared.name} ${styles.title}`} data-side={side}>
        {title}
      </h2>
      <span className={`${shared.purse} ${styles.purse}`} data-explain="coin" data-anchor={`purse:${side}`}>
        <Spoken as={say("name.coins", { n: has.coins })}>
          <Emblem name="coin" size={28} />
          {has.coins}
        </Spoken>
      </span>
      <p className={styles.player}>
        {/* In the guide a player has no name but the side's. */}
        <span className={styles.who}>{own ? say("board.you", { who }) : who === title ? "" : who}</span>
        {toMove && (
          <span className={styles.toMove}>
            {say(view.extra > 0 ? "board.to-move.again" : "board.to-move")}
          </span>
        )}
      </p>
    </header>
  );
};
