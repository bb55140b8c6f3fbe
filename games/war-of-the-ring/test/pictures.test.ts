import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pictures } from "../board/cards/pictures/pictures.ts";
import { CARD_NAMES } from "../data/cards.ts";
import { CHARACTERS } from "../data/ids.ts";

const ALL = pictures();
const sizeOf = (svg: string): number => gzipSync(svg).length;

test("every card and every Character has a picture", () => {
  expect(ALL.map(({ file }) => file)).toEqual([
    ...CARD_NAMES.map((name) => `cards/${name}.svg`),
    ...CHARACTERS.map((name) => `portraits/${name}.svg`),
  ]);
});

test("no two pictures are the same", () => {
  const bare = ALL.map(({ file, svg }) => svg.replaceAll(file.replace(/.*\/|\.svg/g, ""), ""));
  expect(new Set(bare).size).toBe(ALL.length);
});

test("no picture is larger than 12 kB compressed, and on average they are not larger than 6", () => {
  const sizes = ALL.map(({ file, svg }) => ({ file, size: sizeOf(svg) }));
  expect(sizes.filter(({ size }) => size > 12_000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(6_000);
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

test("no id is used in two pictures, and every reference leads to one of the same picture", () => {
  const seen = new Map<string, string>();
  for (const { file, svg } of ALL) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    for (const id of ids) {
      expect(seen.get(id), id).toBe(undefined);
      seen.set(id, file);
    }
    for (const [, id = ""] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(seen.get(id), id).toBe(file);
  }
});

test("the same pictures are drawn every time", () => {
  expect(pictures()).toEqual(ALL);
});
