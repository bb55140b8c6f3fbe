/** What every deed of a vector is, and how a part of an army goes. */
import { form, inside, objectAt, type Place } from "@westmarch/positions";
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
import { forceIn } from "../rules/forces.ts";
import type { Told } from "./checks.ts";
import { character, face, place, units } from "./given.ts";
import type { Run } from "./run.ts";

export type Deed = (run: Run, side: Side, action: Told, given: Told, at: Place) => void;

export const dieOf = (given: Told, at: Place): string | undefined =>
  given.die === undefined ? undefined : face.toFile(face.fromFile(given.die, inside(at, "die")));

export const placesAt = (given: unknown, at: Place): PlaceId[] => form.listOf(place).fromFile(given, at);

/** Lets part of an army go: everything that is not told stays. */
export function part(run: Run, side: Side, from: PlaceId, told: Told, at: Place): void {
  const army = forceIn(run.g, side, from);
  if (told.units !== undefined || told.characters !== undefined || told.leadershipTokens !== undefined) {
    const go =
      told.units === undefined ? army.slice(0, UNIT_COUNT) : units.fromFile(told.units, inside(at, "units"));
    for (const one of UNITS_OF[side]) stay(run, side, one, army[one] - go[one]);
    const goes =
      told.characters === undefined
        ? []
        : form.listOf(character).fromFile(told.characters, inside(at, "characters"));
    const leaves = UNITS_OF[side].some((one) => army[one] > go[one]);
    for (const one of WALKERS[side])
      if (told.characters !== undefined && army[thingOfCharacter(one)] > 0 && !goes.includes(one))
        stay(run, side, thingOfCharacter(one), 1);
    if (told.leadershipTokens !== undefined && leaves)
      stay(
        run,
        side,
        LEADERSHIP_TOKENS,
        army[LEADERSHIP_TOKENS] - form.whole().fromFile(told.leadershipTokens, at),
      );
    for (const one of UNITS_OF[side]) if (go[one] > army[one]) run.refused = true;
  }
  if (run.ask(side)?.prompt === "part") run.say(side, ["go"]);
  if (told.markersWith === undefined) return;
  const markers = army[DAMAGE] - form.whole().fromFile(told.markersWith, inside(at, "markersWith"));
  if (run.ask(side)?.prompt === "markers") run.say(side, ["number", markers]);
  else if (run.g.damage[from] !== markers) run.refused = true;
}

export const stay = (run: Run, side: Side, thing: number, many: number): void => {
  if (many > 0) run.say(side, ["stay", THING.of(thing), many]);
};

/** `[from, to]` or an object of them. */
export function stepOf(
  given: unknown,
  at: Place,
): { readonly from: PlaceId; readonly to: PlaceId; readonly told: Told } {
  if (Array.isArray(given)) {
    const [from, to] = placesAt(given, at);
    return { from, to, told: {} };
  }
  const told = objectAt(given, at);
  return {
    from: place.fromFile(told.from, inside(at, "from")),
    to: place.fromFile(told.to, inside(at, "to")),
    told,
  };
}
