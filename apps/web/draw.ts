/** What the shell shows, as files of `src/drawn/`. */
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { dawn, dusk, evening } from "./draw/ending.ts";
import { ground, ridge, skyline } from "./draw/ground.ts";
import { hearth } from "./draw/hearth.ts";
import { headerIconSheet, iconSheet } from "./draw/icons.ts";
import { fallen, held } from "./draw/mountain.ts";
import { ROADS } from "./draw/roads.ts";
import * as sights from "./draw/sights.ts";

const games = fileURLToPath(new URL("../../games/", import.meta.url));

const pictures: Record<string, () => string> = {
  icons: iconSheet,
  "header-icons": headerIconSheet,
  ground,
  skyline,
  ridge,
  hearth,
  "ending-dawn": dawn,
  "ending-dusk": dusk,
  "ending-evening": evening,
  "ending-held": held,
  "ending-fallen": fallen,
};
for (const [name, draw] of Object.entries(sights)) pictures[`sight-${name.toLowerCase()}`] = draw;
for (const [game, draw] of Object.entries(ROADS)) pictures[`road-${game}`] = draw;
for (const file of globSync("*/door/door.ts", { cwd: games })) {
  const { door }: { readonly door: () => string } = await import(pathToFileURL(join(games, file)).href);
  pictures[`door-${basename(dirname(dirname(file)))}`] = door;
}
export const drawn = Object.entries(pictures).map(([name, make]) => ({
  file: `${name}.svg`,
  content: make(),
}));
