import { useShown } from "@westmarch/boardkit/recent";
import { arrowOf } from "@westmarch/boardkit/recent/arrow";
import type { Keep, Point } from "@westmarch/ink";
import type { ReactNode } from "react";
import { Layer } from "../map/Layer.tsx";
import type { Sheet } from "../map/sheets.ts";
import { sealOn } from "./seal.ts";
import type { Step } from "./steps.ts";
import styles from "./trail.module.css";

interface TrailProps<March> {
  readonly sheet: Pick<Sheet, "plan" | "outlines">;
  /** Where those who went stood in a place, or stand. */
  readonly foot: (march: March, place: number) => Point;
  /** Where figures of a place stand. */
  readonly spot: (place: number) => Point;
  /** Where names stand, on which no number is to lie. */
  readonly names?: readonly Keep[];
  /** Who went. */
  readonly look: (march: March) => ReactNode;
}

const NOWHERE: readonly never[] = [];
const HEAD = "M9 0L-6 -8L-2.5 0L-6 8Z";
/** How far beside and above a foot it is told how many came or fell. */
const ASIDE = 27;
const ABOVE = 50;

interface MarksProps<March> extends TrailProps<March> {
  readonly step: Step<unknown, March>;
  readonly nth: number;
  readonly now: boolean;
}

/** The arrow of a march with its number, and how many came and fell. */
const Marks = <March extends { readonly from: number; readonly to: number }>(marks: MarksProps<March>) => {
  const { sheet, foot, spot, names = NOWHERE, step, nth, now } = marks;
  const { march, places, changes } = step;
  const arrow = march && arrowOf(foot(march, march.from), foot(march, march.to));
  const last = places.at(-1);
  const outline = now && last !== undefined ? sheet.outlines[last] : undefined;
  return (
    <g data-now={now || undefined} data-step={nth}>
      {outline && <path d={outline} className={styles.region} />}
      {arrow && (
        <>
          <path d={arrow.d} className={styles.casing} />
          <path d={arrow.d} className={styles.ribbon} />
          <path
            d={HEAD}
            className={styles.head}
            transform={`translate(${arrow.tip.join(" ")}) rotate(${arrow.turn})`}
          />
          <g transform={`translate(${sealOn(arrow, names).join(" ")})`} className={styles.seal}>
            <circle r="11" />
            <text dy=".34em">{nth}</text>
          </g>
        </>
      )}
      {changes.map(({ place, count }) => {
        const [x, y] = spot(place);
        return (
          <g
            key={`${place} ${count}`}
            transform={`translate(${x + (count < 0 ? -ASIDE : ASIDE)} ${y - ABOVE})`}
            className={styles.change}
            data-falls={count < 0 || undefined}
          >
            <circle r="12" />
            <text dy=".34em">{count < 0 ? `−${-count}` : `+${count}`}</text>
            {count < 0 && <path d="M-10 7L10 -7" />}
          </g>
        );
      })}
    </g>
  );
};

/** What others have just done, on the map: ways with their numbers, and who came and fell. Those who went are seen faintly where they stood. */
export const Trail = <March extends { readonly from: number; readonly to: number }>(
  trail: TrailProps<March>,
) => {
  const [{ steps, at, plays }] = useShown();
  // The list beside the map was made of marches of this kind.
  const seen = (plays ? steps.slice(0, at + 1) : steps) as readonly Step<unknown, March>[];
  if (seen.length === 0) return null;
  return (
    <>
      {seen.map(({ id, march }) => {
        if (!march) return null;
        const [x, y] = trail.foot(march, march.from);
        return (
          <div key={id} className={styles.ghost} style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
            <span>{trail.look(march)}</span>
          </div>
        );
      })}
      <Layer plan={trail.sheet.plan}>
        {seen.map((step, i) => (
          <Marks key={step.id} {...trail} step={step} nth={i + 1} now={i === at} />
        ))}
      </Layer>
    </>
  );
};
