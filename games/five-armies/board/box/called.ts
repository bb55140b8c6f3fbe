/** What the names that stand in a pack are called on its pages. */
import { CHARACTER, FACE, GROUP, PLACE, TERRAIN, TERRITORY, UNIT } from "../../ids.ts";
import type { CardType, SideName } from "../../language/names.ts";
import type { Pack, PackBorder, PackTile } from "../../pack/types.ts";
import { WESTMARCH } from "../../pack/westmarch.ts";
import type { GameSay, Key } from "../keys.ts";
import {
  characterName,
  faceName,
  groupName,
  placeName,
  terrainName,
  territoryName,
  unitName,
} from "../names.ts";
import type { NameSet } from "./fields/field.ts";
import { type Entry, SECTIONS, type Section, type Spot } from "./sections.ts";

const TYPES: Readonly<Record<CardType, Key>> = {
  army: "box.type.army",
  character: "box.type.character",
  muster: "box.type.muster",
};
const TILES: Readonly<Record<PackTile["set"], Key>> = {
  standard: "box.tile.standard",
  blue: "box.tile.blue",
  red: "box.tile.red",
};
const LINKS: Readonly<Record<PackBorder["kind"], Key>> = {
  plain: "box.border.plain",
  ford: "box.border.ford",
  slope: "box.border.slope",
  river: "box.border.river",
};

const SIDES: Readonly<Record<SideName, Key>> = { free_peoples: "side.free_peoples", shadow: "side.shadow" };

type Calling = (say: GameSay, name: string) => string | null;

/** A thing that the rules number, by the name that the rules know. */
const numbered =
  <I>(kind: { find(name: string): I | null }, nameOf: (say: GameSay, id: I) => string): Calling =>
  (say, name) => {
    const id = kind.find(name);
    return id === null ? null : nameOf(say, id);
  };
/** One of a few words. */
const worded =
  (words: Readonly<Record<string, Key>>): Calling =>
  (say, name) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    return word === undefined ? null : say(word);
  };

const CALLED: Readonly<Record<NameSet, Calling>> = {
  type: worded(TYPES),
  tile: worded(TILES),
  border: worded(LINKS),
  terrain: numbered(TERRAIN, terrainName),
  territory: numbered(TERRITORY, territoryName),
  character: numbered(CHARACTER, characterName),
  face: numbered(FACE, faceName),
  group: numbered(GROUP, groupName),
  unit: numbered(UNIT, unitName),
  side: worded(SIDES),
};

/** What a name of this set is called; itself, where it has no other name. */
export const called = (say: GameSay, set: NameSet, name: string): string => CALLED[set](say, name) ?? name;

const namesIn = (pack: Pack): readonly (readonly [id: string, name: string])[] => [
  ...pack.regions.map(({ id, name }) => [id, name] as const),
  ...pack.passes.flatMap(({ id, name, point, pointName }) => [
    [id, name] as const,
    [point, pointName] as const,
  ]),
];
const OURS: ReadonlyMap<string, string> = new Map(namesIn(WESTMARCH));

/** A region or a mustering point: in the reader's language where it goes by our name, else as the pack calls it. */
export function placeCalled(say: GameSay, pack: Pack, id: string): string {
  const name = namesIn(pack).find(([one]) => one === id)?.[1] ?? id;
  const place = PLACE.find(id);
  return place !== null && OURS.get(id) === name ? placeName(say, place) : name;
}

/** Everything that is printed in counted units, in a few words. */
const counted = (say: GameSay, counts: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count ?? 0} × ${called(say, "unit", name)}`)
    .join(", ");

/** What an entry is called in a list. */
export function entryCalled(say: GameSay, pack: Pack, entry: Entry, { section, at }: Spot): string {
  if ("title" in entry) return entry.title || say("box.unnamed");
  if ("terrain" in entry || "leadsTo" in entry) return placeCalled(say, pack, entry.id);
  if ("strength" in entry)
    return WESTMARCH.units.some(({ name }) => name === entry.name)
      ? called(say, "unit", entry.id)
      : entry.name || say("box.unnamed");
  if ("abilities" in entry)
    return WESTMARCH.characters.some(({ name }) => name === entry.name)
      ? called(say, "character", entry.id)
      : entry.name || say("box.unnamed");
  if ("between" in entry) return entry.between.map((id) => placeCalled(say, pack, id)).join(" – ");
  if ("set" in entry) return `${called(say, "tile", entry.set)} ${entry.value}${entry.icon ? " ✦" : ""}`;
  if ("group" in entry) return counted(say, entry.units) || called(say, "group", entry.group);
  if ("region" in entry) return `${entry.number}. ${placeCalled(say, pack, entry.region)}`;
  if (section === "flyers") return say(at === 0 ? "box.eagles" : "box.bats");
  return say("box.section.dice");
}

/** The entry at a spot, or undefined. */
export const entryAt = (pack: Pack, { section, at }: Spot): Entry | undefined => entriesIn(pack, section)[at];
export const entriesIn = <S extends Section>(pack: Pack, section: S): readonly Entry[] =>
  SECTIONS[section].entries(pack);
