import {
  ELITE,
  type FigureId,
  LEADER,
  NATIONS,
  NAZGUL,
  nationOfFigure,
  SHADOW,
  sideOfNation,
} from "../../data/ids.ts";
import styles from "./heraldry.module.css";
import { BAT } from "./shapes.ts";

/** A foot soldier, a rider, and a pole with a pennant, each standing on the line at 20 in a box of 16 by 20. */
const FOOT =
  "M8 1.6a3 3 0 0 1 2.3 4.9c1.6.7 2.6 2.2 2.8 4.3l.5 5.2h-2l.3 2.4h1v1.4h-9.8v-1.4h1l.3 -2.4h-2l.5 -5.2c.2 -2.1 1.2 -3.6 2.8 -4.3a3 3 0 0 1 2.3 -4.9z";
const RIDER =
  "M6.6 .6a2.5 2.5 0 0 1 2 4c1.3 .7 2 2 2.1 3.5l1.5 .5l1.2 -2.3l2 2.2l-.6 3.2l-1.6 1.1l-.5 3.2l1.3 2.6h1v1.4h-12.6v-1.4h1.5l.3 -2.8c-1.5 -.6 -2.3 -1.7 -2.4 -3.4l1.3 .7c.300 -2 .7 -3.9 1.6 -5.4c.4 -1.5 .6 -2 1.3 -2.5a2.5 2.5 0 0 1 .6 -4.6z";

/** One figure as a sign: a Regular on foot, an Elite mounted, a Leader's pennant, a Nazgûl's wings; in its Nation's colour. */
export const FigureGlyph = ({
  figure,
  size = 20,
  ghost = false,
}: {
  readonly figure: FigureId;
  readonly size?: number;
  /** Dashed outline only: one that stays, or is lost. */
  readonly ghost?: boolean;
}) => {
  if (figure === NAZGUL)
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        height={size}
        className={styles.figure}
        viewBox="-11 -8 22 14"
        data-ghost={ghost || undefined}
      >
        <path d={BAT} transform="scale(1.1)" data-nation="sauron" />
      </svg>
    );
  const nation = nationOfFigure(figure);
  const body = figure >= LEADER ? "M4 20V1.5l10 3.5 -8.5 3.5V20z" : figure >= ELITE ? RIDER : FOOT;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      height={size}
      className={styles.figure}
      viewBox="0 0 16 20"
      data-ghost={ghost || undefined}
    >
      <path
        d={body}
        data-nation={NATIONS[nation]}
        data-side={sideOfNation(nation) === SHADOW ? "shadow" : "free"}
      />
    </svg>
  );
};
