import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { pictures } from "../board/pictures/pictures.ts";
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

test("no picture is larger than 6 kB compressed, and on average they are not larger than 4", () => {
  const sizes = ALL.map(({ file, svg }) => ({
    file,
    size: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
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
