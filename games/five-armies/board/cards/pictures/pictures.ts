/** All pictures as files: what `draw.ts` writes. */
import { HEIGHT, type Picture, print, WIDTH } from "@westmarch/campaign/pictures";
import { MOTIFS } from "./motifs.ts";

export const pictures = (): Picture[] =>
  Object.entries(MOTIFS).map(([name, draw]) => ({
    file: `cards/${name}.svg`,
    svg: print(draw(), `f-${name}`, WIDTH, HEIGHT),
  }));
