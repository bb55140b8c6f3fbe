import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { ground, skyline } from "../draw/ground.ts";
import { iconSheet } from "../draw/icons.ts";
import { ROADS } from "../draw/roads.ts";
import * as sights from "../draw/sights.ts";
import { ICONS } from "../src/ui/icons.ts";

const sheet = readFileSync(fileURLToPath(new URL("../src/ui/Drawing.module.css", import.meta.url)), "utf8");
const [daylight, candle] = sheet.split('[data-theme="candle"]') as [string, string];
const declared = (css: string): ReadonlySet<string> => new Set(css.match(/--[a-z0-9-]+(?=:)/g));

const games = fileURLToPath(new URL("../../../games/", import.meta.url));
const doors = await Promise.all(
  globSync("*/door/door.ts", { cwd: games }).map(async (file) => {
    const { door }: { readonly door: () => string } = await import(pathToFileURL(`${games}${file}`).href);
    return [dirname(dirname(file)), door] as const;
  }),
);

describe.each(Object.entries(ROADS))("the land of the road of %s", (game, draw) => {
  test("is that of a game with a door, and drawn the same every time", () => {
    expect(doors.map(([id]) => id)).toContain(game);
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|<script|<style/);
  });
});

test("every door’s road leads through some land", () => {
  expect(Object.keys(ROADS).toSorted()).toEqual(doors.map(([id]) => id).toSorted());
});

const standing = Object.entries(sights);

describe.each([...doors, ...standing])("the drawing of %s", (_, draw) => {
  const svg = draw();

  test("is drawn the same every time", () => expect(draw()).toBe(svg));

  test("has a colour for every wash, by day and by candle", () => {
    for (const [, name] of svg.matchAll(/var\((--[a-z0-9-]+)\)/g)) {
      expect(declared(daylight), `${name} by day`).toContain(name);
      expect(declared(candle), `${name} by candle`).toContain(name);
    }
  });

  test("holds no script, no style sheet and nothing from elsewhere", () => {
    expect(svg).not.toMatch(/<script|<style|https?:\/\/(?!www\.w3\.org\/2000\/svg)| on[a-z]+=/);
    expect(svg).not.toContain("NaN");
  });

  test("stays below 80 kB", () => expect(svg.length).toBeLessThan(80_000));
});

test("the ground and the mountains meet themselves, so that they can be repeated", () => {
  expect(ground()).toContain('viewBox="0 0 1600 40"');
  expect(skyline()).toContain('viewBox="0 0 1600 200"');
});

test("the sheet of icons holds every icon the shell may show, and the cross", () => {
  const icons = iconSheet();
  for (const name of [...ICONS, "cross"]) expect(icons).toContain(`<symbol id="${name}"`);
});
