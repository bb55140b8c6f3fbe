/**
 * Draws the board's four pages and copies the silhouettes it shows, into `drawn/` (not under version control: the
 * same seeds always give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { silhouettes } from "@westmarch/ink";
import { CHARACTER_ICONS, MARK_ICONS } from "./icons/names.ts";
import { DRAWINGS } from "./map/drawing.ts";
import { draw } from "./map/picture.ts";

const json = createRequire(import.meta.url);
const set = json("@iconify-json/game-icons/icons.json");

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });

for (const name of DRAWINGS) {
  const { svg, drawing } = draw(name);
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(drawing));
}

const onCards: readonly string[] = json("./icons.json");
const shapes = silhouettes(set, [...CHARACTER_ICONS, ...MARK_ICONS, ...onCards], true);
writeFileSync(new URL("icons.json", folder), JSON.stringify(shapes));
