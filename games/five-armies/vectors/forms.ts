/** How vectors of the Five Armies name things, and the forms that read what they say. */
import { type FileForm, form, inside, type Location, objectAt, PositionError } from "@westmarch/positions";
import {
  CHARACTER,
  FACE,
  FREE,
  GROUP,
  MANEUVER,
  type ManeuverId,
  PLACE,
  type PlaceId,
  SHADOW,
  type Side,
  TERRITORY,
  UNIT,
} from "../ids.ts";

const { eachInFile, id, listInFile, record } = form;

/** The end of a round of combat; the defender has played Regroup or has not. */
export const ROUND_ENDS = /^end of a round, both armies alive, defender played (no )?Regroup$/;

/** Where what a vector gives stands. */
export const GIVEN = inside(null, "given");

/** A whole number in a range; outside of it the vector is refused. */
export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER): FileForm<number, number> => ({
  ...form.whole(least, most),
  fromFile: (given, at) => {
    const value = form.whole().fromFile(given, at);
    if (value < least || value > most)
      throw new PositionError(
        at,
        `${value} is ${value < least ? `less than ${least}` : `more than ${most}`}`,
      );
    return value;
  },
});

export const place = id(PLACE);
export const character = id(CHARACTER);
export const unit = id(UNIT);
export const face = id(FACE);
export const group = id(GROUP);
export const territory = id(TERRITORY);
export const maneuver = id(MANEUVER);
/** So many units of each type, all others none. */
export const units = eachInFile(UNIT, whole(), 0);
export const territories = eachInFile(TERRITORY, whole(), 0);
export const groups = eachInFile(GROUP, whole(), 0);
export const SIDE_WORDS = ["fp", "sh"] as const;
export const side = form.oneOf<Side, "fp" | "sh">("side", SIDE_WORDS, [FREE, SHADOW]);

/** What a vector says of something, still to be read. */
export type GivenFacts = { readonly [key: string]: unknown };

/** Names with a value each, of things of a kind. */
export function named<V>(
  given: unknown,
  at: Location,
  read: (value: unknown, at: Location) => V,
): (readonly [string, V])[] {
  return Object.entries(objectAt(given, at)).map(
    ([name, value]) => [name, read(value, inside(at, name))] as const,
  );
}

const combat = record({}, { attacker: place, defender: place, defenderSide: side });
/** The combat that a vector gives: who attacks whom. */
export const combatIn = (given: GivenFacts) => combat.fromFile(given.combat ?? {}, inside(GIVEN, "combat"));
const combatWon = record({}, { target: place, joined: listInFile(place), fought: listInFile(place) });
/** The combat that has been won: where, which armies had joined, and which of them fought, the first one unless told. */
export const combatWonIn = (given: GivenFacts) =>
  combatWon.fromFile(given.combatWon ?? {}, inside(GIVEN, "combatWon"));
/** The armies that fight in a combat, one after the other. */
export const fightingIn = (given: GivenFacts): PlaceId[] =>
  listInFile(place).fromFile(given.fighting ?? [], inside(GIVEN, "fighting"));

/** Keys that are read for every vector. */
export const FOR_ALL = ["rulings", "rng", "storyDeck", "eventDeck", "storyDiscard", "eventDiscard"];
/** Keys that single actions and checks read for themselves; each says which. */
export const FOR_SOME = [
  "die",
  "event",
  "played",
  "leadership",
  "targetNumber",
  "attackerHitsByRound",
  "combat",
  "combatWon",
  "combatHandUsed",
  "side",
  "fighting",
  "shadowHits",
];
/** Refuses what is given and nothing that is done asks for. */
export function onlyRead(given: GivenFacts, reads: readonly string[]): void {
  for (const key of FOR_SOME)
    if (given[key] !== undefined && !reads.includes(key))
      throw new PositionError(inside(GIVEN, key), "nothing that is done here asks for it");
}

/** Maneuver cards that have been played in a combat. */
export const handUsedIn = (given: GivenFacts): ManeuverId[] =>
  listInFile(maneuver).fromFile(given.combatHandUsed ?? [], inside(GIVEN, "combatHandUsed"));
