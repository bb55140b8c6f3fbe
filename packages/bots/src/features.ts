/**
 * How a game writes down the features of a position for a network (`Learning`): their numbers stand in blocks, one after the
 * other, and amounts are ladders, of which the lowest rungs hold, so that a little more is seen to be like a little less.
 */

/** The names of these figures of a position, and what fills in all of them, in the order of the names. */
export function figuresOf<P, Name extends string>(
  list: Readonly<Record<Name, (p: P) => number>>,
): { readonly names: readonly Name[]; fill(into: number[], p: P): void } {
  const names = Object.keys(list) as Name[];
  const readings = names.map((name) => list[name]);
  return {
    names,
    fill(into, p) {
      for (let i = 0; i < readings.length; i++) into[i] = readings[i](p);
    },
  };
}

/** Lays out numbers of features in blocks: the number that the block of this size begins with. `inputs` is how many there are so far. */
export function layout(): { block(size: number): number; inputs(): number } {
  let laid = 0;
  return {
    block(size) {
      laid += size;
      return laid - size;
    },
    inputs: () => laid,
  };
}

/**
 * The list that the present position is written to. One at a time: no caller asks for features while others are being
 * written.
 */
let list: Uint16Array = new Uint16Array(0);
let many = 0;

/** Writes the features that `write` puts behind so many that are written already, and tells how many there are then. */
export const featuresBehind =
  <G, More extends unknown[]>(write: (g: G, ...more: More) => void) =>
  (behind: number, into: Uint16Array, g: G, ...more: More): number => {
    list = into;
    many = behind;
    write(g, ...more);
    return many;
  };

/** A `Learning.features` of the features that `write` puts. */
export function featuresBy<G>(write: (g: G) => void): (g: G, into: Uint16Array) => number {
  const written = featuresBehind(write);
  return (g, into) => written(0, into, g);
}

/** This feature holds. */
export function put(feature: number): void {
  list[many++] = feature;
}

/** So many rungs hold of a ladder that begins with this feature and has so many. */
export function ladder(from: number, amount: number, rungs: number): void {
  for (let i = 0; i < amount && i < rungs; i++) list[many++] = from + i;
}

/** How many of these rising marks an amount is above. */
export function gradeOf(amount: number, marks: readonly number[]): number {
  let grade = 0;
  while (grade < marks.length && amount > marks[grade]) grade++;
  return grade;
}

/** The lowest rung of a figure, and how far it is to the next: downwards, where that is below 0. */
export type Climb = readonly [lowest: number, step: number];
const RUNGS = 12;

/** How many rungs a figure climbs. */
export const rungsOf = (figure: number, [lowest, step]: Climb): number =>
  Math.floor((figure - lowest) / step) + 1;

/** Figures that are no whole numbers, as ladders of twelve rungs: those of `names` of which `climbs` tells how they climb. */
export function figureLadders<Name extends string>(
  names: readonly Name[],
  climbs: Readonly<Partial<Record<Name, Climb>>>,
): {
  /** How many features they are. */
  readonly size: number;
  /** Writes these figures, in the order of the names, from this feature on. */
  write(from: number, figures: readonly number[]): void;
} {
  const climbed = names.flatMap((name, figure) => {
    const climb = climbs[name];
    return climb ? [{ figure, climb }] : [];
  });
  return {
    size: climbed.length * RUNGS,
    write(from, figures) {
      for (let i = 0; i < climbed.length; i++)
        ladder(from + i * RUNGS, rungsOf(figures[climbed[i].figure], climbed[i].climb), RUNGS);
    },
  };
}
