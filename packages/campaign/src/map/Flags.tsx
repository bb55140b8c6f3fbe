import type { MapPlan } from "../plan/index.ts";
import { Layer } from "./Layer.tsx";
import styles from "./map.module.css";

/** A flag over a settlement, by the side that controls it. */
export interface Flag {
  readonly key: number;
  readonly side: 0 | 1;
  /** Where its pole stands, and how large it is. */
  readonly transform: string;
}

interface FlagsProps {
  readonly plan: MapPlan;
  readonly flags: readonly Flag[];
  readonly pole: string;
  /** Swallow-tailed for the Free Peoples, pointed for the Shadow: told by shape as well as by colour. */
  readonly cloths: readonly [free: string, shadow: string];
}

/** The flag of the side that controls it flies over each settlement. */
export const Flags = ({ plan, flags, pole, cloths }: FlagsProps) => (
  <Layer plan={plan}>
    {flags.map(({ key, side, transform }) => (
      <g key={key} transform={transform} data-flag={side === 0 ? "free" : "shadow"}>
        <path d={pole} className={styles.pole} />
        <path d={cloths[side]} className={styles.cloth} />
      </g>
    ))}
  </Layer>
);
