/** The copies on the table: finding them, putting them down, moving them and taking them away (1.8). */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, copyId } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import type { Zone } from "../words.ts";
import { recalling } from "./recall.ts";

/** What is worked out once from a table and holds as long as it lies so. */
interface Layout {
  /** By number: the place of a copy. */
  readonly places: readonly (number | undefined)[];
  readonly attached: ReadonlyMap<CopyId, readonly Copy[]>;
  readonly stacked: ReadonlyMap<CopyId, readonly Copy[]>;
}

const layoutOf = recalling((table: readonly Copy[]): Layout => {
  const places: number[] = [];
  const [attached, stacked] = [new Map<CopyId, Copy[]>(), new Map<CopyId, Copy[]>()];
  for (let place = 0; place < table.length; place++) {
    const copy = table[place];
    places[copy.id] = place;
    if (copy.on === NONE) continue;
    const upon = copy.zone === "stacked" ? stacked : attached;
    const others = upon.get(copy.on);
    if (others) others.push(copy);
    else upon.set(copy.on, [copy]);
  }
  return { places, attached, stacked };
});

const placeOf = ({ table }: CardGame, id: CopyId): number => layoutOf(table).places[id] ?? -1;

/** The copy of this number, if it is still on the table. */
export const find = (g: CardGame, id: CopyId): Copy | undefined => g.table[placeOf(g, id)];

/** The copy of this number. Throws `RangeError` where it is no longer on the table. */
export function copyOf(g: CardGame, id: CopyId): Copy {
  const copy = find(g, id);
  if (!copy) throw new RangeError(`copy ${id} is not on the table`);
  return copy;
}

const NO_COPIES: readonly Copy[] = [];

/** What is attached to a copy. */
export const attachedTo = (g: CardGame, id: CopyId): readonly Copy[] =>
  layoutOf(g.table).attached.get(id) ?? NO_COPIES;
/** What is stacked on a copy. */
export const stackedOn = (g: CardGame, id: CopyId): readonly Copy[] =>
  layoutOf(g.table).stacked.get(id) ?? NO_COPIES;

/** Wound tokens on a copy; 0 where it is not on the table. */
export const woundsOn = (g: CardGame, id: CopyId): number => g.wounds[placeOf(g, id)] ?? 0;
/** Wounds that a copy has taken in this skirmish phase; 0 where it is not on the table. */
export const hurtOf = (g: CardGame, id: CopyId): number => g.hurt[placeOf(g, id)] ?? 0;
/** The character that a minion is assigned to, or `NONE`. */
export const against = (g: CardGame, id: CopyId): CopyId => g.against[placeOf(g, id)] ?? NONE;

/** Sets the wound tokens on a copy. */
export function setWounds(g: CardGame, id: CopyId, wounds: number): void {
  g.wounds[placeOf(g, id)] = wounds;
}

/** Counts a wound that a copy takes in this skirmish phase. */
export function countHurt(g: CardGame, id: CopyId): void {
  g.hurt[placeOf(g, id)]++;
}

/** Sets the character that a minion is assigned to; `NONE`: to none. */
export function setAgainst(g: CardGame, minion: CopyId, character: CopyId): void {
  g.against[placeOf(g, minion)] = character;
}

/** Assigns a minion to a character, which is remembered for the turn. */
export function assignTo(g: CardGame, character: CopyId, minion: CopyId): void {
  setAgainst(g, minion, character);
  rememberAssigned(g, character);
}

/** Remembers that a character was assigned this turn. */
export function rememberAssigned(g: CardGame, character: CopyId): void {
  if (!g.wereAssigned.some(({ id }) => id === character)) {
    g.wereAssigned = [...g.wereAssigned, copyOf(g, character)];
  }
}

/** Puts a card on the table and returns the copy's number. */
export function put(g: CardGame, card: CardId, owner: Seat, zone: Zone, on: CopyId = NONE): CopyId {
  const id = copyId(g.copies++);
  g.table = [...g.table, { id, card, owner, zone, on }];
  g.wounds.push(0);
  g.hurt.push(0);
  g.against.push(NONE);
  return id;
}

/** Moves a copy that stays on the table. */
export function shift(g: CardGame, id: CopyId, zone: Zone, on: CopyId = NONE): void {
  const place = placeOf(g, id);
  const { card, owner } = g.table[place];
  g.table = g.table.with(place, { id, card, owner, zone, on });
}

/** Takes a copy off the table; what lies upon it is for the caller. */
export function lift(g: CardGame, id: CopyId): Copy {
  const copy = copyOf(g, id);
  const place = placeOf(g, id);
  g.table = g.table.toSpliced(place, 1);
  g.wounds.splice(place, 1);
  g.hurt.splice(place, 1);
  g.against.splice(place, 1);
  // Minions whose defender falls in the skirmish that is going on have still fought it (12.4).
  if (id !== g.skirmish) {
    for (let i = 0; i < g.against.length; i++) if (g.against[i] === id) g.against[i] = NONE;
  }
  if (g.lasting.length > 0) g.lasting = g.lasting.filter(({ on, other }) => on !== id && other !== id);
  return copy;
}

/** Puts a card into a pile that is kept in the order of the cards' numbers. */
export function insert(pile: CardId[], card: CardId): void {
  let place = pile.length;
  while (place > 0 && pile[place - 1] > card) place--;
  pile.splice(place, 0, card);
}

/** Takes one card out of a pile; false if it is not there. */
export function take(pile: CardId[], card: CardId): boolean {
  const place = pile.indexOf(card);
  if (place < 0) return false;
  pile.splice(place, 1);
  return true;
}
