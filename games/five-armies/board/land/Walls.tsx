import { Layer } from "@westmarch/campaign/map";
import type { PlaceId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { BREACHED, type FiveArmies } from "../../state.ts";
import type { ValleyPlan } from "../map/plan.ts";
import styles from "./late.module.css";

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
    <Layer plan={plan}>
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
    </Layer>
  );
};
