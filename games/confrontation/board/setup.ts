/** The set-up as it is thought over, before it is sent (3.1). Pure. */
import { NONE, type Option, type Random, shuffled } from "@westmarch/kernel";
import { ROW, SET_UP } from "../data/board.ts";
import {
  ALL_REGIONS,
  BLACK_RIDER,
  CHARACTER,
  CHARACTERS_OF,
  type CharacterId,
  FLYING_NAZGUL,
  FRODO,
  GOOD,
  NINE,
  type RegionId,
  SAM,
  type Side,
  sideOf,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";

/** Regions by character; `NONE` for one that is not placed yet. Only the own side's are looked at. */
export type Draft = readonly RegionId[];

const own = (side: Side): CharacterId[] => CHARACTERS_OF[side].slice();

/** What has been sent already counts; the rest is as it was left in the draft. */
export function draftOf(view: Confrontation, side: Side, nine: readonly RegionId[] | null): Draft {
  return CHARACTER.all.map((character) => {
    if (sideOf(character) !== side) return NONE;
    const sent = view.secret.at[character];
    if (sent >= 0) return sent;
    const region = nine?.[character - side * NINE] ?? NONE;
    return SET_UP[side][region] ? region : NONE;
  });
}

export const nineOf = (draft: Draft, side: Side): RegionId[] =>
  own(side).map((character) => draft[character]);

/** Whether a side sets up anybody in a region. */
export const canSetUp = (side: Side, region: RegionId): boolean => (SET_UP[side][region] ?? 0) > 0;

/** Puts a character into a region; if that is full, the one who stood there goes where the newcomer came from. */
export function put(
  draft: Draft,
  side: Side,
  character: CharacterId,
  region: RegionId,
  instead?: CharacterId,
): Draft {
  const from = draft[character];
  if (from === region && instead === undefined) return draft;
  const next = [...draft];
  const there = own(side).filter((other) => other !== character && draft[other] === region);
  if (region >= 0 && (instead !== undefined || there.length >= SET_UP[side][region])) {
    const out = instead ?? there[there.length - 1];
    next[out] = from;
  }
  next[character] = region;
  return next;
}

export const complete = (draft: Draft, side: Side): boolean =>
  own(side).every((character) => draft[character] >= 0);

/** The choices that send a set-up: what is not placed yet, in id order. */
export const places = (view: Confrontation, draft: Draft, side: Side): Option[] =>
  own(side)
    .filter((character) => view.secret.at[character] < 0)
    .map((character) => ["place", character, draft[character]]);

/** Who does not belong in the first line: Good's bearer and his friend, Dark's far-movers. */
const SHY: readonly CharacterId[] = [FRODO, SAM, FLYING_NAZGUL, BLACK_RIDER];

/** A sensible set-up by chance. */
export function suggest(side: Side, whim: Random): Draft {
  const slots = ALL_REGIONS.flatMap((region) => new Array<RegionId>(SET_UP[side][region]).fill(region));
  const order = shuffled(own(side), whim);
  const front = side === GOOD ? 2 : 4;
  const inFront = (i: number): boolean => ROW[slots[i]] === front;
  for (let i = 0; i < order.length; i++) {
    if (!inFront(i) || !SHY.includes(order[i])) continue;
    const free = order.flatMap((character, j) => (!inFront(j) && !SHY.includes(character) ? [j] : []));
    const j = free[whim(free.length)];
    [order[i], order[j]] = [order[j], order[i]];
  }
  return CHARACTER.all.map((character) =>
    sideOf(character) === side ? slots[order.indexOf(character)] : NONE,
  );
}
