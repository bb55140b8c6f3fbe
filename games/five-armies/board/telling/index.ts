/** Anything on the table in words, by its id. */

import { said } from "@westmarch/campaign/telling";
import { type IdOf, KINDS, type Kind, readId } from "../explaining.ts";
import { card, deck } from "./card-facts.ts";
import { face } from "./dice.ts";
import { character, maneuver, unit } from "./figures.ts";
import { border, region, terrain, territory } from "./places.ts";
import { group, tile } from "./tokens.ts";
import type { Asked, Explanation } from "./told.ts";
import { ALONE_TOLD } from "./tracks.ts";

const TOLD: { readonly [K in Kind]: (asked: Asked, id: IdOf<K>) => Explanation } = {
  region,
  territory,
  terrain,
  border,
  unit,
  character,
  card,
  maneuver,
  deck,
  face,
  group,
  tile,
};
const NUMBERED: { readonly [K in Kind]: { of(number: number): IdOf<K> } } = KINDS;

const ofOne = <K extends Kind>(kind: K, number: number, asked: Asked): Explanation =>
  TOLD[kind](asked, NUMBERED[kind].of(number));

/** What there is to say of `region:12`, `card:40`, `fate` …; without a title, if there is nothing. */
export function explanationOf(id: string, asked: Asked): Explanation {
  const read = readId(id);
  if (read === null) return { title: "", words: said(asked.say("about.unknown")), rules: [] };
  return read.number === null ? ALONE_TOLD[read.kind](asked) : ofOne(read.kind, read.number, asked);
}
