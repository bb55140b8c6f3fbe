/**
 * Draws the board's four pages and copies the silhouettes it shows, into `drawn/` (not under version control: the
 * same seeds always give the same lines). Run by the build.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CHARACTER_ICONS, MARK_ICONS } from "./icons/names.ts";
import { DRAWINGS } from "./map/drawing.ts";
import { draw } from "./map/picture.ts";

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });

for (const name of DRAWINGS) {
  const { svg, drawing } = draw(name);
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(drawing));
}

interface Set {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Set;
const onCards = JSON.parse(readFileSync(new URL("icons.json", import.meta.url), "utf8")) as string[];
const shapes: Record<string, string> = {};
for (const name of [...CHARACTER_ICONS, ...MARK_ICONS, ...onCards]) {
  const shape = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
  if (shape === undefined) throw new Error(`The game-icons set has no single outline called ${name}`);
  shapes[name] = shape;
}
writeFileSync(new URL("icons.json", folder), JSON.stringify(shapes));
