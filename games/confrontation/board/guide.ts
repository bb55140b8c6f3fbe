import type { Option } from "@westmarch/kernel";
import {
  CARDS,
  type CardName,
  CHARACTERS,
  type CharacterName,
  DARK,
  G_RETREAT,
  GOOD,
  REGIONS,
  type RegionName,
} from "../data/ids.ts";
import { notation, type Position, positionOf } from "../position.ts";
import { shadow } from "./guide/shadow.ts";
import type { Besides } from "./keys.ts";

/** Where the first game begins: late enough that everything worth learning is near. */
const guidePosition: Position = {
  turn: "good",
  good: {
    "misty-mountains": ["frodo"],
    moria: ["gimli"],
    rhudaur: ["legolas"],
    eregion: ["sam"],
    enedwaith: ["gandalf"],
    arthedain: ["aragorn"],
  },
  dark: {
    shire: ["warg"],
    cardolan: ["saruman"],
    "high-pass": ["black-rider"],
    fangorn: ["orcs"],
    rohan: ["shelob"],
    gondor: ["witch-king"],
    mordor: ["flying-nazgul", "cave-troll", "balrog"],
  },
  out: ["pippin", "merry", "boromir"],
};

const move = (character: CharacterName, to: RegionName): Option => [
  "move",
  CHARACTERS.indexOf(character),
  REGIONS.indexOf(to),
];
const card = (name: CardName): Option => ["card", CARDS.indexOf(name)];
const piece = (character: CharacterName): string => `piece:${CHARACTERS.indexOf(character)}`;
/** One of the two on the stage of a battle, which lies over the map. */
const fighter = (character: CharacterName): string => `fighter:${CHARACTERS.indexOf(character)}`;
const region = (name: RegionName): string => `region:${REGIONS.indexOf(name)}`;

/** A first game in a dozen choices: forward, attack, power, cards, words on cards, slipping away, Mordor. */
const fellowship: Besides["guides"][number] = {
  settings: {},
  position: notation.write(positionOf(guidePosition)),
  seat: GOOD,
  steps: [
    { say: "guide.welcome", allow: [] },
    { say: "guide.goal", point: region("mordor"), allow: [] },
    { say: "guide.danger", point: region("shire"), allow: [] },
    { say: "guide.forward", point: piece("frodo"), allow: [move("frodo", "mirkwood")] },
    { say: "guide.shire", point: region("shire"), allow: [] },
    { say: "guide.attack", point: piece("gimli"), allow: [move("gimli", "fangorn")] },
    { say: "guide.power", allow: [] },
    { say: "guide.cards", point: `card:${CARDS.indexOf("g4")}`, allow: [card("g4")] },
    { say: "guide.open", allow: [] },
    { say: "guide.strong", point: piece("gimli"), allow: [move("gimli", "gondor")] },
    { say: "guide.retreat", point: `card:${G_RETREAT}`, allow: [card("g-retreat")] },
    { say: "guide.slip", point: fighter("frodo"), allow: [["retreat", REGIONS.indexOf("fangorn")]] },
    { say: "guide.road", point: piece("frodo"), allow: [move("frodo", "dagorlad")] },
    { say: "guide.mordor", point: piece("frodo"), allow: [move("frodo", "mordor")] },
    { say: "guide.end", allow: [] },
  ],
  replies: [
    move("saruman", "shire"),
    move("black-rider", "rhudaur"),
    card("d2"),
    card("d6"),
    move("flying-nazgul", "mirkwood"),
    move("shelob", "gap-of-rohan"),
  ].map((option) => ({ seat: DARK, option })),
  chance: [],
};

/** On a phone the words stand below the board: they would lie on the map's regions, and on a battle's title and cards. */
const belowBoard = (guide: Besides["guides"][number]): Besides["guides"][number] => ({
  ...guide,
  docked: true,
});

/** A guided first game for each side. */
export const guides: Besides["guides"] = [fellowship, shadow].map(belowBoard);
