import { memo } from "react";
import { PLACE, type PlaceId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { BREACHED, type FiveArmies } from "../../state.ts";
import type { ValleyPlan } from "../map/plan.ts";
import styles from "./land.module.css";

/** Swallow-tailed for the Free Peoples, pointed for the Shadow: told by shape as well as by colour. */
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

/** The flag of the side that controls it flies over each settlement. */
export const Flags = memo(
  ({
    plan,
    settlements,
    control,
  }: {
    readonly plan: ValleyPlan;
    readonly settlements: readonly PlaceId[];
    readonly control: FiveArmies["control"];
  }) => (
    <svg className={styles.marks} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      {settlements.map((place) => {
        const [x, y] = plan.regions[place]?.settlement ?? plan.regions[place]?.name ?? NO_SIGN;
        const [dx, dy] = POLES[PLACE.names[place]] ?? NO_SIGN;
        const side = control[place] === 0 ? 0 : 1;
        return (
          <g
            key={place}
            transform={`translate(${x + dx} ${y + dy})`}
            data-flag={side === 0 ? "free" : "shadow"}
          >
            <path d="M0 2V-18" className={styles.pole} />
            <path d={CLOTHS[side]} className={styles.cloth} />
          </g>
        );
      })}
    </svg>
  ),
);

const STONE = 9;

/** The walls that are being stormed: a stone for each hit that they bear, fallen ones open. */
export const Walls = ({ plan, view }: { readonly plan: ValleyPlan; readonly view: FiveArmies }) => {
  const { battle } = view;
  const place: PlaceId | null = battle?.target ?? null;
  const walls = place === null ? 0 : printed(view).breach[place];
  const foot = place === null ? null : plan.regions[place]?.settlement;
  if (!battle || !foot || walls === 0) return null;
  const fallen = (battle.terms & BREACHED) !== 0 ? walls : Math.min(walls, battle.breach);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <g transform={`translate(${foot[0] - (walls * (STONE + 2)) / 2} ${foot[1] + 11})`}>
        {Array.from({ length: walls }, (_, i) => i * (STONE + 2)).map((x, i) => (
          <rect
            key={x}
            x={x}
            width={STONE}
            height={STONE - 1}
            rx="1.6"
            className={styles.stone}
            data-fallen={i < fallen || undefined}
          />
        ))}
      </g>
    </svg>
  );
};
