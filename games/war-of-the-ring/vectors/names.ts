/** The names that a vector uses. One that is not a name of its kind throws `NotationError`. */
import { type Id, type Kind, NotationError } from "@westmarch/kernel";
import { FREE, SHADOW, SIDES, type Side } from "../data/ids.ts";

export function find(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new NotationError(`“${name}” is not a ${what}`);
  return index;
}

/** The thing of a kind that bears a name. */
export function idOf<K extends string>(kind: Kind<K>, name: string): Id<K> {
  const id = kind.find(name);
  if (id === null) throw new NotationError(`“${name}” is not a ${kind.what}`);
  return id;
}

export const sideCalled = (name: string, what = "side"): Side =>
  find(SIDES, name, what) === FREE ? FREE : SHADOW;
