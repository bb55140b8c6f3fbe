import type { CSSProperties } from "react";
import type { Step } from "../../decks/curve.ts";
import styles from "./Curve.module.css";

interface CurveBarsProps {
  readonly steps: readonly Step[];
  /** What one step comes to, in words. */
  readonly told: (step: Step) => string;
  readonly sides: { readonly free: string; readonly shadow: string };
}

/** How many cards of each side cost how much, as bars with their numbers. */
export function CurveBars({ steps, told, sides }: CurveBarsProps) {
  const most = Math.max(1, ...steps.flatMap(({ freePeoples, shadow }) => [freePeoples, shadow]));
  const bar = (side: "free" | "shadow", count: number) => (
    <span className={styles.bar} data-side={side} style={{ "--share": count / most } as CSSProperties}>
      <b>{count > 0 && count}</b>
      <i />
    </span>
  );
  return (
    <>
      <ol className={styles.curve}>
        {steps.map((step) => (
          <li key={step.twilight}>
            <span role="img" aria-label={told(step)} className={styles.bars}>
              {bar("free", step.freePeoples)}
              {bar("shadow", step.shadow)}
            </span>
            <span aria-hidden="true">{step.twilight}</span>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <i data-side="free" /> {sides.free} <i data-side="shadow" /> {sides.shadow}
      </p>
    </>
  );
}
