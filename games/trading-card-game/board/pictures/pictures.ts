/** The pictures of all cards as files: what `draw.ts` writes. */
import { element } from "@westmarch/ink";
import { CARDS } from "../../data/cards.ts";
import { HEIGHT, WIDTH } from "./marks.ts";
import { composed } from "./row.ts";
import { ROWS } from "./rows/rows.ts";

export interface Picture {
  /** Inside `drawn/`. */
  readonly file: string;
  readonly svg: string;
}

/** The picture of one card, 300 × 230: the subject in the middle, heads in the upper third. */
const pictured = (id: keyof typeof ROWS): string =>
  element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    },
    composed(ROWS[id], id),
  );

const known = (id: string): id is keyof typeof ROWS => id in ROWS;

export const pictures = (): Picture[] =>
  CARDS.map(({ id }) => {
    if (!known(id)) throw new Error(`no picture for ${id}`);
    return { file: `pictures/${id}.svg`, svg: pictured(id) };
  });
