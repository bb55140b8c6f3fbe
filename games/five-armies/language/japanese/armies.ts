/** Armies, places and numbers in Japanese. */

import { listed } from "@westmarch/sentences/writing";
import type { CharacterName, TerrainName, UnitName } from "../names.ts";
import type { Armies, ArmyIs, Member, Near, PlaceMeant } from "../tree.ts";
import { JAPANESE_THINGS as W } from "../words/ja.ts";
import { isSeveral } from "../writer.ts";

export const { units: UNIT, characters: WHO, settlements: WHERE } = W;
const PEOPLES = { dwarven: "ドワーフのユニット", elven: "エルフのユニット" } as const;

export const or = (all: readonly string[]): string => listed(all, "か");
export const region = (terrains: readonly TerrainName[]): string =>
  `${or(terrains.map((one) => W.terrains[one]))}の領域`;
export const units = (names: readonly UnitName[]): string =>
  listed(
    names.map((name) => UNIT[name]),
    "と",
  );
export const armyOf = (name: CharacterName): string => `${WHO[name]}の軍隊`;
const territories = (names: readonly (keyof typeof W.territories)[]): string =>
  or(names.map((name) => W.territories[name]));

export function member(one: Member): string {
  if ("unit" in one) return UNIT[one.unit];
  return "character" in one ? WHO[one.character] : PEOPLES[one.people];
}
const like = ({ leadership, holds, only, least, terrain, pass }: ArmyIs): string =>
  [
    terrain && `${region(terrain)}にいて、`,
    pass && "峠道にいる",
    leadership && "指揮力のある",
    holds && `${or(holds.map(member))}のいる`,
    only && `${UNIT[only]}だけの`,
    least !== undefined && `ユニット${least}個以上の`,
  ]
    .filter(Boolean)
    .join("")
    .replace(/にいて、$/u, "にいる");
const yours = (army: ArmyIs): string => `${like(army)}自軍`;

function near(where: Near): string {
  switch (where.by) {
    case "next to":
      return `${yours(where.army)}に隣接する`;
    case "next to that army":
      return "その自軍に隣接する";
    case "across a border":
      return `${yours(where.army)}と境界（川も含む）で接する`;
    case "in range":
      return `${WHO[where.of]}の射程内の`;
    case "in range of that region":
      return "その領域の射程内の";
    case "within attack":
      return "その自軍が攻撃できる";
  }
}
export function armies(which: Armies): string {
  switch (which.armies) {
    case "that":
      return which.whose === "your" ? "その自軍" : "その敵軍";
    case "those":
      return "それらの軍隊";
    case "one of those":
      return "それらのうち1つの軍隊";
    case "of":
      return armyOf(which.character);
    case "some": {
      const { count, upTo, kinds } = which;
      const where = which.near ? near(which.near) : "";
      const whose = kinds[0]?.whose === "your" ? "自軍" : "敵軍";
      return `${where}${kinds.map(like).join("、または")}${whose}${count}つ${upTo ? "まで" : ""}`;
    }
  }
}
export const each = (which: Armies): string =>
  isSeveral(which) ? `${armies(which)}のそれぞれ` : armies(which);

function place(where: PlaceMeant): string {
  switch (where.at) {
    case "settlement":
      return "拠点";
    case "muster region":
      return "召集領域";
    case "mustering point":
      return "ゴブリン召集地点";
    case "eyrie":
      return "大鷲の巣";
    case "that army":
      return "その軍隊";
    case "named":
      return WHERE[where.settlement];
    case "empty region":
      return `${territories(where.territories)}の軍隊のいない領域`;
    case "army": {
      const within = where.territories ? `${territories(where.territories)}にいる` : "";
      return `${where.region ? "領域にいる" : ""}${within}${yours(where.army)}`;
    }
  }
}
export const places = (all: readonly PlaceMeant[]): string => or(all.map(place));
