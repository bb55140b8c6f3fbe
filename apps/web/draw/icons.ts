import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { element, stroke, whole } from "@westmarch/ink";
import { HEADER_ICONS, ICONS } from "../src/ui/icons.ts";

/** Two strokes of the pen, for what closes. The set has only wounds and bandages. */
const cross = (): string =>
  (
    [
      [110, 116, 402, 396],
      [398, 110, 112, 402],
    ] as const
  )
    .map(([x, y, toX, toY], i) => {
      const bend = i === 0 ? 14 : -10;
      const line = [
        [x, y],
        [(x + toX) / 2 + bend, (y + toY) / 2 - bend],
        [toX, toY],
      ] as const;
      return element("path", { d: stroke(line, { width: 62, ends: [0.55, 0.45], seed: i }) });
    })
    .join("");

/** Of a square of 512 that is shown as a square of 20, less than a unit cannot be seen. */
const coarse = (body: string): string => body.replaceAll(/ d="([^"]+)"/g, (_, d) => ` d="${whole(d)}"`);

/** Silhouettes as one sheet of symbols, with what is drawn besides. */
function sheetOf(names: readonly string[], own = ""): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return element("symbol", { id: name, viewBox: "0 0 512 512" }, coarse(icon.body));
  });
  return element("svg", { xmlns: "http://www.w3.org/2000/svg" }, symbols.join("") + own);
}

/** The icons the shell uses. */
export const iconSheet = (): string =>
  sheetOf(ICONS, element("symbol", { id: "cross", viewBox: "0 0 512 512" }, cross()));

/** The signs of the header and its menus. */
export const headerIconSheet = (): string => sheetOf(HEADER_ICONS);
