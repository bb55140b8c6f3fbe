import { Fallen as Lying } from "@westmarch/campaign/staging";
import type { CSSProperties, ReactNode } from "react";
import {
  characterOfFigure,
  ELITE,
  type FigureId,
  FREE,
  LEADER,
  NATIONS,
  NAZGUL,
  nationOfFigure,
  PERSON,
  type Side,
} from "../../../data/ids.ts";
import css from "./figures.module.css";
import { Standing } from "./Standing.tsx";

const REGULAR = "M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M5 46V27Q5 19 15 19T25 27V46Z";
const HELMED = "M33.5 46V3.5l2.5-3 2.5 3V46ZM11 11Q11 2 18 1Q25 2 25 11V16H11ZM4 46V29Q4 18 18 18T31 29V46Z";
const PENNANT = "M11 46V4M11 5L30 11 11 17Z";
const WINGS =
  "M0 4c-4-7-11-11-19-10.5c4 2 5.5 4.5 5.5 8.5c3-1.2 5.5-.4 7 2c1.5-.8 4-.8 6.5 1.8c2.5-2.6 5-2.6 6.5-1.8c1.5-2.4 4-3.2 7-2c0-4 1.5-6.5 5.5-8.5c-8-.5-15 3.5-19 10.5Z";

/** The outline of one kind of figure, in ink of its nation and the rim of its side. */
function shape(figure: FigureId): { readonly d: string; readonly box: string; readonly wide: number } {
  if (figure === NAZGUL) return { d: WINGS, box: "-21 -24 42 50", wide: 42 };
  if (figure >= LEADER) return { d: PENNANT, box: "6 0 28 50", wide: 28 };
  if (figure >= ELITE) return { d: HELMED, box: "0 -2 42 52", wide: 40 };
  return { d: REGULAR, box: "1 0 28 50", wide: 28 };
}

export interface FigureProps {
  readonly figure: FigureId;
  readonly side: Side;
  /** About to fall, if that is chosen: struck through. */
  readonly struck?: boolean;
}

/** One figure. */
export const Figure = ({ figure, side, struck = false }: FigureProps): ReactNode => {
  if (figure >= PERSON)
    return (
      <span className={css.person} data-struck={struck || undefined}>
        <Standing character={characterOfFigure(figure)} side={side} />
        {struck && <Strike />}
      </span>
    );
  const { d, box, wide } = shape(figure);
  const width: CSSProperties & Record<"--wide", number> = { "--wide": wide };
  return (
    <svg
      viewBox={box}
      className={css.figure}
      style={width}
      data-struck={struck || undefined}
      data-nation={figure === NAZGUL ? "nazgul" : NATIONS[nationOfFigure(figure)]}
      data-side={side === FREE ? "free" : "shadow"}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} className={css.edge} />
      <path d={d} className={css.body} />
      {struck && <path d={figure === NAZGUL ? "M-17 14L17-16" : "M3 44L28 10"} className={css.strike} />}
    </svg>
  );
};

/** So many of the fallen are seen lying on each other. */
const HEAP = 3;

/** Those of a kind who have fallen: tipped over and grey, and how many they are. */
export const Fallen = ({ figure, side, count }: Omit<FigureProps, "struck"> & { readonly count: number }) => {
  const person = figure >= PERSON;
  const style: CSSProperties & Record<"--wide", number> = { "--wide": person ? 50 : shape(figure).wide };
  return (
    <Lying className={css.fallen} style={style} person={person} count={count}>
      {Array.from({ length: Math.min(count, HEAP) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one of a kind is as good as another
        <span key={i} className={css.tipped}>
          <Figure figure={figure} side={side} />
        </span>
      ))}
    </Lying>
  );
};

const Strike = () => (
  <svg viewBox="0 0 34 44" className={css.over} aria-hidden="true" focusable="false">
    <path d="M4 40L30 5" className={css.strike} />
  </svg>
);
