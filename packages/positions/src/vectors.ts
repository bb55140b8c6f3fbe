/** Rule vectors: reads their files, says what differs from what they expect, and where they cannot be meant. */
import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { type Forms, record, type Values } from "./lists.ts";
import {
  inside,
  type Location,
  listAt,
  objectAt,
  onlyKeys,
  PositionError,
  pathOf,
  placed,
  switchAt,
  textAt,
} from "./place.ts";
import type { FileWord } from "./words.ts";

/** How one vector went: `error` says what differs, null if nothing does. */
export interface VectorResult {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

/** One vector as it stands in its file; everything in it is still to be read. */
export type Vector = { readonly [key: string]: unknown };

/** The way to something in a vector. */
export type Path = readonly (string | number)[];

/** What would be expected where one value of an expectation does not hold, by its key. */
export type Opposites = Readonly<Record<string, (value: unknown) => Vector>>;

export interface VectorFile {
  /** The key of the list. */
  readonly list: string;
  /** What a vector must have besides `id` and `title`, and what it may have besides `rules` and `note`. */
  readonly needs: readonly string[];
  readonly may: readonly string[];
  /** Expectations whose lists stand in any order. */
  readonly anyOrder?: readonly string[];
  /** Expectations whose lists name some of what there is, and need not be complete. */
  readonly someOf?: readonly string[];
  /** Keys of an expectation that say something to its reader, and nothing that could fail. */
  readonly remarks?: readonly string[];
  /** Values that an expectation may have, besides those of the file. */
  readonly likely?: Readonly<Record<string, readonly unknown[]>>;
  readonly opposites?: Opposites;
  /** Parts of a vector by their paths, each with what it says in `refused` played instead: that must fail. */
  refusals?(vector: Vector): readonly (readonly [path: Path, changed: unknown])[];
  /** A sentence for each thing that differs. What it throws is what is wrong with the vector itself. */
  play(vector: Vector): readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The vectors of a file. Throws `PositionError` if the file is not of this kind, or says nothing. */
export function read(
  file: unknown,
  { list, needs }: VectorFile,
): { readonly id: string; readonly title: string; readonly vector: Vector }[] {
  const whole = Array.isArray(file) ? { [list]: file } : objectAt(file, null);
  onlyKeys(whole, [list, "format", "note"], null);
  if (!Object.hasOwn(whole, list)) throw new PositionError(null, `a list “${list}” was expected`);
  const at = inside(null, list);
  const vectors = listAt(whole[list], at);
  if (vectors.length === 0) throw new PositionError(at, "there is no vector to play");
  const ids = new Set<string>();
  return vectors.map((given, i) => {
    const here = inside(at, i);
    const vector = objectAt(given, here);
    for (const key of ["id", "title", ...needs])
      if (!Object.hasOwn(vector, key)) throw new PositionError(here, `“${key}” is missing`);
    const id = textAt(vector.id, inside(here, "id"));
    const title = textAt(vector.title, inside(here, "title"));
    if (ids.has(id)) throw new PositionError(inside(here, "id"), `there are two vectors ${id}`);
    ids.add(id);
    return { id, title, vector };
  });
}

/** Plays one vector; `isRefused` if it is the vector that cannot be meant. */
export function judge(
  vector: Vector,
  { needs, may, play }: VectorFile,
): { readonly error: string | null; readonly isRefused: boolean } {
  try {
    onlyKeys(vector, ["id", "title", "rules", "note", ...needs, ...may], null);
    const differ = play(vector);
    return { error: differ.length > 0 ? differ.join("; ") : null, isRefused: false };
  } catch (error) {
    return { error: messageOf(error), isRefused: true };
  }
}

/** Plays every vector of a file. Throws `PositionError` if the file is not of this kind, or says nothing. */
export const playFile = (given: unknown, file: VectorFile): VectorResult[] =>
  read(given, file).map(({ id, title, vector }) => ({ id, title, error: judge(vector, file).error }));

/** What is, and what should be where its form says more than one thing. */
export interface Reading {
  readonly is: unknown;
  readonly should?: unknown;
}

/** How each expectation reads what is. What cannot be meant by it throws. */
export type Readers<R> = Readonly<Record<string, (run: R, should: unknown, at: Location) => Reading>>;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same with names in one order wherever they are listed. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.every((one) => typeof one === "string") ? [...value].sort() : value.map(unordered);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unordered(one)]))
    : value;
};

