/** All pictures as files: what `draw.ts` writes. */

import { HEIGHT, type Picture, print, WIDTH } from "@westmarch/campaign/pictures";
import { CARD_NAMES } from "../../../data/cards.ts";
import { CHARACTERS } from "../../../data/ids.ts";
import { CARD_PICTURES } from "./card-pictures.ts";
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, PORTRAITS } from "./portraits.ts";

export const pictures = (): Picture[] => [
  ...CARD_NAMES.map((name) => ({
    file: `cards/${name}.svg`,
    svg: print(CARD_PICTURES[name](), `c-${name}`, WIDTH, HEIGHT),
  })),
  ...CHARACTERS.map((name) => ({
    file: `portraits/${name}.svg`,
    svg: print(PORTRAITS[name](), `p-${name}`, PORTRAIT_WIDTH, PORTRAIT_HEIGHT),
  })),
];
