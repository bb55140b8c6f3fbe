/** What page and drawing both know of the valley of Dale. */
import type { MapPlan } from "@westmarch/campaign/plan";

type Spot = readonly [x: number, y: number];

/** Where everything is on the page. `regions` are all places by their numbers: regions, then goblin boxes. */
export interface ValleyPlan extends MapPlan {
  /** By roost: where the Eagles are, in the Eyrie and over each territory. */
  readonly roosts: readonly Spot[];
  /** By territory: where Great Bats are. */
  readonly bats: readonly Spot[];
  /** By pair of places that border each other: the middle of their border. `a * 64 + b`, the smaller first. */
  readonly middles: Readonly<Record<number, Spot>>;
  /** By the same key: as what kind of border (`BORDER`) it is drawn. */
  readonly kinds: Readonly<Record<number, number>>;
}

/** What is shown of the land only until the pen has drawn it. */
export const BARE = "five-bare";

/** What the outline of a place is called in the picture. */
export const OUTLINE_ID = "five-r";

/** Names are set so much larger than letters are measured. */
export const LETTERS = 1.15;

/** Key of a border in `middles`. */
export const betweenOf = (a: number, b: number): number => Math.min(a, b) * 64 + Math.max(a, b);
