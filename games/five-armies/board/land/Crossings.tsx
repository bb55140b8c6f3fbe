import { Layer } from "@westmarch/campaign/map";
import { memo } from "react";
import { FORD, NONE, REGIONS, RIVER, SLOPE } from "../../ids.ts";
import type { Printed } from "../../printed.ts";
import { betweenOf, type ValleyPlan } from "../map/plan.ts";
import styles from "./late.module.css";

interface CrossingsProps {
  readonly plan: ValleyPlan;
  /** How regions touch by the table's own data pack. */
  readonly links: Printed["borders"];
}

/** What a border is that is drawn as something else: a way, stones, a rise, a wave; or none at all. */
const signOf = (kind: number): string => {
  if (kind === FORD) return "M-6 -3h.1M0 -3h.1M6 -3h.1M-6 4h.1M0 4h.1M6 4h.1";
  if (kind === SLOPE) return "M-7 5L0 -6L7 5";
  if (kind === RIVER) return "M-8 0q4 -6 8 0t8 0";
  return kind === NONE ? "M-5 -5L5 5M5 -5L-5 5" : "M-7 -3H7M-7 4H7";
};

/** Signs on borders that the table's data pack has otherwise than they are drawn. */
export const Crossings = memo(({ plan, links }: CrossingsProps) => {
  const changed = REGIONS.flatMap((a) =>
    REGIONS.flatMap((b) => {
      const key = betweenOf(a, b);
      const now = links[a][b];
      return a < b && now !== (plan.kinds[key] ?? NONE) ? [{ a, b, key, now }] : [];
    }),
  );
  if (changed.length === 0) return null;
  return (
    <Layer plan={plan}>
      {changed.map(({ a, b, key, now }) => {
        const [from = [0, 0], to = [0, 0]] = [plan.regions[a]?.name, plan.regions[b]?.name];
        const [x, y] = plan.middles[key] ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        return (
          <g key={key} data-crossing={key}>
            {!plan.middles[key] && (
              <path d={`M${from[0]} ${from[1]}L${x} ${y}L${to[0]} ${to[1]}`} className={styles.tunnelBelow} />
            )}
            <g transform={`translate(${x} ${y})`}>
              <circle r="13" className={styles.crossing} />
              <path d={signOf(now)} className={styles.crossingSign} />
            </g>
          </g>
        );
      })}
    </Layer>
  );
});
