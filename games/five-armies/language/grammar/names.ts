/** Words for what the rulebook names, and lists of them. */
import {
  anyOf,
  apply,
  kleft,
  kright,
  list,
  meaning,
  number,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import {
  CHARACTERS,
  type CharacterName,
  GROUPS,
  type GroupName,
  SETTLEMENTS,
  type SettlementName,
  TERRAINS,
  TERRITORIES,
  type TerrainName,
  type TerritoryName,
  UNITS,
  type UnitName,
} from "../names.ts";
import type { Member } from "../tree.ts";
import {
  CHARACTER_WORDS,
  GROUP_WORDS,
  SETTLEMENT_WORDS,
  TERRAIN_WORDS,
  TERRITORY_WORDS,
  UNIT_WORDS,
} from "../words.ts";

/** One of several names, by their words. */
const named = <K extends string>(names: readonly K[], word: (name: K) => string): Reader<K> =>
  anyOf<K>(names.map((name) => meaning(word(name), name)));

/** “a, b or c”, with the word before the last. */
export const several = <T>(one: Reader<T>, last: "and" | "or"): Reader<readonly T[]> =>
  apply(seq(list(one, words(",")), opt(kright(words(last), one))), ([some, end]) =>
    end === undefined ? some : [...some, end],
  );

export const character: Reader<CharacterName> = named(CHARACTERS, (name) => CHARACTER_WORDS[name]);
export const settlement: Reader<SettlementName> = named(SETTLEMENTS, (name) => SETTLEMENT_WORDS[name]);
export const territory: Reader<TerritoryName> = named(TERRITORIES, (name) => TERRITORY_WORDS[name]);
export const terrain: Reader<TerrainName> = named(TERRAINS, (name) => TERRAIN_WORDS[name]);
export const group: Reader<GroupName> = named(GROUPS, (name) => GROUP_WORDS[name]);
const bare: Reader<UnitName> = named(UNITS, (name) => UNIT_WORDS[name][0]);
export const many: Reader<UnitName> = named(UNITS, (name) => UNIT_WORDS[name][1]);
export const article = anyOf<string>([words("a"), words("an")]);
/** “an Orc”. */
export const unit: Reader<UnitName> = kright(article, bare);
export const units: Reader<readonly UnitName[]> = several(unit, "or");
/** “Orcs or Goblins, each”: of several units, where each may stand. */
export const unitsEach: Reader<readonly UnitName[]> = kleft(several(many, "or"), words(", each"));
/** “Goblin and Orc”. */
export const bareUnits: Reader<readonly UnitName[]> = several(bare, "and");
export const terrains: Reader<readonly TerrainName[]> = several(terrain, "or");

/** A unit or character that may be in an army. */
export const member: Reader<Member> = anyOf<Member>([
  apply(unit, (unit) => ({ unit })),
  meaning("a Dwarven unit", { people: "dwarven" }),
  meaning("an Elven unit", { people: "elven" }),
  apply(character, (character) => ({ character })),
]);

/** “up to 3” or “3”. */
export const count: Reader<{ readonly number: number; readonly upTo?: true }> = apply(
  seq(opt(words("up to")), number),
  ([upTo, number]) => ({ number, ...(upTo && { upTo: true }) }),
);
/** A word for one and for several. */
export const counted = (one: string, many: string): Reader<string> =>
  anyOf<string>([words(many), words(one)]);
