import { type Flag, Flags as Flying } from "@westmarch/campaign/map";
import type { MapPlan } from "@westmarch/campaign/plan";
import { memo } from "react";
import { CITY, type SettlementId, STRONGHOLD, TOWN } from "../../data/ids.ts";
import { SETTLEMENT, SETTLEMENT_REGIONS } from "../../data/regions.ts";
import type { War } from "../../state.ts";

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

/** Who controls each settlement. */
export const Flags = memo(
  ({ plan, control }: { readonly plan: MapPlan; readonly control: War["control"] }) => {
    const flags = SETTLEMENT_REGIONS.flatMap((region): Flag[] => {
      const foot = plan.regions[region]?.settlement;
      const side = control[region];
      if (!foot || (side !== 0 && side !== 1)) return [];
      const [rise, size] = poleOn(SETTLEMENT[region]);
      return [{ key: region, side, transform: `translate(${foot[0]} ${foot[1] + rise}) scale(${size})` }];
    });
    return <Flying plan={plan} flags={flags} pole="M0 1V-11.6" cloths={CLOTHS} />;
  },
);
