/** Fields that hold several values: lists, one value for each name, sets, things that stand somewhere. */
import type { Id, Kind, Shape } from "@westmarch/kernel";
import { type FileForm, type Form, type PositionVisitor, shapeOf } from "./form.ts";
import { inside, type Location, listAt, noSuch, objectAt, onlyKeys, PositionError, quoted } from "./place.ts";

const split = (written: string, between: string): string[] => (written === "" ? [] : written.split(between));

/** `name:value` in its two halves. Throws where there is nothing between. */
function halves(written: string, between: string, at: Location): [string, string] {
  const where = written.indexOf(between);
  if (where < 0) throw new PositionError(at, `${quoted(written)} should be NAME${between}VALUE`);
  return [written.slice(0, where), written.slice(where + between.length)];
}

function lengthOf(length: number | undefined, given: readonly unknown[], at: Location): void {
  if (length !== undefined && given.length !== length)
    throw new PositionError(at, `${length} were expected, and there are ${given.length}`);
}

function listShape(of: Shape, between: string, length: number | undefined): Shape {
  if (length !== undefined) {
    const names = Array.from({ length }, (_, i) => String(i + 1));
    return { kind: "row", names, of: names.map(() => of), between };
  }
  return of.kind === "one" ? { kind: "some", names: of.names, between, once: false } : { kind: "text" };
}

/** Values one after the other. */
export function listOf<V, F>(
  form: Form<V, F>,
  {
    between = ",",
    length,
    most,
  }: { readonly between?: string; readonly length?: number; readonly most?: number } = {},
): Form<V[], readonly F[]> {
  const inFile = listInFile(form, length);
  return {
    ...inFile,
    shape: listShape(shapeOf(form), between, length),
    look: (values, at, seen) => {
      if (most !== undefined && values.length > most) seen.wrong(at, `there is room for ${most}`);
      inFile.look(values, at, seen);
    },
    write: (values) => values.map((value) => form.write(value, value)).join(between),
    read: (written, at) => {
      const words = split(written, between);
      lengthOf(length, words, at);
      return words.map((word, i) => form.read(word, inside(at, i)));
    },
  };
}

/** Values one after the other, in a file. */
export const listInFile = <V, F>(form: FileForm<V, F>, length?: number): FileForm<V[], readonly F[]> => ({
  toFile: (values) => values.map(form.toFile),
  fromFile: (given, at) => {
    const list = listAt(given, at);
    lengthOf(length, list, at);
    return list.map((one, i) => form.fromFile(one, inside(at, i)));
  },
  look: (values, at, seen) => {
    for (const [i, value] of values.entries()) form.look(value, inside(at, i), seen);
  },
});

/** What things have names, in the order of their numbers: a `Kind`, or made for the purpose. */
export interface Named<N extends string = string> {
  readonly what: string;
  readonly names: readonly N[];
}

/** What one value for each name is, where nothing is said of it: always the same, or what it usually is. */
export interface Unsaid<V> {
  readonly unsaid?: V;
  readonly between?: string;
}

const indexOf = (named: Named, name: string, at: Location): number => {
  const index = named.names.indexOf(name);
  if (index < 0) throw noSuch(at, name, named.what, named.names);
  return index;
};

/** The form of each entry: of all alike, or by its number. */
type Each<Of> = Of | ((index: number) => Of);

const formsOf = <Of extends object>(of: Each<Of>, { names }: Named): readonly Of[] =>
  names.map((_, i) => (typeof of === "function" ? of(i) : of));

/** A value for each name, in a file: an object of those that are told. */
export function eachInFile<V, F, N extends string>(
  named: Named<N>,
  form: Each<FileForm<V, F>>,
  unsaid?: V,
): FileForm<V[], { readonly [name in N]?: F }> {
  const forms = formsOf(form, named);
  return {
    toFile: (values) => {
      const told: { [name in N]?: F } = {};
      for (const [i, name] of named.names.entries())
        if (unsaid === undefined || values[i] !== unsaid) told[name] = forms[i].toFile(values[i]);
      return told;
    },
    fromFile: (given, at, usual) => {
      const told = objectAt(given, at);
      for (const name of Object.keys(told)) indexOf(named, name, inside(at, name));
      return named.names.map((name, i) => {
        if (told[name] !== undefined) return forms[i].fromFile(told[name], inside(at, name), usual?.[i]);
        const value = unsaid ?? usual?.[i];
        if (value === undefined) throw new PositionError(at, `“${name}” is missing`);
        return value;
      });
    },
    look: (values, at, seen) => {
      if (values.length !== named.names.length)
        seen.wrong(at, `${named.names.length} values were expected, and there are ${values.length}`);
      for (const [i, name] of named.names.entries())
        if (unsaid === undefined || values[i] !== unsaid) forms[i].look(values[i], inside(at, name), seen);
    },
  };
}

