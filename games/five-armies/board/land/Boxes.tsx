import { Layer } from "@westmarch/campaign/map";
import { memo } from "react";
import { PASSES, POINTS } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import type { ValleyPlan } from "../map/plan.ts";
import styles from "./late.module.css";

interface BoxesProps {
  readonly plan: ValleyPlan;
  readonly open: FiveArmies["open"];
  readonly say: GameSay;
}

/** Half the width of an arch, its height, and where its vault begins. */
const [HALF, TALL, VAULT] = [28, 44, 18];
const BARS = [-20, -10, 0, 10, 20];
/** What is written beside an open pass, on the rock: above it an army's pennant flies, and its tunnel comes from without. */
const BESIDE = [
  [40, "start"],
  [-46, "end"],
] as const;
/** From the Eyrie down to its name: the Lord of the Eagles stands between. */
const BELOW = 42;
const TITLES = ["land.name.west", "land.name.east"] as const;

/** Bars across a pass that is closed. */
const bars = (x: number, y: number): string => {
  const upright = BARS.map((off) => {
    const high = VAULT + Math.sqrt(1 - (off / HALF) ** 2) * (TALL - VAULT);
    return `M${x + off} ${y}V${(y - high + 1).toFixed(1)}`;
  });
  return `${upright.join("")}M${x - HALF} ${y - 12}h${HALF * 2}M${x - HALF + 3} ${y - 27}h${HALF * 2 - 6}`;
};

/** What is written on the Mountain, bars before a closed pass, and the way through an open one. */
export const Boxes = memo(({ plan, open, say }: BoxesProps) => {
  const footOf = (place: number): readonly [number, number] => {
    const box = plan.regions[place];
    return box?.settlement ?? box?.armies[0] ?? [0, 0];
  };
  const [ex, ey] = plan.roosts[0] ?? [0, 0];
  return (
    <Layer plan={plan}>
      {PASSES.map((pass, i) => {
        const [x, middle] = footOf(pass);
        const y = middle + 27;
        const [px, py] = footOf(POINTS[i] ?? 0);
        const isOpen = (open[i] ?? 0) !== 0;
        return isOpen ? (
          <g key={pass}>
            <path
              d={`M${px} ${py + 20}Q${(px + x) / 2} ${Math.max(py, middle) + 30} ${x} ${middle + 20}`}
              className={styles.tunnelBelow}
            />
            <path
              d={`M${px} ${py + 20}Q${(px + x) / 2} ${Math.max(py, middle) + 30} ${x} ${middle + 20}`}
              className={styles.tunnel}
            />
          </g>
        ) : (
          <g key={pass}>
            <path d={bars(x, y)} className={styles.barsBelow} />
            <path d={bars(x, y)} className={styles.bars} />
          </g>
        );
      })}
      {POINTS.map((point, i) => {
        const [x, y] = plan.regions[point]?.name ?? [0, 0];
        return (
          <text key={point} x={x + (i === 0 ? -16 : 12)} y={y - 18} className={styles.rock}>
            {say(TITLES[i] ?? TITLES[0])}
          </text>
        );
      })}
      {PASSES.map((pass, i) => {
        if ((open[i] ?? 0) === 0) return null;
        const [x, y] = footOf(pass);
        const [away, anchor] = BESIDE[i] ?? BESIDE[0];
        return (
          <text key={pass} x={x + away} y={y + 12} className={styles.rock} style={{ textAnchor: anchor }}>
            {say("land.name.open")}
          </text>
        );
      })}
      <text x={ex} y={ey + BELOW} className={styles.rock}>
        {say("land.name.eyrie")}
      </text>
    </Layer>
  );
});
