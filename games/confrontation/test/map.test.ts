import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DRAWINGS } from "../board/map/drawing.ts";
import { netOf, sheetOf } from "../board/map/lay.ts";
import { draw } from "../board/map/picture.ts";
import { routeOf } from "../board/map/route.ts";
import { BACKWARD, CAPACITY, FORWARD, MOUNTAIN, SIDEWAYS } from "../data/board.ts";
import { DARK, EREGION, FANGORN, GOOD, MORDOR, REGIONS, SHIRE } from "../data/ids.ts";

const inside = (
  [x, y]: readonly [number, number],
  outline: readonly (readonly [number, number])[],
): boolean => {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
};

describe.each(DRAWINGS)("the drawing %s", (name) => {
  const { svg, drawing } = draw(name);
  const net = netOf(sheetOf(name));

  it("is drawn alike every time, and stays small", () => {
    expect(draw(name).svg).toBe(svg);
    expect(gzipSync(svg).length).toBeLessThan(120_000);
  });

  it("names its colours only by custom properties, but for a flame", () => {
    const colours = svg.match(/(?:fill|stroke)="(?!none|var\(|url\()[^"]*"/g) ?? [];
    expect(new Set(colours)).toEqual(new Set(['fill="#f2a53a"']));
    expect(svg).not.toMatch(/<filter|NaN|undefined/);
  });

  it("draws one border between two regions exactly where the rules or the mountains need one", () => {
    const joined = new Set(
      net.borders
        .filter(({ of }) => of.length === 2)
        .map(({ of }) => [...of].sort((a, b) => a - b).join("-")),
    );
    const needed = new Set<string>();
    REGIONS.forEach((_, region) => {
      const next = [...FORWARD[GOOD][region]!, ...BACKWARD[GOOD][region]!, ...SIDEWAYS[region]!];
      for (const other of next) needed.add([region, other].sort((a, b) => a - b).join("-"));
    });
    for (const key of needed) expect(joined).toContain(key);
    const more = [...joined].filter((key) => !needed.has(key));
    for (const key of more) expect(key.split("-").every((id) => MOUNTAIN[Number(id)])).toBe(true);
    expect(more).toHaveLength(3);
  });

  it("bars with mountains what nobody may cross", () => {
    for (const { of, wall } of net.borders) {
      if (of.length === 2) expect(wall).toBe(MOUNTAIN[of[0]!]! && MOUNTAIN[of[1]!]!);
      else expect(wall).toBe(of[0] === MORDOR);
    }
  });

  it("gives each region room for as many standees as may stand there, inside its outline", () => {
    drawing.regions.forEach(({ stand: [x, y], corners }, region) => {
      const half = ((CAPACITY[region]! - 1) / 2) * drawing.stride;
      for (const dx of [-half, 0, half]) expect(inside([x + dx, y - 8], corners)).toBe(true);
    });
  });

  it("keeps every name above the heads of the standees", () => {
    for (const { stand, label } of drawing.regions)
      expect(label[1] + 13).toBeLessThanOrEqual(stand[1] - drawing.standee * 1.42 + 6);
  });

  it("puts the player's own home near", () => {
    const [shire, mordor] = [drawing.regions[SHIRE]!.stand, drawing.regions[MORDOR]!.stand];
    const good = name.endsWith("good");
    if (name.startsWith("wide")) expect(shire[0] < mordor[0]).toBe(good);
    else expect(shire[1] > mordor[1]).toBe(good);
  });

  it("leads Good through the tunnel and down the river, and everybody else straight", () => {
    expect(routeOf(drawing, EREGION, FANGORN, true)).toBe(drawing.routes[`${EREGION}-${FANGORN}`]);
    expect(routeOf(drawing, EREGION, FANGORN, false)).toMatch(/^M.*Q/);
    for (const side of [GOOD, DARK] as const)
      for (const to of FORWARD[side][FANGORN]!)
        expect(routeOf(drawing, FANGORN, to, side === GOOD)).toMatch(/^M/);
  });
});
