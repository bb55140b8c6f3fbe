/** The combat and armies on the way, as one word each: `attacker:1;from:22;rolled:4.5/6.1`. */

import { type Form, type Location, PositionError, wholeIn } from "@westmarch/positions";
import { PLACE } from "./ids.ts";
import { newBattle } from "./rules/combat/battle.ts";

import type { Battle, Column } from "./state.ts";

type Told = number | readonly number[] | readonly (readonly number[])[];

/** Numbers with points between, lists of them with strokes between. */
const tell = (value: Told): string => {
  if (typeof value === "number") return String(value);
  const isDeep = value.some((inner) => typeof inner !== "number");
  return isDeep
    ? value.map((inner) => (typeof inner === "number" ? inner : inner.join("."))).join("/")
    : value.join(".");
};

/** What kind of value each field is. */
const USUAL = newBattle(0, PLACE.all[0], PLACE.all[0]);

const numbers = (written: string, at: Location): number[] =>
  (written === "" ? [] : written.split(".")).map((word) => {
    const value = wholeIn(word);
    if (value === null) throw new PositionError(at, `“${word}” is not a whole number`);
    return value;
  });

/** The same kind of value as a field of a combat usually is. */
function read(usual: unknown, written: string, at: Location): Told {
  if (typeof usual === "number") return numbers(written, at)[0] ?? 0;
  const isDeep = Array.isArray(usual) && Array.isArray(usual[0]);
  return isDeep ? written.split("/").map((inner) => numbers(inner, at)) : numbers(written, at);
}

function readBattle(written: string, at: Location): Battle {
  const told = new Map(
    written.split(";").map((word) => {
      const colon = word.indexOf(":");
      return [word.slice(0, colon), word.slice(colon + 1)] as const;
    }),
  );
  for (const key of told.keys())
    if (!Object.hasOwn(USUAL, key)) throw new PositionError(at, `“${key}” is nothing of a combat`);
  const fields = Object.entries(USUAL).map(([key, usual]) => {
    const word = told.get(key);
    if (word === undefined) throw new PositionError(at, `“${key}” is missing`);
    return [key, read(usual, word, at)];
  });
  // Every field was read as the kind of value that it usually is.
  return Object.fromEntries(fields) as Battle;
}

export const battle: Form<Battle, string> = {
  write: (value) =>
    Object.entries(value)
      .map(([key, inner]: [string, Told]) => `${key}:${tell(inner)}`)
      .join(";"),
  read: readBattle,
  toFile: (value) => battle.write(value, value),
  fromFile: (given, at) => readBattle(String(given), at),
  look: () => {},
};

/** `place:force,place:force`. */
export const columns: Form<Column[], string> = {
  write: (value) => value.map(({ to, force }) => `${PLACE.names[to]}:${force.join(".")}`).join(","),
  read: (written, at) =>
    (written === "" ? [] : written.split(",")).map((word) => {
      const [name = "", force = ""] = word.split(":");
      const to = PLACE.find(name);
      if (to === null) throw new PositionError(at, `“${name}” is no place`);
      return { to, force: numbers(force, at) };
    }),
  toFile: (value) => columns.write(value, value),
  fromFile: (given, at) => columns.read(String(given), at),
  look: () => {},
};
