/**
 * Draws the map into `drawn/` (not under version control: the same seeds always give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { drawMap } from "./map/picture.ts";

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });

const { svg, plan } = drawMap();
writeFileSync(new URL("map.svg", folder), svg);
writeFileSync(new URL("map.json", folder), JSON.stringify(plan));
