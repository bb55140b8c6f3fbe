import { FREE } from "../../data/ids.ts";
import type { Placed } from "../pieces/placing.ts";
import styles from "./land.module.css";

/** Armies as dots on the small map: round for the Free Peoples, edged for the Shadow. */
export const Dots = ({ pieces }: { readonly pieces: readonly Placed[] }) =>
  pieces.map(({ thing, x, y }) =>
    thing.kind === "army" ? (
      <rect
        key={thing.key}
        x={x - 20}
        y={y - 44}
        width={40}
        height={40}
        rx={thing.side === FREE ? 20 : 0}
        className={styles.dot}
        data-side={thing.side}
      />
    ) : null,
  );
