import { readFileSync } from "node:fs";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { expect, it } from "vitest";
import { OLDEST_BROWSERS } from "../browsers.ts";
import { writtenInto } from "../unloaded.ts";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const [chrome, edge, firefox, safari, ios] = OLDEST_BROWSERS.map((target) => target.replace(/^[a-z]+/, ""));

it("is told of in every language where the browser is too old, as the page is built", () => {
  const html = writtenInto(file("../index.html"));
  const told = [...html.matchAll(/<p lang="([^"]+)">([^<]*Safari[^<]*)<\/p>/g)];
  expect(told.map(([, language]) => language)).toEqual(LANGUAGES);
  expect(html.match(/<p lang="[^"]+">[^<]*JavaScript/g)).toHaveLength(LANGUAGES.length);
  expect([edge, ios]).toEqual([chrome, safari]);
  for (const [, , words = ""] of told) expect(words.match(/\d[\d.]*\d/g)).toEqual([chrome, firefox, safari]);
});

it("is written in README and in the hosting guide as the page is built", () => {
  for (const page of ["README.md", "docs/hosting.md"])
    expect(file(`../../../${page}`).replace(/\s+/g, " ")).toContain(
      `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
});
