/** Every choice this game knows, made once: listing options then costs no memory. */
import type { Option, Word } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import { CHARACTERS, DECK_COUNT, FACE_COUNT, FIGURE_COUNT, LEADER, NATIONS } from "../data/ids.ts";
import { ALL_REGIONS, NEIGHBOURS, REGION_COUNT } from "../data/regions.ts";

/** `verb:thing` for each of `count` things. */
const over = (verb: string, count: number): readonly Option[] =>
  Array.from({ length: count }, (_, word): Option => [verb, word]);
/** `verb:thing:other` for each pair. */
const pairs = (verb: string, count: number, others: number): readonly (readonly Option[])[] =>
  Array.from({ length: count }, (_, word) =>
    Array.from({ length: others }, (_other, second): Option => [verb, word, second]),
  );
/** `verb:from:to` for neighbours, and for the region itself (siege battles, sorties): by `from`, then `to`. */
const steps = (verb: string): readonly (readonly (Option | undefined)[])[] =>
  ALL_REGIONS.map((from) => {
    const row: (Option | undefined)[] = new Array(REGION_COUNT).fill(undefined);
    for (const to of [...NEIGHBOURS[from], from]) row[to] = [verb, from, to];
    return row;
  });

/** More dice, hits or figures of one kind are never counted at once. */
const MANY = 37;

export const ALL = {
  // Chapter 5: what to do with a die; the last word is the face used.
  skip: over("skip", FACE_COUNT),
  ring: pairs("ring", FACE_COUNT, FACE_COUNT),
  armies: over("armies", FACE_COUNT),
  attackWith: over("attack-with", FACE_COUNT),
  recruitWith: over("recruit-with", FACE_COUNT),
  travel: over("travel", FACE_COUNT),
  hide: over("hide", FACE_COUNT),
  separateWith: over("separate-with", FACE_COUNT),
  companions: over("companions", FACE_COUNT),
  minions: over("minions", FACE_COUNT),
  play: pairs("play", CARDS.length, FACE_COUNT),
  drawFrom: pairs("draw", DECK_COUNT, FACE_COUNT),
  advance: pairs("advance", NATIONS.length, FACE_COUNT),
  /** A Companion's ability: Boromir, Legolas, Gimli. */
  rouse: pairs("rouse", NATIONS.length, FACE_COUNT),
  enter: pairs("enter", CHARACTERS.length, FACE_COUNT),
  /** The Voice of Saruman: 0 recruits, 1 replaces. */
  voice: pairs("voice", 2, FACE_COUNT),
  /** 5.12.2: spends a die to discard a card on the table. */
  remove: pairs("remove", CARDS.length, FACE_COUNT),

  // Things to point at.
  move: steps("move"),
  attack: steps("attack"),
  from: over("from", REGION_COUNT),
  to: over("to", REGION_COUNT),
  figure: over("figure", FIGURE_COUNT),
  /** So many of a kind stay behind. */
  stay: pairs("stay", FIGURE_COUNT, MANY),
  /** One unit of a kind is removed, or (an Elite) reduced. */
  lose: over("lose", FIGURE_COUNT),
  reduce: over("reduce", LEADER),
  nation: over("nation", NATIONS.length),
  character: over("character", CHARACTERS.length),
  card: over("card", CARDS.length),
  discard: over("discard", CARDS.length),
  face: over("face", FACE_COUNT),
  deck: over("deck", DECK_COUNT),
  number: over("number", MANY),
} as const;

export const PASS: Option = ["pass"];
/** Nothing more, or none at all. */
export const DONE: Option = ["done"];
/** Everything else goes along. */
export const GO: Option = ["go"];
export const YES: Option = ["yes"];
export const NO: Option = ["no"];
export const FIGHT: Option = ["fight"];
export const WITHDRAW: Option = ["withdraw"];
export const CEASE: Option = ["cease"];
export const CONTINUE: Option = ["continue"];
/** A Companion or group leaves the Fellowship, or goes on from where it stands on the map. */
export const SEPARATE: Option = ["separate"];
export const JOURNEY: Option = ["journey"];
/** By a card: an Army moves, Nazgûl fly, the Hunt is rolled for. */
export const MARCH: Option = ["march"];
export const FLY: Option = ["fly"];
export const HUNT: Option = ["hunt"];
export const GUIDE_FALLS: Option = ["guide-falls"];
export const RANDOM_FALLS: Option = ["random-falls"];

/** The word of a choice that must be a small integer. Throws if it is not: trusted choices always are. */
export const number = (word: Word | undefined): number => {
  if (typeof word !== "number") throw new Error(`a number was expected, not ${String(word)}`);
  return word;
};
