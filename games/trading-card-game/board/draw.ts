/** What the board shows, the pictures of all cards among it, as files of `drawn/`. */
import { silhouettes } from "./cards/draw.ts";
import { pictures } from "./pictures/pictures.ts";
import { drawRoad } from "./road/drawing.ts";

export const drawn = [
  { file: "road.svg", content: drawRoad() },
  { file: "signs.json", content: JSON.stringify(silhouettes()) },
  ...pictures().map(({ file, svg }) => ({ file, content: svg })),
];
