/** Changes to a pack, entry by entry. */
import type { From, Pack, Source } from "../../pack/types.ts";
import { WESTMARCH } from "../../pack/westmarch.ts";
import type { Field } from "./fields/field.ts";
import { FIELDS } from "./fields/fields.ts";
import { type Entries, SECTIONS, type Section } from "./sections.ts";
import { OWN, withSource } from "./sources.ts";

/** Where an entry stands that is being edited. */
export interface EditedPlace<S extends Section> {
  readonly section: S;
  readonly at: number;
}

/** The fields that this entry has. */
export const fieldsOf = <S extends Section>(section: S, entry: Entries[S]): readonly Field<Entries[S]>[] => {
  const fields: readonly Field<Entries[S]>[] = FIELDS[section];
  return fields.filter(({ has }) => has?.(entry) ?? true);
};

/** The pack with another entry at this place. */
export function withEntry<S extends Section>(
  pack: Pack,
  { section, at }: EditedPlace<S>,
  entry: Entries[S],
): Pack {
  const { entries, put } = SECTIONS[section];
  return put(
    pack,
    entries(pack).map((old, place) => (place === at ? entry : old)),
  );
}

/** The entry with other sources. */
const from = <E extends { readonly from: From }>(entry: E, source: From): E => ({ ...entry, from: source });

/** The entry with this field changed: its source is now the owner's own copy. */
export const entered = <S extends Section>(
  section: S,
  field: Field<Entries[S]>,
  entry: Entries[S],
): Entries[S] => sourced(section, entry, field, "box");

/** The entry with another source of one field. */
export const sourced = <S extends Section>(
  section: S,
  entry: Entries[S],
  field: Field<Entries[S]>,
  source: Source,
): Entries[S] =>
  from(
    entry,
    withSource(
      entry.from,
      field.id,
      source,
      fieldsOf(section, entry).map(({ id }) => id),
    ),
  );

/** The entry as its owner has compared it with his own copy. */
export const compared = <S extends Section>(_section: S, entry: Entries[S]): Entries[S] => from(entry, OWN);

/** The same entry of the built-in pack; null where it has none. */
export function ours<S extends Section>(pack: Pack, { section, at }: EditedPlace<S>): Entries[S] | null {
  const { entries, keyOf } = SECTIONS[section];
  const own = entries(pack)[at];
  if (own === undefined) return null;
  return entries(WESTMARCH).find((one, place) => keyOf(one, place) === keyOf(own, at)) ?? null;
}

/** The pack with one more entry like this one, after it. */
export function doubled<S extends Section>(pack: Pack, { section, at }: EditedPlace<S>): Pack {
  const { entries, put } = SECTIONS[section];
  const all = entries(pack);
  const like = all[at];
  if (like === undefined) return pack;
  return put(pack, [...all.slice(0, at + 1), fresh(all, like), ...all.slice(at + 1)]);
}

/** A copy that goes by another name, where entries have names or numbers. */
function fresh<E extends object>(all: readonly E[], like: E): E {
  if ("id" in like) {
    const taken = new Set(all.map((one) => ("id" in one ? one.id : null)));
    let number = 2;
    while (taken.has(`${String(like.id)}_${number}`)) number++;
    return { ...like, id: `${String(like.id)}_${number}` };
  }
  if ("number" in like) return { ...like, number: all.length + 1 };
  return { ...like };
}

export function without<S extends Section>(pack: Pack, { section, at }: EditedPlace<S>): Pack {
  const { entries, put } = SECTIONS[section];
  return put(
    pack,
    entries(pack).filter((_, place) => place !== at),
  );
}
