import { Name } from "@westmarch/campaign/map";
import { memo } from "react";
import { PLACE, REGION_COUNT } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import { LETTERS, type ValleyPlan } from "../map/plan.ts";
import type { NamePlace } from "../pieces/placing.ts";
import styles from "./land.module.css";

interface NamesProps {
  readonly plan: ValleyPlan;
  readonly names: readonly NamePlace[];
  readonly view: FiveArmies;
}

/** All names: settlements in ink, wild lands lighter. */
export const Names = memo(({ plan, names, view }: NamesProps) => (
  <svg className={styles.names} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
    {names
      .filter(({ region }) => region < REGION_COUNT)
      .map((name) => (
        <Name
          key={PLACE.names[name.region]}
          name={name}
          wild={printed(view).points[name.region] === 0}
          by={LETTERS}
        />
      ))}
  </svg>
));
