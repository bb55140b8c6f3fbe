/** The instrument's measures, in the units of its drawing. */
export interface Gauge {
  readonly width: number;
  readonly height: number;
  /** Middle of a space. */
  readonly x: (space: number) => number;
  readonly step: number;
  /** Where the land ends and the road begins; the road's middle; the slider's middle. */
  readonly ground: number;
  readonly road: number;
  readonly slider: number;
  /** Radius of a space, of a bonus, and the size of the figures. */
  readonly stone: number;
  readonly bonus: number;
  readonly figure: number;
}

const gauge = (
  width: number,
  height: number,
  edge: number,
  rest: Omit<Gauge, "width" | "height" | "x" | "step">,
): Gauge => {
  const step = (width - 2 * edge) / 28;
  return { width, height, step, x: (space) => edge + space * step, ...rest };
};

export const GAUGES: Readonly<Record<"wide" | "tall", Gauge>> = {
  wide: gauge(900, 151, 40, { ground: 62, road: 84, slider: 123, stone: 8.4, bonus: 14, figure: 1 }),
  tall: gauge(400, 120, 21, { ground: 48, road: 64.5, slider: 96, stone: 4.6, bonus: 10.6, figure: 0.72 }),
};
export type GaugeName = keyof typeof GAUGES;
