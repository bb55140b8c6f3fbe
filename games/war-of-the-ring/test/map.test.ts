/** The map's geometry is proved here: regions, borders, walls and coast are found in its lines, and compared with the rules' own. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { outlinesIn, packed, roomOf, unpacked, written } from "@westmarch/campaign/plan";
import { extent, inside, type Point, type Polyline } from "@westmarch/ink";
import { crossing } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { HEIGHT, WIDTH } from "../board/map/geometry.ts";
import { COURSES, INLAND_SEA, LAKE_OUTLINES, LINES, OUTLINES, SEA } from "../board/map/net.ts";
import { drawMap } from "../board/map/picture.ts";
import { PLACES, settlementBox } from "../board/map/placing.ts";
import { OUTLINE_ID } from "../board/map/plan.ts";
import { SPOTS } from "../board/map/spots.ts";
import { NO_SETTLEMENT } from "../data/ids.ts";
import { REGION, REGIONS, type RegionId, type RegionName } from "../data/regionnames.ts";
import { BEHIND_BLACK, COASTAL, NEIGHBOURS, SETTLEMENT } from "../data/regions.ts";
import en from "../text/places.en.json" with { type: "json" };
import ja from "../text/places.ja.json" with { type: "json" };
import zhHans from "../text/places.zh-Hans.json" with { type: "json" };
import zhHant from "../text/places.zh-Hant.json" with { type: "json" };

const start = (line: Polyline): Point => line[0] ?? [Number.NaN, Number.NaN];
const end = (line: Polyline): Point => line.at(-1) ?? [Number.NaN, Number.NaN];

/** Twice the signed area: positive when the outline runs clockwise on the page. */
const turn = (outline: Polyline): number =>
  outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** A line walked one way; each is walked twice, once for what lies at either hand. */
interface Walk {
  readonly line: Polyline;
  readonly edge: number;
  readonly back: boolean;
}

const heading = ({ line }: Walk): number => {
  const [[x, y], [nx, ny]] = [start(line), line[1] ?? start(line)];
  return Math.atan2(ny - y, nx - x);
};

/**
 * What the lines enclose, found without a look at whose they are said to be: at each meeting of lines the walk takes the
 * next one round the hand, until it is back.
 */
function enclosed(): { readonly edges: readonly number[]; readonly outline: Polyline }[] {
  const walks: Walk[] = LINES.flatMap(({ line }, edge) => [
    { line, edge, back: false },
    { line: [...line].reverse(), edge, back: true },
  ]);
  const from = new Map<string, Walk[]>();
  for (const walk of walks)
    from.set(String(start(walk.line)), [...(from.get(String(start(walk.line))) ?? []), walk]);
  for (const there of from.values()) there.sort((a, b) => heading(a) - heading(b));
  const after = (walk: Walk): Walk => {
    const there = from.get(String(end(walk.line))) ?? [];
    const home = there.findIndex(({ edge, back }) => edge === walk.edge && back !== walk.back);
    const next = there.at(home - 1);
    if (home < 0 || !next) throw new Error(`nothing goes on from ${end(walk.line)}`);
    return next;
  };
  const seen = new Set<Walk>();
  return walks.flatMap((first) => {
    if (seen.has(first)) return [];
    const ring: Walk[] = [];
    for (let walk = first; !seen.has(walk); walk = after(walk)) {
      seen.add(walk);
      ring.push(walk);
    }
    return [{ edges: ring.map(({ edge }) => edge), outline: ring.flatMap(({ line }) => line.slice(0, -1)) }];
  });
}

/** What lies within: the region whose name is written there, if it is one's. */
const FACES = enclosed().map((face) => ({
  ...face,
  names: REGIONS.filter((name) => turn(face.outline) > 0 && inside(SPOTS[name].label, face.outline)),
}));
const around = FACES.filter(({ outline }) => turn(outline) < 0);
const lands = FACES.filter(({ names }) => names.length > 0);
/** The names at both hands of a line. */
const besides = (edge: number): RegionName[] =>
  lands.flatMap(({ edges, names }) => (edges.includes(edge) ? names : [])).sort();

/** From each of two regions to the other, as the rules list them. */
const touching = (kind: "open" | "wall"): string[] =>
  LINES.flatMap(({ kind: drawn }, edge) => {
    const sides = besides(edge);
    return drawn === kind ? [sides.join(" to "), sides.reverse().join(" to ")] : [];
  }).sort();
const listed = (lists: readonly (readonly RegionId[])[]): string[] =>
  lists.flatMap((others, region) => others.map((other) => `${REGIONS[region]} to ${REGIONS[other]}`)).sort();

