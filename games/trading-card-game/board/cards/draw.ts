/** The silhouettes on cards, for `board/draw.ts`. */
import { createRequire } from "node:module";
import { silhouettes as outlines } from "@westmarch/ink";
import { SILHOUETTES } from "./signs.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** Their outlines in a square of 512, by what they mean on a card. */
export function silhouettes(): Readonly<Record<string, string>> {
  const shapes = outlines(set, Object.values(SILHOUETTES));
  return Object.fromEntries(Object.entries(SILHOUETTES).map(([sign, name]) => [sign, shapes[name] ?? ""]));
}
