/** How games go on that were begun under earlier versions of these rules: from each version to the next. */
import type { Seat } from "@westmarch/kernel";
import { rulingsOf } from "./bringing.ts";
import type { CardId } from "./data/ids.ts";
import { type Copy, NOBODY } from "./state.ts";

/** Of a saved game of version 1: it remembered only the numbers of who was assigned this turn. */
interface Version1 {
  readonly table: readonly Copy[];
  readonly wereAssigned: readonly unknown[];
}

const isVersion1 = (old: unknown): old is Version1 =>
  typeof old === "object" &&
  old !== null &&
  "table" in old &&
  Array.isArray(old.table) &&
  "wereAssigned" in old &&
  Array.isArray(old.wereAssigned);

/** Version 2 remembers who was assigned as they stood then; who has left the table since was forgotten. */
const fromVersion1 = (old: unknown): unknown =>
  isVersion1(old)
    ? { ...old, wereAssigned: old.table.filter(({ id }) => old.wereAssigned.includes(id)) }
    : old;

/** A place in the rules of version 2: rounds of players were counted, and are told by their seats since. */
interface Frame2 {
  readonly chapter: string;
  readonly at: string;
  readonly turn?: number;
  readonly passes?: number;
  readonly round?: number;
}

/** What a saved game of version 2 had not, or told otherwise. */
interface Version2 {
  readonly order: readonly Seat[];
  readonly out: readonly boolean[];
  readonly turn: Seat;
  readonly stack: readonly Frame2[];
  readonly rulings: { readonly ownCosts: boolean };
  readonly starts: readonly { readonly bearer: CardId; readonly ring: CardId }[];
}

const isVersion2 = (old: unknown): old is Version2 =>
  typeof old === "object" &&
  old !== null &&
  "order" in old &&
  Array.isArray(old.order) &&
  "out" in old &&
  Array.isArray(old.out) &&
  "stack" in old &&
  Array.isArray(old.stack) &&
  "starts" in old &&
  Array.isArray(old.starts) &&
  "rulings" in old;

/** The players still in the game as chances pass, the Free Peoples player first. */
function roundOf({ order, out, turn }: Version2): readonly Seat[] {
  const start = order.indexOf(turn);
  const round = order.map((_, step) => order[(start - step + order.length) % order.length]);
  return round.filter((seat) => !out[seat]);
}

/** Who had the last chance, and who had passed in a row before it. */
function chances(g: Version2, { turn = 0, passes = 0, ...frame }: Frame2): object {
  const round = roundOf(g);
  const seatAt = (chance: number): Seat => round[chance % round.length] ?? NOBODY;
  const passed = Array.from({ length: passes }, (_, i) => seatAt(turn - passes + i));
  return { ...frame, turn: turn === 0 ? NOBODY : seatAt(turn - 1), passed };
}

/** Which Shadow player came last. */
const shadows = (g: Version2, { round = 0, ...frame }: Frame2): object => ({
  ...frame,
  shadow: round === 0 ? NOBODY : (roundOf(g)[round] ?? NOBODY),
});

/** Paragraphs that were called otherwise, by chapter. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  archery: { divideAmongMinions: "divide", woundMinion: "wound", hitMinions: "hit" },
  happening: { barred: "stands", about: "before", happen: "happens", which: "must", may: "after" },
  text: { opponentWhoChooses: "opponent", allAsked: "eachAsked" },
};

const renamed = (frame: Frame2): Frame2 => ({
  ...frame,
  at: RENAMED[frame.chapter]?.[frame.at] ?? frame.at,
});

function frameOf2(g: Version2, frame: Frame2): object {
  if (frame.chapter === "procedure" || frame.chapter === "happening") return chances(g, frame);
  if (frame.chapter === "assignment" || frame.chapter === "regroup") return shadows(g, frame);
  return frame.chapter === "text" ? { ...frame, declined: false } : frame;
}

/** Version 3 tells rounds by seats, so that a player can leave them, and knows more settings. */
const fromVersion2 = (old: unknown): unknown =>
  isVersion2(old)
    ? {
        ...old,
        stack: old.stack.map((frame) => frameOf2(old, renamed(frame))),
        rulings: rulingsOf({ ownCosts: old.rulings.ownCosts }),
        starts: old.starts.map((start) => ({ ...start, companions: [] })),
        taken: 0,
      }
    : old;

export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = {
  1: fromVersion1,
  2: fromVersion2,
};
