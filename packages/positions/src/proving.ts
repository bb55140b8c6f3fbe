/** Whether vectors can fail: each expectation is changed, one at a time, and the vector played again. */
import { inside, type Location, objectAt, pathOf } from "./place.ts";
import { judge, type Path, read, type Vector, type VectorFile, type VectorResult } from "./vectors.ts";

/** How a vector went, and what it proves. */
export interface Proved extends VectorResult {
  /** How many changed expectations the vector was played with. */
  readonly tried: number;
  /** Places of expectations with which the vector passes whatever stands there. */
  readonly unproven: readonly string[];
}

/** One thing that is expected, and the vectors that expect something else there. */
interface Spot {
  readonly path: Path;
  readonly changed: readonly Vector[];
}

/** Values that the vectors of a file expect, by what they stand under. */
type Pool = ReadonlyMap<string, readonly unknown[]>;

/** More values of a file do not make a better change. */
const MANY = 12;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stands at a place of a vector. */
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (within, key) =>
      isList(within) ? within[Number(key)] : isObject(within) ? within[String(key)] : undefined,
    value,
  );

/** The same with something else at a place; without the place if nothing is given. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (isList(value))
    return rest.length === 0 && put === undefined
      ? value.toSpliced(Number(key), 1)
      : value.with(Number(key), withAt(value[Number(key)], rest, put));
  const { [key]: old, ...others } = isObject(value) ? value : {};
  return rest.length === 0 && put === undefined ? others : { ...others, [key]: withAt(old, rest, put) };
}

/** Where the expectations of a vector stand: `expect`, those of its further parts, and steps that must be refused. */
function roots(vector: Vector): Path[] {
  const parts = isList(vector.then) ? vector.then : [];
  const steps = isList(vector.steps) ? vector.steps : [];
  return [
    ["expect"],
    ["rule"],
    ...parts.flatMap((_, i): Path[] => [
      ["then", i, "expect"],
      ["then", i, "rule"],
    ]),
    ...steps.map((_, i): Path => ["steps", i, "illegal"]),
  ].filter((path) => at(vector, path) !== undefined);
}

/** Each expectation of a vector by its key; `rule` and `illegal` are one each. */
const expectationsOf = (vector: Vector): { readonly path: Path; readonly key: string }[] =>
  roots(vector).flatMap((path) => {
    const value = at(vector, path);
    return isObject(value)
      ? Object.keys(value).map((key) => ({ path: [...path, key], key }))
      : [{ path, key: String(path[path.length - 1]) }];
  });

/** What kind of value it is, for one of the same kind to take its place. */
const kindOf = (value: unknown): string => (value === null ? "null" : isList(value) ? "list" : typeof value);
const poolKey = (key: string, depth: number, kind: string): string => `${key} ${depth} ${kind}`;

function poolOf(all: readonly Vector[]): Pool {
  const pool = new Map<string, unknown[]>();
  const note = (key: string, depth: number, value: unknown): void => {
    const kind = poolKey(key, depth, kindOf(value));
    const found = pool.get(kind) ?? [];
    if (found.length < MANY && !found.some((one) => same(one, value))) pool.set(kind, [...found, value]);
    if (isList(value) || isObject(value))
      for (const inner of Object.values(value)) note(key, depth + 1, inner);
  };
  for (const vector of all)
    for (const { path, key } of expectationsOf(vector)) note(key, 0, at(vector, path));
  return pool;
}

/** Numbers in a text go up and down: `+1` to `+2` and `+0`. */
const counted = (text: string): string[] =>
  [1, -1].map((by) => text.replace(/\d+/, (digits) => String(Math.max(0, Number(digits) + by))));

/** Texts and keys that a vector names anywhere, which are likely to be of the same kind. */
const namesIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : isList(value)
      ? value.flatMap(namesIn)
      : isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)])
        : [];

/** Other values that could stand where a single value stands, the likeliest first. */
function others(value: unknown, like: (kind: string) => readonly unknown[]): unknown[] {
  switch (typeof value) {
    case "number":
      return [value + 1, value - 1];
    case "boolean":
      return [!value];
    case "string":
      return [...like("string"), ...counted(value), `${value}?`, null];
    default:
      return [...like("object"), ...like("number"), ...like("string"), "something", 1];
  }
}

/** A vector with something else at a place. */
const changedAt = (vector: Vector, path: Path, put: unknown): Vector =>
  objectAt(withAt(vector, path, put), null);

