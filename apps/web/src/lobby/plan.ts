import type { Settings } from "@westmarch/kernel";
import type { Level, OpenTable } from "@westmarch/protocol";

/** Against the computer, with a friend, or on one screen. */
export type How = "computer" | "friend" | "screen";

/** The ways through a door: those in which a table is opened, and the guided game. */
export const WAYS = ["computer", "friend", "screen", "guided"] as const;
export type Way = (typeof WAYS)[number];

export const isWay = (word: unknown): word is Way => WAYS.some((way) => way === word);

/** Who may sit on a seat at a table for more than two. */
export const GUESTS = ["computer", "friend", "screen"] as const satisfies readonly How[];
export type Guest = (typeof GUESTS)[number];

/** What a player has chosen for a new table. */
export interface Wish {
  readonly game: string;
  readonly how: How;
  /** Number of the own seat, or null for chance. */
  readonly seat: number | null;
  readonly level: Level;
  readonly settings: Settings;
  /** Names by seat on one screen; else the own name first. */
  readonly names: readonly string[];
  /** Where there are more than two seats: who sits on each of the others. `names` are by seat then. */
  readonly guests?: readonly Guest[];
  /** Settings that hang on which seat is one's own. */
  readonly settingsAt?: (mine: number) => Settings;
}

/** The request that opens such a table with this many seats. `chance` picks the seat where the player did not. */
export function planOf(wish: Wish, seats: number, chance: (sides: number) => number): OpenTable {
  const { game, how, level } = wish;
  const mine = wish.seat ?? chance(seats);
  const settings = { ...wish.settings, ...wish.settingsAt?.(mine) };
  const { guests } = wish;
  if (guests) {
    const places = Array.from({ length: seats }, (_, seat): OpenTable["seats"][number] => {
      const guest = seat === mine ? "screen" : guests[seat];
      if (guest === "screen") return { kind: "me", name: wish.names[seat] };
      return guest === "friend" ? { kind: "open" } : { kind: "bot", level };
    });
    return { game, settings, seats: places };
  }
  const places = Array.from({ length: seats }, (_, seat): OpenTable["seats"][number] => {
    if (how === "screen") return { kind: "me", name: wish.names[seat] };
    if (seat === mine) return { kind: "me", name: wish.names[0] };
    return how === "friend" ? { kind: "open" } : { kind: "bot", level };
  });
  return { game, settings, seats: places };
}
