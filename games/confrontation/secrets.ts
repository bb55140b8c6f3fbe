/** Section 12: what a seat that does not know it (position.ts) might take the secret to be. */
import { frameOf, NONE, type Random, type Seat, shuffled } from "@westmarch/kernel";
import { SET_UP } from "./data/board.ts";
import {
  ALL_REGIONS,
  CHARACTERS_OF,
  type CharacterId,
  NINE,
  other,
  type RegionId,
  type Side,
} from "./data/ids.ts";
import { bit, type Mask, slotsFrom } from "./rules/standees.ts";
import { type Confrontation, type Secret, sideOfSeat, UNKNOWN, UNPLACED } from "./state.ts";

/** Where the hidden character on its way stands: seen by all as a standee on the move. */
const moverStands = (g: Confrontation): RegionId =>
  frameOf(g, "battle")?.region ?? frameOf(g, "movement")?.from ?? frameOf(g, "turn")?.walked ?? NONE;

/** A random set-up of the side (3.1), or nothing placed while it is still placing. */
function imagineSetUp(side: Side, at: RegionId[], ready: number, random: Random): void {
  const places = ALL_REGIONS.flatMap((region) => new Array<RegionId>(SET_UP[side][region]).fill(region));
  const order = shuffled(places, random);
  const placed = (ready & (1 << side)) !== 0;
  for (let i = 0; i < NINE; i++) at[side * NINE + i] = placed ? order[i] : UNPLACED;
}

/** One standee that has to be given a character. */
interface Slot {
  readonly region: RegionId;
  readonly mask: Mask;
}

/** Gives each slot one of the characters it may be; false if there is no way from here. */
function assign(
  slots: readonly Slot[],
  free: Mask,
  at: RegionId[],
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
  for (const region of ALL_REGIONS) {
    const from = slotsFrom(side, region);
    const masks = g.may.slice(from, from + g.count[side * 16 + region]);
    for (const character of CHARACTERS_OF[side]) {
      if (at[character] !== region) continue;
      const sure = masks.indexOf(bit(character));
      masks.splice(sure >= 0 ? sure : masks.findIndex((mask) => (mask & bit(character)) !== 0), 1);
    }
    for (const mask of masks) slots.push({ region, mask });
  }
  return shuffled(slots, random).sort((a, b) => few(a.mask) - few(b.mask));
}

/** A secret that this seat's view does not contradict, and that nothing both players saw contradicts. */
export function imagine(view: Confrontation, seat: Seat, random: Random): Secret {
  const at = view.secret.at.slice();
  const side = other(sideOfSeat(view, seat));
  const setUp = frameOf(view, "game");
  if (setUp?.at === "place") {
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
  const there = CHARACTERS_OF[side].filter((character) => at[character] === region);
  return there[random(there.length)];
}
