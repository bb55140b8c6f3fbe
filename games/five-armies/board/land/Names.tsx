import { Layer, Name } from "@westmarch/campaign/map";
import { LINE_HEIGHT, roomOf } from "@westmarch/campaign/plan";
import { memo } from "react";
import { PLACE, REGION_COUNT } from "../../ids.ts";
import { LETTERS, type ValleyPlan } from "../map/plan.ts";
import type { NamePlace } from "../pieces/placing.ts";
import styles from "./land.module.css";

interface NamesProps {
  readonly plan: ValleyPlan;
  readonly names: readonly NamePlace[];
  /** What settlements are worth, by place. */
  readonly points: readonly number[];
}

/** Half the width of a diamond. */
const HALF = 13;

/** What a settlement is worth, in a diamond behind its name. */
const Worth = ({
  name: { lines, x, y, scale, beside },
  points,
}: {
  readonly name: NamePlace;
  readonly points: number;
}) => {
  const last = lines.at(-1) ?? "";
  const [wide] = roomOf([last], LETTERS);
  const at = x - beside / 2 + (wide * scale) / 2 + beside / 2 + 2;
  const low = y + ((lines.length - 1) / 2) * LINE_HEIGHT * scale * LETTERS;
  return (
    <g transform={`translate(${at.toFixed(1)} ${low.toFixed(1)})`}>
      <path d={`M0 ${-HALF}L${HALF} 0L0 ${HALF}L${-HALF} 0Z`} className={styles.diamond} />
      <text dy=".34em" className={styles.worth}>
        {points}
      </text>
    </g>
  );
};

/** All names: settlements in ink and with their worth, wild lands lighter. */
export const Names = memo(({ plan, names, points: worth }: NamesProps) => (
  <Layer plan={plan} fades>
    {names.map((name) => {
      const { region: place, x, beside, lines } = name;
      if (place >= REGION_COUNT || lines.length === 0) return null;
      const points = worth[place] ?? 0;
      return (
        <g key={PLACE.names[place]}>
          <Name name={{ ...name, x: x - beside / 2 }} wild={points === 0} by={LETTERS} />
          {points > 0 && <Worth name={name} points={points} />}
        </g>
      );
    })}
  </Layer>
));
