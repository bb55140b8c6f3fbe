/** Fields that several sections have, and what sets them. */
import { CARD_TYPES, type CardType } from "../../../language/names.ts";
import type { Titled } from "../../../pack/types.ts";
import type { Control, Field, FieldName, Reads } from "./field.ts";

/** The largest figure that can be entered. */
export const LARGEST = 99;

/** One of a list whose names the compiler knows. */
export const chosen =
  <E, N extends string>(names: readonly N[], set: (entry: E, name: N) => E) =>
  (entry: E, name: string): E => {
    const found = names.find((one) => one === name);
    return found === undefined ? entry : set(entry, found);
  };
export const severally =
  <E, N extends string>(names: readonly N[], set: (entry: E, names: readonly N[]) => E) =>
  (entry: E, chosen: readonly string[]): E =>
    set(
      entry,
      chosen.flatMap((name) => names.find((one) => one === name) ?? []),
    );
/** The record with so many of this: what there are none of is left out. */
export function counted<N extends string>(
  names: readonly N[],
  record: { readonly [name in N]?: number },
  name: string,
  count: number,
): { readonly [name in N]?: number } {
  const next: { [name in N]?: number } = {};
  for (const one of names) {
    const many = one === name ? count : (record[one] ?? 0);
    if (many > 0) next[one] = many;
  }
  return next;
}

export const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

export const titled = <E>(
  get: (entry: E) => Titled,
  set: (entry: E, titled: Titled) => E,
): { readonly title: Control<E>; readonly text: (reads: Reads) => Control<E> } => ({
  title: {
    kind: "text",
    get: (entry) => get(entry).title,
    set: (entry, title) => set(entry, { ...get(entry), title }),
  },
  text: (reads) => ({
    kind: "sentence",
    reads,
    get: (entry) => get(entry).text,
    set: (entry, text) => set(entry, { ...get(entry), text }),
  }),
});

interface Printed {
  readonly title: string;
  readonly copies: number;
  readonly command: string;
}
export const titleOf = <E extends { readonly title: string }>(): Field<E> => ({
  id: "title",
  control: { kind: "text", get: ({ title }) => title, set: (card, title) => ({ ...card, title }) },
});
export const typeOf = <E extends { readonly type: CardType }>(): Field<E> => ({
  id: "type",
  control: {
    kind: "choice",
    names: CARD_TYPES,
    of: "type",
    get: ({ type }) => type,
    set: chosen(CARD_TYPES, (card, type) => ({ ...card, type })),
  },
});
export const copiesOf = <E extends Printed>(): Field<E> => ({
  id: "copies",
  control: {
    kind: "number",
    least: 1,
    most: 30,
    get: ({ copies }) => copies,
    set: (card, copies) => ({ ...card, copies }),
  },
});
export const commandOf = <E extends Printed>(): Field<E> => ({
  id: "command",
  control: {
    kind: "sentence",
    reads: "command",
    get: ({ command }) => command,
    set: (card, command) => ({ ...card, command }),
  },
});

export const nameOf = <E extends { readonly name: string }>(): Field<E> => ({
  id: "name",
  control: { kind: "text", get: ({ name }) => name, set: (entry, name) => ({ ...entry, name }) },
});
export const figuresOf = <E extends { readonly figures: number }>(): Field<E> => ({
  id: "figures",
  control: {
    kind: "number",
    least: 0,
    most: LARGEST,
    get: ({ figures }) => figures,
    set: (entry, figures) => ({ ...entry, figures }),
  },
});

/** A figure that some have and some have not. */
export const figureOf = <E, K extends FieldName & keyof E>(
  id: K,
  get: (entry: E) => number | undefined,
  set: (entry: E, number: number) => E,
  most = LARGEST,
): Field<E> => ({
  id,
  control: { kind: "number", least: 0, most, get: (entry) => get(entry) ?? 0, set },
  has: (entry) => get(entry) !== undefined,
});
