/** What games build their ways of setting up a position from. */
import type { Knob } from "./editing.ts";

/** The number behind a name such as `region:5`. */
export const numberIn = (id: string | null): number => (id === null ? Number.NaN : Number(id.split(":")[1]));

interface Named {
  readonly id: string;
  readonly name: string;
}

/** So many of something. */
export const counted = <G>(
  { id, name }: Named,
  value: number,
  [least, most]: readonly [least: number, most: number],
  put: (value: number) => G,
): Knob<G> => ({
  id,
  name,
  kind: "count",
  value,
  least: Math.min(least, value),
  most: Math.max(most, value),
  put,
});

/** One of a few. */
export const picked = <G>(
  { id, name }: Named,
  value: string,
  values: readonly Named[],
  put: (value: string) => G,
): Knob<G> => ({ id, name, kind: "one", value, values, put });

interface Thing<T> extends Named {
  readonly thing: T;
}

/** What changes a position by a thing, as what changes it by the thing's name. */
const byName = <G, T>(things: readonly Thing<T>[], change: (thing: T) => G): ((name: string) => G) => {
  const known = new Map(things.map((one) => [one.id, one.thing]));
  return (name) => {
    const thing = known.get(name);
    if (thing === undefined) throw new RangeError(`there is no ${name}`);
    return change(thing);
  };
};

/** Some of several things; each has its own name, and is in or out. */
export const chosen = <G, T>(
  { id, name }: Named,
  things: readonly Thing<T>[],
  isIn: (thing: T) => boolean,
  turn: (thing: T) => G,
): Knob<G> => ({
  id,
  name,
  kind: "some",
  all: things.map((one) => ({ id: one.id, name: one.name })),
  chosen: things.filter(({ thing }) => isIn(thing)).map((one) => one.id),
  turn: byName(things, turn),
});

/** Some of several things, of which several alike can be in. */
export function several<G, T>(
  { id, name }: Named,
  things: readonly Thing<T>[],
  inThere: readonly T[],
  { more, less }: { readonly more: (thing: T) => G; readonly less: (thing: T) => G },
): Knob<G> {
  const ids = new Map(things.map((one) => [one.thing, one.id]));
  return {
    id,
    name,
    kind: "some",
    all: things.map((one) => ({ id: one.id, name: one.name })),
    chosen: inThere.flatMap((thing) => ids.get(thing) ?? []),
    turn: byName(things, less),
    more: byName(things, more),
  };
}
