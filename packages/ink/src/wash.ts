import { element } from "./path.ts";

export interface Pigment {
  readonly colour: string;
  /** Strength of the body, 0 to 1. */
  readonly body?: number;
  /** Strength of the pigment gathered at the rim. */
  readonly rim?: number;
  /** How far the rim reaches inwards. */
  readonly width?: number;
}

/**
 * A wash: a thin body of colour, and three strokes of the same colour clipped to the shape, because pigment gathers
 * where the paper dries last. `clip` is the id of a clip path with the same outline.
 */
export const wash = (
  data: string,
  clip: string,
  { colour, body = 0.3, rim = 0.3, width = 14 }: Pigment,
): string =>
  element("path", { d: data, fill: colour, opacity: body }) +
  element(
    "g",
    { "clip-path": `url(#${clip})`, fill: "none", stroke: colour, "stroke-linejoin": "round" },
    [
      [width * 2, rim * 0.42],
      [width, rim * 0.58],
      [width * 0.34, rim],
    ]
      .map(([w, opacity]) => element("path", { d: data, "stroke-width": w, opacity }))
      .join(""),
  );

export const clipPath = (id: string, data: string): string =>
  element("clipPath", { id }, element("path", { d: data }));
