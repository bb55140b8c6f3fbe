/** What a browser is told that installs the page: by the rules of web app manifests, and true of this site. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { PAGES } from "@westmarch/protocol/pages";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const web = dirname(import.meta.dirname);

const picture = z.strictObject({
  src: z.string().startsWith("/"),
  sizes: z.string().regex(/^(?:any|\d+x\d+)$/),
  type: z.enum(["image/png", "image/webp", "image/svg+xml"]),
});
const manifestForm = z.strictObject({
  id: z.literal("/"),
  name: z.string().min(1).max(45),
  short_name: z.string().min(1).max(12),
  lang: z.string(),
  description: z.string().min(1).max(300),
  start_url: z.literal("/"),
  scope: z.literal("/"),
  display: z.literal("standalone"),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  categories: z.array(z.enum(["games", "entertainment"])).min(1),
  icons: z.array(picture.extend({ purpose: z.enum(["any", "maskable"]) })),
  // Browsers show four at most.
  shortcuts: z.array(z.strictObject({ name: z.string(), url: z.string(), icons: z.array(picture) })).max(4),
  screenshots: z.array(picture.extend({ form_factor: z.enum(["wide", "narrow"]), label: z.string().min(1) })),
});

const manifestIn = (language: Language) => {
  const file = language === "en" ? "site.webmanifest" : `site.${language}.webmanifest`;
  return manifestForm.parse(JSON.parse(readFileSync(join(web, "public", file), "utf8")));
};

/** Where a picture comes from: the public folder, or the pictures of the documents. */
const fileOf = (src: string): string =>
  src.startsWith("/screenshots/")
    ? join(web, "../../docs/pictures", src.slice("/screenshots/".length))
    : join(web, "public", src);

/** How large a picture is, by its own head. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 1, 4) === "PNG") return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8 ") return `${bytes.readUInt16LE(26) & 0x3fff}x${bytes.readUInt16LE(28) & 0x3fff}`;
  if (kind === "VP8X") return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
  const bits = bytes.readUInt32LE(21);
  return `${(bits & 0x3fff) + 1}x${((bits >> 14) & 0x3fff) + 1}`;
}

const PLACES = Object.values(PAGES).map(
  (page) =>
    new RegExp(
      `^${page
        .replace(/\/\*\?$/, "(?:/.*)?")
        .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
        .replace(/\/:\w+/g, "/[^/]+")}$`,
    ),
);

describe.each(LANGUAGES)("the manifest in %s", (language) => {
  const { icons, shortcuts, screenshots } = manifestIn(language);

  test("has pictures that are there and as large as it says", () => {
    const pictures = [...icons, ...shortcuts.flatMap((one) => one.icons), ...screenshots];
    for (const { src, sizes } of pictures) {
      expect(existsSync(fileOf(src)), src).toBe(true);
      if (sizes !== "any") expect([src, sizeOf(fileOf(src))]).toEqual([src, sizes]);
    }
  });

  test("has the icons that installing asks for, one of them for masks", () => {
    const any = icons.filter(({ purpose }) => purpose === "any").map(({ sizes }) => sizes);
    expect(any).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(icons.some(({ purpose, sizes }) => purpose === "maskable" && sizes === "512x512")).toBe(true);
  });

  test("leads by its shortcuts to pages that there are", () => {
    for (const { url } of shortcuts)
      expect(
        PLACES.filter((place) => place.test(url)),
        url,
      ).not.toEqual([]);
    expect(new Set(shortcuts.map(({ url }) => url)).size).toBe(shortcuts.length);
  });

  test("shows a wide and a narrow window, small and in one shape each", () => {
    for (const factor of ["wide", "narrow"] as const) {
      const shown = screenshots.filter(({ form_factor: of }) => of === factor);
      expect(shown.length, factor).toBeGreaterThan(0);
      expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
      for (const { src, sizes } of shown) {
        const [width = 0, height = 0] = sizes.split("x").map(Number);
        expect(factor === "wide" ? width > height : height > width).toBe(true);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
        expect(readFileSync(fileOf(src)).length, src).toBeLessThan(150_000);
      }
    }
  });
});

test("all manifests differ in words alone", () => {
  const shapes = LANGUAGES.map((language) =>
    JSON.stringify(manifestIn(language), (key, value: unknown) =>
      ["lang", "description", "label"].includes(key) || (key === "name" && value !== "Westmarch")
        ? undefined
        : value,
    ),
  );
  expect(new Set(shapes).size).toBe(1);
});
