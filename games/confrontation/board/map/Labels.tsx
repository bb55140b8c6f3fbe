import { ALL_REGIONS, REGIONS, type RegionId } from "../../data/ids.ts";
import { Icon } from "../icons/Icon.tsx";
import type { GameSay } from "../keys.ts";
import styles from "../Map.module.css";
import { regionName } from "../names.ts";
import type { Drawing } from "./drawing.ts";
import type { Reach } from "./reach.ts";

/** The regions' names. Where a step would be an attack, crossed swords stand before the name. */
export const Labels = ({
  drawing,
  say,
  reach,
}: {
  readonly drawing: Drawing;
  readonly say: GameSay;
  readonly reach: ReadonlyMap<RegionId, Reach>;
}) => (
  <div className={styles.labels} aria-hidden="true">
    {ALL_REGIONS.map((region) => {
      const [x, y, width] = drawing.regions[region].label;
      return (
        <span
          key={REGIONS[region]}
          className={styles.label}
          data-reach={reach.get(region)}
          style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width }}
        >
          {reach.get(region) === "attack" && <Icon name="crossed-swords" size="1.05em" />}
          <span>{regionName(say, region)}</span>
        </span>
      );
    })}
  </div>
);
