/** Chapter 5: Action dice. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ARMY_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  MOUTH_OF_SAURON,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  NONE,
  other,
  SHADOW,
  type Side,
} from "../data/ids.ts";
import { isMarked, onMap, unusedDice } from "../facts.ts";
import { seatOfMinion } from "../seats.ts";
import { MESSENGER_USED, RING_USED, type War } from "../state.ts";

/** 5.2.1: whether a side has an unused die with this result. */
export const hasDie = (g: War, side: Side, face: FaceId): boolean => g.dice[side * FACE_COUNT + face] > 0;

/** The results that unused dice of a side show, in the order of their numbers. */
export function unusedFaces(g: War, side: Side): FaceId[] {
  const faces: FaceId[] = [];
  for (let face = 0; face < FACE_COUNT; face++) if (hasDie(g, side, face)) faces.push(face);
  return faces;
}

/** 5.2.2: an unused die is spent, set aside or moved to the Hunt Box. */
export function useDie(g: War, side: Side, face: FaceId): void {
  if (!hasDie(g, side, face)) throw new Error(`side ${side} has no die that shows ${face}`);
  g.dice[side * FACE_COUNT + face]--;
}

/** 5.3.4 (AMB-55). */
export const mayPass = (g: War, side: Side): boolean => unusedDice(g, side) < unusedDice(g, other(side));

/** Messenger of the Dark Tower: once a turn a Muster result is an Army result, for the player of the Mouth (16.1.4). */
export const hasMessenger = (g: War, seat: Seat): boolean =>
  seat === seatOfMinion(g, MOUTH_OF_SAURON) && onMap(g, MOUTH_OF_SAURON) && !isMarked(g, MESSENGER_USED);

/** 5.4.4, 5.4.5: results that a Ring can give. */
const RING_RESULTS: readonly [readonly FaceId[], readonly FaceId[]] = [
  [CHARACTER_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE],
  [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, EYE_FACE],
];

/** 5.4.1, 5.4.2: to what a side may change a die now. Empty if it may not. */
export const ringResults = (g: War, side: Side): readonly FaceId[] =>
  g.rings[side] > 0 && !isMarked(g, RING_USED[side]) ? RING_RESULTS[side] : [];

/** 5.4.3: a Ring is spent. With `from` and `to`, it changes a die; otherwise it is part of a price (5.4.7). */
export function spendRing(c: Context<War>, side: Side, from: FaceId = NONE, to: FaceId = NONE): void {
  const { g } = c;
  g.rings[side]--;
  if (side === FREE) g.rings[SHADOW]++;
  g.marks |= RING_USED[side];
  c.tell("ring", { side, from, to });
  if (from === NONE) return;
  useDie(g, side, from);
  // 5.4.5.
  if (to === EYE_FACE) g.box[SHADOW]++;
  else g.dice[side * FACE_COUNT + to]++;
}
