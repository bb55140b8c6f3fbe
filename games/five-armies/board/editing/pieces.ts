/** What is set down on the board of the Five Armies by hand: units, characters, markers and tokens. */
import type { Edited, EditPiece, EditSay, Rack } from "@westmarch/boardkit";
import { numberIn } from "@westmarch/boardkit/edits";
import {
  ASIDE,
  BOTH,
  CHARACTER,
  type CharacterId,
  FREE,
  GROUP,
  GROUP_COUNT,
  GROUPS_OF,
  type GroupId,
  LORD,
  other,
  PLACE,
  type PlaceId,
  type Side,
  sideOfCharacter,
  sideOfUnit,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
  type UnitId,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { armyIn, figuresIn, hasArmy, supply, unitsIn } from "../../rules/board.ts";
import { stackOf } from "../../rules/mustering.ts";
import { type FiveArmies, STACKING_LIMIT } from "../../state.ts";
import type { Key } from "../keys.ts";
import { characterName, groupName, place, seatName, unitName } from "../names.ts";
import { changed } from "./change.ts";

export type Own = EditSay<Key>;

export const placeId = (at: PlaceId): string => `region:${at}`;
export const placeIn = (id: string | null): PlaceId | null => {
  const at = numberIn(id);
  return PLACE.is(at) ? at : null;
};

/** More markers than these are never needed in one place. */
const MANY = 20;

/** A kind of piece of which there are several: how many stand in a place, how one more or fewer does, and why not. */
interface Several {
  readonly id: string;
  readonly name: (say: Own) => string;
  readonly left: (g: FiveArmies) => number;
  readonly count: (g: FiveArmies, at: PlaceId) => number;
  readonly add: (to: FiveArmies, at: PlaceId, by: number) => void;
  readonly not: (g: FiveArmies, at: PlaceId, say: Own) => string | null;
}

/** 8.2, the stacking limit: why a unit cannot stand there. */
function unitRefused(g: FiveArmies, side: Side, at: PlaceId, say: Own): string | null {
  if (hasArmy(g, other(side), at)) return say("edit.enemies", { place: place(say, at) });
  return unitsIn(g, side, at) >= STACKING_LIMIT
    ? say("edit.full", { place: place(say, at), most: STACKING_LIMIT })
    : null;
}

const units = (unit: UnitId): Several => ({
  id: `unit:${unit}`,
  name: (say) => unitName(say, unit),
  left: (g) => supply(g, unit),
  count: (g, at) => figuresIn(g, at, unit),
  add: (to, at, by) => {
    to.units[at * UNIT_COUNT + unit] += by;
  },
  not: (g, at, say) => unitRefused(g, sideOfUnit(unit), at, say),
});

const recruits = (group: GroupId): Several => ({
  id: `recruits:${group}`,
  name: (say) => `${say("box.section.tokens")} · ${groupName(say, group)}`,
  left: (g) => stackOf(g, group),
  count: (g, at) => g.recruits[at * GROUP_COUNT + group],
  add: (to, at, by) => {
    to.recruits[at * GROUP_COUNT + group] += by;
  },
  not: () => null,
});

/** Markers that lie with an army (7.7, 12.11). */
const withArmies = (key: "damage" | "tokens", name: Several["name"]): Several => ({
  id: `${key}:0`,
  name,
  left: () => MANY,
  count: (g, at) => g[key][at],
  add: (to, at, by) => {
    to[key][at] += by;
  },
  not: (g, at, say) => (armyIn(g, at) === null ? say("edit.no-army", { place: place(say, at) }) : null),
});

/** 8.7: the Shadow's markers on Settlements. */
const CONTROL: Several = {
  id: "control:0",
  name: (say) => say("about.control.title"),
  left: () => MANY,
  count: (g, at) => g.control[at],
  add: (to, at, by) => {
    to.control[at] = by > 0 ? 1 : 0;
  },
  not: (g, at, say) =>
    printed(g).points[at] === 0
      ? say("edit.no-settlement", { place: place(say, at) })
      : g.control[at] > 0
        ? say("edit.full", { place: place(say, at), most: 1 })
        : null,
};

const MARKERS: readonly Several[] = [
  withArmies("damage", (say) => say("about.damage.title")),
  withArmies("tokens", (say) => say("about.leadership.title")),
  CONTROL,
];
const SEVERAL: readonly Several[] = [...UNIT.all.map(units), ...GROUP.all.map(recruits), ...MARKERS];

/** The Lord of the Eagles flies: where he is, is said elsewhere. */
const WALK: readonly CharacterId[] = CHARACTER.all.filter((one) => one !== LORD);
const characterId = (character: CharacterId): string => `character:${character}`;

const stand = (g: FiveArmies, character: CharacterId, at: PlaceId): FiveArmies =>
  changed(g, (to) => {
    to.at[character] = at;
  });

function moveCharacter(
  g: FiveArmies,
  character: CharacterId,
  to: PlaceId | null,
  say: Own,
): Edited<FiveArmies> {
  if (to === null) return { g: stand(g, character, ASIDE) };
  return hasArmy(g, other(sideOfCharacter(character)), to)
    ? { not: say("edit.enemies", { place: place(say, to) }) }
    : { g: stand(g, character, to) };
}

/** Takes a piece from a place, and sets it down in another. */
export function move(
  g: FiveArmies,
  piece: string,
  from: string | null,
  to: string | null,
  say: Own,
): Edited<FiveArmies> {
  const [away, there] = [placeIn(from), placeIn(to)];
  const character = WALK.find((one) => characterId(one) === piece);
  if (character !== undefined) return moveCharacter(g, character, there, say);
  const one = SEVERAL.find(({ id }) => id === piece);
  if (!one) return { g };
  const taken = away === null ? g : changed(g, (state) => one.add(state, away, -1));
  if (there === null) return { g: taken };
  const not =
    one.left(taken) < 1 ? say("edit.too-many", { piece: one.name(say) }) : one.not(taken, there, say);
  return not === null ? { g: changed(taken, (state) => one.add(state, there, 1)) } : { not };
}

/** What stands in a place, by piece. */
export function standing(g: FiveArmies, id: string): ReadonlyMap<string, number> {
  const at = placeIn(id);
  if (at === null) return new Map();
  return new Map(
    [
      ...SEVERAL.map((one): readonly [string, number] => [one.id, one.count(g, at)]),
      ...WALK.map((one): readonly [string, number] => [characterId(one), g.at[one] === at ? 1 : 0]),
    ].filter(([, count]) => count > 0),
  );
}

const rackOf = (g: FiveArmies, side: Side, say: Own): Rack => ({
  id: `side.${side}`,
  name: seatName(say, side),
  side: side === FREE ? "free" : "shadow",
  pieces: [
    ...WALK.filter((one) => sideOfCharacter(one) === side).map((one): EditPiece => {
      const at = g.at[one];
      return {
        id: characterId(one),
        name: characterName(say, one),
        at: at >= 0 ? placeId(at) : null,
        left: at >= 0 ? 0 : 1,
      };
    }),
    ...several(g, [...UNITS_OF[side].map(units), ...GROUPS_OF[side].map(recruits)], say),
  ],
});

const several = (g: FiveArmies, all: readonly Several[], say: Own): readonly EditPiece[] =>
  all.map((one) => ({ id: one.id, name: one.name(say), at: null, left: one.left(g), many: true }));

/** The units and characters of each side, and what lies with them. */
export const racks = (g: FiveArmies, say: Own): readonly Rack[] => [
  ...BOTH.map((side) => rackOf(g, side, say)),
  { id: "markers", name: say("edit.markers"), side: null, pieces: several(g, MARKERS, say) },
];
