/** What every deed of a vector is, and how a part of an army goes. */
import { form, inside, type Location, objectAt, onlyKeys } from "@westmarch/positions";
import {
  DAMAGE,
  LEADERSHIP_TOKENS,
  type PlaceId,
  type Side,
  THING,
  thingOfCharacter,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../ids.ts";
import { forceIn } from "../rules/movement/forces.ts";
import { character, face, type GivenFacts, place, units, whole } from "./forms.ts";
import type { Run } from "./run.ts";

export type Deed = (run: Run, side: Side, action: GivenFacts, given: GivenFacts, at: Location) => void;

/** Something that players do: the keys that say how, what it reads of the position, and how it is done. */
export interface Way {
  readonly keys: readonly string[];
  readonly reads: readonly string[];
  readonly run: Deed;
}
export const way = (run: Deed, keys: readonly string[] = [], reads: readonly string[] = []): Way => ({
  keys,
  reads,
  run,
});

/** What says which part of an army goes. */
export const PART = ["units", "characters", "leadershipTokens", "markersWith"];

export const dieOf = (given: GivenFacts, at: Location): string | undefined =>
  given.die === undefined ? undefined : face.toFile(face.fromFile(given.die, inside(at, "die")));

export const placesAt = (given: unknown, at: Location): PlaceId[] =>
  form.listInFile(place).fromFile(given, at);

/** Lets part of an army go: everything that is not told stays. */
export function part(run: Run, side: Side, from: PlaceId, told: GivenFacts, at: Location): void {
  const army = forceIn(run.g, side, from);
  if (told.units !== undefined || told.characters !== undefined || told.leadershipTokens !== undefined) {
    const go =
      told.units === undefined ? army.slice(0, UNIT_COUNT) : units.fromFile(told.units, inside(at, "units"));
    for (const one of UNITS_OF[side]) stay(run, side, one, army[one] - go[one]);
    const goes = form.listInFile(character).fromFile(told.characters ?? [], inside(at, "characters"));
    const leaves = UNITS_OF[side].some((one) => army[one] > go[one]);
    for (const one of WALKERS[side])
      if (told.characters !== undefined && army[thingOfCharacter(one)] > 0 && !goes.includes(one))
        stay(run, side, thingOfCharacter(one), 1);
    if (told.leadershipTokens !== undefined && leaves)
      stay(
        run,
        side,
        LEADERSHIP_TOKENS,
        army[LEADERSHIP_TOKENS] - whole().fromFile(told.leadershipTokens, inside(at, "leadershipTokens")),
      );
    for (const one of UNITS_OF[side]) if (go[one] > army[one]) run.refused = true;
  }
  if (run.ask(side)?.prompt === "part") run.say(side, ["go"]);
  if (told.markersWith === undefined) return;
  const markers = army[DAMAGE] - whole().fromFile(told.markersWith, inside(at, "markersWith"));
  if (run.ask(side)?.prompt === "markers") run.say(side, ["number", markers]);
  else if (run.g.damage[from] !== markers) run.refused = true;
}

/** 4.6, 4.16: Leadership tokens go to these armies; the last ones the rules may place without a question. */
export function placeTokens(run: Run, side: Side, armies: readonly PlaceId[]): void {
  for (const [i, army] of armies.entries()) {
    const isThere = (place: unknown): boolean => place === army;
    if (run.ask(side)?.prompt === "lead" || run.told("token").length <= i) run.say(side, ["army", army]);
    else if (
      run.told("token").filter(({ place }) => isThere(place)).length <
      armies.slice(0, i + 1).filter(isThere).length
    )
      run.refused = true;
  }
}

export const stay = (run: Run, side: Side, thing: number, many: number): void => {
  if (many > 0) run.say(side, ["stay", THING.of(thing), many]);
};

/** `[from, to]` or an object of them. */
export function stepOf(
  given: unknown,
  at: Location,
): { readonly from: PlaceId; readonly to: PlaceId; readonly told: GivenFacts } {
  if (Array.isArray(given)) {
    const [from, to] = form.listInFile(place, 2).fromFile(given, at);
    return { from, to, told: {} };
  }
  const told = objectAt(given, at);
  onlyKeys(told, ["from", "to", ...PART], at);
  return {
    from: place.fromFile(told.from, inside(at, "from")),
    to: place.fromFile(told.to, inside(at, "to")),
    told,
  };
}
