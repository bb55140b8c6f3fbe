/** The sea with its shallows, lakes and rivers. */
import { riversOf } from "@westmarch/campaign/drawing";
import {
  type Attributes,
  clipPath,
  dice,
  element,
  extent,
  farFrom,
  inside,
  type Polyline,
  path,
  ring,
  rose,
  type Stamps,
  scatter,
  stamps,
  stroke,
  sub,
  WATER,
  wave,
} from "@westmarch/ink";
import { COURSES, INLAND_SEA, LAKE_OUTLINES, SEA, SHORELINE } from "./net.ts";

const SURFACE = "var(--map-sea)";
const STREAM = "var(--war-river)";

/** Lines along a shore, fading outwards: a broad stroke of water, and on it a little less of the surface. */
const shallows = (id: string, d: string, reach: readonly number[], clip: string): string => {
  const shore = (attributes: Attributes): string => element("use", { href: `#${id}`, ...attributes });
  return (
    element("defs", {}, element("path", { id, d })) +
    element(
      "g",
      { fill: "none", "stroke-linejoin": "round", "clip-path": `url(#${clip})` },
      [...reach]
        .reverse()
        .map((far, i) => {
          const near = (i + 1) / reach.length;
          const [line, within] = [{ "stroke-width": far * 2 + 1.3 }, { "stroke-width": far * 2 }];
          return (
            shore({ ...line, stroke: SURFACE }) +
            shore({ ...line, stroke: WATER, opacity: 0.16 + 0.4 * near }) +
            shore({ ...within, stroke: SURFACE }) +
            shore({ ...within, stroke: WATER, opacity: 0.05 + 0.1 * near })
          );
        })
        .join(""),
    )
  );
};

/** Where the rose stands, clear of any table's slips. */
const ROSE = { x: 62, y: 692, radius: 46 };

const waves = (set: Stamps): string => {
  const roll = dice("war waves");
  const { left, top, bottom } = { left: -620, top: -160, bottom: 1180 };
  const page: Polyline = [
    [left, top],
    [800, top],
    [800, bottom],
    [left, bottom],
  ];
  return scatter(page, {
    gap: 62,
    seed: "war waves",
    tries: 1400,
    unless: (p) =>
      Math.hypot(p[0] - ROSE.x, p[1] - ROSE.y) < ROSE.radius + 40 ||
      !inside(p, SEA) ||
      farFrom(p, SHORELINE) < 48,
  })
    .map(([x, y]) => {
      const name = `wave ${sub(roll) % 8}`;
      return set.set(name, x, y, () => element("path", { d: wave(0, 0, 15 + roll() * 9, name) }));
    })
    .join("");
};

export const seaPaint = (): string => {
  const set = stamps("war-sea-");
  const swell = waves(set);
  return (
    clipPath("war-sea", path(SEA)) +
    element("path", { d: path(SEA), fill: SURFACE }) +
    shallows("war-shore", path(SHORELINE, false), [6, 12.5, 20, 29], "war-sea") +
    set.all() +
    element("g", { fill: WATER, opacity: 0.5 }, swell) +
    rose(ROSE.x, ROSE.y, ROSE.radius)
  );
};

export const coastInk = (): string =>
  element("path", {
    d: stroke(SHORELINE, { width: 3, seed: "war shore", ends: [1, 1], drift: 0.7 }),
    fill: "var(--map-line)",
  });

export const lakePaint = (): string =>
  [INLAND_SEA, ...LAKE_OUTLINES]
    .map((outline, i) => {
      const { left, right } = extent(outline);
      const reach = right - left > 80 ? [4, 9, 15] : right - left > 30 ? [3, 6] : [2.4];
      return (
        clipPath(`war-lake-${i}`, path(outline)) +
        element("path", { d: path(outline), fill: SURFACE }) +
        shallows(`war-bank-${i}`, path(outline), reach, `war-lake-${i}`) +
        element("path", {
          d: ring(outline, { width: right - left > 80 ? 2.2 : 1.6, seed: `lake ${i}` }),
          fill: "var(--map-line)",
        })
      );
    })
    .join("");

/** Rivers broaden to their mouths. */
export const riverPaint = (): string =>
  riversOf(
    COURSES.map(({ line, width }) => {
      const mouthed = inside(line.at(-1) ?? [0, 0], SEA);
      const half = (i: number): number => {
        const down = i / Math.max(1, line.length - 1);
        const flare = mouthed ? Math.max(0, 1 - (line.length - 1 - i) / 4) * 0.7 : 0;
        return ((width[0] + (width[1] - width[0]) * down) / 2) * (1 + flare);
      };
      return { line, half };
    }),
    STREAM,
  );