describe("the lines of the map", () => {
  test("enclose the 105 regions and the Sea of Rhûn, and nothing else", () => {
    expect(around).toHaveLength(1);
    expect(lands.map(({ names }) => names.join()).sort()).toEqual([...REGIONS].sort());
    const others = FACES.filter((face) => !lands.includes(face) && !around.includes(face));
    expect(others.map(({ outline }) => new Set(outline.map(String)))).toEqual([
      new Set(INLAND_SEA.map(String)),
    ]);
  });

  test("are each the border of what they are said to be", () => {
    LINES.forEach(({ of }, edge) => {
      expect(besides(edge)).toEqual([...of].sort());
    });
  });

  test("join regions exactly where the rules have them adjacent", () => {
    expect(touching("open")).toEqual(listed(NEIGHBOURS));
    expect(touching("open")).toHaveLength(2 * 232);
  });

  test("are walls exactly where the rules have a black line", () => {
    expect(touching("wall")).toEqual(listed(BEHIND_BLACK));
    expect(touching("wall")).toHaveLength(2 * 47);
  });

  test("meet the sea in exactly the coastal regions", () => {
    const wet = lands.filter(({ edges }) =>
      edges.some((edge) => {
        // A step off the line to either hand: on one of them is the sea.
        const line = LINES[edge]?.line ?? [];
        return line.slice(1).some(([bx, by], i) => {
          const [ax, ay] = line[i] ?? [bx, by];
          const long = Math.hypot(bx - ax, by - ay) * 4;
          const off: Point = [(by - ay) / long, (ax - bx) / long];
          return [1, -1].some((hand) =>
            inside([(ax + bx) / 2 + off[0] * hand, (ay + by) / 2 + off[1] * hand], SEA),
          );
        });
      }),
    );
    expect(wet.flatMap(({ names }) => names).sort()).toEqual(
      REGIONS.filter((_, region) => COASTAL[region]).sort(),
    );
  });

  test("cross nowhere", () => {
    const boxes = LINES.map(({ line }) => {
      const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    });
    const crossed: string[] = [];
    LINES.forEach((one, i) => {
      LINES.forEach((other, j) => {
        const [a, b] = [boxes[i], boxes[j]];
        if (j < i || !a || !b || a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]) return;
        one.line.slice(1).forEach((to, k) => {
          other.line.slice(1).forEach((onto, l) => {
            if (i === j && Math.abs(k - l) < 2) return;
            const [from, off] = [one.line[k], other.line[l]];
            if (from && off && crossing(from, to, off, onto))
              crossed.push(`${one.of.join("|")} × ${other.of.join("|")} at ${from}`);
          });
        });
      });
    });
    expect(crossed).toEqual([]);
  });

  test("make borders long enough to be seen", () => {
    const short = LINES.filter(({ of, line }) => {
      const [[ax, ay], [bx, by]] = [start(line), end(line)];
      return of.length === 2 && Math.hypot(ax - bx, ay - by) < 20;
    });
    expect(short.map(({ of }) => of)).toEqual([]);
  });
});

describe("the regions", () => {
  test("have the outlines that the lines enclose", () => {
    for (const { outline, names } of lands) {
      const drawn = OUTLINES[REGION.named(names[0] ?? "andrast")] ?? [];
      expect([...drawn].map(String).sort(), names[0]).toEqual(outline.map(String).sort());
    }
  });

  test("cover the land without a gap or an overlap: each place of it is in exactly one", () => {
    const hull = around[0]?.outline ?? [];
    const wrong: string[] = [];
    const extents = OUTLINES.map(extent);
    const holds = ([x, y]: Point, region: number): boolean => {
      const box = extents[region];
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      return inside([x, y], OUTLINES[region] ?? []);
    };
    for (let x = -20; x <= WIDTH + 20; x += 7.7) {
      for (let y = -20; y <= HEIGHT + 20; y += 7.3) {
        const land = inside([x, y], hull) && !inside([x, y], INLAND_SEA);
        const here = REGIONS.filter((_, region) => holds([x, y], region));
        if (here.length !== (land ? 1 : 0)) wrong.push(`${x},${y} is in ${here.join(" and ") || "nothing"}`);
        if (land && inside([x, y], SEA)) wrong.push(`${x},${y} is in the sea`);
      }
    }
    expect(wrong).toEqual([]);
    const area = OUTLINES.reduce((sum, outline) => sum + Math.abs(turn(outline)), 0);
    expect(area + Math.abs(turn(INLAND_SEA))).toBeCloseTo(-turn(hull), 4);
  });

  test("have their name, their settlement and room for armies inside them, and off the water", () => {
    REGIONS.forEach((name, region) => {
      const {
        name: title,
        settlement,
        armies,
      } = PLACES[region] ?? { name: [0, 0, 0, 0], settlement: null, armies: [] };
      expect(settlement !== null, name).toBe(SETTLEMENT[REGION.named(name)] !== NO_SETTLEMENT);
      const label: Point = [title[0], title[1]];
      for (const spot of [label, ...(settlement ? [settlement] : []), ...armies]) {
        expect(inside(spot, OUTLINES[region] ?? []), `${name} ${spot}`).toBe(true);
        expect(
          LAKE_OUTLINES.some((lake) => inside(spot, lake)),
          `${name} ${spot}`,
        ).toBe(false);
      }
    });
  });
});

