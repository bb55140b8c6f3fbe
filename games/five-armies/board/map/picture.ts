/** The valley of Dale as a picture, and what the page must know about it. */
import { element, type Line, lengthOf, type Point, path } from "@westmarch/ink";
import { archOf, EYRIE_AT } from "./boxes.ts";
import { ACROSS, HEIGHT, WIDTH } from "./geometry.ts";
import { LINES, OUTLINES, POOLS } from "./net.ts";
import { PLACES } from "./placing.ts";
import { BARE, betweenOf, OUTLINE_ID, type ValleyPlan } from "./plan.ts";
import { BOX_NAMES, numberOf } from "./regions.ts";

/** The picture goes on past the page, so that no screen sees its end. */
const PAST = { left: -900, right: 2100, top: -300, bottom: 1320 };

const ALL_OUTLINES: readonly Line[] = [...OUTLINES, ...BOX_NAMES.map(archOf)];

/** Each outline is written once, and used for washes and clips. */
const outlines = (): string =>
  ALL_OUTLINES.map((outline, place) =>
    element("path", { id: `${OUTLINE_ID}${place}`, d: path(outline) }),
  ).join("");

/** Every border as a plain line, until the pen has drawn it. */
const bareBorders = (): string =>
  element(
    "g",
    { class: BARE, fill: "none", stroke: "var(--map-line)", "stroke-width": 1.2, opacity: 0.7 },
    ALL_OUTLINES.map((_, place) => element("use", { href: `#${OUTLINE_ID}${place}` })).join(""),
  );

const sheet = (content: string): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, overflow: "visible" },
    content,
  );

/** The point in the middle of a line. */
const middleOf = (line: Line): Point => {
  let left = lengthOf(line) / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long >= left) {
      const t = long === 0 ? 0 : left / long;
      return [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)];
    }
    left -= long;
  }
  return line.at(-1) ?? [0, 0];
};

const centreOf = (outline: Line): Point => [
  Math.round(outline.reduce((sum, [x]) => sum + x, 0) / outline.length),
  Math.round(outline.reduce((sum, [, y]) => sum + y, 0) / outline.length),
];

const middles = (): Readonly<Record<number, Point>> => {
  const found: Record<number, Point> = {};
  for (const { of, line } of LINES) {
    const [a, b] = of;
    if (b) found[betweenOf(numberOf(a), numberOf(b))] = middleOf(line);
  }
  for (const [pool, a, b] of ACROSS) {
    const water = POOLS.find(({ name }) => name === pool)?.outline ?? [];
    found[betweenOf(numberOf(a), numberOf(b))] = centreOf(water);
  }
  return found;
};

export interface Drawn {
  /** The land itself: washes, whose land it is. It is there first. */
  readonly land: string;
  /** What the pen draws, and what stands on the land. */
  readonly cover: string;
  readonly plan: ValleyPlan;
}

export function drawMap(): Drawn {
  const land =
    element("defs", {}, outlines()) +
    element("rect", {
      x: PAST.left,
      y: PAST.top,
      width: PAST.right - PAST.left,
      height: PAST.bottom - PAST.top,
      fill: "var(--map-far)",
    }) +
    bareBorders();
  const plan: ValleyPlan = {
    width: WIDTH,
    height: HEIGHT,
    regions: PLACES,
    roosts: [EYRIE_AT, [150, 790], [600, 850], [900, 470], [1090, 780]],
    bats: [
      [60, 740],
      [715, 570],
      [860, 240],
      [1150, 690],
    ],
    middles: middles(),
  };
  return { land: sheet(land), cover: sheet(""), plan };
}
