/** Two charts of a whole war: the road with its burden, and the points. */
import { apart, Drawn, Levels, stairs, Turns, xOf, yOf } from "@westmarch/boardkit/charts";
import { chronicleStyles as css, GAP, HIGH, Stairs, scaleOf } from "@westmarch/campaign/chronicle";
import { curve, type Point } from "@westmarch/ink";
import { FREE, SHADOW } from "../../data/ids.ts";
import { CORRUPTION_LIMIT } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import type { TurnRecord } from "./record.ts";

export interface CurveProps {
  readonly say: GameSay;
  readonly turns: readonly TurnRecord[];
}

/** How far the Ring-bearers had come, and what they had to bear. */
export function Road({ say, turns }: CurveProps) {
  const last = turns[turns.length - 1];
  const burden = [0, ...turns.map(({ corruption }) => corruption)];
  const way = [0, ...turns.map((turn) => turn.way)];
  const corruption = last?.corruption ?? 0;
  const said = say("ending.road.said", {
    way: Math.round((last?.way ?? 0) * 100),
    corruption,
    limit: CORRUPTION_LIMIT,
  });
  return (
    <Drawn height={HIGH} said={said}>
      {(width) => {
        const scale = scaleOf(width, 112, turns.length, CORRUPTION_LIMIT);
        const points = stairs(scale, burden);
        const road = way.map((part, turn): Point => [xOf(scale, turn), yOf(scale, part * CORRUPTION_LIMIT)]);
        const ends = [yOf(scale, (last?.way ?? 0) * CORRUPTION_LIMIT), yOf(scale, corruption)];
        const [fire = 0, heavy = 0] = apart(ends, GAP, scale.bottom);
        const outline = points.map(([x, y]) => `${x} ${y}`).join("L");
        return (
          <>
            <Levels scale={scale} levels={[0, 4, 8, 12]} />
            <path className={css.limit} data-side="shadow" d={`M${scale.left} ${scale.top}H${scale.right}`} />
            <text className={css.small} data-side="shadow" x={scale.left + 6} y={scale.top - 7}>
              {say("ending.road.breaks")}
            </text>
            <path
              className={css.wash}
              d={`M${scale.left} ${scale.bottom}L${outline}L${scale.right} ${scale.bottom}z`}
            />
            <Stairs points={points} seed="burden" className={css.shadow} />
            <path
              className={css.free}
              d={curve(road, { width: 3, drift: 0.45, ends: [0.5, 1], seed: "road" })}
            />
            <Turns scale={scale} start={say("ending.start")} />
            <text className={css.end} data-side="free" x={scale.right + 9} y={fire + 5}>
              {say("ending.road.fire")}
            </text>
            <text className={css.end} data-side="shadow" x={scale.right + 9} y={heavy + 5}>
              {say("ending.road.corruption", { corruption })}
            </text>
          </>
        );
      }}
    </Drawn>
  );
}

export interface PointsProps extends CurveProps {
  /** The Victory Points that win, by side. */
  readonly needs: readonly [number, number];
  readonly said: string;
}

/** The Victory Points of both sides. */
export function Points({ say, turns, needs, said }: PointsProps) {
  const last = turns[turns.length - 1]?.points ?? [0, 0];
  const most = Math.max(...needs, ...turns.flatMap(({ points }) => points));
  const [free, shadow] = needs;
  return (
    <Drawn height={HIGH} said={said}>
      {(width) => {
        const scale = scaleOf(width, 74, turns.length, most);
        const ends = [FREE, SHADOW].map((side) => yOf(scale, last[side]));
        const words = apart(ends, GAP, scale.bottom);
        return (
          <>
            <Levels scale={scale} levels={[0, free, shadow]} />
            {([FREE, SHADOW] as const).map((side) => (
              <g key={side} data-side={side === FREE ? "free" : "shadow"}>
                <path
                  className={css.limit}
                  data-side={side === FREE ? "free" : "shadow"}
                  d={`M${scale.left} ${yOf(scale, needs[side])}H${scale.right}`}
                />
                <Stairs
                  points={stairs(scale, [0, ...turns.map(({ points }) => points[side])])}
                  seed={`points ${side}`}
                  className={side === FREE ? css.free : css.shadow}
                />
                <text
                  className={css.end}
                  data-side={side === FREE ? "free" : "shadow"}
                  x={scale.right + 9}
                  y={(words[side] ?? 0) + 5}
                >
                  {say("ending.points.of", { points: last[side], needs: needs[side] })}
                </text>
              </g>
            ))}
            <Turns scale={scale} start={say("ending.start")} />
          </>
        );
      }}
    </Drawn>
  );
}
