/** Draws what the shell shows into `src/drawn/` (not kept in the repository). The build and the dev server run it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cliff } from "./draw/cliff.ts";
import { dwarf } from "./draw/dwarf.ts";
import { gate } from "./draw/gate.ts";
import { ground, skyline } from "./draw/ground.ts";
import { hill } from "./draw/hill.ts";
import { iconSheet } from "./draw/icons.ts";
import { twin } from "./draw/twin.ts";

const folder = fileURLToPath(new URL("src/drawn/", import.meta.url));

mkdirSync(folder, { recursive: true });
const drawn: Record<string, () => string> = {
  icons: iconSheet,
  ground,
  skyline,
  "door-hill": hill,
  "door-gate": gate,
  "door-dwarf": dwarf,
  "door-cliff": cliff,
  "door-twin": twin,
};
for (const [name, make] of Object.entries(drawn)) writeFileSync(`${folder}${name}.svg`, make());
