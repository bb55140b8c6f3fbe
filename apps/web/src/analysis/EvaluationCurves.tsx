import { apart, Drawn, marksOf, type Scale, xOf, yOf } from "@westmarch/boardkit/charts";
import { curve, type Point as Spot } from "@westmarch/ink";
import type { PointerEvent } from "react";
import { useWords } from "../i18n/index.ts";
import type { LogLine } from "../table/text/lines.ts";
import type { Point, Turn } from "./evaluation.ts";
import styles from "./lab.module.css";
import type { Side } from "./sides.ts";

const HIGH = 168;
const FOOT = 24;
const TOP = 14;

export interface EvaluationCurvesProps {
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly sides: readonly Side[];
  readonly length: number;
  /** Where one stands; null: nowhere on it. */
  readonly at: number | null;
  readonly lines: readonly LogLine[];
  readonly even: string;
  readonly said: string;
  readonly onGo: (at: number) => void;
}

/** How the game stood along the course. Two sides are one curve about an even middle; more are a curve each. */
export function EvaluationCurves(props: EvaluationCurvesProps) {
  const { language } = useWords();
  const { sides, length, at } = props;
  const [one, other] = sides;
  const pair = one && other && sides.length === 2 ? ([one, other] as const) : null;
  return (
    <Drawn height={HIGH} said={props.said}>
      {(width) => {
        const scale: Scale = {
          left: 8,
          right: width - 8,
          top: TOP,
          bottom: HIGH - FOOT,
          turns: length,
          most: 1,
        };
        const middle = yOf(scale, 0.5);
        const x = at === null ? null : xOf(scale, at);
        return (
          <g lang={language}>
            {pair && <Middle {...{ scale, pair, width }} points={props.points} even={props.even} />}
            <path className={styles.level} d={`M${scale.left} ${middle}H${scale.right}`} />
            <Ribbons scale={scale} points={props.points} sides={pair ? [pair[0]] : sides} named={!pair} />
            <path className={styles.ground} d={`M${scale.left} ${scale.bottom}H${scale.right}`} />
            <Rounds scale={scale} lines={props.lines} length={length} />
            <TurningPoints scale={scale} turns={props.turns} of={pair ? pair[0].seat : null} />
            {x !== null && (
              <>
                <path className={styles.here} d={`M${x} ${TOP - 2}V${scale.bottom}`} />
                <path className={styles.hand} d={`M${x - 7} ${TOP - 12}h14l-7 10z`} />
              </>
            )}
            <Press scale={scale} length={length} onGo={props.onGo} />
          </g>
        );
      }}
    </Drawn>
  );
}

interface OnScale {
  readonly scale: Scale;
}

/** The points of a side's curve. */
const spotsOf = (scale: Scale, points: readonly Point[], seat: number): Spot[] =>
  points.map((point) => [xOf(scale, point.at), yOf(scale, point.values[seat] ?? 0)]);

interface MiddleProps extends OnScale, Pick<EvaluationCurvesProps, "points" | "even"> {
  readonly pair: readonly [Side, Side];
  readonly width: number;
}

/** What lies between the curve of two sides and the even middle, and whose each half is. */
function Middle({ scale, pair, width, points, even }: MiddleProps) {
  const [one, other] = pair;
  const middle = yOf(scale, 0.5);
  const outline = spotsOf(scale, points, one.seat)
    .map(([x, y]) => `${x} ${y}`)
    .join("L");
  const [first] = points;
  const last = points.at(-1);
  const from = first ? xOf(scale, first.at) : scale.left;
  const to = last ? xOf(scale, last.at) : scale.right;
  return (
    <>
      <clipPath id="lab-up">
        <rect x="0" y="0" width={width} height={middle} />
      </clipPath>
      <clipPath id="lab-down">
        <rect x="0" y={middle} width={width} height={HIGH} />
      </clipPath>
      {(["up", "down"] as const).map((way) => (
        <path
          key={way}
          className={styles.wash}
          data-way={way}
          clipPath={`url(#lab-${way})`}
          d={`M${from} ${middle}L${outline}L${to} ${middle}z`}
        />
      ))}
      {[0, 1].map((level) => (
        <path key={level} className={styles.level} d={`M${scale.left} ${yOf(scale, level)}H${scale.right}`} />
      ))}
      <text className={styles.end} data-for="first" x={scale.left} y={TOP + 13}>
        {one.name}
      </text>
      <text className={styles.end} data-for="other" x={scale.left} y={scale.bottom - 4}>
        {other.name}
      </text>
      <text className={styles.even} x={scale.left} y={middle + 14}>
        {even}
      </text>
    </>
  );
}

