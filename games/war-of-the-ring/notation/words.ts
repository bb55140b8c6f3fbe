/** Every word of a position: how it is written and read. */
import { type Option, readStack, writeStack } from "@westmarch/kernel";
import { CHARACTERS, NATIONS, NONE, SIDES } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import { HOME } from "../data/regions.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { isMarked } from "../facts.ts";
import type { War } from "../state.ts";
import { readChoice, writeChoice } from "../words.ts";
import { readBattle, readResult, writeBattle, writeResult } from "./battle.ts";
import { readHands, writeHands } from "./cards.ts";
import { find, list, numbers, readCards, whole, writeCards } from "./lists.ts";
import { readMap, writeMap } from "./map.ts";
import { blank, USUAL } from "./usual.ts";
import {
  controller,
  differing,
  nationsOf,
  readController,
  readDice,
  readDiffering,
  readNations,
  readWhere,
  TILES,
  whereIs,
  writeDice,
} from "./values.ts";

/** The once-a-turn marks, by bit (`state.ts`). */
const MARKS = ["free-ring", "shadow-ring", "stirred", "messenger", "rohan-roused", "walked"];

const sealed = (choice: Option | null): string => (choice ? writeChoice(choice) : "-");

export interface Word {
  readonly write: (g: War) => string;
  readonly read: (g: War, value: string, usual: War) => Partial<War>;
}

/** A number under its own name. */
const counted = <K extends "turn" | "minimum" | "progress" | "revealed" | "corruption">(key: K): Word => ({
  write: (g) => String(g[key]),
  read: (_g, value) => ({ [key]: whole(value) }) as Partial<War>,
});

/** A list of numbers under its own name. */
const listed = (
  key: "points" | "owned" | "box" | "rings" | "leading" | "next" | "lastArmies" | "nowArmies" | "mixed",
): Word => ({
  write: (g) => g[key].join(":"),
  read: (_g, value) => ({ [key]: numbers(value) }),
});

