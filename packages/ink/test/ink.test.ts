import { describe, expect, it } from "vitest";
import {
  beside,
  blend,
  curve,
  dice,
  distance,
  element,
  even,
  inside,
  lengthOf,
  mountain,
  type Point,
  path,
  ragged,
  range,
  scatter,
  smooth,
  stamps,
  stroke,
} from "../src/index.ts";

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe("ink", () => {
  it("draws the same line from the same seed", () => {
    const drawn = () =>
      mountain(50, 80, 40, 44, "peak") +
      curve(
        [
          [0, 0],
          [40, 10],
          [90, 0],
        ],
        { seed: 3 },
      );
    expect(drawn()).toBe(drawn());
    const line = even(square, 6);
    expect(stroke(line, { seed: 1, width: 4 })).not.toBe(stroke(line, { seed: 2, width: 4 }));
  });

  it("mixes two colours in the amount asked for", () => {
    expect(blend("#204060", "#ffffff", 0)).toBe("#204060");
    expect(blend("#204060", "#ffffff", 1)).toBe("#ffffff");
    expect(blend("#000000", "#ff8000", 0.5)).toBe("#804000");
  });

  it("throws dice evenly between nought and one", () => {
    const roll = dice("even");
    const thrown = Array.from({ length: 2000 }, roll);
    expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...thrown)).toBeLessThan(1);
    expect(thrown.reduce((a, b) => a + b) / 2000).toBeCloseTo(0.5, 1);
  });

  it("keeps the ends of a ragged line where they were put", () => {
    const line = ragged([10, 20], [90, 40], "border");
    expect(line[0]).toEqual([10, 20]);
    expect(line.at(-1)).toEqual([90, 40]);
    expect(line).toHaveLength(33);
  });

  it("writes places to one tenth without letting errors add up", () => {
    const line = Array.from({ length: 60 }, (_, i): Point => [i * 0.333, i * 0.777]);
    const numbers = path(line, false)
      .match(/-?\d*\.?\d+/g)!
      .map(Number);
    let [x, y] = [numbers[0]!, numbers[1]!];
    for (let i = 2; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
    }
    expect(x).toBeCloseTo(59 * 0.333, 1);
    expect(y).toBeCloseTo(59 * 0.777, 1);
    expect(path(line)).not.toMatch(/\.\d\d/);
  });

  it("escapes what it writes into an attribute", () => {
    expect(element("text", { "aria-label": 'a "b" & <c>' })).toBe(
      '<text aria-label="a &quot;b&quot; &amp; &lt;c>"/>',
    );
    expect(element("path", { opacity: 0.25, fill: undefined })).toBe('<path opacity=".25"/>');
  });

  it("spaces points evenly along a line", () => {
    const line = even(
      smooth(
        [
          [0, 0],
          [50, 40],
          [120, 10],
        ],
        4,
      ),
      9,
    );
    const steps = line.slice(1).map((p, i) => distance(line[i]!, p));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    expect(lengthOf(line)).toBeGreaterThan(120);
  });

  it("moves a line to the left of its direction", () => {
    expect(
      beside(
        [
          [0, 0],
          [10, 0],
        ],
        5,
      ),
    ).toEqual([
      [0, -5],
      [10, -5],
    ]);
  });

  it("scatters inside the outline, apart, and outside the boxes", () => {
    const spots = scatter(square, { gap: 12, seed: 9, keep: [[50, 50, 20, 10]] });
    expect(spots.length).toBeGreaterThan(12);
    for (const [i, p] of spots.entries()) {
      expect(inside(p, square)).toBe(true);
      expect(Math.abs(p[0] - 50) >= 20 || Math.abs(p[1] - 50) >= 10).toBe(true);
      for (const q of spots.slice(i + 1))
        expect(Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.3)).toBeGreaterThanOrEqual(12);
      if (i > 0) expect(p[1]).toBeGreaterThanOrEqual(spots[i - 1]![1]);
    }
  });

  it("lowers the peaks of a range before it leaves them out", () => {
    const heights: number[] = [];
    const peak = (_x: number, _y: number, _w: number, height: number) => {
      heights.push(height);
      return "";
    };
    range(
      [
        [0, 50],
        [200, 50],
      ],
      { seed: 1, gap: 20, height: 40, peak, keep: [[100, 22, 100, 8]] },
    );
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.max(...heights)).toBeLessThan(40);
  });

  it("cuts a stamp once, however often it is set", () => {
    const set = stamps("s");
    let cuts = 0;
    const cut = () => {
      cuts++;
      return "<path/>";
    };
    expect(set.set("tree", 1, 2, cut) + set.set("tree", 3.04, 4, cut)).toBe(
      '<use href="#s0" x="1" y="2"/><use href="#s0" x="3" y="4"/>',
    );
    expect(cuts).toBe(1);
    expect(set.all()).toBe('<defs><g id="s0"><path/></g></defs>');
  });
});
