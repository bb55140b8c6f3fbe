/**
 * What a seat sees as a row of numbers of fixed length: blocks one after the other, each with a name, a meaning and names
 * for its slots. Blocks are filled from a view, so that a tensor says nothing that its seat may not know.
 */
import type { Seat } from "@westmarch/kernel";

/** A part of a tensor. `axes` name its slots: the last axis counts fastest; without any it is one number. */
export interface Block<G> {
  readonly name: string;
  readonly meaning: string;
  readonly axes: readonly (readonly string[])[];
  /** Writes the slots that are not 0, from `at` on. `view`: what that seat may know. */
  fill(into: Float32Array, at: number, view: G, seat: Seat): void;
}

/** How many slots a block has. */
export const sizeOf = ({ axes }: Pick<Block<never>, "axes">): number =>
  axes.reduce((product, names) => product * names.length, 1);

/** Names for so many slots that have none of their own: 0, 1 … */
export const upTo = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i));

/** How blocks of one game's tensor are made. */
export interface BlockMaker<G> {
  /** One number. */
  number(name: string, meaning: string, read: (view: G, seat: Seat) => number): Block<G>;
  /** As many numbers as the axes have slots, in that order. Shorter lists leave the last slots 0. */
  numbers(
    name: string,
    meaning: string,
    axes: readonly (readonly string[])[],
    read: (view: G, seat: Seat) => readonly number[],
  ): Block<G>;
  /** 1 at one of these, or nowhere where `read` gives a number below 0. */
  oneOf(
    name: string,
    meaning: string,
    names: readonly string[],
    read: (view: G, seat: Seat) => number,
  ): Block<G>;
  /** 1 at each of these that is in the set, a mask. */
  setOf(
    name: string,
    meaning: string,
    names: readonly string[],
    read: (view: G, seat: Seat) => number,
  ): Block<G>;
  /** For each of `rows` a mask over `names`. */
  setsOf(
    name: string,
    meaning: string,
    rows: readonly string[],
    names: readonly string[],
    read: (view: G, seat: Seat) => readonly number[],
  ): Block<G>;
  /** How often each of these is in a list; what is below 0 or beyond is not counted. */
  countOf(
    name: string,
    meaning: string,
    names: readonly string[],
    read: (view: G, seat: Seat) => readonly number[],
  ): Block<G>;
  /** For each of `rows` how often each of these is in its list. */
  countsOf(
    name: string,
    meaning: string,
    rows: readonly string[],
    names: readonly string[],
    read: (view: G, seat: Seat) => readonly (readonly number[])[],
  ): Block<G>;
  /** For each of `rows` 1 at one of `names`, or nowhere. */
  eachOneOf(
    name: string,
    meaning: string,
    rows: readonly string[],
    names: readonly string[],
    read: (view: G, seat: Seat) => readonly number[],
  ): Block<G>;
}

function putOne(into: Float32Array, at: number, count: number, which: number): void {
  if (which >= 0 && which < count) into[at + which] = 1;
}

function putSet(into: Float32Array, at: number, count: number, mask: number): void {
  for (let i = 0; i < count; i++) if (Math.floor(mask / 2 ** i) % 2 === 1) into[at + i] = 1;
}

function putCounts(into: Float32Array, at: number, count: number, list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] >= 0 && list[i] < count) into[at + list[i]]++;
}

/** What is read of a view, for a seat. */
type Read<G, V> = (view: G, seat: Seat) => V;

/** A block of one axis, or of rows of it. */
const lists = <G>(): Pick<BlockMaker<G>, "number" | "numbers"> => ({
  number: (name, meaning, read) => ({
    name,
    meaning,
    axes: [],
    fill(into, at, view, seat) {
      into[at] = read(view, seat);
    },
  }),
  numbers(name, meaning, axes, read) {
    const size = sizeOf({ axes });
    const fill: Block<G>["fill"] = (into, at, view, seat) => {
      const list = read(view, seat);
      const many = Math.min(size, list.length);
      for (let i = 0; i < many; i++) into[at + i] = list[i];
    };
    return { name, meaning, axes, fill };
  },
});

/** Writes one value over `count` slots. */
type Put<V> = (into: Float32Array, at: number, count: number, value: V) => void;

/** Blocks of which `read` gives one value over these names, and those with a value for each of some rows. */
const putBlocks = <G, V>(put: Put<V>) => ({
  one: (name: string, meaning: string, names: readonly string[], read: Read<G, V>): Block<G> => ({
    name,
    meaning,
    axes: [names],
    fill: (into, at, view, seat) => put(into, at, names.length, read(view, seat)),
  }),
  each: (
    name: string,
    meaning: string,
    rows: readonly string[],
    names: readonly string[],
    read: Read<G, readonly V[]>,
  ): Block<G> => ({
    name,
    meaning,
    axes: [rows, names],
    fill(into, at, view, seat) {
      const values = read(view, seat);
      const many = Math.min(rows.length, values.length);
      for (let i = 0; i < many; i++) put(into, at + i * names.length, names.length, values[i]);
    },
  }),
});

/** Makes blocks for the views of one game. */
export function blocksOf<G>(): BlockMaker<G> {
  const which = putBlocks<G, number>(putOne);
  const sets = putBlocks<G, number>(putSet);
  const counts = putBlocks<G, readonly number[]>(putCounts);
  return {
    ...lists<G>(),
    oneOf: which.one,
    eachOneOf: which.each,
    setOf: sets.one,
    setsOf: sets.each,
    countOf: counts.one,
    countsOf: counts.each,
  };
}
