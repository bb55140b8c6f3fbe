import { apart, Drawn, marksOf, type Scale, xOf, yOf } from "@westmarch/boardkit/charts";
import { curve, type Point as Spot } from "@westmarch/ink";
import type { PointerEvent } from "react";
import { useWords } from "../i18n/index.ts";
import type { LogLine } from "../table/text/lines.ts";
import { Button } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { apartIn, NAMED, type Point, pointsOf, type Turn, turnsOf } from "./evaluation.ts";
import styles from "./lab.module.css";
import type { PanelProps } from "./panelProps.ts";
import { share } from "./percent.ts";
import type { Side } from "./sides.ts";
import { Turns } from "./Turns.tsx";
import { tellingOf } from "./telling.ts";
import type { Evaluation } from "./useEvaluation.ts";

const HIGH = 168;
const FOOT = 24;
const TOP = 14;

export interface EvaluationGraphProps
  extends Pick<PanelProps, "loaded" | "course" | "labSay" | "names" | "looked" | "settings" | "onTry"> {
  readonly looking: Evaluation;
  readonly sides: readonly Side[];
  /** Null: it is only looked at. */
  readonly mayLook: boolean;
}

/** How the game stood along the course, where it turned, and where one stands. */
export function EvaluationGraph({
  loaded,
  course,
  labSay,
  looking,
  looked,
  settings,
  names,
  sides,
  mayLook,
  onTry,
}: EvaluationGraphProps) {
  const { line, moment, go } = course;
  const { known, depth, done, failed, look } = looking;
  const { length } = line;
  const points = pointsOf(known, length);
  const turns = turnsOf(points, NAMED, apartIn(length), looked.whose).toSorted(
    (one, other) => one.after.at - other.after.at,
  );
  const lines = tellingOf(line, loaded);
  const here = points.findLast(({ at }) => at <= moment.at) ?? null;
  const spoken = (point: Point) =>
    labSay("balance.of", {
      all: sides.map(({ name, seat }) => `${name} ${share(point.values[seat] ?? 0)}`).join(" · "),
    });
  const step = (at: number) => go({ ...moment, at }, false);
  return (
    <section className={styles.balance} aria-label={labSay("balance")}>
      {points.length > 1 && (
        <>
          <Curves
            points={points}
            turns={turns}
            sides={sides}
            length={length}
            at={moment.at}
            lines={lines}
            even={labSay("balance.even")}
            said={here ? spoken(here) : labSay("balance")}
            onGo={step}
          />
          {here && <p className={styles.now}>{spoken(here)}</p>}
          <Select
            label={labSay("turns.whose")}
            value={String(looked.seat)}
            options={[
              { id: "null", text: labSay("turns.everybody") },
              ...names.map((name, seat) => ({ id: String(seat), text: name })),
            ]}
            onPick={(id) => looked.pick(id === "null" ? null : Number(id))}
          />
          {turns.length > 0 ? (
            <Turns
              key={`${moment.course} ${looked.seat}`}
              turns={turns}
              lines={lines}
              loaded={loaded}
              line={line}
              names={names}
              settings={settings}
              sides={sides}
              of={looked.seat}
              rests={depth === null}
              labSay={labSay}
              onGo={step}
              onTry={onTry}
            />
          ) : (
            depth === null && looking.whole && <p className={styles.advised}>{labSay("turns.none")}</p>
          )}
        </>
      )}
      {turns.length > 0 && <p className={styles.advised}>{labSay("balance.sees")}</p>}
      {mayLook && (
        <div className={styles.looks}>
          {depth === null ? (
            points.length < 2 || !looking.whole ? (
              <Button onClick={() => look("first")}>{labSay("look")}</Button>
            ) : (
              <Button variant="quiet" onClick={() => look("deep")}>
                {labSay("look.deep")}
              </Button>
            )
          ) : (
            <>
              <progress max={1} value={done} aria-label={labSay("looking")} />
              <Button variant="quiet" onClick={() => look(null)}>
                {labSay("look.stop")}
              </Button>
            </>
          )}
          {failed && <p role="alert">{labSay("look.failed")}</p>}
        </div>
      )}
    </section>
  );
}

