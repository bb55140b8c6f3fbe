import { memo } from "react";
import { NO_SETTLEMENT } from "../../data/ids.ts";
import { REGIONS } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { GameSay } from "../keys.ts";
import { LINE_HEIGHT, written } from "../map/labels.ts";
import type { MapPlan } from "../map/plan.ts";
import type { NamePlace } from "../pieces/placing.ts";
import styles from "./land.module.css";

/** A name on one line or several, around a point. */
const Lines = ({
  lines,
  x,
  y,
  apart,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}) =>
  lines.map((line, i) => (
    <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * apart} dy=".32em">
      {line}
    </tspan>
  ));

/** The name of a region: it is the same while it stays where it is. */
const Name = memo(({ name: { region, lines, x, y, scale } }: { readonly name: NamePlace }) => (
  <text
    className={styles.name}
    style={scale < 1 ? { fontSize: `calc(${(15.6 * scale).toFixed(1)}px * var(--grow))` } : undefined}
    data-wild={SETTLEMENT[region] === NO_SETTLEMENT || undefined}
  >
    <Lines lines={lines} x={x} y={y} apart={LINE_HEIGHT * scale} />
  </text>
));

export interface NamesProps {
  readonly plan: MapPlan;
  readonly names: readonly NamePlace[];
  readonly say: GameSay;
}

/** All names: settlements in ink, wild lands lighter, waters in italics. */
export const Names = memo(({ plan, names, say }: NamesProps) => (
  <svg className={styles.names} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
    <text className={styles.water} transform="translate(120 620) rotate(62)" fontSize="34" letterSpacing="4">
      {say("water.belegaer")}
    </text>
    <text className={styles.water} transform="translate(470 905) rotate(-4)" fontSize="24" letterSpacing="3">
      {say("water.bay-of-belfalas")}
    </text>
    <text className={styles.water} fontSize="14">
      <Lines lines={written(say("water.sea-of-rhun"), 60)} x={1084} y={383} apart={15} />
    </text>
    {names.map((name) => (
      <Name key={REGIONS[name.region]} name={name} />
    ))}
  </svg>
));
