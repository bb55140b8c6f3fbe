/** What stands on the map, place by place. Pure, and from a view alone. */
import type { CompanyOf, Standing } from "@westmarch/campaign/placing";
import {
  BEORN,
  BOTH,
  CHARACTER,
  type CharacterId,
  DAMAGE,
  FREE,
  GROUP,
  GROUP_COUNT,
  GROUPS_OF,
  type GroupId,
  LEADERSHIP_TOKENS,
  LORD,
  NONE,
  PLACE,
  type PlaceId,
  ROOST,
  type RoostId,
  SHADOW,
  type Side,
  sideOfCharacter,
  TERRITORY,
  type TerritoryId,
  thingOfCharacter,
  UNIT_COUNT,
  UNITS_OF,
  type UnitId,
} from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";

/** So many units of a type. */
export interface Rank {
  readonly unit: UnitId;
  readonly count: number;
}

interface Somewhere extends Standing {
  /** Where it stands; `NONE` in the air and in the Eyrie. */
  readonly place: PlaceId;
}

/** Units on one foot, with their markers and Leadership tokens; characters stand beside it. */
export interface Army extends Somewhere {
  readonly kind: "army";
  readonly ranks: readonly Rank[];
  readonly damage: number;
  readonly tokens: number;
  /** On its way: what it meets where it comes to is not one with it yet. */
  readonly isMarching: boolean;
}

/** Characters beside an army, or alone. */
export interface Company extends Somewhere, CompanyOf<CharacterId> {
  readonly kind: "company";
  /** Who of them are generals with an activation token. */
  readonly activated: readonly CharacterId[];
  /** Wrath tokens of Beorn, bodyguard tokens of Bolg; 0 for all others. */
  readonly marks: number;
}

/** Recruitment tokens of a group, face down in a pile. */
export interface Pile extends Somewhere {
  readonly kind: "pile";
  readonly group: GroupId;
  readonly count: number;
}

/** Great Bats over a territory. */
export interface Swarm extends Somewhere {
  readonly kind: "swarm";
  readonly territory: TerritoryId;
  readonly count: number;
}

/** Eagles, and their Lord where he is with them: in the Eyrie or over a territory. */
export interface Flight extends Somewhere {
  readonly kind: "flight";
  readonly roost: RoostId;
  readonly eagles: number;
  readonly isLordHere: boolean;
  /** He has an activation token. */
  readonly isCalled: boolean;
}

/** The card Hold the High Ground, in the region that it lies in. */
export interface Ground extends Somewhere {
  readonly kind: "ground";
}

export type Thing = Army | Company | Pile | Swarm | Flight | Ground;

/** So many characters get a standee each. */
const APART = 2;

const ranksOf = (side: Side, count: (unit: UnitId) => number): Rank[] =>
  UNITS_OF[side].flatMap((unit) => (count(unit) > 0 ? [{ unit, count: count(unit) }] : []));

/** The army of a side in a place, or null. */
export function armyAt(view: FiveArmies, place: PlaceId, side: Side): Army | null {
  const ranks = ranksOf(side, (unit) => view.units[place * UNIT_COUNT + unit]);
  if (ranks.length === 0) return null;
  return {
    kind: "army",
    key: `army:${place}:${side}`,
    place,
    side,
    ranks,
    damage: view.damage[place],
    tokens: view.tokens[place],
    isMarching: false,
  };
}

/** A force as a thing of the map: its units with what they bear, or the characters that go alone; null: nothing of it stands. */
export function forceAt(place: PlaceId, side: Side, force: readonly number[], key: string): Thing | null {
  const ranks = ranksOf(side, (unit) => force[unit] ?? 0);
  const common = { key, place, side };
  if (ranks.length > 0)
    return {
      ...common,
      kind: "army",
      ranks,
      damage: force[DAMAGE] ?? 0,
      tokens: force[LEADERSHIP_TOKENS] ?? 0,
      isMarching: true,
    };
  const characters = charactersOf(force);
  return characters.length > 0 ? { ...common, kind: "company", characters, activated: [], marks: 0 } : null;
}

