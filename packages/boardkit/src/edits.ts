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

/** Some of several things; each has its own name. */
export function chosen<G, T>(
  { id, name }: Named,
  things: readonly (Named & { readonly thing: T })[],
  isIn: (thing: T) => boolean,
  turn: (thing: T) => G,
): Knob<G> {
  const known = new Map(things.map((one) => [one.id, one.thing]));
  const turned = (one: string): G => {
    const thing = known.get(one);
    if (thing === undefined) throw new RangeError(`there is no ${one} among ${name}`);
    return turn(thing);
  };
  return {
    id,
    name,
    kind: "some",
    all: things.map((one) => ({ id: one.id, name: one.name })),
    chosen: things.filter(({ thing }) => isIn(thing)).map((one) => one.id),
    turn: turned,
  };
}
