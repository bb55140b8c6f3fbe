import { Layer } from "@westmarch/campaign/map";
import type { MapPlan } from "@westmarch/campaign/plan";
import { REGIONS, type RegionId } from "../../data/regionnames.ts";
import styles from "./land.module.css";

const STAKES = 22;
const [WIDE, HIGH] = [27, 20];

/** Stakes in a ring, those behind before those in front; each leans outwards. */
const ring = Array.from({ length: STAKES }, (_, i) => {
  const turn = ((i + 0.5) / STAKES) * Math.PI * 2;
  const [x, y] = [Math.cos(turn) * WIDE, Math.sin(turn) * HIGH];
  return { y, d: `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(turn) * 2.4).toFixed(1)} -8` };
});
const [BEHIND, BEFORE] = [true, false].map((behind) =>
  ring
    .filter(({ y }) => y < 0 === behind)
    .map(({ d }) => d)
    .join(""),
);

/** A ring of stakes about each besieged Stronghold, and a glow of fires. */
export const Sieges = ({
  plan,
  besieged,
}: {
  readonly plan: MapPlan;
  readonly besieged: readonly RegionId[];
}) => (
  <Layer plan={plan} fades>
    {besieged.map((region) => {
      const foot = plan.regions[region]?.settlement;
      return foot ? (
        <g key={REGIONS[region]} transform={`translate(${foot[0]} ${foot[1] - 11})`}>
          <ellipse rx={WIDE - 1} ry={HIGH} className={styles.fires} />
          <path d={BEHIND} className={styles.stakes} data-behind />
          <path d={BEFORE} className={styles.stakes} />
        </g>
      ) : null;
    })}
  </Layer>
);
