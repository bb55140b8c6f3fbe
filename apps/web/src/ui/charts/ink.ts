/** Lines of the pen for charts: never quite straight, and the same at every look. Pure. */

/** How far the pen strays, for the nth point of a ribbon; from -1 to 1. */
const stray = (seed: number, nth: number): number => {
  const wave = Math.sin(seed * 12.9898 + nth * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** Points along an edge of a ribbon, and how far it strays at most, in hundredths of its height. */
const POINTS = 7;
const MOST = 7;
/** The same where a ribbon is as wide as a column. */
const UPRIGHT = 3;

const figure = (value: number): string => value.toFixed(1);

/** The outline of a ribbon that fills a square of a hundred, from left to right or upright. */
export function ribbon(seed: number, upright = false): string {
  const most = upright ? UPRIGHT : MOST;
  const point = (along: number, across: number) =>
    upright ? `${figure(across)} ${figure(along)}` : `${figure(along)} ${figure(across)}`;
  const at = (nth: number) => (100 * nth) / (POINTS - 1);
  const upper = Array.from({ length: POINTS }, (_, nth) => point(at(nth), most + most * stray(seed, nth)));
  const lower = Array.from({ length: POINTS }, (_, nth) =>
    point(100 - at(nth), 100 - most + most * stray(seed + 1, nth)),
  );
  return `M${[...upper, ...lower].join("L")}Z`;
}
