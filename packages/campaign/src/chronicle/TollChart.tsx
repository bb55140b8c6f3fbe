/** What each turn took, in rows of bars: above a line for the one side, below it for the other. */
import { Drawn, marksOf, type Scale, xOf } from "@westmarch/boardkit/charts";
import css from "./chronicle.module.css";

/** The height of a row, of its name, and of the bars on either side of its line. */
const ROW = 84;
const NAME = 18;
const HALF = (ROW - NAME - 6) / 2;

/** A row of bars, a number for each turn. */
export interface TollRow {
  readonly name: string;
  /** Above its line, and below. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** What is drawn hollow beyond that. */
  readonly hollow?: readonly number[];
  /** Above the line are no deeds of the Free Peoples: hollow bars. */
  readonly seeking?: true;
}

const most = (numbers: readonly number[]): number => Math.max(1, ...numbers);

/** Bars that stand on a line and hang from it. */
function Bars({ row, top, scale }: { readonly row: TollRow; readonly top: number; readonly scale: Scale }) {
  const line = top + NAME + HALF;
  const total = row.below.map((value, i) => value + (row.hollow?.[i] ?? 0));
  const one = HALF / most([...row.above, ...total]);
  const slot = (scale.right - scale.left) / Math.max(1, scale.turns);
  const wide = Math.min(12, Math.max(2, slot * 0.62));
  const bar = (turn: number, from: number, value: number, className: string | undefined) =>
    value > 0 && (
      <rect
        className={className}
        x={xOf(scale, turn) - slot / 2 - wide / 2}
        y={from}
        width={wide}
        height={value * one}
      />
    );
  return (
    <g>
      <text className={css.small} x={0} y={top + 13}>
        {row.name}
      </text>
      <path className={css.ground} d={`M${scale.left} ${line}H${scale.right}`} />
      {row.above.map((above, i) => {
        const below = row.below[i] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <g key={i}>
            {bar(i + 1, line - above * one, above, row.seeking ? css.hollow : css.free)}
            {bar(i + 1, line, below, css.shadow)}
            {bar(i + 1, line + below * one, row.hollow?.[i] ?? 0, css.hollow)}
          </g>
        );
      })}
    </g>
  );
}

export interface TollChartProps {
  readonly rows: readonly TollRow[];
  readonly turns: number;
  /** All of it in a sentence. */
  readonly said: string;
}

/** Rows of bars over the same turns. */
export const TollChart = ({ rows, turns, said }: TollChartProps) => (
  <Drawn height={rows.length * ROW + 26} said={said}>
    {(width) => {
      const bottom = rows.length * ROW;
      const scale: Scale = { left: 4, right: width - 14, top: 0, bottom, turns: turns, most: 1 };
      return (
        <>
          {rows.map((row, i) => (
            <Bars key={row.name} row={row} top={i * ROW} scale={scale} />
          ))}
          <g className={css.marks} textAnchor="middle">
            {marksOf(turns).map(
              (turn) =>
                turn > 0 && (
                  <text key={turn} x={(xOf(scale, turn - 1) + xOf(scale, turn)) / 2} y={bottom + 19}>
                    {turn}
                  </text>
                ),
            )}
          </g>
        </>
      );
    }}
  </Drawn>
);
