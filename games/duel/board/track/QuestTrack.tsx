import type { CSSProperties } from "react";
import { GOAL } from "../../data/board.ts";
import type { Side } from "../../data/ids.ts";
import { Drawn } from "../drawing/Drawn.tsx";
import tall from "../drawn/road-tall.svg?url";
import wide from "../drawn/road-wide.svg?url";
import { Hobbits, Rider } from "./Figures.tsx";
import { GAUGES, type Gauge } from "./gauge.ts";
import { BONUS_STEPS, standing } from "./places.ts";
import { Case, Groove, Left, Road, Slider } from "./Rails.tsx";
import css from "./track.module.css";

interface QuestTrackProps {
  /** Steps taken by each side (11.1). */
  readonly fellowship: number;
  readonly sauron: number;
  readonly near: Side;
  readonly layout: "wide" | "tall";
  /** Words for the voice: where both characters stand, and what each bonus gives. */
  readonly describe: {
    readonly fellowship: string;
    readonly sauron: string;
    readonly bonus: (step: number) => string;
  };
  /** `quest`, or `bonus:STEP`. */
  readonly onExplain: (id: string) => void;
  readonly calm: boolean;
}

/** Moves a part of the instrument by so many spaces; the browser slides it there. */
const shifted = (gauge: Gauge, spaces: number): CSSProperties => ({
  transform: `translateX(${(spaces * gauge.step).toFixed(2)}px)`,
});

const place = (gauge: Gauge, x: number, y: number, r: number): CSSProperties => ({
  insetInlineStart: `${((x - r) / gauge.width) * 100}%`,
  insetBlockStart: `${((y - r) / gauge.height) * 100}%`,
  inlineSize: `${((2 * r) / gauge.width) * 100}%`,
  blockSize: `${((2 * r) / gauge.height) * 100}%`,
});

/** What may be pointed at: the whole, and the bonuses on both rows. */
const Places = ({
  gauge,
  fellowship,
  describe,
  onExplain,
}: Omit<QuestTrackProps, "layout" | "calm" | "near"> & { readonly gauge: Gauge }) => (
  <>
    <button
      type="button"
      className={css.whole}
      data-explain="quest"
      aria-label={`${describe.fellowship} ${describe.sauron}`}
      onClick={() => onExplain("quest")}
    />
    {BONUS_STEPS.map((step) => (
      <button
        key={step}
        type="button"
        className={css.hit}
        style={place(gauge, gauge.x(GOAL + step), gauge.road, gauge.bonus * 1.2)}
        data-explain={`bonus:${step}`}
        aria-label={describe.bonus(step)}
        onClick={() => onExplain(`bonus:${step}`)}
      />
    ))}
    {BONUS_STEPS.map((step) => (
      // The same four again, on the slider: for the pointer only, the voice has heard them.
      <button
        key={`s${step}`}
        type="button"
        className={css.hit}
        tabIndex={-1}
        aria-hidden="true"
        style={place(gauge, gauge.x(fellowship + step), gauge.slider, gauge.bonus * 1.2)}
        data-explain={`bonus:${step}`}
        onClick={() => onExplain(`bonus:${step}`)}
      />
    ))}
  </>
);

/** The quest of the Ring (section 11): Frodo and Sam draw the slider on, and the hunters on it come along. */
export const QuestTrack = ({
  fellowship,
  sauron,
  near,
  layout,
  describe,
  onExplain,
  calm,
}: QuestTrackProps) => {
  const gauge = GAUGES[layout];
  const at = standing(fellowship, sauron);
  const { x, road, slider, figure } = gauge;
  return (
    <div
      className={css.track}
      style={{ aspectRatio: `${gauge.width} / ${gauge.height}` }}
      data-layout={layout}
      data-near={near}
      data-calm={calm || undefined}
    >
      <Drawn url={layout === "wide" ? wide : tall} />
      <svg
        viewBox={`0 0 ${gauge.width} ${gauge.height}`}
        className={css.picture}
        aria-hidden="true"
        focusable="false"
      >
        <Case gauge={gauge} />
        <Groove gauge={gauge} />
        <Road gauge={gauge} at={fellowship} />
        <g className={css.moving} style={shifted(gauge, at.slide)} data-anchor="quest:slider">
          <Slider gauge={gauge} at={sauron} />
        </g>
        <g className={css.moving} style={shifted(gauge, at.nazgul)} data-anchor="quest:1">
          <g transform={`translate(${x(0)} ${slider + 4}) scale(${figure})`}>
            <Rider />
            <Left steps={at.gap} x={-17} y={-43} hunted={false} />
          </g>
        </g>
        <g className={css.moving} style={shifted(gauge, at.frodo)} data-anchor="quest:0">
          <g transform={`translate(${x(0)} ${road + 4}) scale(${figure})`}>
            <Hobbits />
            <Left steps={GOAL - fellowship} x={28} y={-30} hunted />
          </g>
        </g>
      </svg>
      <Places
        gauge={gauge}
        fellowship={fellowship}
        sauron={sauron}
        describe={describe}
        onExplain={onExplain}
      />
    </div>
  );
};
