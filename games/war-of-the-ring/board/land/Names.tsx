import { Layer, Name, NameLines } from "@westmarch/campaign/map";
import { type MapPlan, written } from "@westmarch/campaign/plan";
import { memo } from "react";
import { NO_SETTLEMENT } from "../../data/ids.ts";
import { REGIONS } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { GameSay } from "../keys.ts";
import type { NamePlace } from "../pieces/placing.ts";
import styles from "./land.module.css";

export interface NamesProps {
  readonly plan: MapPlan;
  readonly names: readonly NamePlace[];
  readonly say: GameSay;
}

/** All names: settlements in ink, wild lands lighter, waters in italics. */
export const Names = memo(({ plan, names, say }: NamesProps) => (
  <Layer plan={plan} fades>
    <text className={styles.water} transform="translate(120 620) rotate(62)" fontSize="34" letterSpacing="4">
      {say("water.belegaer")}
    </text>
    <text className={styles.water} transform="translate(470 905) rotate(-4)" fontSize="24" letterSpacing="3">
      {say("water.bay-of-belfalas")}
    </text>
    <text className={`${styles.water} ${styles.lake}`}>
      <NameLines lines={written(say("water.sea-of-rhun"), 60)} x={1084} y={383} apart={18} />
    </text>
    {names.map((name) => (
      <Name key={REGIONS[name.region]} name={name} wild={SETTLEMENT[name.region] === NO_SETTLEMENT} />
    ))}
  </Layer>
));
