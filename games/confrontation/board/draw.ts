/** The board's four pages and the silhouettes it shows, as files of `drawn/`. */
import { createRequire } from "node:module";
import { silhouettes } from "@westmarch/ink";
import { CHARACTER_ICONS, MARK_ICONS } from "./icons/names.ts";
import { DRAWINGS } from "./map/drawing.ts";
import { draw } from "./map/picture.ts";

const json = createRequire(import.meta.url);
const set = json("@iconify-json/game-icons/icons.json");

const onCards: readonly string[] = json("./icons.json");
const shapes = silhouettes(set, [...CHARACTER_ICONS, ...MARK_ICONS, ...onCards], true);

export const drawn = [
  ...DRAWINGS.flatMap((name) => {
    const { svg, drawing } = draw(name);
    return [
      { file: `${name}.svg`, content: svg },
      { file: `${name}.json`, content: JSON.stringify(drawing) },
    ];
  }),
  { file: "icons.json", content: JSON.stringify(shapes) },
];
