/** The smallest games that show one thing of the kernel each: a diary, and a number that only its owner knows. */
import {
  book,
  type Chapter,
  type Core,
  copy,
  Engine,
  type Fact,
  type Frame,
  type Game,
  type Notation,
  type Vocabulary,
} from "@westmarch/kernel";

export interface Hidden {
  numbers: number[];
}

/** Toys take any name; only `counted` has a local of its own. */
interface ToyWords extends Vocabulary {
  readonly chapters: { readonly counted: { n?: number }; readonly [name: string]: object };
}

export interface Toy extends Core<Hidden, ToyWords> {
  diary: string[];
  count: number[];
}

const UNSEEN = -1;

export type Chapters = Readonly<Record<string, Chapter<Toy>>>;

/** A notation for games that only tests play: positions as JSON, choices as their words. */
export const inJson = <G>(): Notation<G> => ({
  write: (g) => JSON.stringify(g),
  read: (line) => JSON.parse(line),
  choice: (option) => option.join("-"),
  option: (word) => {
    const [verb, ...words] = word.split("-");
    return [verb, ...words];
  },
});

/** A toy of these chapters; it begins in `main`. */
export function toy(
  chapters: Chapters,
  parts: Partial<Game<Toy, Hidden>> = {},
  seats = 2,
): Engine<Toy, Hidden> {
  const names = Array.from({ length: seats }, (_, seat) => `seat-${seat}`);
  return new Engine<Toy, Hidden>({
    id: "toy",
    version: 1,
    seats: () => names,
    settings: [],
    chapters,
    setup: () => ({
      stack: [{ chapter: "main", at: "" }],
      diary: [],
      count: names.map(() => 0),
      secret: { numbers: names.map((_, seat) => 10 + seat) },
    }),
    clone: copy,
    project: (secret, seat) => ({ numbers: secret.numbers.map((n, owner) => (owner === seat ? n : UNSEEN)) }),
    imagine: (view, _seat, random) => ({
      numbers: view.secret.numbers.map((n) => (n === UNSEEN ? random(100) : n)),
    }),
    whyNot: () => null,
    migrations: {},
    notation: inJson(),
    invariants: () => [],
    ...parts,
  });
}

/** Chance for games that draw nothing. */
export const noChance = (counter: number): number => {
  throw new Error(`draw number ${counter} was not expected`);
};

export const write =
  (line: string) =>
  ({ g }: { g: Toy }): void => {
    g.diary.push(line);
  };

export const { chapter, enter } = book<Toy>();

export const backOf = (f: Frame): Fact => f.back ?? null;
