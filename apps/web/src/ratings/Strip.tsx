import type { LadderLine } from "@westmarch/protocol";
import styles from "./ratings.module.css";
import { placeOn, type Scale } from "./scale.ts";

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

interface StripProps {
  readonly line: Pick<LadderLine, "rating" | "spread" | "provisional">;
  readonly scale: Scale;
  /** Ratings of the computers that everybody is measured by. */
  readonly anchors: readonly number[];
}

/** A rating on the scale: a dot, hollow where few games speak for it, on a line as long as it is unsure. */
export function Strip({ line: { rating, spread, provisional }, scale, anchors }: StripProps) {
  const [from, until] = [placeOn(scale, rating - spread), placeOn(scale, rating + spread)];
  return (
    <span className={styles.strip} aria-hidden="true">
      {anchors.map((anchor) => (
        <i key={anchor} className={styles.anchor} style={{ left: percent(placeOn(scale, anchor)) }} />
      ))}
      <i className={styles.spread} style={{ left: percent(from), width: percent(until - from) }} />
      <i
        className={styles.dot}
        data-provisional={provisional || undefined}
        style={{ left: percent(placeOn(scale, rating)) }}
      />
    </span>
  );
}
