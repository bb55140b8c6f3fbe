import { memo } from "react";
import { Layer } from "./Layer.tsx";
import styles from "./map.module.css";
import type { Sheet } from "./sheets.ts";

interface HatchedProps {
  readonly sheet: Sheet;
  /** Its parts are called by this. */
  readonly id: string;
  readonly places: ReadonlySet<number>;
}

/** Regions hatched in `--hatch-ink`, with a dotted contour around all of them. Knowledge, not a choice. */
export const Hatched = memo(({ sheet, id, places }: HatchedProps) => {
  if (places.size === 0) return null;
  const { plan, outlines } = sheet;
  const all = [...places].map((region) => outlines[region]).join("");
  const page = { x: -40, y: -40, width: plan.width + 80, height: plan.height + 80 };
  return (
    <Layer plan={plan}>
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 4H8" className={styles.hatch} />
        </pattern>
        {/* A line between two of them lies under both, and is not seen. */}
        <mask id={`${id}-edge`} maskUnits="userSpaceOnUse" {...page}>
          <rect {...page} fill="#fff" />
          <path d={all} fill="#000" />
        </mask>
      </defs>
      <path d={all} fill={`url(#${id})`} />
      <g mask={`url(#${id}-edge)`}>
        <path d={all} className={styles.hatchEdge} />
      </g>
    </Layer>
  );
});