/** The characters of a force. */
export const charactersOf = (force: readonly number[]): CharacterId[] =>
  CHARACTER.all.filter((character) => (force[thingOfCharacter(character)] ?? 0) > 0);

/** Whose force it is. */
export const sideOfForce = (force: readonly number[]): Side =>
  UNITS_OF[SHADOW].some((unit) => (force[unit] ?? 0) > 0) ||
  charactersOf(force).some((character) => sideOfCharacter(character) === SHADOW)
    ? SHADOW
    : FREE;

const isActivated = (view: FiveArmies, character: CharacterId): boolean =>
  (view.activated & (1 << character)) !== 0;

/** What lies on a character's card in tokens. */
const marksOf = (view: FiveArmies, character: CharacterId): number => {
  if (character === BEORN) return view.wrath;
  return sideOfCharacter(character) === SHADOW ? view.bodyguard : 0;
};

const companyOf = (view: FiveArmies, key: string, place: PlaceId, characters: CharacterId[]): Company => ({
  kind: "company",
  key,
  place,
  side: characters[0] === undefined ? SHADOW : sideOfCharacter(characters[0]),
  characters,
  activated: characters.filter((character) => isActivated(view, character)),
  marks: characters.reduce((sum, character) => sum + marksOf(view, character), 0),
});

function companiesIn(view: FiveArmies, place: PlaceId): Company[] {
  return BOTH.flatMap((side) => {
    const there = CHARACTER.all.filter(
      (character) => view.at[character] === place && sideOfCharacter(character) === side,
    );
    // Beorn never stands with an army, nor in anybody's company.
    return there.length > APART
      ? [companyOf(view, `company:${place}:${side}`, place, there)]
      : there.map((character) => companyOf(view, `character:${character}`, place, [character]));
  });
}

function pilesIn(view: FiveArmies, place: PlaceId): Pile[] {
  return BOTH.flatMap((side) =>
    GROUPS_OF[side].flatMap((group): Pile[] => {
      const count = view.recruits[place * GROUP_COUNT + group];
      return count > 0
        ? [{ kind: "pile", key: `pile:${place}:${GROUP.names[group]}`, place, side, group, count }]
        : [];
    }),
  );
}

/** What flies over the territories and waits in the Eyrie. */
const aloft = (view: FiveArmies): Thing[] => [
  ...TERRITORY.all.flatMap((territory): Swarm[] => {
    const count = view.bats[territory];
    if (count === 0) return [];
    return [{ kind: "swarm", key: `swarm:${territory}`, place: NONE, side: SHADOW, territory, count }];
  }),
  ...ROOST.all.flatMap((roost): Flight[] => {
    const [eagles, isLordHere] = [view.eagles[roost], view.lord === roost];
    if (eagles === 0 && !isLordHere) return [];
    return [
      {
        kind: "flight",
        key: `flight:${roost}`,
        place: NONE,
        side: FREE,
        roost,
        eagles,
        isLordHere,
        isCalled: isLordHere && isActivated(view, LORD),
      },
    ];
  }),
];

/** Everything that stands in a place, in the order in which it chooses where. */
export function standingIn(view: FiveArmies, place: PlaceId): Thing[] {
  const things: Thing[] = [];
  for (const side of BOTH) {
    const army = armyAt(view, place, side);
    if (army) things.push(army);
  }
  for (const [i, { to, force }] of view.columns.entries()) {
    const column = to === place ? forceAt(place, sideOfForce(force), force, `column:${i}`) : null;
    if (!column) continue;
    things.push(column);
    if (column.kind !== "army") continue;
    const led = charactersOf(force);
    if (led.length > 0) things.push(companyOf(view, `led:${i}`, place, led));
  }
  things.push(...companiesIn(view, place), ...pilesIn(view, place));
  if (view.ground === place) things.push({ kind: "ground", key: "ground", place, side: SHADOW });
  return things;
}

/** Everything on the map. */
export const standing = (view: FiveArmies): Thing[] => [
  ...PLACE.all.flatMap((place) => standingIn(view, place)),
  ...aloft(view),
];
