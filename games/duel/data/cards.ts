/** The 69 chapter cards (section 2, section 10): what they cost, what they do, what frees them. */
import { kind, NONE } from "@westmarch/kernel";
import {
  type CardEffect,
  coins,
  moves,
  oneOf,
  opponentLoses,
  race,
  removeUnits,
  rings,
  skills,
  units,
} from "./effects.ts";
import { type CardId, type ChainName, type Colour, SKILLS, type SkillName } from "./ids.ts";

/** A price: coins and, by skill, symbols (8.1). */
export interface Price {
  readonly coins: number;
  readonly skills: readonly number[];
}

export interface Card {
  readonly name: string;
  readonly colour: Colour;
  readonly price: Price;
  readonly effects: readonly CardEffect[];
  /** The chain symbol that makes it free, and the one it gives (8.8). */
  readonly free?: ChainName;
  readonly gives?: ChainName;
}

type Cost = Partial<Record<SkillName | "coins", number>>;

export const priceOf = (cost: Cost): Price => ({
  coins: cost.coins ?? 0,
  skills: SKILLS.map((skill) => cost[skill] ?? 0),
});

const FREE: Cost = {};

const coloured =
  (colour: Colour) =>
  (
    name: string,
    cost: Cost,
    effects: readonly CardEffect[],
    chain: Pick<Card, "free" | "gives"> = {},
  ): Card => ({
    name,
    colour,
    price: priceOf(cost),
    effects,
    ...chain,
  });

const grey = coloured("grey");
const yellow = coloured("yellow");
const blue = coloured("blue");
const green = coloured("green");
const red = coloured("red");
const purple = coloured("purple");

