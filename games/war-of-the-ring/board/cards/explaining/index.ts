/** Anything on the table in words, by its id. */

import type { Explanation } from "@westmarch/campaign/telling";
import { CARD } from "../../../data/cards.ts";
import { CHARACTER, DECK, FACE, FIGURE, NATION } from "../../../data/ids.ts";
import { REGION } from "../../../data/regionnames.ts";
import { TILE } from "../../../data/tiles.ts";
import { card, deck, tile } from "./cardboard.ts";
import { face } from "./dice.ts";
import { figure, nation } from "./nations.ts";
import { character } from "./people.ts";
import { region } from "./region.ts";
import type { Asked } from "./told.ts";
import { ALONE, isAlone } from "./tracks.ts";

/** Of what there are several, by number. */
function numbered(kind: string, n: number, asked: Asked): Explanation | null {
  if (kind === "region" && REGION.is(n)) return region(asked, n);
  if (kind === "character" && CHARACTER.is(n)) return character(asked, n);
  if (kind === "card" && CARD.is(n)) return card(asked, n);
  if (kind === "tile" && TILE.is(n)) return tile(asked, n);
  if (kind === "face" && FACE.is(n)) return face(asked, n);
  if (kind === "nation" && NATION.is(n)) return nation(asked, n);
  if (kind === "figure" && FIGURE.is(n)) return figure(asked, n);
  return kind === "deck" && DECK.is(n) ? deck(asked, n) : null;
}

/** What there is to say of `region:12`, `card:40`, `hunt` …; without a title, if there is nothing. */
export function explanationOf(id: string, asked: Asked): Explanation {
  if (isAlone(id)) return ALONE[id](asked);
  const [kind = "", which = ""] = id.split(":");
  const found = which === "" ? null : numbered(kind, Number(which), asked);
  return found ?? { title: "", words: [asked.say("about.unknown")], rules: [] };
}
