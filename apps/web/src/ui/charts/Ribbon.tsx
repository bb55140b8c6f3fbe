import type { CSSProperties } from "react";
import styles from "./charts.module.css";
import { ribbon } from "./ink.ts";

/** Whose a ribbon is: solid for the Free Peoples, hatched for the Shadow, plain ink for nobody. */
export type Hand = "free" | "shadow" | "nobody";

/** The hand by which a side is drawn. */
export const handOf = (side: number | null, sides: number): Hand => {
  if (side === null || sides !== 2) return "nobody";
  return side === 0 ? "free" : "shadow";
};

interface RibbonProps {
  readonly hand: Hand;
  /** From 0 to 1: how much of its room it takes. */
  readonly share: number;
  readonly upright?: boolean;
}

/** A stroke of the pen as long as a share. The figure stands beside it. */
export function Ribbon({ hand, share, upright = false }: RibbonProps) {
  if (share <= 0) return null;
  const size = `${(100 * share).toFixed(2)}%`;
  const style: CSSProperties = upright ? { blockSize: size } : { inlineSize: size };
  return (
    <span className={styles.ribbon} data-hand={hand} data-upright={upright} style={style} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={ribbon(Math.round(share * 997), upright)} />
      </svg>
    </span>
  );
}
