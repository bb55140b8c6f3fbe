import type { LadderLine } from "@westmarch/protocol";
import { climbOf } from "./curve.ts";
import styles from "./ratings.module.css";

/** How a rating went in half a year, on a height of its own: whether it climbs is seen, and the figure stands beside it. */
export function HalfYear({ curve }: Pick<LadderLine, "curve">) {
  const path = climbOf(curve);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.halfYear}>
      {path !== null && <path d={path} />}
    </svg>
  );
}
