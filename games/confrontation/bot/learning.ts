/**
 * A position as a network sees it, through the eyes of who plays Good: who stands where and whose turn it is, whom the other side knows,
 * the cards that were used, and the figures of which what hints say is made.
 */
import { featuresBy, figureLadders, ladder, layout, put } from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { ALL_REGIONS, BOTH_SIDES, CARDS, CHARACTERS, DARK, FRODO, GOOD, NINE, REGIONS } from "../data/ids.ts";
import { isOne, slotsFrom, standees } from "../rules/standees.ts";
import { type Confrontation, MOST, seatOf } from "../state.ts";
import { FEATURES, features } from "./features.ts";

const { block, inputs } = layout();

/** Where each stands, by whose turn it is. */
const PLACES = BOTH_SIDES.map(() => block(CHARACTERS.length * REGIONS.length));
/** Whom the other side knows, where it stands. */
const KNOWN = block(CHARACTERS.length);
/** Who in Frodo's region, and of all, may be Frodo. */
const BESIDE_FRODO = block(MOST);
const MAY_BE_FRODO = block(NINE);
const USED = block(CARDS.length);

/** How the figures climb: those that hold or do not hold have one rung. */
const HOLDS = [1, 1] as const;
const FIGURES = figureLadders(FEATURES, {
  "guards:none": HOLDS,
  "guards:count": [1, 1],
  "guards:strength": [0.3, 0.3],
  "guards:flyer": HOLDS,
  "way:free": HOLDS,
  "way:steps": [0.1, 0.15],
  "way:free-and-unguarded": HOLDS,
  "danger:to-move": [0.05, 0.1],
  "danger:later": [0.05, 0.1],
  "danger:known-to-move": [0.02, 0.1],
  "danger:known-later": [0.02, 0.1],
  "shire:steps": [0.1, 0.1],
  "shire:race": HOLDS,
  "shire:one": HOLDS,
  "shire:two": HOLDS,
  "shire:good": [1, 1],
  "row1:dark": [1, 1],
  "row2:dark": [1, 1],
  "escort:beside": [1, 1],
  "escort:sam": HOLDS,
  "escort:ahead": [1, 1],
  "cards:good-strength": [0.1, 0.2],
  "cards:dark-strength": [0.1, 0.2],
  "steps:good": [0.2, 0.3],
  "steps:dark": [0.2, 0.3],
  "steps:good-few": HOLDS,
  "steps:dark-few": HOLDS,
  "turn:good": HOLDS,
});
const FIGURE = block(FIGURES.size);

const INPUTS = inputs();

const figures: number[] = [];

function write(g: Confrontation): void {
  const { at } = g.secret;
  const frodo = at[FRODO];
  const places = PLACES[g.turn];
  for (let c = 0; c < CHARACTERS.length; c++) {
    const region = at[c];
    if (region >= 0) put(places + c * REGIONS.length + region);
  }
  let [beside, all] = [0, 0];
  for (const side of BOTH_SIDES)
    for (const region of ALL_REGIONS)
      for (let slot = 0; slot < standees(g, side, region); slot++) {
        const may = g.may[slotsFrom(side, region) + slot];
        if (isOne(may)) put(KNOWN + side * NINE + 31 - Math.clz32(may));
        if (side === DARK || (may & 1) === 0) continue;
        all++;
        if (region === frodo) beside++;
      }
  ladder(BESIDE_FRODO, beside, MOST);
  ladder(MAY_BE_FRODO, all, NINE);
  for (const side of BOTH_SIDES)
    for (let card = 0; card < NINE; card++) if ((g.used[side] >> card) & 1) put(USED + side * NINE + card);
  features(g, figures);
  FIGURES.write(FIGURE, figures);
}

export const learning: Learning<Confrontation> = {
  inputs: INPUTS,
  viewer: (g) => seatOf(g, GOOD),
  features: featuresBy(write),
};
