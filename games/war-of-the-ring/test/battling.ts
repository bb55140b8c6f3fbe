/** Battles for the tests: a position, an attack made from it, and then what the dice bring. */
import type { TestTable } from "@westmarch/testkit";
import type { FaceName } from "../data/ids.ts";
import { FIGURE } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import type { Position, StandingFigures } from "../position.ts";
import { figuresIn } from "../rules/figures.ts";
import type { Battle, Secret, War } from "../state.ts";
import { at, dice } from "./table.ts";

export type BattleTable = TestTable<War, Secret>;
export type SideName = "free-peoples" | "shadow";

/** Those who fight in most of these tests are At War. */
const NATIONS: Position["nations"] = {
  gondor: 0,
  rohan: 0,
  elves: 0,
  north: 0,
  isengard: 0,
  sauron: 0,
  southrons: 0,
};

/** A side has a die to attack with, the other one to go on with afterwards. */
export const ready = (position: Position, side: SideName, face?: FaceName): BattleTable =>
  at({
    nations: NATIONS,
    acting: side,
    dice: {
      "free-peoples": [side === "free-peoples" ? (face ?? "muster-army") : "muster"],
      shadow: [side === "shadow" ? (face ?? "army") : "muster"],
    },
    ...position,
  });

/** Attacks with all that can take part, answering only what is asked. */
export function attacks(t: BattleTable, side: SideName, where: string, face?: FaceName): BattleTable {
  t.plays(side, `attack-with:${face ?? (side === "shadow" ? "army" : "muster-army")}`);
  if (t.ask(side)?.prompt === "attack") t.plays(side, `attack:${where}`);
  if (t.ask(side)?.prompt === "stay") t.plays(side, "go");
  return t;
}

/** The same, with what the dice will show: attacker's roll, defender's roll, attacker's re-roll, defender's. */
export const fight = (
  position: Position,
  side: SideName,
  where: string,
  pips: readonly number[] = [],
  face?: FaceName,
): BattleTable => attacks(ready(position, side, face).draws(...dice(...pips)), side, where, face);

/** Isengard in the Fords of Isen against Rohan in Westemnet, a Town: nothing changes what hits. */
export const meadows = (
  isengard: StandingFigures,
  rohan: StandingFigures,
  more: Position = {},
): Position => ({
  ...more,
  map: { ...more.map, "fords-of-isen": isengard, westemnet: rohan },
});
export const IN_THE_MEADOWS = "fords-of-isen:westemnet";

/** The battle being fought. */
export function fought(t: BattleTable): Battle {
  if (!t.state.battle) throw new Error("no battle is being fought");
  return t.state.battle;
}

/** How many figures of a kind stand in a region. */
export const count = (t: BattleTable, where: RegionName, figure: string): number =>
  figuresIn(t.state, region(where), FIGURE.named(figure));

/** What was told of a kind of event to everybody. */
export const told = (t: BattleTable, type: string): unknown[] =>
  t.heard(null, type).map(({ facts }) => facts);
