/**
 * Choices as whole numbers: every choice that can ever be made in a game has a number of its own, the same on every
 * machine and at every table. The numbers of a verb stand together; within them the last word counts fastest.
 */
import type { Ask, Kind, Option, Settings, Word } from "@westmarch/kernel";

/** What a word of a choice can be: a thing of a kind, a whole number from 0 on, or one of these words. */
export type GrammarWord = Kind<string> | "number" | readonly string[];

/** What the words behind each verb of a game can be. */
export type Grammar = Readonly<Record<string, readonly GrammarWord[]>>;

/** A word of a verb, as its numbers are laid out. `names`: of each in order; without them it is a number from 0 on. */
export interface NumberedWord {
  readonly what: string;
  readonly count: number;
  readonly names?: readonly string[];
}

/** The numbers of one verb: `count` of them, from `first` on. */
export interface NumberedVerb {
  readonly verb: string;
  readonly first: number;
  readonly count: number;
  readonly words: readonly NumberedWord[];
}

/** The numbers of a game's choices. */
export interface Numbering<G> {
  /** How many there are: every number is from 0 to one less. */
  readonly actions: number;
  readonly verbs: readonly NumberedVerb[];
  /** How many of them a table of these settings needs: the numbers from 0 on. */
  actionsAt(settings: Settings): number;
  /** The number of an option of this question. Throws `RangeError` for what is no choice of the game. */
  numberOf(option: Option, g: G, ask: Ask): number;
  /** The choice that has this number where this is asked. Throws `RangeError` where none has. */
  optionOf(action: number, g: G, ask: Ask): Option;
}

/** Numbers that hang on nothing but the choice itself. */
export interface PlainNumbering extends Numbering<unknown> {
  numberOf(option: Option): number;
  optionOf(action: number): Option;
}

/** A word as numbers are made of it. */
interface Digit extends NumberedWord {
  /** Its place among its like; below 0: it is none of them. */
  placeOf(word: Word): number;
  wordAt(place: number): Word;
}

const isWords = (word: GrammarWord): word is readonly string[] => Array.isArray(word);

/** A whole number from 0 to `most`. */
const wholes = (most: number): Digit => ({
  what: "number",
  count: most + 1,
  placeOf: (word) => (typeof word === "number" && Number.isInteger(word) && word <= most ? word : -1),
  wordAt: (place) => place,
});

function digitOf(word: GrammarWord, most: number | undefined, verb: string): Digit {
  if (word === "number") {
    if (most === undefined) throw new Error(`how far do the numbers of “${verb}” go?`);
    return wholes(most);
  }
  if (isWords(word)) {
    const places = new Map<Word, number>(word.map((name, place) => [name, place]));
    return {
      what: "word",
      count: word.length,
      names: word,
      placeOf: (one) => places.get(one) ?? -1,
      wordAt: (place) => word[place],
    };
  }
  const { what, names, all } = word;
  const first = all[0] ?? 0;
  return {
    what,
    count: names.length,
    names,
    placeOf: (one) => {
      const place = typeof one === "number" ? one - first : -1;
      return place < names.length ? place : -1;
    },
    wordAt: (place) => all[place],
  };
}

/** One verb with its numbers. */
interface Entry extends NumberedVerb {
  readonly words: readonly Digit[];
}

/** What others see of an answer that is not opened yet is in every grammar, and is nothing to choose. */
const NEVER_CHOSEN = "sealed";

function laidOut(grammar: Grammar, most: Readonly<Record<string, number>>): readonly Entry[] {
  let first = 0;
  return Object.entries(grammar).flatMap(([verb, kinds]) => {
    if (verb === NEVER_CHOSEN) return [];
    const words = kinds.map((kind) => digitOf(kind, most[verb], verb));
    const count = words.reduce((product, word) => product * word.count, 1);
    const entry: Entry = { verb, first, count, words };
    first += count;
    return [entry];
  });
}

const optionIn = ({ verb, first, words }: Entry, action: number): Option => {
  let rest = action - first;
  const said: Word[] = [];
  for (let i = words.length - 1; i >= 0; i--) {
    const { count, wordAt } = words[i];
    said.unshift(wordAt(rest % count));
    rest = Math.floor(rest / count);
  }
  return [verb, ...said];
};

/**
 * Numbers the choices of a grammar, verb by verb in its order. `most`: by verb, how far a word goes that is a number.
 * Rules that offer more than that are found out by `numberOf`, which throws rather than give a number twice.
 */
export function numberingOf(grammar: Grammar, most: Readonly<Record<string, number>> = {}): PlainNumbering {
  const verbs = laidOut(grammar, most);
  const known = new Map(verbs.map((entry) => [entry.verb, entry]));
  const last = verbs.at(-1);
  const actions = last ? last.first + last.count : 0;
  const unknown = (option: Option): never => {
    throw new RangeError(`“${option.join(":")}” is no choice that has a number`);
  };
  return {
    actions,
    verbs: verbs.map(({ verb, first, count, words }) => ({
      verb,
      first,
      count,
      words: words.map(({ what, count: many, names }) => ({ what, count: many, ...(names && { names }) })),
    })),
    actionsAt: () => actions,
    numberOf(option) {
      const entry = known.get(option[0]);
      if (entry === undefined || option.length !== entry.words.length + 1) return unknown(option);
      const { words } = entry;
      let number = 0;
      for (let i = 0; i < words.length; i++) {
        const place = words[i].placeOf(option[i + 1]);
        if (place < 0) return unknown(option);
        number = number * words[i].count + place;
      }
      return entry.first + number;
    },
    optionOf(action) {
      const entry = verbs.find(({ first, count }) => action >= first && action < first + count);
      if (entry === undefined || !Number.isInteger(action))
        throw new RangeError(`there is no action ${action}: they are 0 to ${actions - 1}`);
      return optionIn(entry, action);
    },
  };
}

/**
 * A number for each pair of whole numbers, so that pairs of small ones have small numbers: shell after shell around 0.
 * All pairs below n have the numbers below n².
 */
export const pairNumber = (one: number, other: number): number =>
  one >= other ? one * one + other : other * other + other + 1 + one;

/** The pair that has this number. */
export function pairOf(number: number): readonly [one: number, other: number] {
  const shell = Math.floor(Math.sqrt(number));
  const rest = number - shell * shell;
  return rest <= shell ? [shell, rest] : [rest - shell - 1, shell];
}
