/** The outline of each people's door, at any size, from its left foot over the top to its right foot. Pure. */
import type { Door } from "./people.ts";

const CAVE = [
  [0, 0.46],
  [0.05, 0.34],
  [0.07, 0.2],
  [0.17, 0.17],
  [0.24, 0.1],
  [0.36, 0.07],
  [0.44, 0],
  [0.56, 0.05],
  [0.66, 0.06],
  [0.78, 0.04],
  [0.86, 0.12],
  [0.93, 0.17],
  [0.95, 0.28],
  [0.98, 0.38],
  [1, 0.5],
] as const;

/** A point of an outline: how far along the width, how far along the height. */
type Point = (x: number, y: number) => string;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A box of a width and height in which a door is drawn. */
class Box {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Shapes whose head keeps its proportions say how high it is; lower windows have a lower head. */
  head(share: number, most: number): number {
    return Math.min(this.height * share, this.width * most);
  }

  /** Points of a head of this height. */
  within(height: number): Point {
    return (x, y) => `${round(x * this.width)} ${round(y * height)}`;
  }
}

/** The heads of doors that stand on the ground, as a path from the left foot to the right. */
const HEADS: Readonly<Record<Exclude<Door, "circle" | "leaf">, (box: Box) => string>> = {
  round: (box) => {
    const h = round(box.head(0.56, 0.46));
    return `V${h}A${round(box.width / 2)} ${h} 0 0 1 ${box.width} ${h}`;
  },
  pointed: (box) => {
    const h = box.head(0.5, 0.46);
    const p = box.within(h);
    return `V${round(h)}C${p(0.02, 0.45)} ${p(0.3, 0.12)} ${p(0.5, 0)}C${p(0.7, 0.12)} ${p(0.98, 0.45)} ${p(1, 1)}`;
  },
  stepped: (box) => {
    const p = box.within(box.height * 0.26);
    return `L${p(0, 1)}L${p(0.1, 0.42)}L${p(0.156, 0.42)}L${p(0.24, 0)}L${p(0.76, 0)}L${p(0.844, 0.42)}L${p(0.9, 0.42)}L${p(1, 1)}`;
  },
  ogee: (box) => {
    const h = box.head(0.5, 0.44);
    const p = box.within(h);
    return `V${round(h)}C${p(0, 0.42)} ${p(0.2, 0.36)} ${p(0.34, 0.27)}C${p(0.44, 0.21)} ${p(0.48, 0.12)} ${p(0.5, 0)}C${p(0.52, 0.12)} ${p(0.56, 0.21)} ${p(0.66, 0.27)}C${p(0.8, 0.36)} ${p(1, 0.42)} ${p(1, 1)}`;
  },
  trefoil: (box) => {
    const p = box.within(box.height * 0.3);
    return `L${p(0, 1)}C${p(0, 0.3)} ${p(0.2, 0.3)} ${p(0.24, 0.62)}C${p(0.26, -0.2)} ${p(0.74, -0.2)} ${p(0.76, 0.62)}C${p(0.8, 0.3)} ${p(1, 0.3)} ${p(1, 1)}`;
  },
  horned: (box) => {
    const p = box.within(box.height * 0.2);
    return `V0L${p(0.1, 1)}L${p(0.36, 1)}L${p(0.42, 0.4)}L${p(0.46, 1)}L${p(0.54, 1)}L${p(0.58, 0.4)}L${p(0.64, 1)}L${p(0.9, 1)}L${p(1, 0)}`;
  },
  cave: (box) => {
    const p = box.within(box.height);
    return CAVE.map(([x, y]) => `L${p(x, y)}`).join("");
  },
  gable: (box) => {
    const h = box.head(0.5, 0.46);
    const p = box.within(h);
    return `V${round(h)}L${p(0.5, 0)}L${p(1, 1)}`;
  },
  flame: (box) => {
    const p = box.within(box.height * 0.3);
    return `L${p(0, 1)}C${p(0.03, 0.6)} ${p(0.1, 0.3)} ${p(0.2, 0)}C${p(0.2, 0.5)} ${p(0.26, 0.7)} ${p(0.36, 0.72)}C${p(0.42, 0.7)} ${p(0.48, 0.4)} ${p(0.5, 0.14)}C${p(0.52, 0.4)} ${p(0.58, 0.7)} ${p(0.64, 0.72)}C${p(0.74, 0.7)} ${p(0.8, 0.5)} ${p(0.8, 0)}C${p(0.9, 0.3)} ${p(0.97, 0.6)} ${p(1, 1)}`;
  },
};

/** Path data of a door in a box of this width and height. */
export function doorPath(door: Door, width: number, height: number): string {
  switch (door) {
    case "circle": {
      const r = round(Math.min(width, height) / 2);
      const [x, y] = [width / 2, height / 2];
      return `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
    }
    case "leaf": {
      const c = round(Math.min(width, height) * 0.06);
      return `M0 ${height - c}V${c}L${c} 0H${width - c}L${width} ${c}V${height - c}L${width - c} ${height}H${c}Z`;
    }
    default:
      return `M0 ${height}${HEADS[door](new Box(width, height))}V${height}Z`;
  }
}
