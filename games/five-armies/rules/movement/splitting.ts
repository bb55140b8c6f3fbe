/** 8.3: which part of an army goes, and which stays. */

import {
  CHARACTER,
  DAMAGE,
  LEADERSHIP_TOKENS,
  type PlaceId,
  type Side,
  THING,
  type ThingId,
  UNIT_COUNT,
  UNITS_OF,
} from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { type Chosen, chapter } from "../../vocabulary.ts";
import { ALL, DONE, GO } from "../choices.ts";
import { keepTokens } from "../mustering.ts";
import { bears, depart, type Force, forceIn, leadershipOf, nothing, unitsOf, without } from "./forces.ts";
import type { Order } from "./orders.ts";

const isCharacter = (thing: ThingId): boolean =>
  thing >= UNIT_COUNT && thing < UNIT_COUNT + CHARACTER.names.length;

/** The markers that may stay when so much of an army stays (8.3). */
export function markersToStay(
  g: FiveArmies,
  army: Force,
  stay: Force,
): readonly [least: number, most: number] {
  const damage = army[DAMAGE];
  const go = without(army, stay);
  return [Math.max(0, damage - bears(g, go)), Math.min(damage, bears(g, stay))];
}

/** What is asked of the part that goes; `most`: how many units may go, 0: any. */
type Asked = Order & { readonly most: number };

/** Whether the rest of an army may leave, so much of it staying. */
function mayGo(g: FiveArmies, side: Side, army: Force, stay: Force, f: Asked): boolean {
  const go = without(army, stay);
  if (unitsOf(go) === 0 || (f.most > 0 && unitsOf(go) > f.most)) return false;
  if (army[DAMAGE] > 0 && unitsOf(stay) > 0) {
    const [least, most] = markersToStay(g, army, stay);
    if (least > most) return false;
  }
  if (f.only !== 0)
    for (const unit of UNITS_OF[side]) if (go[unit] > 0 && (f.only & (1 << unit)) === 0) return false;
  return holds(side, go, f.types) && (f.led === 0 || leadershipOf(g, side, go) > 0);
}

/** 5.9, 8.3: whether a part holds a unit of these types, a mask; 0 asks for none. */
const holds = (side: Side, part: Force, types: number): boolean =>
  types === 0 || UNITS_OF[side].some((unit) => (types & (1 << unit)) !== 0 && part[unit] > 0);

/** What may still be told to stay: things in the order of their numbers, each once. */
function stayOptions(
  g: FiveArmies,
  side: Side,
  f: Asked & { stay: Force; from: PlaceId; thing: number; may: number },
) {
  const army = forceIn(g, side, f.from);
  const options: Chosen<"stay" | "go" | "done">[] = mayGo(g, side, army, f.stay, f) ? [GO] : [];
  if (f.may !== 0) options.push(DONE);
  if (f.whole !== 0) return options;
  const units = unitsOf(army);
  const told = unitsOf(f.stay);
  for (const thing of THING.all) {
    if (thing < f.thing || thing === DAMAGE) continue;
    // Tokens stay with units alone (7.7).
    if (thing === LEADERSHIP_TOKENS && told === 0) continue;
    for (let many = 1; many <= army[thing]; many++) {
      const stay = f.stay.slice();
      stay[thing] = many;
      if (unitsOf(stay) >= units) break;
      if (canLeadOn(g, side, army, stay, f, thing)) options.push(ALL.stay[thing][many]);
    }
  }
  return options;
}

/** Whether something that is still to be told makes a departure possible: only the next tellings can take, never give. */
function canLeadOn(g: FiveArmies, side: Side, army: Force, stay: Force, f: Asked, thing: ThingId): boolean {
  if (mayGo(g, side, army, stay, f)) return true;
  if (f.most > 0) {
    let least = 0;
    for (const unit of UNITS_OF[side]) if (unit <= thing) least += army[unit] - stay[unit];
    return least <= f.most && unitsOf(without(army, stay)) > 0;
  }
  // Units of other types may have to stay behind as well before the part is made of the right ones.
  return f.only !== 0 && !isCharacter(thing) && mayGoWithout(g, side, army, stay, f, thing);
}
function mayGoWithout(
  g: FiveArmies,
  side: Side,
  army: Force,
  told: Force,
  f: Asked,
  thing: ThingId,
): boolean {
  const stay = told.slice();
  for (const unit of UNITS_OF[side])
    if ((f.only & (1 << unit)) === 0) {
      if (unit <= thing && stay[unit] < army[unit]) return false;
      stay[unit] = army[unit];
    }
  return mayGo(g, side, army, stay, f);
}

export const split = chapter("split", {
  thing: 0,
  stay: [],
  led: 0,
  types: 0,
  whole: 0,
  only: 0,
  most: 0,
  may: 0,
})({
  begin: (_c, f) => {
    f.stay = nothing();
  },
  part: {
    prompt: "part",
    pick: (g, f) => ({ seat: f.side, options: stayOptions(g, f.side, f), about: [f.from, f.to] }),
    answered: (_c, f, option) => {
      if (option[0] === "done") return { end: null };
      if (option[0] === "go") return;
      const [, thing, many] = option;
      f.stay = f.stay.with(thing, many);
      f.thing = thing + 1;
      return { go: "part" };
    },
  },
  markers: {
    prompt: "markers",
    pick: (g, f) => {
      const [least, most] =
        unitsOf(f.stay) > 0 ? markersToStay(g, forceIn(g, f.side, f.from), f.stay) : NO_MARKERS;
      return { seat: f.side, options: ALL.number.slice(least, most + 1), about: [f.from, f.to] };
    },
    answered: (_c, f, [, many]) => {
      f.stay = f.stay.with(DAMAGE, many);
    },
  },
  leave: (c, f) => {
    depart(c, f.side, f.from, f.to, without(forceIn(c.g, f.side, f.from), f.stay));
    keepTokens(c, f.from);
  },
});
const NO_MARKERS = [0, 0] as const;