/** How each word is written and read, in this order: later words may follow from earlier ones. */
export const WORDS: Readonly<Record<string, Word>> = {
  players: { write: (g) => String(g.players), read: () => ({}) },
  rulings: {
    write: (g) =>
      Object.entries(g.rulings)
        .flatMap(([name, on]) => (on ? [name] : []))
        .join(","),
    read: (_g, value) => ({
      rulings: {
        ...USUAL,
        ...Object.fromEntries(
          list(value).map((name) => [Object.keys(USUAL)[find(Object.keys(USUAL), name, "ruling")], true]),
        ),
      },
    }),
  },
  turn: counted("turn"),
  acting: {
    write: (g) => SIDES[g.acting],
    read: (_g, value) => ({ acting: find(SIDES, value, "side") }),
  },
  dice: { write: (g) => writeDice(g.dice), read: (_g, value) => ({ dice: readDice(value) }) },
  owned: listed("owned"),
  box: listed("box"),
  minimum: counted("minimum"),
  rings: listed("rings"),
  marks: {
    write: (g) => MARKS.filter((_, bit) => isMarked(g, 1 << bit)).join(","),
    read: (_g, value) => ({
      marks: list(value).reduce((marks, name) => marks | (1 << find(MARKS, name, "mark")), 0),
    }),
  },
  map: { write: writeMap, read: (_g, value) => readMap(value) },
  lost: {
    write: (g) =>
      NATIONS.flatMap((name, n) => {
        const lost = g.lost.slice(n * 3, n * 3 + 3);
        return lost.some((count) => count > 0) ? [`${name}${lost.join(".")}`] : [];
      }).join(","),
    read: (g, value) => {
      const lost = g.lost.map(() => 0);
      for (const word of list(value)) {
        const name = word.replace(/[\d.]+$/, "");
        const nation = find(NATIONS, name, "Nation");
        for (const [kind, count] of list(word.slice(name.length), ".").entries())
          lost[nation * 3 + kind] = whole(count);
      }
      return { lost };
    },
  },
  characters: {
    write: (g) => differing(g.at, blank(g.players).at, CHARACTERS, whereIs),
    read: (_g, value, usual) => ({
      at: readDiffering(value, usual.at, CHARACTERS, "Character", readWhere),
    }),
  },
  control: {
    write: (g) => differing(g.control, HOME, REGIONS, controller),
    read: (_g, value) => ({ control: readDiffering(value, HOME, REGIONS, "region", readController) }),
  },
  captor: {
    write: (g) =>
      differing(
        g.captor,
        g.captor.map(() => NONE),
        REGIONS,
        String,
      ),
    read: (_g, value, usual) => ({ captor: readDiffering(value, usual.captor, REGIONS, "region", whole) }),
  },
  points: listed("points"),
  nations: {
    write: (g) =>
      differing(
        nationsOf(g),
        nationsOf(blank(g.players)),
        NATIONS,
        (value) => `${value >> 1}${value & 1 ? "+" : ""}`,
      ),
    read: (_g, value, usual) => readNations(value, usual),
  },
  bearers: {
    write: (g) => REGIONS[g.bearers] ?? "mordor",
    read: (_g, value) => ({ bearers: value === "mordor" ? NONE : find(REGIONS, value, "region") }),
  },
  progress: counted("progress"),
  revealed: counted("revealed"),
  corruption: counted("corruption"),
  guide: {
    write: (g) => CHARACTERS[g.guide],
    read: (_g, value) => ({ guide: find(CHARACTERS, value, "Character") }),
  },
  mordor: { write: (g) => String(g.mordor), read: (_g, value) => ({ mordor: whole(value) }) },
  tiles: {
    write: (g) => differing(g.tiles, blank(g.players).tiles, TILE_NAMES, (where) => TILES[where]),
    read: (_g, value, usual) => ({
      tiles: readDiffering(value, usual.tiles, TILE_NAMES, "tile", (word) =>
        find(Object.values(TILES), word, "place for a tile"),
      ),
    }),
  },
  table: {
    write: (g) => writeCards(g.table).join(","),
    read: (_g, value) => ({ table: readCards(list(value)) }),
  },
  spent: {
    write: (g) => writeCards(g.spent).join(","),
    read: (_g, value) => ({ spent: readCards(list(value)) }),
  },
  hands: {
    write: (g) => writeHands(g, g.secret.hands, g.handCount),
    read: (g, value) => {
      const { masks, counts } = readHands(g, value);
      return { secret: { ...g.secret, hands: masks }, handCount: counts };
    },
  },
  buried: {
    write: (g) => writeHands(g, g.secret.buried, g.buriedCount),
    read: (g, value) => {
      const { masks, counts } = readHands(g, value);
      return { secret: { ...g.secret, buried: masks }, buriedCount: counts };
    },
  },
  leading: listed("leading"),
  next: listed("next"),
  mixed: listed("mixed"),
  concern: {
    write: (g) => [g.lastNations, g.nowNations].join(":"),
    read: (_g, value) => {
      const [lastNations = 0, nowNations = 0] = numbers(value);
      return { lastNations, nowNations };
    },
  },
  lastArmies: listed("lastArmies"),
  nowArmies: listed("nowArmies"),
  chosen: {
    write: (g) => g.secret.chosen.join(":"),
    read: (g, value) => ({ secret: { ...g.secret, chosen: numbers(value) } }),
  },
  battle: { write: (g) => writeBattle(g.battle), read: (_g, value) => ({ battle: readBattle(value) }) },
  stack: { write: (g) => writeStack(g.stack), read: (_g, value) => ({ stack: readStack(value) }) },
  sealed: {
    write: (g) => g.sealed.map(sealed).join(","),
    read: (_g, value) => ({
      sealed: list(value).map((word) => (word === "-" ? null : readChoice(word))),
    }),
  },
  drawn: { write: (g) => String(g.drawn), read: (_g, value) => ({ drawn: whole(value) }) },
  result: {
    write: (g) => (g.result ? writeResult(g.result) : ""),
    read: (_g, value) => ({ result: value === "" ? null : readResult(value) }),
  },
};