/** A value for each name; all of them, in order, on a line. */
export function each<V, F, N extends string>(
  named: Named<N>,
  form: Each<Form<V, F>>,
  { between = ":", unsaid }: Unsaid<V> = {},
): Form<V[], { readonly [name in N]?: F }> {
  const forms = formsOf(form, named);
  return {
    ...eachInFile(named, form, unsaid),
    shape: { kind: "row", names: named.names, of: forms.map(shapeOf), between },
    write: (values, usual) => values.map((value, i) => forms[i].write(value, usual[i])).join(between),
    read: (written, at, usual) => {
      const words = written.split(between);
      lengthOf(named.names.length, words, at);
      return words.map((word, i) => forms[i].read(word, inside(at, named.names[i]), usual?.[i]));
    },
  };
}

/** Where the values have different shapes, one that takes them all. */
const namedShape = (
  names: readonly string[],
  shapes: readonly Shape[],
  mark: string,
  between: string,
): Shape => {
  const [first = { kind: "text" }] = shapes;
  const alike = shapes.every(({ kind }) => kind === first.kind);
  return { kind: "named", names, of: alike ? first : { kind: "text" }, mark, between };
};

/** A value for each name; on a line only where it is not the usual one, as `name:value`. */
export function byName<V, F, N extends string>(
  named: Named<N>,
  form: Each<Form<V, F>>,
  { between = ",", unsaid }: Unsaid<V> = {},
): Form<V[], { readonly [name in N]?: F }> {
  const forms = formsOf(form, named);
  return {
    ...eachInFile(named, form, unsaid),
    shape: namedShape(named.names, forms.map(shapeOf), ":", between),
    write: (values, usual) =>
      named.names
        .flatMap((name, i) => {
          const plain = unsaid ?? usual[i];
          const written = forms[i].write(values[i], plain);
          return written === forms[i].write(plain, plain) ? [] : [`${name}:${written}`];
        })
        .join(between),
    read: (written, at, usual) => {
      const told = new Map<number, V>();
      for (const word of split(written, between)) {
        const [name, value] = halves(word, ":", at);
        const index = indexOf(named, name, at);
        if (told.has(index)) throw new PositionError(inside(at, name), "is said twice");
        told.set(index, forms[index].read(value, inside(at, name), usual?.[index]));
      }
      return named.names.map((name, i) => {
        const value = told.get(i) ?? unsaid ?? usual?.[i];
        if (value === undefined) throw new PositionError(at, `“${name}” is missing`);
        return value;
      });
    },
  };
}

/** A value for each pair of names, row by row (`form` may hang on the row); on a line `row.column:value` where it is not the usual one. */
export function grid<V, F, R extends string, C extends string>(
  rows: Named<R>,
  columns: Named<C>,
  form: Each<Form<V, F>>,
  unsaid: V,
  between = ",",
): Form<V[], { readonly [row in R]?: { readonly [column in C]?: F } }> {
  const wide = columns.names.length;
  const pairs: Named = {
    what: `${rows.what}.${columns.what}`,
    names: rows.names.flatMap((row) => columns.names.map((column) => `${row}.${column}`)),
  };
  const forms = formsOf(form, rows);
  const line = byName(pairs, (pair) => forms[Math.floor(pair / wide)], { unsaid, between });
  const inFile = eachInFile(rows, (row) => eachInFile(columns, forms[row], unsaid));
  const nested = (values: readonly V[]) => rows.names.map((_, r) => values.slice(r * wide, (r + 1) * wide));
  const empty = nested(pairs.names.map(() => unsaid));
  return {
    shape: shapeOf(line),
    write: (values) => line.write(values, values),
    read: line.read,
    toFile: (values) => inFile.toFile(nested(values)),
    fromFile: (given, at) => inFile.fromFile(given, at, empty).flat(),
    look: (values, at, seen) => inFile.look(nested(values), at, seen),
  };
}