/** What a word of a file would tell, as far as the expectation names it; lists of names in any order, or `inOrder`. */
export const asTold =
  <G, R extends { readonly g: G }>(word: FileWord<G>, inOrder = false) =>
  ({ g }: R, should: unknown, at: Location): Reading => {
    word.fromFile(should, at, g);
    const is = word.toFile(g);
    const named =
      isObject(is) && isObject(should)
        ? Object.fromEntries(Object.entries(is).filter(([key]) => Object.hasOwn(should, key)))
        : is;
    return inOrder ? { is: named, should } : { is: unordered(named), should: unordered(should) };
  };

/** JSON with keys in one order, so that only what is said counts; `anyOrder` sorts lists too, by what stands in them. */
export const canonical = (value: unknown, anyOrder = false): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (Array.isArray(inner))
      return anyOrder
        ? inner
            .map((one) => [canonical(one, true), one] as const)
            .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
            .map(([, one]) => one)
        : inner;
    if (!isObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/**
 * What differs from the expectations, as sentences; `anyOrder` names those whose lists stand in any order. Throws
 * `PositionError` for one that there is not.
 */
export function differences<R>(
  run: R,
  expect: unknown,
  at: Location,
  readers: Readers<R>,
  anyOrder: readonly string[] = [],
): string[] {
  const expected = objectAt(expect, at);
  onlyKeys(expected, Object.keys(readers), at);
  return Object.entries(expected).flatMap(([key, value]) => {
    const there = inside(at, key);
    const { is, should = value } = placed(there, () => readers[key](run, value, there));
    const isSorted = anyOrder.includes(key);
    const [found, wanted] = [canonical(is, isSorted), canonical(should, isSorted)];
    return found === wanted ? [] : [`${key} is ${found}, not ${wanted}`];
  });
}

/** A kind of step, told from its details. */
export interface StepKind<C> {
  read(details: unknown, at: Location): C;
}

/** A kind of step: the details that it needs, those that it may have, and the choice that they are. */
export const step = <N extends Forms, C, M extends Forms = Record<never, never>>(
  needs: N,
  choice: (details: Values<N> & Partial<Values<M>>) => C,
  may?: M,
): StepKind<C> => {
  const form = record<N, M>(needs, may);
  return { read: (details, at) => choice(form.fromFile(details, at)) };
};

/** One decision of a vector: who takes it, what it is, and how it is meant. */
export interface VectorStep<C, B extends string = string> {
  readonly by: B;
  readonly does: string;
  readonly choice: C;
  /** It must be refused. */
  readonly illegal: boolean;
  /** It is left out unless its player is offered a choice with the same verb. */
  readonly ifAsked: boolean;
  readonly at: Location;
}

const flag = (given: unknown, at: Location): boolean => given !== undefined && switchAt(given, at);

/** Reads the steps of a vector: `{by, do, illegal?, ifAsked?, note?, …details}`. */
export function readSteps<C, B extends string>(
  given: unknown,
  at: Location,
  deciders: readonly B[],
  kinds: Readonly<Record<string, StepKind<C>>>,
): VectorStep<C, B>[] {
  return listAt(given, at).map((one, i) => {
    const here = inside(at, i);
    const { by, do: does, illegal, ifAsked, note: _, ...details } = objectAt(one, here);
    const who = deciders.find((name) => name === by);
    if (who === undefined)
      throw new PositionError(inside(here, "by"), `one of ${deciders.join(", ")} was expected`);
    const what = textAt(does, inside(here, "do"));
    if (!Object.hasOwn(kinds, what))
      throw new PositionError(
        inside(here, "do"),
        `there is no step “${what}”; ${Object.keys(kinds).join(", ")} are`,
      );
    return {
      by: who,
      does: what,
      choice: kinds[what].read(details, here),
      illegal: flag(illegal, inside(here, "illegal")),
      ifAsked: flag(ifAsked, inside(here, "ifAsked")),
      at: here,
    };
  });
}

/** Whether a seat is offered anything with the verb of this choice. */
export const isAsked = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  seat: Seat,
  choice: Option,
): boolean => engine.askOf(g, seat)?.options.some(([verb]) => verb === choice[0]) ?? false;

/** A step for a sentence: `steps[2] (sauron play)`. */
export const nameOf = ({ at, by, does }: VectorStep<unknown>): string => `${pathOf(at)} (${by} ${does})`;
