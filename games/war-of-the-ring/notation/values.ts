/** Lists of values, written as those that are not the usual ones; Nations and dice. */
import { FACE_COUNT, FACES, NATIONS, SIDES } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import {
  ASIDE,
  DEAD,
  DRAWN,
  IN_FELLOWSHIP,
  IN_POOL,
  REMOVED,
  REPLACED,
  UNUSED,
  WAITING,
  type War,
} from "../state.ts";
import { find, list, parts, whole } from "./lists.ts";

/** Where a Character may be besides a region. */
const AWAY: Readonly<Record<number, string>> = {
  [ASIDE]: "aside",
  [IN_FELLOWSHIP]: "fellowship",
  [DEAD]: "dead",
  [REPLACED]: "replaced",
};
/** Where a Hunt tile is. */
export const TILES: Readonly<Record<number, string>> = {
  [IN_POOL]: "pool",
  [DRAWN]: "drawn",
  [WAITING]: "waiting",
  [UNUSED]: "unused",
  [REMOVED]: "removed",
};

/** What differs in a list from the usual, as `name:value`. */
export const differing = (
  now: readonly number[],
  usual: readonly number[],
  names: readonly string[],
  write: (value: number) => string,
): string => names.flatMap((name, i) => (now[i] === usual[i] ? [] : [`${name}:${write(now[i])}`])).join(",");

export function readDiffering(
  written: string,
  usual: readonly number[],
  names: readonly string[],
  what: string,
  read: (value: string) => number,
): number[] {
  const values = usual.slice();
  for (const word of list(written)) {
    const [name, value] = parts(word);
    values[find(names, name, what)] = read(value);
  }
  return values;
}

export const whereIs = (at: number): string => AWAY[at] ?? REGIONS[at];
export const readWhere = (word: string): number => {
  const away = Object.entries(AWAY).find(([, name]) => name === word);
  return away ? Number(away[0]) : find(REGIONS, word, "region");
};

export const controller = (side: number): string => SIDES[side] ?? "nobody";
export const readController = (word: string): number => (word === "nobody" ? -1 : find(SIDES, word, "side"));

/** Steps to war, with `+` if the Nation is active. */
export const nationsOf = (g: War): number[] => g.steps.map((steps, n) => steps * 2 + ((g.active >> n) & 1));

export function readNations(written: string, usual: War): Partial<War> {
  const read = readDiffering(written, nationsOf(usual), NATIONS, "Nation", (value) =>
    value.endsWith("+") ? whole(value.slice(0, -1)) * 2 + 1 : whole(value) * 2,
  );
  return {
    steps: read.map((value) => value >> 1),
    active: read.reduce((mask, value, n) => mask | ((value & 1) << n), 0),
  };
}

export const writeDice = (dice: readonly number[]): string =>
  [0, 1]
    .map((side) =>
      FACES.flatMap((face, f) => new Array<string>(dice[side * FACE_COUNT + f]).fill(face)).join(","),
    )
    .join(";");

export function readDice(written: string): number[] {
  const dice = new Array<number>(2 * FACE_COUNT).fill(0);
  for (const [side, faces] of written.split(";").entries())
    for (const face of list(faces)) dice[side * FACE_COUNT + find(FACES, face, "face of a die")]++;
  return dice;
}