describe("names and settlements", () => {
  const boxes = REGIONS.flatMap((name, region) => {
    const { name: title, settlement } = PLACES[region] ?? { name: [0, 0, 0, 0] as const, settlement: null };
    const named = { of: name, box: title };
    return settlement
      ? [named, { of: `settlement of ${name}`, box: settlementBox(name, settlement) }]
      : [named];
  });

  test("lie on no other", () => {
    const touching = boxes.flatMap(({ of, box: [x, y, w, h] }, i) =>
      boxes
        .slice(i + 1)
        .filter(({ box: [ox, oy, ow, oh] }) => Math.abs(x - ox) < w + ow - 2 && Math.abs(y - oy) < h + oh - 2)
        .map((other) => `${of} and ${other.of}`),
    );
    expect(touching).toEqual([]);
  });

  test("are the same for every region in all languages", () => {
    const names = REGIONS.map((name) => `region.${name}`);
    for (const words of [en, zhHant, zhHans, ja]) {
      expect(Object.keys(words)).toEqual(Object.keys(en));
      expect(Object.keys(words)).toEqual(expect.arrayContaining(names));
      const said = Object.entries(words).filter(([key]) => key.startsWith("region."));
      expect(new Set(said.map(([, word]) => word)).size).toBe(REGIONS.length);
    }
  });

  test("fit into the box that is kept free for them, in all languages", () => {
    PLACES.forEach(({ name: [, , w, h] }, region) => {
      for (const words of [en, zhHant, zhHans, ja]) {
        const [width, height] = roomOf(written(Object.entries(words)[region]?.[1] ?? "", 2 * w));
        expect(width).toBeLessThanOrEqual(2 * w);
        expect(height).toBeLessThanOrEqual(2 * h);
      }
    });
  });
});

test("rivers run from the land into the sea, a lake or another river", () => {
  for (const { line } of COURSES) {
    const mouth = end(line);
    const others = COURSES.filter((river) => river.line !== line);
    const water = [SEA, INLAND_SEA, ...LAKE_OUTLINES].some((outline) => inside(mouth, outline));
    const joins = others.some((river) =>
      river.line.some(([x, y]) => Math.hypot(x - mouth[0], y - mouth[1]) < 6),
    );
    expect(water || joins, String(mouth)).toBe(true);
    expect(REGIONS.some((_, region) => inside(line[1] ?? [0, 0], OUTLINES[region] ?? []))).toBe(true);
  }
});

describe("the drawing", () => {
  const { land, cover, plan } = drawMap();
  const svg = land + cover;

  test("is the same every time, and small enough to be sent", () => {
    const again = drawMap();
    expect(again.land + again.cover).toBe(svg);
    const first = gzipSync(land).length + gzipSync(JSON.stringify(packed(plan))).length;
    expect(first).toBeLessThan(40_000);
    expect(first + gzipSync(cover).length).toBeLessThan(150_000);
  });

  test("says where pieces may stand in few words, and loses nothing by it", () => {
    expect(unpacked(JSON.parse(JSON.stringify(packed(plan))))).toEqual(plan);
  });

  test("uses only colours that both themes define", () => {
    const styles = ["../../../packages/boardkit/src/tokens.css", "../board/colours.css"].map((name) =>
      readFileSync(new URL(name, import.meta.url), "utf8"),
    );
    const used = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = ""]) => colour));
    for (const colour of used) {
      if (colour === "none") continue;
      const name = /^var\((--[a-z-]+)\)$/.exec(colour)?.[1] ?? colour;
      const defined = styles.flatMap((css) => css.split(`${name}:`).slice(1));
      expect(defined, name).toHaveLength(2);
    }
    expect(svg).not.toMatch(/NaN|undefined|<filter|<text/);
  });

  test("stands mountains all along every wall", () => {
    const cuts = new Set(
      [...svg.matchAll(/<g id="([^"]+)"><g transform="scale\(\.7\)">/g)].map(([, id]) => id),
    );
    const feet = [...svg.matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)"\/>/g)].flatMap(
      ([, id, x, y]) => (cuts.has(id) ? [[Number(x), Number(y)] as const] : []),
    );
    for (const { kind, line, of } of LINES) {
      if (kind !== "wall") continue;
      let bare = 0;
      line.slice(1).forEach(([x, y], i) => {
        const [bx, by] = line[i] ?? [x, y];
        const high = feet.some(([fx, fy]) => Math.abs(fx - x) < 14 && fy > y - 6 && fy < y + 26);
        bare = high ? 0 : bare + Math.hypot(x - bx, y - by);
        expect(bare, of.join(" and ")).toBeLessThan(15);
      });
    }
  });

  test("speaks of each region by its number", () => {
    expect(plan.regions).toHaveLength(REGIONS.length);
    const outlines = outlinesIn(land, OUTLINE_ID);
    expect(outlines).toHaveLength(REGIONS.length);
    for (const outline of outlines) expect(outline).toMatch(/^M[\d. -]+l[\d. -]+z$/);
    plan.regions.forEach(({ settlement }, region) => {
      expect(settlement !== null).toBe(SETTLEMENT[region] !== NO_SETTLEMENT);
    });
  });
});
