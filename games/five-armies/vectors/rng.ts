/** What a vector makes chance give. */
import { form, inside, type Location, listAt, objectAt, onlyKeys, PositionError } from "@westmarch/positions";
import { type Dealt, SPECIAL, type TileTold } from "./dealing.ts";
import { named, whole } from "./forms.ts";

const { listInFile, text } = form;

/** Results that a vector forces. */
export function dealtIn(given: unknown, at: Location): Dealt {
  const told = given === undefined ? {} : objectAt(given, at);
  const numbers = (key: string): number[] =>
    told[key] === undefined ? [] : listInFile(whole(1, 6)).fromFile(told[key], inside(at, key));
  onlyKeys(told, RNG_KEYS, at);
  const tiles = told.tiles === undefined ? [] : listAt([told.tiles].flat(), inside(at, "tiles"));
  return {
    dice: ["d6", "black", "white", "roll", "rerollBlack", "rerollWhite", "reroll"].flatMap(numbers),
    tiles: tiles.map((tile, i) => tileAt(tile, inside(inside(at, "tiles"), i))),
    cards: told.fateCard === undefined ? [] : [text.fromFile(told.fateCard, inside(at, "fateCard"))],
    tokens:
      told.token === undefined
        ? []
        : [
            Object.fromEntries(
              named(told.token, inside(at, "token"), (one, there) => whole().fromFile(one, there)),
            ),
          ],
  };
}
/** A tile as it is told: `2`, `2 with icon`, `blue`, `red 3`. */
function tileAt(given: unknown, at: Location): TileTold {
  const words = /^(?:(blue|red)(?: (\d+))?|(\d+)( with icon)?)$/.exec(String(given));
  if (words === null)
    throw new PositionError(at, `“${String(given)}” is no tile; 2, 2 with icon, blue, red 3 are`);
  const [, colour, special, plain, icon] = words;
  const value = special ?? plain;
  return {
    colour: SPECIAL.find((one) => one === colour) ?? null,
    value: value === undefined ? null : Number(value),
    icon: icon !== undefined,
  };
}

const RNG_KEYS = [
  "tiles",
  "fateCard",
  "d6",
  "roll",
  "reroll",
  "black",
  "white",
  "rerollBlack",
  "rerollWhite",
  "token",
];