/** Some things of a kind, as a mask: bit n is thing number n. With a `radix` a line has the bare number. */
export function setOf<N extends string>(
  { what, names }: Named<N>,
  { radix }: { readonly radix?: number } = {},
): Form<number, readonly N[]> {
  const listed = (mask: number): N[] => names.filter((_, i) => (mask & (1 << i)) !== 0);
  const gather = (given: readonly unknown[], at: Location): number => {
    let mask = 0;
    for (const [i, name] of given.entries()) {
      const number = (names as readonly unknown[]).indexOf(name);
      if (number < 0) throw noSuch(inside(at, i), name, what, names);
      if ((mask & (1 << number)) !== 0)
        throw new PositionError(inside(at, i), `${quoted(name)} is said twice`);
      mask |= 1 << number;
    }
    return mask;
  };
  return {
    shape: radix === undefined ? { kind: "some", names, between: ",", once: true } : { kind: "text" },
    write: (mask) => (radix === undefined ? listed(mask).join(",") : mask.toString(radix)),
    read: (written, at) => {
      if (radix === undefined) return gather(split(written, ","), at);
      const mask = Number.parseInt(written, radix);
      if (!Number.isSafeInteger(mask) || mask.toString(radix) !== written.replace(/^0+(?=.)/, ""))
        throw new PositionError(at, `${quoted(written)} is not a number in base ${radix}`);
      return mask;
    },
    toFile: listed,
    fromFile: (given, at) => gather(listAt(given, at), at),
    look: (mask, at, seen) => {
      if (mask < 0 || mask >= 2 ** names.length)
        seen.wrong(at, `there are only ${names.length} of this kind: ${what}`);
      for (let number = 0; number < names.length; number++)
        if ((mask & (1 << number)) !== 0) seen.thing(what, number, 1, inside(at, number));
    },
  };
}

/** Who stands where: `name@place` on a line; in a file, by place, who is there. */
export function standing<K extends string, N extends string, V extends number, F extends string>(
  { what, names, all }: Kind<K, N>,
  form: Form<V, F>,
): Form<readonly (readonly [thing: Id<K>, at: V])[], { readonly [place in F]?: readonly N[] }> {
  type Stands = readonly [thing: Id<K>, at: V];
  const find = (name: unknown, at: Location): Id<K> => {
    const number = all[(names as readonly unknown[]).indexOf(name)];
    if (number === undefined) throw noSuch(at, name, what, names);
    return number;
  };
  return {
    shape: { kind: "named", names, of: shapeOf(form), mark: "@", between: "," },
    write: (standing) => standing.map(([thing, at]) => `${names[thing]}@${form.write(at, at)}`).join(","),
    read: (written, at) =>
      split(written, ",").map((word): Stands => {
        const [name, where] = halves(word, "@", at);
        return [find(name, at), form.read(where, inside(at, name))];
      }),
    toFile: (standing) => {
      const by: { [place in F]?: N[] } = {};
      for (const [thing, at] of standing) {
        const place = form.toFile(at);
        by[place] = [...(by[place] ?? []), names[thing]];
      }
      return by;
    },
    fromFile: (given, at) =>
      Object.entries(objectAt(given, at)).flatMap(([place, list]) => {
        const there = inside(at, place);
        const where = form.fromFile(place, there);
        return listAt(list, there).map((name, i): Stands => [find(name, inside(there, i)), where]);
      }),
    look: (standing, at, seen: PositionVisitor) => {
      for (const [thing, where] of standing) {
        const there = inside(at, names[thing]);
        seen.thing(what, thing, 1, there);
        form.look(where, there, seen);
      }
    },
  };
}

/** Forms by key; what they hold, and what they are in a file. */
export type Forms = Readonly<Record<string, FileForm<unknown>>>;
export type Values<R> = { [K in keyof R]: R[K] extends FileForm<infer V, unknown> ? V : never };
type Files<R> = { readonly [K in keyof R]: R[K] extends FileForm<infer _V, infer F> ? F : never };
type Loosely<T> = { [K in keyof T]?: T[K] | undefined };

/** The keys of an object that must be there, and those that may; any other is refused. */
export function record<N extends Forms, M extends Forms = Record<never, never>>(
  needs: N,
  may?: M,
): FileForm<Values<N> & Partial<Values<M>>, Files<N> & Readonly<Loosely<Files<M>>>> {
  const forms: Forms = { ...needs, ...may };
  const told = (value: object) =>
    Object.entries(value).filter((entry): entry is [string, unknown] => entry[1] !== undefined);
  const each = (value: object, read: (form: FileForm<unknown>, one: unknown, key: string) => unknown) =>
    Object.fromEntries(told(value).map(([key, one]) => [key, read(forms[key], one, key)]));
  return {
    // Every key is read and told by the form that its type names.
    toFile: (value) => each(value, (form, one) => form.toFile(one)) as Files<N> & Loosely<Files<M>>,
    fromFile: (given, at) => {
      const object = objectAt(given, at);
      onlyKeys(object, Object.keys(forms), at);
      for (const key of Object.keys(needs))
        if (object[key] === undefined) throw new PositionError(at, `“${key}” is missing`);
      return each(object, (form, one, key) => form.fromFile(one, inside(at, key))) as Values<N> &
        Partial<Values<M>>;
    },
    look: (value, at, seen) => {
      for (const [key, one] of told(value)) forms[key].look(one, inside(at, key), seen);
    },
  };
}
