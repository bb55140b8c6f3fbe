/** Lines of a geometry: points as text, curves, and the rings that lines make. */
import { distance, type Point, type Polyline, round, smooth } from "@westmarch/ink";

/** Points written `x,y x,y …`. */
export const points = (text: string): Point[] =>
  text.split(" ").map((pair) => {
    const [x, y] = pair.split(",");
    return [Number(x), Number(y)];
  });

/** A curve through the points, to the tenth. */
export const curveOf = (through: Polyline, closed = false): Polyline =>
  smooth(through, 4, closed).map(([x, y]) => [round(x), round(y)]);

export const first = (line: Polyline): Point => line[0] ?? [0, 0];
export const last = (line: Polyline): Point => line.at(-1) ?? [0, 0];
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
export const turned = (line: Polyline): Polyline => [...line].reverse();

/** Whether `line` is to be turned so that it goes on from `from`. */
export const backwards = (line: Polyline, from: Point): boolean =>
  distance(last(line), from) < distance(first(line), from);

/** Lines joined end to end, as far as they go; each is used once, whichever way it runs. */
export const chained = (lines: readonly Polyline[]): Polyline[] => {
  const left = [...lines];
  const chain: Polyline[] = left.splice(0, 1);
  for (;;) {
    const end = last(chain.at(-1) ?? []);
    const next = left.findIndex((line) => same(first(line), end) || same(last(line), end));
    const [line] = next < 0 ? [] : left.splice(next, 1);
    if (!line) break;
    chain.push(same(first(line), end) ? line : turned(line));
  }
  return chain;
};

/** A closed outline, or an error where the lines do not make one. */
export const closedRing = (name: string, lines: readonly Polyline[]): Polyline => {
  const chain = chained(lines);
  if (chain.length < lines.length) throw new Error(`the lines around ${name} do not make one ring`);
  if (!same(first(chain[0] ?? []), last(chain.at(-1) ?? [])))
    throw new Error(`the ring of ${name} does not close`);
  return chain.flatMap((line) => line.slice(0, -1));
};

/** A line of a land: two regions meet there, or it is the edge of one. */
export interface Border<Name, Kind> {
  readonly of: readonly [Name, Name] | readonly [Name];
  readonly kind: Kind;
  readonly line: Polyline;
}

/** A line between two regions, written as points. */
export const dividing =
  <Kind extends string>(kind: Kind) =>
  <Name>([a, b, line]: readonly [Name, Name, string]): Border<Name, Kind> => ({
    of: [a, b],
    kind,
    line: curveOf(points(line)),
  });

/** An edge of one region, written as points. */
export const edging =
  <Kind extends string>(kind: Kind) =>
  <Name>([region, line]: readonly [Name, string]): Border<Name, Kind> => ({
    of: [region],
    kind,
    line: curveOf(points(line)),
  });

/** The lines of a land, asked for by region and by kind. */
export const netOf = <Name extends string, Kind>(
  names: readonly Name[],
  lines: readonly Border<Name, Kind>[],
) => {
  const linesOf = (region: Name): Polyline[] =>
    lines.filter(({ of }) => of.some((name) => name === region)).map(({ line }) => line);
  return {
    ofKind: (kind: Kind): Polyline[] =>
      lines.flatMap((border) => (border.kind === kind ? [border.line] : [])),
    /** The outline of each region by its place among the names; neighbours share their border to the tenth. */
    outlines: names.map((name): Polyline => closedRing(name, linesOf(name))),
  };
};

/** Running water. */
export interface Course {
  readonly width: readonly [source: number, mouth: number];
  /** From the source to the mouth. */
  readonly line: Polyline;
}