export const CARDS: readonly Card[] = [
  // chapter 1
  grey("c1-01", FREE, [skills({ ruse: 1 })]),
  grey("c1-02", FREE, [skills({ ruse: 1 })]),
  grey("c1-03", FREE, [skills({ strength: 1 })]),
  grey("c1-04", FREE, [skills({ strength: 1 })]),
  grey("c1-05", FREE, [skills({ courage: 1 })]),
  grey("c1-06", FREE, [skills({ courage: 1 })]),
  grey("c1-07", FREE, [skills({ knowledge: 1 })]),
  grey("c1-08", FREE, [skills({ leadership: 1 })]),
  yellow("c1-09", FREE, [coins(2)]),
  yellow("c1-10", FREE, [coins(2)]),
  yellow("c1-11", FREE, [coins(2)]),
  yellow("c1-12", FREE, [coins(2)]),
  blue("c1-13", FREE, [rings(1)]),
  blue("c1-14", { coins: 1 }, [rings(1)], { gives: "fish" }),
  blue("c1-15", { strength: 1 }, [rings(1)], { gives: "horse" }),
  blue("c1-16", { courage: 1 }, [rings(1)], { gives: "backpack" }),
  green("c1-17", { knowledge: 1 }, [race("elves")], { gives: "harp" }),
  green("c1-18", { knowledge: 1 }, [race("humans")], { gives: "horseshoe" }),
  green("c1-19", { leadership: 1 }, [race("dwarves")], { gives: "anvil" }),
  green("c1-20", { leadership: 1 }, [race("hobbits")], { gives: "pot" }),
  red("c1-21", FREE, [units(1, "lindon", "arnor")], { gives: "dagger" }),
  red("c1-22", FREE, [units(1, "enedwaith", "rhovanion")], { gives: "helmet" }),
  red("c1-23", { ruse: 1 }, [units(1, "gondor", "rohan")], { gives: "bow" }),
  // chapter 2
  grey("c2-01", FREE, [skills({ knowledge: 1 })]),
  grey("c2-02", FREE, [skills({ leadership: 1 })]),
  grey("c2-03", { coins: 1 }, [skills({ ruse: 2 })]),
  grey("c2-04", { coins: 1 }, [skills({ strength: 2 })]),
  grey("c2-05", { coins: 1 }, [skills({ courage: 2 })]),
  grey("c2-06", { coins: 1, ruse: 1 }, [oneOf("knowledge", "leadership")]),
  grey("c2-07", { coins: 1, knowledge: 1, leadership: 1 }, [oneOf("ruse", "strength", "courage")]),
  yellow("c2-08", FREE, [coins(3)], { gives: "chest" }),
  yellow("c2-09", FREE, [coins(4)]),
  blue("c2-10", { ruse: 1, strength: 1 }, [rings(1)]),
  blue("c2-11", { strength: 1, courage: 1 }, [rings(1)], { free: "horse" }),
  blue("c2-12", { coins: 1 }, [rings(1)], { free: "backpack" }),
  blue("c2-13", { strength: 1, courage: 2 }, [rings(2)], { gives: "campfire" }),
  blue("c2-14", { strength: 2, knowledge: 1 }, [rings(2)], { gives: "bedroll" }),
  green("c2-15", { courage: 1, knowledge: 1, leadership: 1 }, [race("elves")], { free: "harp" }),
  green("c2-16", { courage: 2, knowledge: 1 }, [race("humans")], { free: "horseshoe", gives: "scroll" }),
  green("c2-17", { strength: 2, leadership: 1 }, [race("dwarves")], { free: "anvil" }),
  green("c2-18", { ruse: 2, leadership: 1 }, [race("hobbits")], { free: "pot", gives: "acorn" }),
  red("c2-19", { strength: 2, courage: 1 }, [units(2, "lindon", "enedwaith")], {
    free: "helmet",
    gives: "armor",
  }),
  red("c2-20", { ruse: 2, knowledge: 1 }, [units(2, "mordor", "rohan")], { free: "dagger", gives: "axe" }),
  red("c2-21", { ruse: 3 }, [units(2, "gondor", "mordor")], { free: "bow" }),
  red("c2-22", { ruse: 1, strength: 1, courage: 1 }, [units(2, "lindon", "rohan")]),
  red("c2-23", { courage: 2, leadership: 1 }, [units(2, "arnor", "rhovanion")]),
  // chapter 3
  yellow("c3-01", { ruse: 2, courage: 1 }, [coins(5)], { free: "chest" }),
  yellow("c3-02", { ruse: 1, knowledge: 1, leadership: 1 }, [coins(5)]),
  blue("c3-03", { ruse: 1, strength: 3 }, [rings(2)], { free: "campfire" }),
  blue("c3-04", { ruse: 2, courage: 2 }, [rings(2)], { free: "fish" }),
  blue("c3-05", { ruse: 3, courage: 1 }, [rings(2)], { free: "bedroll" }),
  blue("c3-06", { strength: 2, leadership: 1 }, [rings(2)]),
  blue("c3-07", { coins: 3 }, [rings(3)]),
  green("c3-08", { strength: 2, knowledge: 2 }, [race("ents")], { free: "acorn" }),
  green("c3-09", { courage: 2, knowledge: 1, leadership: 1 }, [race("ents")]),
  green("c3-10", { ruse: 2, leadership: 2 }, [race("wizards")], { free: "scroll" }),
  green("c3-11", { strength: 2, knowledge: 1, leadership: 1 }, [race("wizards")]),
  red("c3-12", { strength: 2, courage: 2 }, [units(3, "enedwaith", "rohan")], { free: "armor" }),
  red("c3-13", { ruse: 1, strength: 1, knowledge: 1, leadership: 2 }, [units(3, "gondor", "arnor")], {
    free: "axe",
  }),
  red("c3-14", { ruse: 1, strength: 2, courage: 2 }, [units(3, "rhovanion", "mordor")]),
  red("c3-15", { ruse: 2, courage: 1, knowledge: 2 }, [units(3, "lindon", "mordor")]),
  red("c3-16", { ruse: 3, leadership: 2 }, [units(3, "rhovanion", "gondor")]),
  red("c3-17", { ruse: 2, courage: 2 }, [units(3, "enedwaith", "arnor")]),
  purple("c3-18", { courage: 2, knowledge: 1, leadership: 1 }, [moves(3)]),
  purple("c3-19", { ruse: 1, strength: 1, courage: 1, knowledge: 1 }, [opponentLoses(1), moves(2)]),
  purple("c3-20", { strength: 3, knowledge: 1 }, [removeUnits(1), moves(2)]),
  purple("c3-21", { strength: 2, leadership: 1 }, [removeUnits(1), opponentLoses(1), moves(1)]),
  purple("c3-22", { courage: 3, leadership: 1 }, [removeUnits(1), opponentLoses(2)]),
  purple("c3-23", { strength: 1, courage: 1, knowledge: 2 }, [removeUnits(2), opponentLoses(1)]),
];

export const CARD_NAMES: readonly string[] = CARDS.map((card) => card.name);
export const CARD = kind("card", CARD_NAMES);
export const ALL_CARDS = CARD.all;

/** By card: which card frees it by its chain symbol, or `NONE` (8.8). */
export const FREED_BY: readonly CardId[] = CARDS.map((card) =>
  card.free === undefined ? NONE : (ALL_CARDS.find((giver) => CARDS[giver].gives === card.free) ?? NONE),
);
