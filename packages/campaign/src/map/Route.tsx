import type { MapPlan } from "../plan/index.ts";
import { Layer } from "./Layer.tsx";
import styles from "./map.module.css";

/** A dotted way from region to region. */
export const Route = ({ plan, route }: { readonly plan: MapPlan; readonly route: readonly number[] }) => {
  const points = route.flatMap((region) => plan.regions[region]?.armies.slice(0, 1) ?? []);
  if (points.length < 2) return null;
  const d = points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const [dx, dy] = [x - before[0], y - before[1]];
      return `Q${(x + before[0]) / 2 + dy * 0.16} ${(y + before[1]) / 2 - dx * 0.16} ${x} ${y}`;
    })
    .join("");
  return (
    <Layer plan={plan} fades>
      <path d={d} className={styles.dotsBelow} />
      <path d={d} className={styles.dots} />
    </Layer>
  );
};
