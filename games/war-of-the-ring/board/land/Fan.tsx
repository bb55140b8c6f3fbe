import { memo } from "react";
import type { RegionId } from "../../data/regionnames.ts";
import styles from "./land.module.css";
import type { Sheet } from "./useMap.ts";

/** Where the Ring-bearers could be: hatched, with a dotted contour around all of it. Knowledge, not a choice. */
export const Fan = memo(({ sheet, fan }: { readonly sheet: Sheet; readonly fan: ReadonlySet<RegionId> }) => {
  if (fan.size === 0) return null;
  const { plan, outlines } = sheet;
  const all = [...fan].map((region) => outlines[region]).join("");
  const page = { x: -40, y: -40, width: plan.width + 80, height: plan.height + 80 };
  return (
    <svg className={styles.layer} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <defs>
        <pattern
          id="war-fan"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path d="M0 4H8" className={styles.fanHatch} />
        </pattern>
        {/* A line between two of them lies under both, and is not seen. */}
        <mask id="war-fan-edge" maskUnits="userSpaceOnUse" {...page}>
          <rect {...page} fill="#fff" />
          <path d={all} fill="#000" />
        </mask>
      </defs>
      <path d={all} fill="url(#war-fan)" />
      <g mask="url(#war-fan-edge)">
        <path d={all} className={styles.fanEdge} />
      </g>
    </svg>
  );
});
