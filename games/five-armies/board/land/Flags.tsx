import { type Flag, Flags as Flying } from "@westmarch/campaign/map";
import { memo } from "react";
import { PLACE, type PlaceId } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { ValleyPlan } from "../map/plan.ts";

const CLOTHS: readonly [free: string, shadow: string] = [
  "M0 -17L15 -17.6L10.6 -12.4L15 -7.4L0 -7Z",
  "M0 -18L16 -12.4L0 -7Z",
];

/** Where the pole stands, from the middle of the settlement's foot. */
const POLES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  front_gate: [30, -50],
  ravenhill: [-4, -27],
  eastern_spur: [-13.5, -25],
  ruins_of_dale: [-3, -27],
  camp: [-12, -18],
  lower_slopes: [0.5, -12],
  broken_bridge: [-17, -15],
};
const NO_SIGN = [0, 0] as const;

interface FlagsProps {
  readonly plan: ValleyPlan;
  readonly settlements: readonly PlaceId[];
  readonly control: FiveArmies["control"];
}

/** Who controls each settlement. */
export const Flags = memo(({ plan, settlements, control }: FlagsProps) => {
  const flags = settlements.map((place): Flag => {
    const [x, y] = plan.regions[place]?.settlement ?? plan.regions[place]?.name ?? NO_SIGN;
    const [dx, dy] = POLES[PLACE.names[place]] ?? NO_SIGN;
    return { key: place, side: control[place] === 0 ? 0 : 1, transform: `translate(${x + dx} ${y + dy})` };
  });
  return <Flying plan={plan} flags={flags} pole="M0 2V-18" cloths={CLOTHS} />;
});
