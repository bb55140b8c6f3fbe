/** Draws what the shell shows into `src/drawn/` (not kept in the repository). The build and the dev server run it. */
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { dawn, dusk, evening } from "./draw/ending.ts";
import { ground, skyline } from "./draw/ground.ts";
import { iconSheet } from "./draw/icons.ts";
import { fallen, held } from "./draw/mountain.ts";

const folder = fileURLToPath(new URL("src/drawn/", import.meta.url));
const games = fileURLToPath(new URL("../../games/", import.meta.url));

mkdirSync(folder, { recursive: true });
const drawn: Record<string, () => string> = {
  icons: iconSheet,
  ground,
  skyline,
  "ending-dawn": dawn,
  "ending-dusk": dusk,
  "ending-evening": evening,
  "ending-held": held,
  "ending-fallen": fallen,
};
for (const file of globSync("*/door/door.ts", { cwd: games })) {
  const { door }: { readonly door: () => string } = await import(pathToFileURL(join(games, file)).href);
  drawn[`door-${basename(dirname(dirname(file)))}`] = door;
}
for (const [name, make] of Object.entries(drawn)) writeFileSync(`${folder}${name}.svg`, make());
