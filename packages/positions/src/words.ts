/** The words of a position: each tells one field of the state, or what follows from several. */
import { type Core, copy, type Id, type Kind, type Notation, type Shape } from "@westmarch/kernel";
import { result, sealed, stack } from "./core.ts";
import { type FileForm, type Form, id, maybe, type PositionVisitor, shapeOf, whole } from "./form.ts";
import { each, listOf, type Named } from "./lists.ts";
import type { Location } from "./place.ts";

/** What a word has been read to say, not yet in the state. */
export interface Said<G> {
  look(seen: PositionVisitor): void;
  put(g: G): void;
}

/** A word of a file. */
export interface FileWord<G, F = unknown> {
  /** What it tells: the same for a word that is made of this one. */
  readonly subject: object;
  toFile(g: G): F;
  /** Throws `PositionError`. */
  fromFile(given: unknown, at: Location, g: G): Said<G>;
  /** Settles what this word is unless it is said, from what the words before it have said. */
  readonly follows?: (g: G) => void;
}

/** A word of a line, and of a file. */
export interface Word<G, F = unknown> extends FileWord<G, F> {
  write(g: G, usual: G): string;
  /** Throws `PositionError`. */
  read(written: string, at: Location, g: G): Said<G>;
  look(g: G, at: Location, seen: PositionVisitor): void;
  /** Makes another state say the same. */
  carry(from: G, to: G): void;
  /** What it can say on a line. */
  readonly shape: Shape;
  /** It is written even if it is as usual. */
  readonly always: boolean;
}

interface Ways<G> {
  readonly follows?: (g: G) => void;
  readonly always?: boolean;
}

/** A word for a file alone. */
export const fileWord = <G, V, F>(
  form: FileForm<V, F>,
  get: (g: G) => V,
  put: (g: G, value: V) => void,
  { follows }: Ways<G> = {},
): FileWord<G, F> => ({
  subject: form,
  toFile: (g) => form.toFile(get(g)),
  fromFile: (given, at, g) => {
    const value = form.fromFile(given, at, get(g));
    return { look: (seen) => form.look(value, at, seen), put: (to) => put(to, value) };
  },
  ...(follows && { follows }),
});

/** A word: what it holds, how it is told from a state, and what becomes of a state that it is said of. */
export const word = <G, V, F>(
  form: Form<V, F>,
  get: (g: G) => V,
  put: (g: G, value: V) => void,
  ways: Ways<G> = {},
): Word<G, F> => ({
  ...fileWord(form, get, put, ways),
  write: (g, usual) => form.write(get(g), get(usual)),
  read: (written, at, g) => {
    const value = form.read(written, at, get(g));
    return { look: (seen) => form.look(value, at, seen), put: (to) => put(to, value) };
  },
  look: (g, at, seen) => form.look(get(g), at, seen),
  carry: (from, to) => put(to, copy(get(from))),
  shape: shapeOf(form),
  always: ways.always === true,
});

/** A word of a file whose form depends on the state so far, such as on how many play. */
export const depending = <G, F>(
  subject: object,
  choose: (g: G) => FileWord<G, F>,
  { follows }: Ways<G> = {},
): FileWord<G, F> => ({
  subject,
  toFile: (g) => choose(g).toFile(g),
  fromFile: (given, at, g) => choose(g).fromFile(given, at, g),
  ...(follows && { follows }),
});

/** Makes words for fields of a state, by their keys. */
export const fieldsOf =
  <G extends object>() =>
  <K extends keyof G, F>(key: K, form: Form<G[K], F>, ways: Ways<G> = {}): Word<G, F> =>
    word(
      form,
      (g) => g[key],
      (g, value) => {
        g[key] = value;
      },
      ways,
    );

/** The words of what every state holds. */
export const coreWords = <G extends Core>(choices: Pick<Notation<never>, "choice" | "option">) => {
  const field = fieldsOf<Core>();
  const words: { readonly [key: string]: Word<G> } = {
    stack: field("stack", stack),
    sealed: field("sealed", sealed(choices)),
    drawn: field("drawn", whole()),
    result: field("result", maybe(result)),
  };
  return words;
};

/** A state that tells for each thing where it is. */
type Placing<Key extends string> = { readonly [key in Key]: number[] };

const at = <K extends string>(where: readonly number[], kind: Kind<K>, place: number): Id<K>[] =>
  kind.all.filter((thing) => where[thing] === place);

/** The things at one place, where field `key` tells for each thing where it is. */
export const thingsAt = <Key extends string, K extends string, N extends string>(
  key: Key,
  kind: Kind<K, N>,
  place: number,
): Word<Placing<Key>, readonly N[]> =>
  word(
    listOf(id(kind)),
    (g: Placing<Key>) => at(g[key], kind, place),
    (g, things) => {
      for (const thing of things) g[key][thing] = place;
    },
  );

/** The things at each of several places, numbered as they are named. */
export const thingsBy = <Key extends string, K extends string, N extends string, P extends string>(
  key: Key,
  kind: Kind<K, N>,
  places: Named<P>,
): Word<Placing<Key>, { readonly [place in P]?: readonly N[] }> =>
  word(
    each(places, listOf(id(kind)), { between: ";" }),
    (g: Placing<Key>) => places.names.map((_, place) => at(g[key], kind, place)),
    (g, lists) => {
      for (const [place, things] of lists.entries()) for (const thing of things) g[key][thing] = place;
    },
  );
