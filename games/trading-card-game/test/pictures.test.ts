import { brotliCompressSync, constants } from "node:zlib";
import { blend } from "@westmarch/ink";
import { expect, test } from "vitest";
import { bathe, INK } from "../board/pictures/paint.ts";
import { pictures } from "../board/pictures/pictures.ts";
import type { PictureRow } from "../board/pictures/row.ts";
import { ROWS } from "../board/pictures/rows/rows.ts";
import { CARDS } from "../data/cards.ts";

const ALL = pictures();

test("every card has a picture", () => {
  expect(ALL.map(({ file }) => file)).toEqual(CARDS.map(({ id }) => `pictures/${id}.svg`));
});

/** The shapes of a picture without their colours: what a tint cannot change. */
const shapesOf = (svg: string): string => svg.replaceAll(/ (?:fill|stroke|opacity)="[^"]*"/g, "");

test("no two pictures have the same shapes, whatever their colours", () => {
  const first = new Map<string, string>();
  for (const { file, svg } of ALL) {
    const shapes = shapesOf(svg);
    expect(first.get(shapes), file).toBe(undefined);
    first.set(shapes, file);
  }
});

const COLOURS = new Set([
  "tunic",
  "cloak",
  "vest",
  "belt",
  "hairs",
  "beards",
  "hats",
  "skin",
  "armour",
  "cloth",
  "iron",
  "hide",
  "eyes",
]);

test("no two cards show the same in the same place, in whatever light or colours", () => {
  const first = new Map<string, string>();
  for (const [id, { at, shows }] of Object.entries<PictureRow>(ROWS)) {
    const words = JSON.stringify({ at, shows }, (key, value) => (COLOURS.has(key) ? undefined : value));
    expect(first.get(words), id).toBe(undefined);
    first.set(words, id);
  }
});

test("the light of an hour leaves ink alone, and what shines by itself", () => {
  const lit = (fill: string): string => `<path fill="${fill}"/>`;
  expect(bathe(lit(INK) + lit("#F6B13F") + lit("#808080"), "#000000", 0.5)).toBe(
    lit(INK) + lit("#F6B13F") + lit(blend("#808080", "#000000", 0.5)),
  );
});

/** Of Brotli: half a hundredth larger than at nine, at a hundredth of the time for so many small files. */
const QUICK = 5;

test("no picture is larger than 6 kB compressed, and on average they are not larger than 4", () => {
  const sizes = ALL.map(({ file, svg }) => ({
    file,
    size: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }).length,
  }));
  expect(sizes.filter(({ size }) => size > 6_000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(4_000);
});

/** The first tag that nothing closes, or that closes nothing. */
function loose(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, end, name = "", rest = ""] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)\/?>/g,
  )) {
    if (end && open.pop() !== name) return tag;
    if (!end && !tag.endsWith("/>")) open.push(name);
    const attributes = [...rest.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, key]) => key);
    if (new Set(attributes).size < attributes.length) return tag;
  }
  return open.at(-1) ?? null;
}

test("every picture is well-formed, with every number a number", () => {
  for (const { file, svg } of ALL) {
    expect(loose(svg), file).toBe(null);
    expect(svg.replaceAll(/<\/?[a-zA-Z]+(?: [a-zA-Z-]+="[^"<]*")*\/?>/g, ""), file).toBe("");
    expect(svg, file).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test("the same pictures are drawn every time", () => {
  expect(pictures()).toEqual(ALL);
});
