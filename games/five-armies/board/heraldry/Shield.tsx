import { Shield as Painted, SmallPicture, shieldStyles } from "@westmarch/campaign/heraldry";
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
  const side = sideOfUnit(unit);
  return (
    <Painted side={side} outline={outline}>
      <path
        d={outline}
        transform={FIELD}
        className={`${shieldStyles.field} ${styles.field}`}
        data-unit={UNIT.names[unit]}
      />
      {isDouble && <path d={outline} transform={SECOND_RIM} className={styles.second} data-side={side} />}
      <g transform={`translate(0 ${unit === GOBLIN ? -2.6 : -3})`}>
        <UnitEmblem unit={unit} size={isDouble ? 15.5 : 18} />
      </g>
    </Painted>
  );
};

interface ShieldPictureProps {
  readonly unit: UnitId;
  readonly size?: number | string;
  readonly ghost?: boolean;
}

/** A shield as a picture of its own, for a line of words or a slip; `ghost`: one that stays or is lost. */
export const ShieldPicture = ({ unit, size = 24, ghost = false }: ShieldPictureProps) => (
  <SmallPicture box="-14.5 -22.5 29 41" size={size} ghost={ghost}>
    <Shield unit={unit} />
  </SmallPicture>
);
