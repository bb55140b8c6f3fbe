/** Section 12: who may know what, and what it might be. */
import type { Frame, Seat } from "@westmarch/kernel";
import { SET_UP } from "./data/board.ts";
import {
  CHARACTERS,
  type CharacterId,
  DARK,
  NINE,
  NONE,
  other,
  REGIONS,
  type RegionId,
  type Side,
  sideOf,
} from "./data/ids.ts";
import type { Movement } from "./rules/movement.ts";
import type { SetUp } from "./rules/setup.ts";
import { bit, type Mask } from "./rules/standees.ts";
import type { Turn } from "./rules/turn.ts";
import {
  ABSENT,
  type Battle,
  type Confrontation,
  FALLEN,
  MOST,
  type Secret,
  sideOfSeat,
  UNKNOWN,
  UNPLACED,
} from "./state.ts";

/** 12.1, 12.2: whether this seat knows where the character is. */
function knows(g: Confrontation, secret: Secret, seat: Seat | null, character: CharacterId): boolean {
  const at = secret.at[character];
  if (at === FALLEN || at === ABSENT || g.over || (g.shown & (1 << character)) !== 0) return true;
  if (seat === null) return false;
  if (sideOf(character) === sideOfSeat(g, seat)) return true;
  return at >= 0 && at === g.palantir && sideOfSeat(g, seat) === DARK;
}

/** What a seat may know of the secret; a spectator knows what both players know. */
export function project(secret: Secret, seat: Seat | null, g: Confrontation): Secret {
  const { mover } = secret;
  const own = mover < 0 || (seat !== null && sideOf(mover) === sideOfSeat(g, seat));
  return {
    at: secret.at.map((at, character) => (knows(g, secret, seat, character) ? at : UNKNOWN)),
    mover: own ? mover : UNKNOWN,
  };
}

type Random = (sides: number) => number;

const isFrame = <F extends Frame>(frame: Frame | undefined, chapter: string): frame is F =>
  frame?.chapter === chapter;

/** Where the hidden character on its way stands: seen by all as a standee on the move. */
function moverStands(g: Confrontation): RegionId {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const f = g.stack[i];
    if (isFrame<Battle>(f, "battle")) return f.region;
    if (isFrame<Movement>(f, "movement")) return f.from;
    if (isFrame<Turn>(f, "turn")) return f.walked;
  }
  return NONE;
}

const shuffled = (length: number, random: Random): number[] => {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};

/** A random set-up of the side (3.1), or nothing placed while it is still placing. */
function imagineSetUp(side: Side, at: number[], ready: number, random: Random): void {
  const places = REGIONS.flatMap((_, region) => new Array<number>(SET_UP[side][region]).fill(region));
  const order = shuffled(NINE, random);
  const placed = (ready & (1 << side)) !== 0;
  for (let i = 0; i < NINE; i++) at[side * NINE + i] = placed ? places[order[i]] : UNPLACED;
}

/** One standee that has to be somebody. */
interface Slot {
  readonly region: RegionId;
  readonly mask: Mask;
}

/** Gives each slot one of the characters it may be; false if there is no way from here. */
function assign(
  slots: readonly Slot[],
  free: Mask,
  at: number[],
  offset: number,
  random: Random,
  next = 0,
): boolean {
  if (next === slots.length) return true;
  const slot = slots[next];
  const turn = random(NINE);
  for (let i = 0; i < NINE; i++) {
    const index = (turn + i) % NINE;
    if ((slot.mask & free & (1 << index)) === 0) continue;
    if (assign(slots, free & ~(1 << index), at, offset, random, next + 1)) {
      at[offset + index] = slot.region;
      return true;
    }
  }
  return false;
}

const few = (mask: Mask): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The slots of a side that the characters known to this seat do not already fill, the most certain first. */
function unknownSlots(g: Confrontation, side: Side, at: readonly number[], random: Random): Slot[] {
  const slots: Slot[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    const from = (side * 16 + region) * MOST;
    const masks = g.may.slice(from, from + g.count[side * 16 + region]);
    for (let character = side * NINE; character < side * NINE + NINE; character++) {
      if (at[character] !== region) continue;
      const sure = masks.indexOf(bit(character));
      masks.splice(sure >= 0 ? sure : masks.findIndex((mask) => (mask & bit(character)) !== 0), 1);
    }
    for (const mask of masks) slots.push({ region, mask });
  }
  const order = shuffled(slots.length, random);
  return order.map((i) => slots[i]).sort((a, b) => few(a.mask) - few(b.mask));
}

/** A secret that this seat's view does not contradict, and that nothing both players saw contradicts. */
export function imagine(view: Confrontation, seat: Seat, random: Random): Secret {
  const at = view.secret.at.slice();
  const side = other(sideOfSeat(view, seat));
  const setUp = view.stack.find((f) => isFrame<SetUp>(f, "game"));
  if (isFrame<SetUp>(setUp, "game") && setUp.at === "place") {
    imagineSetUp(side, at, setUp.ready, random);
    return { at, mover: NONE };
  }
  let free = 0;
  for (let i = 0; i < NINE; i++) if (at[side * NINE + i] === UNKNOWN) free |= 1 << i;
  if (free !== 0 && !assign(unknownSlots(view, side, at, random), free, at, side * NINE, random)) {
    throw new Error("what both players have seen contradicts itself");
  }
  return {
    at,
    mover: view.secret.mover === UNKNOWN ? imagineMover(view, side, at, random) : view.secret.mover,
  };
}

function imagineMover(view: Confrontation, side: Side, at: readonly number[], random: Random): CharacterId {
  const region = moverStands(view);
  const there = CHARACTERS.flatMap((_, character) =>
    sideOf(character) === side && at[character] === region ? [character] : [],
  );
  return there[random(there.length)];
}
