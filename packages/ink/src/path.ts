import type { Polyline } from "./geometry.ts";

/** A number to one tenth, without a leading zero or a trailing one. */
const tenth = (tenths: number): string => {
  const sign = tenths < 0 ? "-" : "";
  const whole = Math.floor(Math.abs(tenths) / 10);
  const rest = Math.abs(tenths) % 10;
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole === 0 ? "" : whole}.${rest}`;
};

/** Rounds to one tenth, as all drawings do. */
export const round = (n: number): number => Math.round(n * 10) / 10;
export const figure = (n: number): string => tenth(Math.round(n * 10));

const pair = (x: number, y: number): string => {
  const second = tenth(y);
  return second.startsWith("-") ? tenth(x) + second : `${tenth(x)} ${second}`;
};

/**
 * SVG path data for straight pieces through points, relative and to one tenth. Steps are taken between rounded places,
 * so that errors do not add up.
 */
export const path = (line: Polyline, closed = true): string => {
  let data = "";
  let [x, y] = [0, 0];
  for (let i = 0; i < line.length; i++) {
    const [nx, ny] = [Math.round(line[i]![0] * 10), Math.round(line[i]![1] * 10)];
    if (i === 0) data = `M${pair(nx, ny)}l`;
    else if (nx !== x || ny !== y) {
      const step = pair(nx - x, ny - y);
      data += data.endsWith("l") || step.startsWith("-") ? step : ` ${step}`;
    }
    [x, y] = [nx, ny];
  }
  if (data.endsWith("l")) data = data.slice(0, -1);
  return closed ? `${data}z` : data;
};

/** Values of an element's attributes; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** An SVG element as text. */
export const element = (name: string, attributes: Attributes = {}, inner = ""): string => {
  const words = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "")
    .map(
      ([key, value]) => ` ${key}="${typeof value === "number" ? figureOrFraction(value) : escaped(value)}"`,
    )
    .join("");
  return inner === "" ? `<${name}${words}/>` : `<${name}${words}>${inner}</${name}>`;
};

/** Opacities need hundredths. */
const figureOrFraction = (n: number): string =>
  Math.abs(n) < 1 ? String(Math.round(n * 100) / 100).replace(/^(-?)0\./, "$1.") : figure(n);