interface RibbonsProps extends OnScale, Pick<EvaluationCurvesProps, "points" | "sides"> {
  /** Each curve says whose it is. */
  readonly named: boolean;
}

function Ribbons({ scale, points, sides, named }: RibbonsProps) {
  const ends = sides.map(({ seat }) => yOf(scale, points.at(-1)?.values[seat] ?? 0));
  const words = apart(ends, 15, scale.bottom - 2);
  return sides.map(({ seat, name }, i) => (
    <g key={seat}>
      <path
        className={styles.ribbon}
        data-seat={named ? i : undefined}
        d={curve(spotsOf(scale, points, seat), {
          width: 2.4,
          drift: 0.35,
          ends: [0.6, 1],
          seed: `balance ${seat}`,
        })}
      />
      {named && (
        <text className={styles.end} x={scale.right} y={(words[i] ?? 0) - 4} textAnchor="end">
          {name}
        </text>
      )}
    </g>
  ));
}

/** The first moment of each round, for the marks at the foot; the moments themselves where a game counts no rounds. */
function marksAt(lines: readonly LogLine[], length: number): readonly { at: number; text: string }[] {
  const rounds = new Map<number, number>();
  for (const { round, version } of lines) if (round > 0 && !rounds.has(round)) rounds.set(round, version);
  const last = Math.max(0, ...rounds.keys());
  if (last < 2) return marksOf(length).map((at) => ({ at, text: String(at) }));
  return marksOf(last).flatMap((round) => {
    const at = rounds.get(round);
    return at === undefined ? [] : [{ at, text: String(round) }];
  });
}

function Rounds({ scale, lines, length }: OnScale & Pick<EvaluationCurvesProps, "lines" | "length">) {
  return marksAt(lines, length).map((mark) => (
    <text key={mark.at} className={styles.mark} x={xOf(scale, mark.at)} y={HIGH - 6} textAnchor="middle">
      {mark.text}
    </text>
  ));
}

interface TurningPointsProps extends OnScale, Pick<EvaluationCurvesProps, "turns"> {
  /** The seat on whose curve all of them lie; null: each on that of its own. */
  readonly of: number | null;
}

function TurningPoints({ scale, turns, of }: TurningPointsProps) {
  return turns.map(({ after, seat }, i) => {
    const x = xOf(scale, after.at);
    const y = yOf(scale, after.values[of ?? seat] ?? 0);
    return (
      <g key={after.at}>
        <path className={styles.turn} d={`M${x} ${y - 6}l6 6l-6 6l-6 -6z`} />
        <text className={styles.number} x={x} y={y < 34 ? y + 20 : y - 10} textAnchor="middle">
          {i + 1}
        </text>
      </g>
    );
  });
}

/** Takes presses anywhere on the curves: they lead to the moment there. */
function Press({ scale, length, onGo }: OnScale & Pick<EvaluationCurvesProps, "length" | "onGo">) {
  const press = ({ currentTarget, clientX, buttons }: PointerEvent<SVGRectElement>) => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(Math.max(0, Math.min(length, Math.round(((clientX - left) / width) * length))));
  };
  return (
    <rect
      className={styles.press}
      x={scale.left}
      y="0"
      width={scale.right - scale.left}
      height={HIGH}
      onPointerDown={press}
      onPointerMove={press}
    />
  );
}
