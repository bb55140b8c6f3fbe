/** What things on the table are called. */
import { numberOf, type ThingId } from "./things.ts";

/** What things of one kind are called. */
export const namedBy =
  <S, Id extends number>(
    ids: { readonly is: (id: number) => id is Id },
    nameOf: (say: S, id: Id) => string,
  ) =>
  (say: S, id: number): string | null =>
    ids.is(id) ? nameOf(say, id) : null;

/** What a thing is called, if it is of one of these kinds. */
export function thingName<S>(
  say: S,
  thing: ThingId,
  names: Readonly<Record<string, (say: S, id: number) => string | null>>,
): string | null {
  const [kind = ""] = thing.split(":");
  return names[kind]?.(say, numberOf(thing)) ?? null;
}
