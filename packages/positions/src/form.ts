/** What a field holds: how its value is written on a line and in a file, and what it can be. */
import type { Kind, Shape } from "@westmarch/kernel";
import { type Location, noSuch, PositionError, quoted, switchAt, textAt, wholeIn } from "./place.ts";

/** Hears what a position holds, and what in it cannot be. */
export interface PositionVisitor {
  /** So many of a thing lie here. */
  thing(what: string, id: number, n: number, at: Location): void;
  wrong(at: Location, reason: string): void;
}

/** A value `V` in a file, where it is `F`. `usual` is what holds where a part of it is not said. */
export interface FileForm<V, F = unknown> {
  toFile(value: V): F;
  /** Throws `PositionError`. */
  fromFile(given: unknown, at: Location, usual?: V): V;
  /** Goes through what a value holds: things that there are so many of, and what is out of its range. */
  look(value: V, at: Location, seen: PositionVisitor): void;
}

/** A value that a line of notation can tell as well. */
export interface Form<V, F = unknown> extends FileForm<V, F> {
  write(value: V, usual: V): string;
  /** Throws `PositionError`. */
  read(written: string, at: Location, usual?: V): V;
  /** What can stand on the line, for a player who writes it by hand; left out: any text. */
  readonly shape?: Shape;
}

const TEXT: Shape = { kind: "text" };
export const shapeOf = ({ shape = TEXT }: { readonly shape?: Shape }): Shape => shape;

/** A whole number in a range; `rule` is the number of the rule that says so. */
export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER, rule?: string): Form<number, number> => ({
  shape: { kind: "number", least, most },
  write: String,
  read: (written, at) => {
    const number = wholeIn(written);
    if (number === null) throw new PositionError(at, `${quoted(written)} is not a whole number`);
    return number;
  },
  toFile: (value) => value,
  fromFile: (given, at) => {
    if (typeof given !== "number" || !Number.isInteger(given))
      throw new PositionError(at, `${quoted(given)} is not a whole number`);
    return given;
  },
  look: (value, at, seen) => {
    const by = rule === undefined ? "" : `${rule}: `;
    if (value < least) seen.wrong(at, `${by}${value} is less than ${least}`);
    if (value > most) seen.wrong(at, `${by}${value} is more than ${most}`);
  },
});

/** How many there are of some piece: of `what`, number `id`. */
export const pieces = (what: string, id: number): Form<number, number> => {
  const number = whole();
  return {
    ...number,
    look: (value, at, seen) => {
      number.look(value, at, seen);
      seen.thing(what, id, value, at);
    },
  };
};

/** A whole number as digits of another base: only on lines that no player reads. */
export const digits = (radix: number, most: number): Form<number, number> => ({
  ...whole(0, most),
  shape: TEXT,
  write: (value) => value.toString(radix),
  read: (written, at) => {
    const value = Number.parseInt(written, radix);
    if (!Number.isSafeInteger(value) || value.toString(radix) !== written.replace(/^0+(?=.)/, ""))
      throw new PositionError(at, `${quoted(written)} is not a number in base ${radix}`);
    return value;
  },
});

/** Yes or no; `yes` on a line. */
export const yes: Form<boolean, boolean> = {
  shape: { kind: "one", names: ["yes", "no"] },
  write: (value) => (value ? "yes" : "no"),
  read: (written, at) => {
    if (written !== "yes" && written !== "no") throw noSuch(at, written, "yes or no", ["yes", "no"]);
    return written === "yes";
  },
  toFile: (value) => value,
  fromFile: switchAt,
  look: () => {},
};

/** Any text. In a file alone: a line has no room for blanks. */
export const text: FileForm<string, string> = { toFile: (value) => value, fromFile: textAt, look: () => {} };

/** One of a few that have names: the value of `names[n]` is n. */
export function oneOf<V extends number, N extends string>(
  what: string,
  names: readonly N[],
  values: readonly V[],
): Form<V, N> {
  const find = (given: unknown, at: Location): V => {
    const value = typeof given === "string" ? values[(names as readonly string[]).indexOf(given)] : undefined;
    if (value === undefined) throw noSuch(at, given, what, names);
    return value;
  };
  return {
    shape: { kind: "one", names },
    write: (value) => names[value],
    read: find,
    toFile: (value) => names[value],
    fromFile: find,
    look: (value, at, seen) => {
      if (values[value] === value) seen.thing(what, value, 1, at);
      else seen.wrong(at, `there is no ${what} number ${value}`);
    },
  };
}

/** The id of a thing: a card, a region … */
export const id = <K extends string, N extends string>({ what, names, all }: Kind<K, N>) =>
  oneOf(what, names, all);

/** A value, or one of a few marks that stand for something else (nothing, face down, unseen). */
export function marked<V extends number, F, M extends string>(
  form: Form<V, F>,
  marks: { readonly [mark in M]: V },
): Form<V, F | M> {
  const known = Object.entries<V>(marks);
  const markOf = (value: V) => known.find(([, one]) => one === value)?.[0] as M | undefined;
  const shape = shapeOf(form);
  return {
    shape: shape.kind === "one" ? { ...shape, names: [...shape.names, ...Object.keys(marks)] } : TEXT,
    write: (value, usual) => markOf(value) ?? form.write(value, usual),
    read: (written, at, usual) =>
      known.find(([mark]) => mark === written)?.[1] ?? form.read(written, at, usual),
    toFile: (value) => markOf(value) ?? form.toFile(value),
    fromFile: (given, at, usual) =>
      known.find(([mark]) => mark === given)?.[1] ?? form.fromFile(given, at, usual),
    look: (value, at, seen) => {
      if (markOf(value) === undefined) form.look(value, at, seen);
    },
  };
}

const maybeOf = (shape: Shape): Shape =>
  shape.kind === "one" ? { ...shape, names: ["", ...shape.names] } : TEXT;

/** A value or null: an empty word on a line. */
export const maybe = <V, F>(form: Form<V, F>): Form<V | null, F | null> => ({
  shape: maybeOf(shapeOf(form)),
  write: (value) => (value === null ? "" : form.write(value, value)),
  read: (written, at, usual) => (written === "" ? null : form.read(written, at, usual ?? undefined)),
  ...orNull(form),
});

/** A value or null, in a file. */
export const orNull = <V, F>(form: FileForm<V, F>): FileForm<V | null, F | null> => ({
  toFile: (value) => (value === null ? null : form.toFile(value)),
  fromFile: (given, at, usual) => (given === null ? null : form.fromFile(given, at, usual ?? undefined)),
  look: (value, at, seen) => {
    if (value !== null) form.look(value, at, seen);
  },
});

/** Things that are spoken of and do not lie there: they count for nothing. */
export const mentioned = <V, F>(form: Form<V, F>): Form<V, F> => ({
  ...form,
  look: (value, at, seen) => form.look(value, at, { wrong: seen.wrong, thing: () => {} }),
});

/** A value that is kept otherwise than it is told. */
export const kept = <V, W, F>(form: Form<W, F>, tell: (value: V) => W, keep: (told: W) => V): Form<V, F> => {
  const told = (value: V | undefined) => (value === undefined ? undefined : tell(value));
  return {
    shape: shapeOf(form),
    write: (value, usual) => form.write(tell(value), tell(usual)),
    read: (written, at, usual) => keep(form.read(written, at, told(usual))),
    toFile: (value) => form.toFile(tell(value)),
    fromFile: (given, at, usual) => keep(form.fromFile(given, at, told(usual))),
    look: (value, at, seen) => form.look(tell(value), at, seen),
  };
};
