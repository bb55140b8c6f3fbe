import type { Option } from "@westmarch/kernel";
import type { RegionId } from "../../data/ids.ts";
import styles from "../Map.module.css";
import type { Drawing } from "./drawing.ts";
import { routeOf } from "./route.ts";

/** Dotted ways from the piece in hand; the one pointed at is drawn strongly. */
export const Routes = ({
  drawing,
  from,
  ways,
  good,
  under,
}: {
  readonly drawing: Drawing;
  readonly from: RegionId;
  readonly ways: ReadonlyMap<RegionId, Option>;
  /** Only Good follows the river and the tunnel. */
  readonly good: boolean;
  readonly under: RegionId;
}) => (
  <svg className={styles.routes} viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
    {from >= 0 &&
      [...ways.keys()].map((to) => {
        const d = routeOf(drawing, from, to, good);
        return (
          <g key={to} className={to === under ? undefined : styles.way}>
            <path d={d} className={styles.dotsBelow} />
            <path d={d} className={styles.dots} />
          </g>
        );
      })}
  </svg>
);
