import type { Left } from "./gameClocks.ts";
import styles from "./time.module.css";

/** Where the wax of a new candle begins and where none is left, in the units of the drawing. */
const FULL = 17;
const FOOT = 43;

interface CandleProps {
  /** Of all its wax, 0 … 1. */
  readonly share: number;
  readonly state: Left["state"];
}

/** A clock: a candle that burns while time runs, is put out while it stands still, smokes when it is up, and sleeps at night. */
export function Candle({ share, state }: CandleProps) {
  const top = Math.round((FOOT - (FOOT - FULL) * share) * 10) / 10;
  return (
    <svg className={styles.candle} viewBox="0 -2 26 54" aria-hidden="true" data-state={state}>
      <path className={styles.dish} d="M2 46h22l-3 5H5Z" />
      <path className={styles.wax} d={`M7 46V${top + 2}q1 -3 3 -2q2 2 3 0q3 -2 6 2V46Z`} />
      <path className={styles.wick} d={`M13 ${top}v-4`} />
      {state === "runs" && (
        <path
          className={styles.flame}
          d={`M13 ${top - 3}c-4 -3 -3 -7 0 -11c3 4 4 8 0 11Z`}
          style={{ transformOrigin: `13px ${top - 3}px` }}
        />
      )}
      {state === "up" && (
        <path className={styles.smoke} d={`M13 ${top - 5}c-6 -6 6 -9 0 -15c-5 -6 4 -8 2 -13`} />
      )}
      {(state === "night" || state === "vacation") && (
        <path className={styles.moon} d={`M16 ${top - 15}a6 6 0 1 0 4 9.500a4.800 4.800 0 0 1 -4 -9.500Z`} />
      )}
    </svg>
  );
}