class Turning {
  readonly vector: Vector;
  readonly file: VectorFile;
  readonly pool: Pool;
  readonly spots: Spot[] = [];
  readonly #names: readonly string[];

  constructor(vector: Vector, file: VectorFile, pool: Pool) {
    this.vector = vector;
    this.file = file;
    this.pool = pool;
    const { id: _, title: __, rules: ___, note: ____, ...told } = vector;
    this.#names = [...new Set(namesIn(told))];
    for (const { path, key } of expectationsOf(vector))
      if (file.remarks?.includes(key) !== true) this.#turn(path, key, 0, path);
    for (const [path, changed] of file.refusals?.(vector) ?? [])
      this.spots.push({ path: [...path, "refused"], changed: [changedAt(vector, path, changed)] });
  }

  #spot(path: Path, put: readonly unknown[], first: readonly Vector[] = []): void {
    const value = at(this.vector, path);
    const changed = put.filter((one) => !same(one, value));
    this.spots.push({
      path,
      changed: [...first, ...changed.map((one) => changedAt(this.vector, path, one))],
    });
  }

  /** Changes what stands here, piece by piece. */
  #turn(path: Path, key: string, depth: number, top: Path): void {
    const value = at(this.vector, path);
    const like = (deep: number) => (kind: string) => [
      ...(this.file.likely?.[key] ?? []).filter((one) => kindOf(one) === kind),
      ...(this.pool.get(poolKey(key, deep, kind)) ?? []),
      ...(kind === "string" ? this.#names : []),
    ];
    const inner = like(depth + 1);
    if (isList(value)) {
      for (const i of value.keys()) this.#turn([...path, i], key, depth + 1, top);
      this.#turnList(path, key, value, [
        ...inner("string"),
        ...inner("object"),
        ...inner("number"),
        "something",
        1,
      ]);
    } else if (isObject(value)) {
      for (const name of Object.keys(value)) this.#turn([...path, name], key, depth + 1, top);
      if (Object.keys(value).length === 0) {
        this.#spot(path, [...like(depth)("object"), { something: 1 }]);
      }
    } else this.#spot(path, others(value, like(depth)), this.#opposite(value, key, top));
  }

  /** A list that is longer, shorter, or stands in another order. */
  #turnList(path: Path, key: string, list: readonly unknown[], more: readonly unknown[]): void {
    const isSome = this.file.someOf?.includes(key) === true;
    if (list.length === 0)
      this.#spot(
        path,
        more.map((one) => [one]),
      );
    else if (!isSome) this.#spot(path, [list.slice(0, -1)]);
    const isOrdered = this.file.anyOrder?.includes(key) !== true;
    if (isOrdered && new Set(list.map((one) => JSON.stringify(one))).size > 1)
      this.#spot(path, [list.toReversed(), [...list.slice(1), ...list.slice(0, 1)]]);
  }

  /** The opposite expectation, for the one value. */
  #opposite(value: unknown, key: string, top: Path): Vector[] {
    const turned = this.file.opposites?.[key]?.(value);
    if (turned === undefined) return [];
    const within = top.slice(0, -1);
    const rest = changedAt(this.vector, top, undefined);
    return [changedAt(rest, within, { ...objectAt(at(rest, within), null), ...turned })];
  }
}

/** Plays every vector of a file, and those that pass again with each expectation changed. */
export function proveFile(given: unknown, file: VectorFile): Proved[] {
  const all = read(given, file);
  const pool = poolOf(all.map(({ vector }) => vector));
  return all.map(({ id, title, vector }) => {
    const { error } = judge(vector, file);
    if (error !== null) return { id, title, error, tried: 0, unproven: [] };
    const { spots } = new Turning(vector, file, pool);
    let tried = 0;
    const passes = (changed: Vector): boolean | null => {
      tried++;
      const again = judge(changed, file);
      return again.error === null ? true : again.isRefused ? null : false;
    };
    const isUnproven = ({ changed }: Spot): boolean => {
      let passed = changed.length === 0;
      for (const one of changed) {
        const went = passes(one);
        if (went === false) return false;
        passed ||= went === true;
      }
      return passed;
    };
    const unproven = spots.filter(isUnproven).map(({ path }) => pathOf(placeAt(path)));
    return { id, title, error, tried, unproven: spots.length === 0 ? ["expect"] : [...new Set(unproven)] };
  });
}

const placeAt = (path: Path): Location | null =>
  path.reduce<Location | null>((within, key) => inside(within, key), null);
