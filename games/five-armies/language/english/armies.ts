/** Armies, places and numbers in the card language. */

import { enumerated, say } from "@westmarch/sentences/writing";
import type { TerrainName, UnitName } from "../names.ts";
import type { Armies, ArmyIs, Member, Near, PlaceMeant } from "../tree.ts";
import { SETTLEMENT_WORDS, TERRITORY_WORDS, UNIT_WORDS, CHARACTER_WORDS as WHO } from "../words.ts";
import { isSeveral } from "../writer.ts";

const article = (word: string): string => (/^[AEO]/u.test(word) ? `an ${word}` : `a ${word}`);
export const things = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
export const upTo = (number: number, isUpTo: true | undefined): string =>
  `${isUpTo ? "up to " : ""}${number}`;
export const unit = (name: UnitName): string => article(UNIT_WORDS[name][0]);
export const units = (names: readonly UnitName[], last: "and" | "or"): string =>
  enumerated(
    names.map((name) => UNIT_WORDS[name][0]),
    last,
  );
export const region = (terrains: readonly TerrainName[]): string =>
  `in a ${enumerated(terrains, "or")} region`;

export function member(one: Member): string {
  if ("unit" in one) return unit(one.unit);
  if ("character" in one) return WHO[one.character];
  return one.people === "elven" ? "an Elven unit" : "a Dwarven unit";
}

const like = ({ leadership, holds, only, least, terrain, pass }: ArmyIs): string =>
  say(
    leadership && "with leadership",
    holds && `with ${enumerated(holds.map(member), "or")}`,
    only && `of ${UNIT_WORDS[only][1]} only`,
    least !== undefined && `of ${least} or more units`,
    terrain && region(terrain),
    pass && "in a pass",
  );
const yours = (army: ArmyIs): string => say("your army", like(army));

function near(where: Near): string {
  switch (where.by) {
    case "next to":
      return `next to ${yours(where.army)}`;
    case "next to that army":
      return "next to that army of yours";
    case "across a border":
      return `across a border from ${yours(where.army)}`;
    case "in range":
      return `in range of ${WHO[where.of]}`;
    case "in range of that region":
      return "in range of that region";
    case "within attack":
      return "that it could attack";
  }
}

export function armies(which: Armies): string {
  switch (which.armies) {
    case "that":
      return which.whose === "your" ? "that army of yours" : "that enemy army";
    case "those":
      return "those armies";
    case "one of those":
      return "one of those armies";
    case "of":
      return `the army of ${WHO[which.character]}`;
    case "some": {
      const { count, kinds } = which;
      const isYours = kinds[0]?.whose === "your";
      const single = isYours ? "one of your armies" : "an enemy army";
      const several = `${upTo(count, which.upTo)} ${isYours ? "of your armies" : "enemy armies"}`;
      return say(
        count === 1 ? single : several,
        kinds.map(like).join(" or "),
        which.near && near(which.near),
      );
    }
  }
}
export const each = (which: Armies): string => say(isSeveral(which) && "each of", armies(which));

function place(where: PlaceMeant): string {
  switch (where.at) {
    case "settlement":
      return "in a settlement";
    case "muster region":
      return "in a muster region";
    case "mustering point":
      return "on a mustering point";
    case "eyrie":
      return "in the Eyrie";
    case "that army":
      return "with that army";
    case "named":
      return `in ${SETTLEMENT_WORDS[where.settlement]}`;
    case "empty region":
      return `in an empty region of ${enumerated(
        where.territories.map((name) => TERRITORY_WORDS[name]),
        "or",
      )}`;
    case "army":
      return say(
        "with",
        yours(where.army),
        where.region && "in a region",
        where.territories &&
          `in ${enumerated(
            where.territories.map((name) => TERRITORY_WORDS[name]),
            "or",
          )}`,
      );
  }
}
export const places = (all: readonly PlaceMeant[]): string => enumerated(all.map(place), "or");