interface CurvesProps {
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly sides: readonly Side[];
  readonly length: number;
  readonly at: number;
  readonly lines: readonly LogLine[];
  readonly even: string;
  readonly said: string;
  readonly onGo: (at: number) => void;
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

/** Two sides are one curve about an even middle; more are a curve each. */
function Curves({ points, turns, sides, length, at, lines, even, said, onGo }: CurvesProps) {
  const { language } = useWords();
  const [one, other] = sides;
  const two = sides.length === 2;
  const drawn = two && one ? [one] : sides;
  const press = ({ currentTarget, clientX, buttons }: PointerEvent<SVGRectElement>) => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(Math.max(0, Math.min(length, Math.round(((clientX - left) / width) * length))));
  };
  return (
    <Drawn height={HIGH} said={said}>
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
        const spots = (seat: number): Spot[] =>
          points.map((point) => [xOf(scale, point.at), yOf(scale, point.values[seat] ?? 0)]);
        const x = xOf(scale, at);
        const ends = drawn.map(({ seat }) => yOf(scale, points.at(-1)?.values[seat] ?? 0));
        const words = apart(ends, 15, scale.bottom - 2);
        const outline = one
          ? spots(one.seat)
              .map(([px, py]) => `${px} ${py}`)
              .join("L")
          : "";
        const [first] = points;
        const from = first ? xOf(scale, first.at) : scale.left;
        const to = points.at(-1) ? xOf(scale, points.at(-1)?.at ?? 0) : scale.right;
        return (
          <g lang={language}>
            {two && one && other && (
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
                  <path
                    key={level}
                    className={styles.level}
                    d={`M${scale.left} ${yOf(scale, level)}H${scale.right}`}
                  />
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
            )}
            <path className={styles.level} d={`M${scale.left} ${middle}H${scale.right}`} />
            {drawn.map(({ seat, name }, i) => (
              <g key={seat}>
                <path
                  className={styles.ribbon}
                  data-seat={two ? undefined : i}
                  d={curve(spots(seat), { width: 2.4, drift: 0.35, ends: [0.6, 1], seed: `balance ${seat}` })}
                />
                {!two && (
                  <text className={styles.end} x={scale.right} y={(words[i] ?? 0) - 4} textAnchor="end">
                    {name}
                  </text>
                )}
              </g>
            ))}
            <path className={styles.ground} d={`M${scale.left} ${scale.bottom}H${scale.right}`} />
            {marksAt(lines, length).map((mark) => (
              <text
                key={mark.at}
                className={styles.mark}
                x={xOf(scale, mark.at)}
                y={HIGH - 6}
                textAnchor="middle"
              >
                {mark.text}
              </text>
            ))}
            {turns.map(({ after, seat }, i) => {
              const tx = xOf(scale, after.at);
              const ty = yOf(scale, after.values[two && one ? one.seat : seat] ?? 0);
              return (
                <g key={after.at}>
                  <path className={styles.turn} d={`M${tx} ${ty - 6}l6 6l-6 6l-6 -6z`} />
                  <text className={styles.number} x={tx} y={ty < 34 ? ty + 20 : ty - 10} textAnchor="middle">
                    {i + 1}
                  </text>
                </g>
              );
            })}
            <path className={styles.here} d={`M${x} ${TOP - 2}V${scale.bottom}`} />
            <path className={styles.hand} d={`M${x - 7} ${TOP - 12}h14l-7 10z`} />
            <rect
              className={styles.press}
              x={scale.left}
              y="0"
              width={scale.right - scale.left}
              height={HIGH}
              onPointerDown={press}
              onPointerMove={press}
            />
          </g>
        );
      }}
    </Drawn>
  );
}
