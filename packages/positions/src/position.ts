/** A game's positions, from one description: written and read on a line, set up from a file, and checked. */
import type { Field, Kind, PositionFault } from "@westmarch/kernel";
import type { PositionVisitor } from "./form.ts";
import { inside, keysOf, type Location, objectAt, onlyKeys, PositionError, pathOf, quoted } from "./place.ts";
import type { FileWord, Word } from "./words.ts";

/** How many there are of each thing of a kind. */
export interface Limit {
  readonly what: string;
  /** The rule that says so. */
  readonly rule?: string;
  name(id: number): string;
  most(id: number): number;
}

/** Each thing of a kind is there once. */
export const once = ({ what, names }: Kind<string>, rule?: string): Limit => ({
  what,
  name: (id) => names[id],
  most: () => 1,
  ...(rule !== undefined && { rule }),
});

/** So many pieces there are, by number: `names` says what one of them is. */
export const atMost = (
  what: string,
  most: readonly number[],
  names: readonly string[],
  rule?: string,
): Limit => ({
  what,
  name: (id) => names[id],
  most: (id) => most[id],
  ...(rule !== undefined && { rule }),
});

/** Says that something about a word cannot be, by the keys of the place within it. */
export type Fail<G> = (word: FileWord<G>, keys: readonly (string | number)[], reason: string) => void;

/** What holds in every position, however it was set up. */
export type Law<G> = (g: G, fail: Fail<G>) => void;

export interface Description<G> {
  /** The words of a line, in the order in which they are read: later ones may follow from earlier ones. */
  readonly line: Readonly<Record<string, Word<G>>>;
  /** What a position is of which nothing has been said. */
  blank(): G;
  readonly limits?: readonly Limit[];
  readonly laws?: readonly Law<G>[];
}

/** Words of files, by name. `D` is the state with what only files say. */
export interface FileWords<D, W extends Readonly<Record<string, FileWord<D>>>> {
  readonly words: W;
  start(): D;
  /** What follows when everything has been said. */
  settle?(draft: D, fail: Fail<D>): void;
}

/** What a file may say of a position. */
export type FileFacts<W> = {
  readonly [N in keyof W]?: W[N] extends FileWord<never, infer F> ? F | undefined : never;
};

/** A part of a file in which any text may stand for a name: it is looked up when it is read. */
type Any<F> = F extends string
  ? string
  : F extends readonly (infer E)[]
    ? readonly Any<E>[]
    : F extends object
      ? Readonly<Record<string, Any<Exclude<F[keyof F], undefined>>>>
      : F;

/** What a file may say of a position, in texts that the compiler does not know. */
export type LooseFileFacts<W> = { readonly [N in keyof FileFacts<W>]: Any<FileFacts<W>[N]> };

export interface Positions<G> {
  write(g: G): string;
  /** Throws `PositionError`. */
  read(line: string): G;
  /** The same for a position that is still being set up: what it holds may break rules. */
  draft(line: string): G;
  /** Everything in a position that cannot be, with its place. */
  faults(g: G): PositionFault[];
  /** Every word that a line may have, as it is written for this position. */
  fields(g: G): readonly Field[];
  /** A sentence for each thing that cannot be, with its place. */
  problems(g: G): string[];
  /** Sets positions up from files. Throws `PositionError`. */
  files<D extends G, W extends Readonly<Record<string, FileWord<D>>>>(
    setting: FileWords<D, W>,
  ): (given: unknown, at?: Location | null) => D;
}

/** Counts things as they are seen, against how many there are. */
function counting(limits: readonly Limit[], wrong: (at: Location, reason: string) => void): PositionVisitor {
  const known = new Map(limits.map((limit) => [limit.what, limit]));
  const found = new Map<string, { n: number; readonly at: Location }>();
  const thing = (what: string, id: number, n: number, at: Location): void => {
    const limit = known.get(what);
    if (!limit || n === 0) return;
    const key = `${what} ${id}`;
    const before = found.get(key);
    const most = limit.most(id);
    const sum = (before?.n ?? 0) + n;
    if (sum > most) {
      const elsewhere = before ? ` (${pathOf(before.at)})` : "";
      const reason =
        most === 1
          ? `${limit.name(id)} is there twice${elsewhere}`
          : `there are ${most} ${what}s of ${limit.name(id)}, not ${sum}`;
      wrong(at, limit.rule === undefined ? reason : `${limit.rule}: ${reason}`);
    }
    found.set(key, { n: sum, at: before?.at ?? at });
  };
  return { thing, wrong };
}

const refuse = (at: Location | null, reason: string): never => {
  throw new PositionError(at, reason);
};

/** The number of the rule that a reason begins with, and the reason. */
function ruled(reason: string): Pick<PositionFault, "rule" | "reason"> {
  const [, rule = null, told = reason] = /^([A-Z]?-?\d[\d.]*): (.*)$/s.exec(reason) ?? [];
  return { rule, reason: told };
}

