import { Layer } from "@westmarch/campaign/map";
import { memo } from "react";
import type { PlaceId } from "../../ids.ts";
import { footIn, type Page } from "../pieces/Walkers.tsx";
import land from "./land.module.css";
import styles from "./late.module.css";
import type { Shot } from "./ranges.ts";

type Spot = readonly [x: number, y: number];

/** An arrow leaves one army and ends before another: so far from their middles. */
const [LEAVES, ENDS] = [34, 40];
/** How far it bends to the side, for its length. */
const BEND = 0.13;

interface Flight {
  readonly d: string;
  /** Where it ends, and which way it points there, in degrees. */
  readonly tip: Spot;
  readonly turn: number;
  /** A point early on its way. */
  readonly early: Spot;
}

/** The least length of an arrow; where armies stand closer, it goes beside them: so far from their middles. */
const [LEAST, BESIDE] = [20, 24];

/** A bent way between the middles of two armies. */
function flightOf(from: Spot, to: Spot): Flight {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const close = far < LEAVES + ENDS + LEAST;
  const [leaves, ends, beside] = close ? [0, 0, BESIDE] : [LEAVES, ENDS, 0];
  const aside = beside + far * BEND;
  const a: Spot = [from[0] + ux * leaves + uy * beside, from[1] + uy * leaves - ux * beside];
  const b: Spot = [to[0] - ux * ends + uy * beside, to[1] - uy * ends - ux * beside];
  const c: Spot = [(a[0] + b[0]) / 2 + uy * aside, (a[1] + b[1]) / 2 - ux * aside];
  const along = (t: number): Spot => [
    (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * c[0] + t * t * b[0],
    (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * c[1] + t * t * b[1],
  ];
  const text = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const turn = (Math.atan2(b[1] - c[1], b[0] - c[0]) * 180) / Math.PI;
  return { d: `M${text(a)}Q${text(c)} ${text(b)}`, tip: b, turn, early: along(0.3) };
}

const HEAD = "M8 0L-7 -8L-3 0L-7 8Z";
/** From the foot of an army to its middle. */
const MIDDLE = 27;

interface BowsProps {
  readonly page: Page;
  readonly shots: readonly Shot[];
}

const middleIn = (page: Page, place: PlaceId): Spot => {
  const [x, y] = footIn(page, place, null);
  return [x, y - MIDDLE];
};

/** Bows that reach: green dashes from each shooter, with its number of dice. */
export const Bows = memo(({ page, shots }: BowsProps) => (
  <Layer plan={page.plan}>
    {shots.map(({ from, to, dice }) => {
      const flight = flightOf(middleIn(page, from), middleIn(page, to));
      const { d, tip, turn, early } = flight;
      return (
        <g key={`${from} ${to}`} data-shot={`${from}-${to}`}>
          <path d={d} className={styles.bowBelow} />
          <path d={d} className={styles.bow} />
          <path
            d={HEAD}
            className={styles.bowHead}
            transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
          />
          <g transform={`translate(${early[0]} ${early[1]})`}>
            <circle r="12" className={styles.bowDisc} />
            <text dy=".34em" className={land.worth}>
              {dice}
            </text>
          </g>
        </g>
      );
    })}
  </Layer>
));

interface ArrowsProps {
  readonly page: Page;
  /** Armies that come together upon one place. */
  readonly arrows: readonly (readonly [from: PlaceId, to: PlaceId])[];
}

/** An attack from several sides: broad arrows that meet. */
export const Arrows = memo(({ page, arrows }: ArrowsProps) => (
  <Layer plan={page.plan}>
    {arrows.map(([from, to]) => {
      const flight = flightOf(middleIn(page, from), middleIn(page, to));
      const { d, tip, turn } = flight;
      const head = `translate(${tip[0]} ${tip[1]}) rotate(${turn}) scale(1.5)`;
      return (
        <g key={`${from} ${to}`} data-arrow={`${from}-${to}`}>
          <path d={d} className={styles.thrustBelow} />
          <path d={HEAD} className={styles.thrustHead} transform={head} />
          <path d={d} className={styles.thrust} />
        </g>
      );
    })}
  </Layer>
));
