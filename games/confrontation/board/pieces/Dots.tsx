import { NONE } from "@westmarch/kernel";
import { GOOD } from "../../data/ids.ts";
import type { Drawing } from "../map/drawing.ts";
import styles from "./pieces.module.css";
import type { Piece } from "./standing.ts";

/** Whoever stands on the map, as dots on the small map: round for the Fellowship, edged for the Shadow. */
export const Dots = ({
  pieces,
  drawing: { standee },
}: {
  readonly pieces: readonly Piece[];
  readonly drawing: Drawing;
}) =>
  pieces.map(({ key, side, region, x, y }) =>
    region === NONE ? null : (
      <rect
        key={key}
        x={x - standee * 0.4}
        y={y - standee}
        width={standee * 0.8}
        height={standee * 0.8}
        rx={side === GOOD ? standee * 0.4 : 0}
        className={styles.dot}
        data-side={side}
      />
    ),
  );
