/** Armies, places and numbers in Chinese. */

import { listed } from "@westmarch/sentences/writing";
import type { CharacterName, TerrainName, UnitName } from "../names.ts";
import type { Armies, ArmyIs, Member, Near, PlaceMeant } from "../tree.ts";
import { isSeveral } from "../writer.ts";
import type { ChineseWords } from "./words.ts";

export const most = (number: number, upTo: true | undefined): string => `${upTo ? "最多" : ""}${number}`;

export const or = (all: readonly string[]): string => listed(all, "或");
export const region = (w: ChineseWords, terrains: readonly TerrainName[]): string =>
  `${or(terrains.map((one) => w.terrains[one]))}${w.terms.region}`;
export const units = (w: ChineseWords, names: readonly UnitName[]): string =>
  listed(
    names.map((name) => w.units[name]),
    "与",
  );
export const armyOf = (w: ChineseWords, name: CharacterName): string => `${w.characters[name]}的军队`;

export function member(w: ChineseWords, one: Member): string {
  if ("unit" in one) return w.units[one.unit];
  return "character" in one ? w.characters[one.character] : w.peoples[one.people];
}
const traits = (w: ChineseWords, { leadership, holds, only, least, terrain, pass }: ArmyIs): string =>
  [
    terrain && `在${region(w, terrain)}`,
    pass && "在山口",
    leadership && "有领导力",
    holds && `含有${or(holds.map((one) => member(w, one)))}`,
    only && `仅由${w.units[only]}组成`,
    least !== undefined && `至少有${least}个单位`,
  ]
    .filter(Boolean)
    .join("且");
/** What an army is that is like one of these, before the word for it. */
export function like(w: ChineseWords, kinds: readonly ArmyIs[]): string {
  const said = kinds.map((one) => traits(w, one)).filter((one) => one !== "");
  return said.length === 0 ? "" : `${said.join("、或")}的`;
}
const yours = (w: ChineseWords, army: ArmyIs): string => `你${like(w, [army]) || "的"}军队`;

function near(w: ChineseWords, where: Near): string {
  switch (where.by) {
    case "next to":
      return `与${yours(w, where.army)}相邻的`;
    case "next to that army":
      return "与你的这支军队相邻的";
    case "across a border":
      return `与${yours(w, where.army)}隔任何边界（包括河流）相接的`;
    case "in range":
      return `${w.characters[where.of]}射程内的`;
    case "in range of that region":
      return `该${w.terms.region}射程内的`;
    case "within attack":
      return "它可以攻击的";
  }
}
export function armies(w: ChineseWords, which: Armies): string {
  switch (which.armies) {
    case "that":
      return which.whose === "your" ? "你的这支军队" : "该敌方军队";
    case "those":
      return "这些军队";
    case "one of those":
      return "其中1支军队";
    case "of":
      return armyOf(w, which.character);
    case "some": {
      const { count, upTo, kinds } = which;
      const where = which.near ? near(w, which.near) : "";
      const number = `${most(count, upTo)}支`;
      const kind = `${where}${like(w, kinds)}`;
      return kinds[0]?.whose === "your" ? `你的${number}${kind}军队` : `${number}${kind}敌方军队`;
    }
  }
}
export const each = (w: ChineseWords, which: Armies): string =>
  isSeveral(which) ? `${armies(w, which)}各` : armies(w, which);

function place(w: ChineseWords, where: PlaceMeant): string {
  switch (where.at) {
    case "settlement":
      return w.terms.settlement;
    case "muster region":
      return w.terms.musterRegion;
    case "mustering point":
      return w.terms.musterPoint;
    case "eyrie":
      return w.terms.eyrie;
    case "that army":
      return "这支军队中";
    case "named":
      return w.settlements[where.settlement];
    case "empty region":
      return `${or(where.territories.map((name) => w.territories[name]))}的无军队${w.terms.region}`;
    case "army": {
      const territories = where.territories
        ? `位于${or(where.territories.map((name) => w.territories[name]))}的`
        : "";
      return `${where.region ? `位于${w.terms.region}内的` : ""}${territories}${yours(w, where.army)}中`;
    }
  }
}
export const places = (w: ChineseWords, all: readonly PlaceMeant[]): string =>
  or(all.map((where) => place(w, where)));
