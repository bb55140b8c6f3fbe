/** A finished battle as the ending page tells it: the day and the points, what it took, luck, and great moments. */
import { Drawn, Leaf, Levels, stairs, Turns, yOf } from "@westmarch/boardkit/charts";
import { sentenceCase } from "@westmarch/boardkit/writing";
import {
  Balances,
  type Column,
  chronicleStyles as css,
  HIGH,
  Stairs,
  scaleOf,
  TollChart,
  TurnTable,
  total,
} from "@westmarch/campaign/chronicle";
import { useMemo } from "react";
import { BOTH, FREE, SHADOW } from "../../ids.ts";
import { FATE_END, POINTS_TO_WIN } from "../../state.ts";
import type { ChronicleProps, GameSay } from "../keys.ts";
import { sideName } from "../names.ts";
import { luckOf } from "./luck.ts";
import { Moments } from "./Moments.tsx";
import { momentsOf } from "./moments.ts";
import { type TurnRecord, turnsOf } from "./record.ts";

/** One number by turn, as stairs towards what it comes to. */
const Climb = ({
  say,
  values,
  limit,
  side,
  levels,
  said,
  top,
}: {
  readonly say: GameSay;
  readonly values: readonly number[];
  readonly limit: number;
  readonly side: "free" | "shadow";
  readonly levels: readonly number[];
  readonly said: string;
  /** What it means to come to the limit. */
  readonly top: string;
}) => (
  <Drawn height={HIGH} said={said}>
    {(width) => {
      const last = values[values.length - 1] ?? 0;
      const scale = scaleOf(width, 64, values.length, Math.max(limit, ...values));
      return (
        <>
          <Levels scale={scale} levels={levels} />
          <path
            className={css.limit}
            data-side={side}
            d={`M${scale.left} ${yOf(scale, limit)}H${scale.right}`}
          />
          <text className={css.small} x={scale.left + 6} y={yOf(scale, limit) - 7}>
            {top}
          </text>
          <Stairs
            points={stairs(scale, [0, ...values])}
            seed={`${side} ${limit}`}
            className={side === "free" ? css.free : css.shadow}
          />
          <Turns scale={scale} start={say("chronicle.start")} />
          <text className={css.end} data-side={side} x={scale.right + 9} y={yOf(scale, last) + 5}>
            {say("chronicle.of", { now: last, limit })}
          </text>
        </>
      );
    }}
  </Drawn>
);

/** The numbers of every turn, for who cannot see the charts. */
const columnsOf = (say: GameSay): readonly Column<TurnRecord>[] => [
  [say("chronicle.fate"), ({ fate }) => fate],
  [say("chronicle.points"), ({ points }) => points],
  ...(["dice", "hits", "losses"] as const).flatMap((key) =>
    BOTH.map(
      (side): Column<TurnRecord> => [
        sentenceCase(say(`chronicle.table.${key}`, { who: sideName(say, side) })),
        (turn) => turn[key][side],
      ],
    ),
  ),
];

interface LuckProps {
  readonly say: GameSay;
  readonly luck: ReturnType<typeof luckOf>;
}

/** What dice and tiles brought each side, against what could be expected. */
const Luck = ({ say, luck }: LuckProps) => (
  <Leaf area="luck" name={say("chronicle.luck")} aside={say("chronicle.luck.against")}>
    <Balances
      language={say.language}
      amount={(real, expected) => say("chronicle.luck.amount", { real, expected })}
      luck={luck}
      nameOf={({ kind, side }) => say(`chronicle.luck.${kind}`, { who: sideName(say, side) })}
      isOwn={({ kind }) => kind !== "tiles"}
    />
  </Leaf>
);

interface TollProps {
  readonly say: GameSay;
  readonly turns: readonly TurnRecord[];
}

/** What each turn took from both sides. */
const Toll = ({ say, turns }: TollProps) => {
  const rows = [
    { name: say("chronicle.toll.losses"), key: "losses" },
    { name: say("chronicle.toll.hits"), key: "hits" },
    { name: say("chronicle.toll.dice"), key: "dice" },
  ] as const;
  return (
    <Leaf area="toll" name={say("chronicle.toll")} aside={say("chronicle.toll.sides")}>
      <TollChart
        rows={rows.map(({ name, key }) => ({
          name,
          above: turns.map((turn) => turn[key][FREE]),
          below: turns.map((turn) => turn[key][SHADOW]),
        }))}
        turns={turns.length}
        said={say("chronicle.toll.said", {
          turns: turns.length,
          free: total(turns, ({ losses }) => losses[FREE]),
          shadow: total(turns, ({ losses }) => losses[SHADOW]),
        })}
      />
    </Leaf>
  );
};

export function Chronicle(props: ChronicleProps) {
  const { log, view, say } = props;
  const { turns, luck, moments } = useMemo(
    () => ({ turns: turnsOf(log, view), luck: luckOf(log, view), moments: momentsOf(log, view) }),
    [log, view],
  );
  const last = turns.at(-1);
  if (last === undefined) return null;
  return (
    <section className={css.chronicle} aria-label={say("chronicle")}>
      <Leaf area="road" name={say("chronicle.road")} aside={say("chronicle.by-turn")}>
        <Climb
          say={say}
          values={turns.map(({ fate }) => fate)}
          limit={FATE_END}
          side="free"
          levels={[0, 5, 10, FATE_END]}
          top={say("chronicle.dusk")}
          said={say("chronicle.road.said", { fate: last.fate, end: FATE_END })}
        />
      </Leaf>
      <Leaf area="points" name={say("chronicle.points")} aside={say("chronicle.by-turn")}>
        <Climb
          say={say}
          values={turns.map(({ points }) => points)}
          limit={POINTS_TO_WIN}
          side="shadow"
          levels={[0, 5, POINTS_TO_WIN]}
          top={say("chronicle.enough")}
          said={say("chronicle.points.said", { points: last.points, needs: POINTS_TO_WIN })}
        />
      </Leaf>
      <Luck say={say} luck={luck} />
      <Toll say={say} turns={turns} />
      {moments.length > 0 && (
        <Leaf area="moments" name={say("chronicle.moments", { count: moments.length })}>
          <Moments {...props} moments={moments} />
        </Leaf>
      )}
      <TurnTable
        caption={say("chronicle")}
        turn={say("chronicle.table.turn")}
        turns={turns}
        columns={columnsOf(say)}
      />
    </section>
  );
}
