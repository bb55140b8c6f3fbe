/**
 * What is noticed of a choice, by which a player learns what pays: which question it answers and with which words, how the table
 * stands, what the rules of thumb say, and whatever else the game has an eye for. Each is a trait of an option: a name, and how
 * much of it there is.
 */
import type { Ask, Option, Seat, Word } from "@westmarch/kernel";

/** A kind of trait. */
export interface Kind {
  readonly name: string;
  readonly code: number;
}
/** The kind of this name, which is one word. */
export const kindOf = (name: string): Kind => ({ name, code: codeOf(name) });

/** Notes a trait of the option that is looked at: of which kind, for which things, and how much of it there is. */
export type Note = (kind: Kind, first: Word, second: Word, amount: number) => void;

/** What a game has an eye for. Of views: nothing that is hidden from the seat that is asked. */
export interface Noticing<G> {
  /** Names of the sides; each learns for itself. */
  readonly sides: readonly string[];
  sideOf(g: G, seat: Seat): number;
  /** Names of what is seen of the table before any choice. */
  readonly readings: readonly string[];
  /** Fills in what they read for the player on that side, each some -1 … 1. */
  look(g: G, side: number, into: number[]): void;
  /** Whether the words of such options say nothing that holds in other games, too: by default they do. */
  isBlind?(prompt: string, verb: string): boolean;
  /** What else there is to an option, beside its words. `seen` is what was filled in by `look`. */
  notice?(g: G, side: number, seen: readonly number[], ask: Ask, option: Option, note: Note): void;
}

const PRIME = 0x01000193;
const codes = new Map<string, number>();
/** A number for a text, the same on every machine (FNV-1a). */
function codeOf(text: string): number {
  let code = codes.get(text);
  if (code === undefined) {
    code = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) code = Math.imul(code ^ text.charCodeAt(i), PRIME);
    codes.set(text, code);
  }
  return code;
}
const codeOfWord = (word: Word): number =>
  typeof word === "number" ? word : word === NO_WORD ? NOTHING : codeOf(word);

/** Both numbers in one, stirred well: a different one for nearly all others. */
function mixed(code: number, other: number): number {
  let mix = Math.imul(code ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  mix ^= mix >>> 15;
  mix = Math.imul(mix, 0xc2b2ae35);
  return mix ^ (mix >>> 13);
}

/** What stands where there is no word. */
export const NO_WORD = "-";
const NOTHING = 0x7fffffff;

const wordOf = (text: string): Word => (/^-?\d+$/.test(text) ? Number(text) : text);

/** The name of a trait: side, prompt, verb and kind, and up to two words. */
export type Name = readonly string[];

/** The number of a trait by its name. */
export function numberOf([side, prompt, verb, kind, first = NO_WORD, second = NO_WORD]: Name): number {
  const place = mixed(mixed(codeOf(side), codeOf(prompt)), codeOf(verb));
  return mixed(mixed(mixed(place, codeOf(kind)), codeOfWord(wordOf(first))), codeOfWord(wordOf(second)));
}

const ALWAYS = kindOf("always");
const SCORE = kindOf("score");
const WORD = kindOf("word");
const SECOND = kindOf("second");
const WORDS = kindOf("words");
const ABOUT = kindOf("about");
const ABOUT_WORD = kindOf("about-word");

/** What is noticed of the options of one question. One for each thread: what it found last is overwritten. */
export class Traits<G> {
  /** What was noticed last: `many` traits by number, and how much of each there is. */
  readonly numbers: number[] = [];
  readonly amounts: number[] = [];
  many = 0;
  /** Hears the name of all that is noticed, for the tool that writes down what was learnt. */
  named: ((number: number, name: () => Name) => void) | null = null;

  readonly #noticing: Noticing<G>;
  /** What is seen of the table: of which kind each is, and what it reads. */
  readonly #kinds: readonly Kind[];
  readonly #readings: number[] = [];
  #side = 0;
  #prompt = "";
  #verb = "";
  #question = 0;
  #place = 0;

  constructor(noticing: Noticing<G>) {
    this.#noticing = noticing;
    this.#kinds = noticing.readings.map(kindOf);
  }

  /** Looks at the table: what is noticed next is of options of this question. */
  look(g: G, ask: Ask): void {
    const { sides, sideOf, look } = this.#noticing;
    this.#side = sideOf(g, ask.seat);
    this.#prompt = ask.prompt;
    this.#place = 0;
    this.#question = mixed(codeOf(sides[this.#side]), codeOf(ask.prompt));
    look(g, this.#side, this.#readings);
  }

  /** What all options with this verb have in common. */
  ofVerb(verb: string): void {
    this.#begin(verb);
    this.#note(ALWAYS, NO_WORD, NO_WORD, 1);
    for (let i = 0; i < this.#kinds.length; i++)
      this.#note(this.#kinds[i], NO_WORD, NO_WORD, this.#readings[i]);
  }

  /** How much further what the rules of thumb say of this verb is trusted: as much as they say. */
  ofScore(verb: string): void {
    this.#begin(verb);
    this.#note(SCORE, NO_WORD, NO_WORD, 1);
  }

  /** What an option has of its own. */
  ofOption(g: G, ask: Ask, option: Option): void {
    const [verb] = option;
    this.#begin(verb);
    if (!this.#noticing.isBlind?.(ask.prompt, verb)) this.#ofWords(ask, option);
    this.#noticing.notice?.(g, this.#side, this.#readings, ask, option, this.#note);
  }

  #ofWords({ about: matter }: Ask, [, first, second]: Option): void {
    if (first !== undefined) {
      this.#note(WORD, first, NO_WORD, 1);
      if (second !== undefined) {
        this.#note(SECOND, second, NO_WORD, 1);
        this.#note(WORDS, first, second, 1);
      }
    }
    const about = matter?.[0];
    if (about === undefined) return;
    this.#note(ABOUT, about, NO_WORD, 1);
    if (first !== undefined) this.#note(ABOUT_WORD, about, first, 1);
  }

  #begin(verb: string): void {
    this.many = 0;
    if (verb === this.#verb && this.#place !== 0) return;
    this.#verb = verb;
    this.#place = mixed(this.#question, codeOf(verb));
  }

  readonly #note: Note = (kind, first, second, amount) => {
    if (amount === 0) return;
    const number = mixed(mixed(mixed(this.#place, kind.code), codeOfWord(first)), codeOfWord(second));
    this.numbers[this.many] = number;
    this.amounts[this.many] = amount;
    this.many++;
    this.named?.(number, () => {
      const words = [first, second].filter((word) => word !== NO_WORD).map(String);
      return [this.#noticing.sides[this.#side], this.#prompt, this.#verb, kind.name, ...words];
    });
  };
}
