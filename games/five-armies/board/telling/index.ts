/** Anything on the table in words, by its id. */
import {
  BORDER,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  TERRAIN,
  TERRITORY,
  TILE,
  UNIT,
} from "../../ids.ts";
import { type Kind, readId } from "../explaining.ts";
import { card, deck } from "./cards.ts";
import { face } from "./dice.ts";
import { character, maneuver, unit } from "./figures.ts";
import { border, region, terrain, territory } from "./places.ts";
import { group, tile } from "./tokens.ts";
import { type Asked, type Explanation, said } from "./told.ts";
import { ALONE_TOLD } from "./tracks.ts";

const TOLD: Readonly<Record<Kind, (asked: Asked, number: number) => Explanation>> = {
  region: (asked, n) => region(asked, PLACE.of(n)),
  territory: (asked, n) => territory(asked, TERRITORY.of(n)),
  terrain: (asked, n) => terrain(asked, TERRAIN.of(n)),
  border: (asked, n) => border(asked, BORDER.of(n)),
  unit: (asked, n) => unit(asked, UNIT.of(n)),
  character: (asked, n) => character(asked, CHARACTER.of(n)),
  card: (asked, n) => card(asked, CARD.of(n)),
  maneuver: (asked, n) => maneuver(asked, MANEUVER.of(n)),
  deck: (asked, n) => deck(asked, DECK.of(n)),
  face: (asked, n) => face(asked, FACE.of(n)),
  group: (asked, n) => group(asked, GROUP.of(n)),
  tile: (asked, n) => tile(asked, TILE.of(n)),
};

/** What there is to say of `region:12`, `card:40`, `fate` …; without a title, if there is nothing. */
export function explanationOf(id: string, asked: Asked): Explanation {
  const read = readId(id);
  if (read === null) return { title: "", words: said(asked.say("about.unknown")), rules: [] };
  return read.number === null ? ALONE_TOLD[read.kind](asked) : TOLD[read.kind](asked, read.number);
}
