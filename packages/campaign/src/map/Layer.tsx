import type { ReactNode } from "react";
import type { MapPlan } from "../plan/index.ts";
import styles from "./map.module.css";

interface LayerProps {
  readonly plan: MapPlan;
  /** It fades where the whole is seen in small: it would be specks. */
  readonly fades?: boolean;
  readonly children: ReactNode;
}

/** What is drawn over the map, in the units of its page; it answers to nothing. */
export const Layer = ({ plan, fades = false, children }: LayerProps) => (
  <svg
    className={fades ? styles.over : styles.layer}
    viewBox={`0 0 ${plan.width} ${plan.height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);
