import type { MapPlan } from "@westmarch/campaign/plan";
import { memo } from "react";
import { CITY, FREE, type SettlementId, STRONGHOLD, TOWN } from "../../data/ids.ts";
import { REGIONS } from "../../data/regionnames.ts";
import { SETTLEMENT, SETTLEMENT_REGIONS } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import styles from "./land.module.css";

/** Swallow-tailed for the Free Peoples, pointed for the Shadow: told by shape as well as by colour. */
const CLOTHS: readonly [free: string, shadow: string] = [
  "M0 -11L11 -11.6L7.6 -8L11 -4.6L0 -4.4Z",
  "M0 -11.6L12 -8L0 -4.4Z",
];

/** The foot of the pole above the foot of the settlement, and its size. */
const poleOn = (settlement: SettlementId): readonly [rise: number, size: number] =>
  settlement === STRONGHOLD
    ? [-28, 1]
    : settlement === CITY
      ? [-19.6, 1]
      : settlement === TOWN
        ? [-9.4, 0.72]
        : [0, 1];

/** The flag of the side that controls it flies over each settlement. */
export const Flags = memo(
  ({ plan, control }: { readonly plan: MapPlan; readonly control: War["control"] }) => (
    <svg className={styles.flags} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      {SETTLEMENT_REGIONS.map((region) => {
        const foot = plan.regions[region]?.settlement;
        const side = control[region];
        if (!foot || (side !== 0 && side !== 1)) return null;
        const [rise, size] = poleOn(SETTLEMENT[region]);
        return (
          <g
            key={REGIONS[region]}
            transform={`translate(${foot[0]} ${foot[1] + rise}) scale(${size})`}
            data-flag={side === FREE ? "free" : "shadow"}
          >
            <path d="M0 1V-11.6" className={styles.pole} />
            <path d={CLOTHS[side]} className={styles.cloth} />
          </g>
        );
      })}
    </svg>
  ),
);
