import { GOBLIN, sideOfUnit, UNIT, type UnitId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { UnitEmblem } from "./Emblem.tsx";
import styles from "./heraldry.module.css";
import { shieldOutline } from "./shapes.ts";

const FIELD = "translate(0 -.3) scale(.86)";
const SECOND_RIM = "translate(0 -.4) scale(.72)";

/** A type of unit's shield around the middle of an SVG; a second rim where a figure has the strength of two. */
export const Shield = ({ unit }: { readonly unit: UnitId }) => {
  const outline = shieldOutline(unit);
  const isDouble = (printed(null).strength[unit] ?? 1) > 1;
  return (
    <g className={styles.shield} data-side={sideOfUnit(unit)}>
      <path d={outline} className={styles.rim} />
      <path d={outline} transform={FIELD} className={styles.field} data-unit={UNIT.names[unit]} />
      {isDouble && <path d={outline} transform={SECOND_RIM} className={styles.second} />}
      <g transform={`translate(0 ${unit === GOBLIN ? -2.6 : -3})`}>
        <UnitEmblem unit={unit} size={isDouble ? 15.5 : 18} />
      </g>
    </g>
  );
};

/** A shield as a picture of its own, for a line of words or a slip; `ghost`: one that stays or is lost. */
export const ShieldPicture = ({
  unit,
  size = 24,
  ghost = false,
}: {
  readonly unit: UnitId;
  readonly size?: number | string;
  readonly ghost?: boolean;
}) => (
  <svg
    viewBox="-14.5 -22.5 29 41"
    height={size}
    aria-hidden="true"
    focusable="false"
    className={styles.picture}
    data-ghost={ghost || undefined}
  >
    <Shield unit={unit} />
  </svg>
);
