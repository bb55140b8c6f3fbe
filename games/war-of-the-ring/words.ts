/** Choices as one word each: `move:osgiliath:minas-tirith`, `play:athelas:event`, `stay:gondor-regular:2`. */
import { NotationError, type Option, writeOption } from "@westmarch/kernel";
import { CARD_NAMES } from "./data/cards.ts";
import { CHARACTERS, DECKS, FACES, FIGURES_BY_NAME, NATIONS } from "./data/ids.ts";
import { REGIONS } from "./data/regionnames.ts";
import { TILE_NAMES } from "./data/tiles.ts";

const NAMES = {
  region: REGIONS,
  nation: NATIONS,
  figure: FIGURES_BY_NAME,
  character: CHARACTERS,
  card: CARD_NAMES,
  deck: DECKS,
  face: FACES,
  tile: TILE_NAMES,
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Kind = keyof typeof NAMES | "number";

/** What the words of each verb are names of. A new verb is one more line here. */
const WORDS: Readonly<Record<string, readonly Kind[]>> = {
  pass: [],
  sealed: [],
  done: [],
  go: [],
  yes: [],
  no: [],
  fight: [],
  withdraw: [],
  cease: [],
  continue: [],
  separate: [],
  journey: [],
  march: [],
  fly: [],
  hunt: [],
  "guide-falls": [],
  "random-falls": [],
  skip: ["face"],
  ring: ["face", "face"],
  armies: ["face"],
  "attack-with": ["face"],
  "recruit-with": ["face"],
  travel: ["face"],
  hide: ["face"],
  "separate-with": ["face"],
  companions: ["face"],
  minions: ["face"],
  play: ["card", "face"],
  draw: ["deck", "face"],
  advance: ["nation", "face"],
  rouse: ["nation", "face"],
  enter: ["character", "face"],
  voice: ["number", "face"],
  remove: ["card", "face"],
  move: ["region", "region"],
  attack: ["region", "region"],
  from: ["region"],
  to: ["region"],
  figure: ["figure"],
  stay: ["figure", "number"],
  lose: ["figure"],
  reduce: ["figure"],
  nation: ["nation"],
  character: ["character"],
  card: ["card"],
  discard: ["card"],
  face: ["face"],
  deck: ["deck"],
  tile: ["tile"],
  number: ["number"],
};

/** Whether there is anything to choose that begins so. */
export const isVerb = (verb: string): boolean => Object.hasOwn(WORDS, verb);

const kindsOf = (verb: string): readonly Kind[] => {
  const kinds = Object.hasOwn(WORDS, verb) ? WORDS[verb] : undefined;
  if (!kinds) throw new NotationError(`“${verb}” is not something to choose`);
  return kinds;
};

export const writeChoice = (option: Option): string => {
  const kinds = kindsOf(option[0]);
  return writeOption(option, (word, place) => {
    const kind = kinds[place] ?? "number";
    return kind === "number" ? String(word) : (NAMES[kind][Number(word)] ?? String(word));
  });
};

export function readChoice(word: string): Option {
  const [verb = "", ...words] = word.split(":");
  const kinds = kindsOf(verb);
  if (words.length !== kinds.length)
    throw new NotationError(`${verb} takes ${kinds.length} words, not ${words.length}`);
  return [
    verb,
    ...words.map((name, i) => {
      const kind = kinds[i];
      if (kind === "number") {
        if (!/^\d+$/.test(name)) throw new NotationError(`“${name}” is not a number`);
        return Number(name);
      }
      const number = (NAMES[kind] as readonly string[]).indexOf(name);
      if (number < 0) throw new NotationError(`“${name}” is not a ${kind}`);
      return number;
    }),
  ];
}
