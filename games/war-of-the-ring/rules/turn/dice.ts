/** Chapter 5: Action dice. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ALL_FACES,
  ARMY_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE,
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
} from "../../data/ids.ts";
import { isMarked, onMap, unusedDice } from "../../facts.ts";
import { seatOfMinion } from "../../seats.ts";
import { MESSENGER_USED, RING_USED, type War } from "../../state.ts";
import { NO_SUCH_THING, no, type Refusal } from "../refusal.ts";

const EYE = no("eye-does-nothing", "5.11.1");
const NO_DIE = no("no-such-die", "5.2.1");
const NOT_FEWER = no("no-fewer-dice", "5.3.4");
const NO_RING = no("no-ring", "5.4.1");
const USED = no("ring-used", "5.4.2");
const SAME = no("same-result", "5.4.1");
const NO_RESULT = [no("no-such-result", "5.4.4"), no("no-such-result", "5.4.5")] as const;

/** 5.2.1: whether a side has an unused die with this result. */
export const hasDie = (g: War, side: Side, face: FaceId): boolean => g.dice[side * FACE_COUNT + face] > 0;

/** 5.2.1, 5.11.1: why a side has no die with this result to use; `face` may be any number. */
export function whyNoDie(g: War, side: Side, face: number): Refusal | null {
  if (!FACE.is(face)) return NO_SUCH_THING;
  if (face === EYE_FACE) return EYE;
  return hasDie(g, side, face) ? null : NO_DIE;
}

/** By mask of faces: those in it, in the order of their numbers. */
export const FACES_IN: readonly (readonly FaceId[])[] = Array.from({ length: 1 << FACE_COUNT }, (_, mask) =>
  ALL_FACES.filter((face) => (mask & (1 << face)) !== 0),
);

/** The results that unused dice of a side show, a mask. */
export function unusedMask(g: War, side: Side): number {
  let mask = 0;
  for (const face of ALL_FACES) if (hasDie(g, side, face)) mask |= 1 << face;
  return mask;
}
/** The same as a list. */
export const unusedFaces = (g: War, side: Side): readonly FaceId[] => FACES_IN[unusedMask(g, side)];

/** 5.2.2: an unused die is spent, set aside or moved to the Hunt Box. */
export function spendDie(g: War, side: Side, face: FaceId): void {
  if (!hasDie(g, side, face)) throw new Error(`side ${side} has no die that shows ${face}`);
  g.dice[side * FACE_COUNT + face]--;
}

/** 5.3.4 (AMB-55). */
export const whyNoPass = (g: War, side: Side): Refusal | null =>
  unusedDice(g, side) < unusedDice(g, other(side)) ? null : NOT_FEWER;

/** Messenger of the Dark Tower: once a turn a Muster result is an Army result, for the player of the Mouth (16.1.4). */
export const hasMessenger = (g: War, seat: Seat): boolean =>
  seat === seatOfMinion(g, MOUTH_OF_SAURON) && onMap(g, MOUTH_OF_SAURON) && !isMarked(g, MESSENGER_USED);

/** 5.4.4, 5.4.5: results that a Ring can give. */
export const RING_RESULTS: readonly [readonly FaceId[], readonly FaceId[]] = [
  [CHARACTER_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE],
  [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, EYE_FACE],
];

/** 5.4.1, 5.4.2: why a side may not use a Ring at all now. */
export function whyNoRing(g: War, side: Side): Refusal | null {
  if (g.rings[side] === 0) return NO_RING;
  return isMarked(g, RING_USED[side]) ? USED : null;
}

/** 5.4: why a Ring may not change a die that shows `from` to `to`, if a Ring may be used; both may be any number. */
export function whyNotChanged(g: War, side: Side, from: number, to: number): Refusal | null {
  if (!FACE.is(to)) return NO_SUCH_THING;
  const missing = whyNoDie(g, side, from);
  if (missing) return missing;
  if (from === to) return SAME;
  return RING_RESULTS[side].includes(to) ? null : NO_RESULT[side];
}

/** 5.4.3: a Ring is spent. With `from` and `to`, it changes a die; otherwise it is part of a price (5.4.7). */
export function spendRing(c: Context<War>, side: Side, from: FaceId = NONE, to: FaceId = NONE): void {
  const { g } = c;
  g.rings[side]--;
  if (side === FREE) g.rings[SHADOW]++;
  g.marks |= RING_USED[side];
  c.tell("ring", { side, from, to });
  if (from === NONE) return;
  spendDie(g, side, from);
  // 5.4.5.
  if (to === EYE_FACE) g.box[SHADOW]++;
  else g.dice[side * FACE_COUNT + to]++;
}