/** Where the laws find fault: by the name that a word has here, or else on a line. */
function failing<G>(
  names: ReadonlyMap<object, string>,
  within: Location | null,
  wrong: (at: Location, reason: string) => void,
): Fail<G> {
  return (word, keys, reason) => {
    let at = inside(within, names.get(word.subject) ?? "position");
    for (const key of keys) at = inside(at, key);
    wrong(at, reason);
  };
}

/** The key=value words of a line. */
function wordsOf(line: string, known: Readonly<Record<string, unknown>>): Map<string, string> {
  const said = new Map<string, string>();
  for (const word of line.trim().split(/\s+/)) {
    if (word === "") continue;
    const equals = word.indexOf("=");
    const key = word.slice(0, Math.max(equals, 0));
    if (!Object.hasOwn(known, key))
      throw new PositionError(
        null,
        `${quoted(word)} is not key=value with one of ${Object.keys(known).join(", ")}`,
      );
    if (said.has(key)) throw new PositionError(inside(null, key), "is said twice");
    said.set(key, word.slice(equals + 1));
  }
  return said;
}

type Words<G> = readonly (readonly [name: string, word: Description<G>["line"][string]])[];

/** A position as a line: the words that say something unusual. */
function written<G>(words: Words<G>, blank: () => G, g: G): string {
  const usual = blank();
  return words
    .flatMap(([name, word]) => {
      word.follows?.(usual);
      const said = word.write(g, usual);
      if (said === word.write(usual, usual) && !word.always) return [];
      word.carry(g, usual);
      return [`${name}=${said}`];
    })
    .join(" ");
}

/** Every word that the line of a position may have. */
function fieldsIn<G>(words: Words<G>, blank: () => G, g: G): readonly Field[] {
  const usual = blank();
  return words.map(([name, word]) => {
    word.follows?.(usual);
    const field = {
      name,
      written: word.write(g, usual),
      usual: word.write(usual, usual),
      shape: word.shape,
    };
    word.carry(g, usual);
    return field;
  });
}

/** Everything in a position that cannot be. */
function wrongsIn<G>(
  {
    words,
    limits,
    laws,
  }: { readonly words: Words<G>; readonly limits: readonly Limit[]; readonly laws: readonly Law<G>[] },
  names: ReadonlyMap<object, string>,
  g: G,
): readonly { readonly at: Location; readonly reason: string }[] {
  const found: { readonly at: Location; readonly reason: string }[] = [];
  const wrong = (at: Location, reason: string) => found.push({ at, reason });
  const seen = counting(limits, wrong);
  for (const [name, word] of words) word.look(g, inside(null, name), seen);
  for (const law of laws) law(g, failing(names, null, wrong));
  return found;
}

/** Everything that can be done with a game's positions. */
export function describe<G>({ line, blank, limits = [], laws = [] }: Description<G>): Positions<G> {
  const words = Object.entries(line);
  const lineNames = new Map<object, string>(words.map(([name, word]) => [word.subject, name]));

  function read(text: string, wrong: typeof refuse | null = refuse): G {
    const said = wordsOf(text, line);
    const seen = counting(limits, wrong ?? (() => {}));
    const g = blank();
    for (const [name, word] of words) {
      word.follows?.(g);
      const written = said.get(name);
      if (written === undefined) continue;
      const value = word.read(written, inside(null, name), g);
      value.look(seen);
      value.put(g);
    }
    if (wrong) for (const law of laws) law(g, failing(lineNames, null, wrong));
    return g;
  }

  const wrongs = (g: G) => wrongsIn({ words, limits, laws }, lineNames, g);
  const problems = (g: G) => wrongs(g).map(({ at, reason }) => `${pathOf(at)}: ${reason}`);
  const faults = (g: G) => wrongs(g).map(({ at, reason }) => ({ place: keysOf(at), ...ruled(reason) }));

  const files: Positions<G>["files"] = ({ words: known, start, settle }) => {
    type Draft = ReturnType<typeof start>;
    const names = new Map(lineNames);
    for (const [name, word] of Object.entries(known)) names.set(word.subject, name);
    return (given, at = null) => {
      const told = objectAt(given, at);
      onlyKeys(told, Object.keys(known), at);
      const seen = counting(limits, refuse);
      const draft = start();
      for (const [name, word] of Object.entries(known)) {
        word.follows?.(draft);
        if (told[name] === undefined) continue;
        const value = word.fromFile(told[name], inside(at, name), draft);
        value.look(seen);
        value.put(draft);
      }
      const fail = failing<Draft>(names, at, refuse);
      settle?.(draft, fail);
      for (const law of laws) law(draft, fail);
      return draft;
    };
  };

  const write = (g: G) => written(words, blank, g);
  const fields = (g: G) => fieldsIn(words, blank, g);
  return {
    write,
    read: (text) => read(text),
    draft: (text) => read(text, null),
    fields,
    problems,
    faults,
    files,
  };
}
