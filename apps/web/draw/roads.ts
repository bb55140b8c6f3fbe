import {
  dice,
  element,
  hill,
  mountain,
  type Point,
  type Polyline,
  pine,
  scatter,
  sub,
  tree,
} from "@westmarch/ink";
import { heightAt, HIGH as WINDS } from "../src/learn/winding.ts";

/** The land through which the road of each game leads on the page to learn on: what grows and stands beside it. */

const WIDE = 1440;
const HIGH = 290;
/** Where the road's own picture begins, how high it is, and how its stops lie in it: as the page lays them out. */
const TOP = 20;
const WAY = 190;
const [FROM, ALONG, STOPS] = [48, 1344, 9] as const;

/** How far down the road lies at a stop. */
const stopDown = (stop: number): number => TOP + (WAY * heightAt(stop)) / WINDS;

/** How far down the road lies at any place, near enough to keep clear of it. */
function roadAt(x: number): number {
  const stop = ((x - FROM) / ALONG) * STOPS - 0.5;
  const before = Math.floor(stop);
  const t = stop - before;
  const eased = t * t * (3 - 2 * t);
  return stopDown(before) * (1 - eased) + stopDown(before + 1) * eased;
}

/** Whether something that stands here would lie over the road or under what is said of a stop. */
function isTaken([x, y]: Point): boolean {
  const road = roadAt(x);
  if (y > road - 20 && y < road + 44) return true;
  const stop = Math.round(((x - FROM) / ALONG) * STOPS - 0.5);
  const off = Math.abs(x - (FROM + ((stop + 0.5) * ALONG) / STOPS));
  return off < 84 && y > road && y < road + 150;
}

/** What covers a stretch of the land, drawn at a place. */
const COVERS = {
  shire: (x, y, seed) => {
    const roll = dice(seed);
    return roll() < 0.4 ? hill(x, y, 46 + roll() * 26, sub(roll)) : tree(x, y, 24 + roll() * 9, sub(roll));
  },
  wood: (x, y, seed) => pine(x, y, 22 + dice(seed)() * 9, seed),
  downs: (x, y, seed) => hill(x, y, 44 + dice(seed)() * 34, seed),
  mountains: (x, y, seed) => {
    const roll = dice(seed);
    return mountain(x, y, 40 + roll() * 20, 32 + roll() * 14, sub(roll));
  },
} as const satisfies Readonly<Record<string, (x: number, y: number, seed: number) => string>>;

type Cover = keyof typeof COVERS;

/** How near to each other things of a kind stand, and how far down: none of them reaches what stands above the road. */
const SPREAD: Readonly<Record<Cover, { readonly gap: number; readonly top: number }>> = {
  shire: { gap: 44, top: 46 },
  wood: { gap: 26, top: 46 },
  downs: { gap: 56, top: 46 },
  mountains: { gap: 34, top: 64 },
};

/** A land of stretches from the first stop to the last. */
function through(name: string, stretches: readonly Cover[]): string {
  const roll = dice(`road-${name}`);
  const wide = WIDE / stretches.length;
  const things = stretches.flatMap((cover, i) => {
    const [left, right] = [i * wide + 10, (i + 1) * wide - 10];
    const { gap, top } = SPREAD[cover];
    const outline: Polyline = [
      [left, top],
      [right, top],
      [right, HIGH - 6],
      [left, HIGH - 6],
    ];
    return scatter(outline, { gap, seed: sub(roll), unless: isTaken, tries: 420 }).map(([x, y]) => ({
      y,
      drawn: COVERS[cover](x, y, sub(roll)),
    }));
  });
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      preserveAspectRatio: "none",
    },
    things
      .toSorted((a, b) => a.y - b.y)
      .map(({ drawn }) => drawn)
      .join(""),
  );
}

/** The lands, by the games whose roads lead through them. */
export const ROADS: Readonly<Record<string, () => string>> = {
  confrontation: () => through("confrontation", ["shire", "wood", "mountains"]),
  "war-of-the-ring": () => through("war-of-the-ring", ["shire", "mountains", "wood", "downs", "mountains"]),
  "five-armies": () => through("five-armies", ["wood", "downs", "mountains"]),
  "trading-card-game": () => through("trading-card-game", ["shire", "downs", "mountains", "wood"]),
  duel: () => through("duel", ["downs", "shire", "wood", "mountains"]),
};
