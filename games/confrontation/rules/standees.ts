/**
 * Section 12: what both players have seen of each standee. Two standees within a region cannot be told apart, so one
 * that leaves a pair may be either of the two, and so may the one that stays.
 */
import { type CharacterId, NINE, type RegionId, type Side, sideOf } from "../data/ids.ts";
import { type Confrontation, MOST } from "../state.ts";

/** A mask over a side's nine characters. */
export type Mask = number;

export const ANYBODY: Mask = (1 << NINE) - 1;
const REGION_SLOTS = 16 * MOST;

/** The bit of a character among its side's nine. */
export const bit = (character: CharacterId): Mask => 1 << (character % NINE);

/** How many standees a side has in a region: public (12.1). */
export const standees = (g: Confrontation, side: Side, region: RegionId): number =>
  g.count[side * 16 + region];

/** Where in `may` the standees of a side in a region begin. */
export const slotsFrom = (side: Side, region: RegionId): number => (side * 16 + region) * MOST;

/** Whether these are one character alone. */
export const isOne = (mask: Mask): boolean => (mask & (mask - 1)) === 0;

/** Once a standee can be only one character, no other standee can be that one. */
function conclude(g: Confrontation, side: Side): void {
  const { may } = g;
  const from = side * REGION_SLOTS;
  const end = from + REGION_SLOTS;
  let concluded = 0;
  for (let again = true; again; ) {
    again = false;
    for (let i = from; i < end; i++) {
      const mask = may[i];
      if (mask === 0 || !isOne(mask) || (mask & concluded) !== 0) continue;
      concluded |= mask;
      for (let j = from; j < end; j++) {
        if (j === i || (may[j] & mask) === 0) continue;
        may[j] &= ~mask;
        // Only one more that is known says more of the others.
        if (isOne(may[j])) again = true;
      }
    }
  }
}

/** An unseen standee leaves. `who` limits who can have made such a move. Returns who it may be. */
export function leaveUnseen(g: Confrontation, side: Side, region: RegionId, who: Mask): Mask {
  const at = slotsFrom(side, region);
  const left = --g.count[side * 16 + region];
  let union = 0;
  for (let slot = 0; slot <= left; slot++) union |= g.may[at + slot];
  for (let slot = 0; slot < left; slot++) g.may[at + slot] = union;
  g.may[at + left] = 0;
  return union & who;
}

/** A standee arrives that may be any of `mask`. */
export function arrive(g: Confrontation, side: Side, region: RegionId, mask: Mask): void {
  g.may[slotsFrom(side, region) + g.count[side * 16 + region]++] = mask;
  if (isOne(mask)) conclude(g, side);
}

/** A character is shown where it stands: one of the standees there is it, and no other anywhere. */
export function show(g: Confrontation, character: CharacterId, region: RegionId): void {
  const side = sideOf(character);
  const at = slotsFrom(side, region);
  const count = standees(g, side, region);
  const mask = bit(character);
  let candidates = 0;
  let union = 0;
  let which = -1;
  for (let slot = 0; slot < count; slot++) {
    if ((g.may[at + slot] & mask) === 0) continue;
    if (g.may[at + slot] === mask) return;
    candidates++;
    union |= g.may[at + slot];
    which = slot;
  }
  if (candidates > 1) {
    for (let slot = 0; slot < count; slot++)
      if ((g.may[at + slot] & mask) !== 0) g.may[at + slot] = union & ~mask;
  }
  g.may[at + which] = mask;
  conclude(g, side);
}

/** A character that has been shown leaves its region, for another or for good. */
export function leaveShown(g: Confrontation, character: CharacterId, region: RegionId): void {
  const side = sideOf(character);
  const at = slotsFrom(side, region);
  const last = --g.count[side * 16 + region];
  const mask = bit(character);
  for (let slot = 0; slot <= last; slot++) {
    if (g.may[at + slot] === mask) {
      g.may[at + slot] = g.may[at + last];
      break;
    }
  }
  g.may[at + last] = 0;
}

/** No standee of the side can be this character (it would have won, say). */
export function exclude(mask: Mask, character: CharacterId): Mask {
  return mask & ~bit(character);
}
