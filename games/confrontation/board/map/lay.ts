import { dice, hash, mix, type Point, type Polyline, ragged } from "@westmarch/ink";
import { MOUNTAIN, ROW, ROWS } from "../../data/board.ts";
import { ALL_REGIONS, MORDOR, REGIONS, type RegionId, SHIRE } from "../../data/ids.ts";
import type { DrawingName } from "./drawing.ts";

/**
 * The board as a net of sixteen cells. Places are first thought in rows: `u` runs from The Shire (0) to Mordor (6),
 * `v` from north (-2) to south (2). A sheet turns that into a page.
 */
export interface Sheet {
  readonly name: DrawingName;
  readonly wide: boolean;
  /** Seen from Mordor: the page is turned, the glyphs stand upright all the same. */
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
  /** Size of glyphs. */
  readonly unit: number;
  readonly standee: number;
  readonly stride: number;
  readonly at: (u: number, v: number) => Point;
}

/** How far the cells of a row reach into the next. A sixth makes regular hexagons, less makes bricks. */
const REACH = { wide: 0.125, tall: 0.085 };

const TALL_ROWS = [0, 73, 144, 219, 294, 365, 438];

/** Height of a row on the tall page; beyond the homes it goes on evenly. */
const tallRow = (u: number): number => {
  if (u <= 0) return u * 84;
  if (u >= 6) return TALL_ROWS[6] + (u - 6) * 84;
  const low = Math.floor(u);
  return mix(TALL_ROWS[low], TALL_ROWS[Math.min(6, low + 1)], u - low);
};

export const sheetOf = (name: DrawingName): Sheet => {
  const wide = name.startsWith("wide");
  const turned = name.endsWith("dark");
  const [width, height] = wide ? [1440, 612] : [390, 562];
  const lay = (u: number, v: number): Point =>
    wide ? [148 + 190.7 * u, height / 2 + 4 + 146 * v] : [width / 2 + 92.5 * v, height - 62 - tallRow(u)];
  return {
    name,
    wide,
    turned,
    width,
    height,
    unit: wide ? 1 : 0.62,
    standee: wide ? 50 : 33,
    stride: wide ? 55 : 38,
    at: (u, v) => {
      const [x, y] = lay(u, v);
      return turned ? [width - x, height - y] : [x, y];
    },
  };
};

/** Where the middle of each region lies. */
export const MIDDLE: readonly Point[] = REGIONS.map((name, id) => {
  const row = ROWS[ROW[id]];
  return [ROW[id], row.indexOf(name) - (row.length - 1) / 2];
});

interface Border {
  readonly of: readonly RegionId[];
  readonly line: Polyline;
  /** Barred by mountains: sideways in the mountains, and around Mordor. */
  readonly wall: boolean;
}

export interface Net {
  readonly outlines: readonly Polyline[];
  readonly borders: readonly Border[];
}

/** The homes hold four, so they bulge outwards: farther out on the wide page, broader on the tall one. */
const outward = (wide: boolean, u: number, v: number): Point => {
  if (u > -0.2 && u < 6.2) return [u, v];
  const side = Math.sign(Math.round(v * 4));
  const out = wide ? (side === 0 ? 0.66 : 0.52) : side === 0 ? 0.71 : 0.6;
  return [u < 0 ? -out : 6 + out, side * (wide ? 0.53 : 0.88)];
};

const HOMES: readonly RegionId[] = [SHIRE, MORDOR];

const keyOf = (u: number, v: number): string => `${u.toFixed(3)},${v.toFixed(3)}`;

/** An outer border is rounded outwards, so that the land does not look cut with a knife. Rings run clockwise. */
const bulged = (line: Polyline, much: number): Point[] => {
  const [a, b] = [line[0], line[line.length - 1]];
  return line.map(([x, y], i) => {
    const by = Math.sin((Math.PI * i) / (line.length - 1)) * much;
    return [x + (b[1] - a[1]) * by, y - (b[0] - a[0]) * by];
  });
};

/** The net of a sheet: every border drawn once and shared by its two regions. */
export const netOf = (sheet: Sheet): Net => {
  const d = sheet.wide ? REACH.wide : REACH.tall;
  const near = 0.5 - d;
  const far = 0.5 + d;
  const corner = (u: number, v: number): Point => {
    const roll = dice(hash(`corner ${keyOf(u, v)}`));
    const [ou, ov] = outward(sheet.wide, u, v);
    return sheet.at(ou + (roll() - 0.5) * 0.09, ov + (roll() - 0.5) * 0.1);
  };
  const borders = new Map<string, { of: RegionId[]; line: Polyline; wall: boolean; first: string }>();
  const rings = MIDDLE.map(([u, v]) => {
    const ring: Point[] = [
      [u - far, v],
      [u - near, v - 0.5],
      [u + near, v - 0.5],
      [u + far, v],
      [u + near, v + 0.5],
      [u - near, v + 0.5],
    ];
    return ring.map(([cu, cv], i) => {
      const [nu, nv] = ring[(i + 1) % ring.length];
      const [from, to] = [keyOf(cu, cv), keyOf(nu, nv)];
      return {
        from,
        key: from < to ? `${from} ${to}` : `${to} ${from}`,
        ends: [corner(cu, cv), corner(nu, nv)] as const,
      };
    });
  });
  for (const id of ALL_REGIONS) {
    for (const { from, key, ends } of rings[id]) {
      const border = borders.get(key);
      if (border) border.of.push(id);
      else
        borders.set(key, {
          of: [id],
          line: ragged(...ends, `border ${key}`, 0.11, 5),
          wall: false,
          first: from,
        });
    }
  }
  for (const border of borders.values()) {
    if (border.of.length === 1) border.line = bulged(border.line, HOMES.includes(border.of[0]) ? 0.12 : 0.08);
  }
  const outlines = rings.map((ring) =>
    ring.flatMap(({ from, key }) => {
      const border = borders.get(key);
      if (!border) return [];
      return (border.first === from ? border.line : [...border.line].reverse()).slice(0, -1);
    }),
  );
  for (const border of borders.values()) {
    const [a, b] = border.of;
    border.wall = b === undefined ? a === MORDOR : MOUNTAIN[a] && MOUNTAIN[b];
  }
  return { outlines, borders: [...borders.values()] };
};

/** A line through places given in rows, on this sheet's page. */
export const onPage = (sheet: Sheet, line: readonly Point[]): Point[] => line.map(([u, v]) => sheet.at(u, v));
