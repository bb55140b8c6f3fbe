import { Shield as Painted, SmallPicture, shieldStyles } from "@westmarch/campaign/heraldry";
import { NATIONS, type NationId, SHADOW, type Side, sideOfNation } from "../../data/ids.ts";
import { NationEmblem } from "./Emblem.tsx";
import styles from "./heraldry.module.css";

/** Outlines around (0, 0), 26 wide: a heater with a silver rim for the Free Peoples, horns and brass for the Shadow. */
const OUTLINES: readonly [free: string, shadow: string] = [
  "M-13 -17H13V-2C13 8 6 13 0 16C-6 13 -13 8 -13 -2Z",
  "M-13 -15L-8.5 -19.5L-5 -16L0 -21L5 -16L8.5 -19.5L13 -15V3L0 16L-13 3Z",
];
const FIELD = "scale(.84)";
const FIELD_CLASS = `${shieldStyles.field} ${styles.field}`;

export const shieldOutline = (side: Side): string => OUTLINES[side];

/**
 * A Nation's shield around the middle of an SVG; parted down the middle for two. A `hollow` one has an outline only: a
 * Nation that is not roused.
 */
export const Shield = ({
  nation,
  second,
  hollow = false,
}: {
  readonly nation: NationId;
  readonly second?: NationId | undefined;
  readonly hollow?: boolean;
}) => {
  const side = sideOfNation(nation);
  const outline = OUTLINES[side];
  const middle = side === SHADOW ? -3 : -4;
  return (
    <Painted side={side} outline={outline} hollow={hollow}>
      <path d={outline} transform={FIELD} className={FIELD_CLASS} data-nation={NATIONS[nation]} />
      {second === undefined ? (
        <g transform={`translate(0 ${middle})`}>
          <NationEmblem nation={nation} size={19} />
        </g>
      ) : (
        <>
          <path
            d={side === SHADOW ? "M0 -21L5 -16L8.5 -19.5L13 -15V3L0 16Z" : "M0 -17H13V-2C13 8 6 13 0 16Z"}
            transform={FIELD}
            className={FIELD_CLASS}
            data-nation={NATIONS[second]}
          />
          <g transform={`translate(-5.2 ${middle - 1})`}>
            <NationEmblem nation={nation} size={10.5} />
          </g>
          <g transform={`translate(5.2 ${middle - 1})`}>
            <NationEmblem nation={second} size={10.5} />
          </g>
        </>
      )}
    </Painted>
  );
};

/** A shield as a picture of its own, for a line of words or a slip. */
export const ShieldPicture = ({
  nation,
  size = 24,
  hollow = false,
}: {
  readonly nation: NationId;
  readonly size?: number | string;
  readonly hollow?: boolean;
}) => (
  <SmallPicture box="-15 -22.5 30 40" size={size}>
    <Shield nation={nation} hollow={hollow} />
  </SmallPicture>
);
