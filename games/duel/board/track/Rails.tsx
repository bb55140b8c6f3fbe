/** The two rows of the instrument: the road of the fellowship, fixed, and the hunters' row on the slider. */
import { GOAL } from "../../data/board.ts";
import { Mark } from "../icons/Emblem.tsx";
import { Digits } from "../icons/marks.tsx";
import type { Gauge } from "./gauge.ts";
import { BONUS_SIGNS, BONUS_STEPS, LAST } from "./places.ts";
import css from "./track.module.css";

const steps = Array.from({ length: GOAL + 1 }, (_, step) => step);

/** One space, or a bonus on its medallion; what lies behind is spent. */
const Space = ({
  gauge,
  x,
  y,
  step,
  at,
}: {
  readonly gauge: Gauge;
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** The step where the character stands. */
  readonly at: number;
}) => {
  const bonus = BONUS_STEPS.indexOf(step);
  const passed = step <= at ? css.passed : undefined;
  if (bonus < 0)
    return <circle cx={x} cy={y} r={gauge.stone} className={[css.stone, passed].filter(Boolean).join(" ")} />;
  return (
    <g className={[css.bonus, passed].filter(Boolean).join(" ")}>
      <circle cx={x} cy={y} r={gauge.bonus} className={css.medal} />
      <Mark name={BONUS_SIGNS[bonus]} x={x} y={y} size={gauge.bonus * 1.42} />
    </g>
  );
};

/** The case of the instrument: walnut, with brass at its corners. */
export const Case = ({ gauge }: { readonly gauge: Gauge }) => {
  const { width, height, road, bonus } = gauge;
  const top = road - bonus - 5;
  const k = bonus / 14;
  return (
    <g>
      <rect x="1" y={top} width={width - 2} height={height - top - 1} rx={5 * k} className={css.case} />
      <path d={`M${6 * k} ${top + 2.4}H${width - 6 * k}`} className={css.caseLight} />
      {[0.22, 0.55, 0.83].map((t, i) => (
        <path
          key={t}
          d={`M4 ${height - 4 - i * 1.5}C${width * t * 0.5} ${height - 6} ${width * t} ${height - 2} ${width - 4} ${height - 4 - i}`}
          className={css.grain}
        />
      ))}
      {[1, -1].flatMap((side) =>
        [top, height - 1].map((y, i) => (
          <path
            key={`${side} ${y}`}
            d={`M0 0H${20 * k}C${20 * k} ${11 * k} ${11 * k} ${20 * k} 0 ${20 * k}Z`}
            transform={`translate(${side > 0 ? 1 : width - 1} ${y}) scale(${side} ${i === 0 ? 1 : -1})`}
            className={css.corner}
          />
        )),
      )}
    </g>
  );
};

/** The road: trodden as far as the start, then fifteen spaces to the mountain. */
export const Road = ({ gauge, at }: { readonly gauge: Gauge; readonly at: number }) => {
  const { x, road, stone, step, width, bonus } = gauge;
  const [from, to] = [x(GOAL), x(LAST)];
  const half = bonus + 1;
  const edge = x(0) - stone * 2.4;
  return (
    <g>
      <rect x={edge} y={road - half} width={width - 2 * edge} height={2 * half} rx="2" className={css.bed} />
      <rect
        x={edge + 2}
        y={road - half + 2}
        width={width - 2 * edge - 4}
        height={2 * half - 4}
        className={css.inlay}
      />
      <path
        d={`M${x(0)} ${road}H${from - step * 0.6}`}
        className={css.trodden}
        strokeDasharray={`${step * 0.42} ${step * 0.58}`}
      />
      <path d={`M${from} ${road}H${to}`} className={css.way} />
      {steps.slice(0, -1).map((n) => (
        <Space key={n} gauge={gauge} x={x(GOAL + n)} y={road} step={n} at={at} />
      ))}
      <g transform={`translate(${to} ${road}) scale(${stone / 8.4})`}>
        <circle r="12.4" className={css.goal} />
        <path d="M-9 6.6L-2.8-4.6H2.8L9 6.6Z" fill="#3b3029" stroke="#150d07" strokeWidth=".8" />
        <path d="M-2.8-4.6L-1-8.4 0-5.8 1.4-8.8 2.8-4.6 1 2.6 0-1.4Z" fill="#e8612f" />
      </g>
    </g>
  );
};

/** The groove that the slider runs in, with its twenty-nine marks. */
export const Groove = ({ gauge }: { readonly gauge: Gauge }) => {
  const { x, slider, bonus, width, stone } = gauge;
  const half = bonus + 4;
  const edge = x(0) - stone * 3.4;
  return (
    <g>
      <rect
        x={edge}
        y={slider - half}
        width={width - 2 * edge}
        height={2 * half}
        rx="2"
        className={css.groove}
      />
      <path d={`M${edge + 2} ${slider - half + 1.6}H${width - edge - 2}`} className={css.depth} />
      <path d={`M${edge} ${slider + half}H${width - edge}`} className={css.lip} />
      <path
        d={Array.from({ length: LAST + 1 }, (_, n) => `M${x(n).toFixed(1)} ${slider - 4}v8`).join("")}
        className={css.ticks}
      />
    </g>
  );
};

/** How many steps are left, on a seal beside a figure. */
export const Left = ({
  steps: left,
  x,
  y,
  hunted,
}: {
  readonly steps: number;
  readonly x: number;
  readonly y: number;
  readonly hunted: boolean;
}) => (
  <g transform={`translate(${x} ${y})`} className={hunted ? css.free : css.shadow}>
    <g className={css.left}>
      {hunted ? (
        <circle r="10.4" className={css.seal} />
      ) : (
        <path d="M0-11.6L8.4-8 11.6 0 8.4 8 0 11.6-8.4 8-11.6 0-8.4-8Z" className={css.seal} />
      )}
      <Digits n={left} size={left > 9 ? 13 : 15} fill="#f7efdc" />
    </g>
  </g>
);

/** The slider: the hunters' fifteen spaces, the last of them under Frodo and Sam. Drawn as it lies at the start. */
export const Slider = ({ gauge, at }: { readonly gauge: Gauge; readonly at: number }) => {
  const { x, slider, road, bonus, stone, step } = gauge;
  const half = bonus + 1.6;
  const [from, to] = [x(0) - step * 0.5, x(GOAL) + step * 0.62];
  return (
    <g>
      <path
        d={`M${from} ${slider - half}H${to - half * 0.5}V${road}H${to - step * 0.2}L${to} ${slider - half}V${slider + half}H${from}L${from + half * 0.4} ${slider}Z`}
        className={css.slide}
      />
      <path
        d={`M${from + 4} ${slider - half + 2.2}H${to - 3}M${from + 4} ${slider + half - 2.2}H${to - 3}`}
        className={css.brass}
      />
      <path d={`M${x(0)} ${slider}H${x(GOAL)}`} className={css.hunt} />
      {steps.slice(0, -1).map((n) => (
        <Space key={n} gauge={gauge} x={x(n)} y={slider} step={n} at={at} />
      ))}
      <g transform={`translate(${x(GOAL)} ${slider}) scale(${stone / 8.4})`}>
        <circle r="11.6" className={css.goal} />
        <Mark name="ring" size={16} />
      </g>
    </g>
  );
};
