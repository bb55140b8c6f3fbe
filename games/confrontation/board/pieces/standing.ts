/** Which standees stand on the map, and where exactly. Pure, and from a view alone. */
import {
  ALL_REGIONS,
  CHARACTERS_OF,
  type CharacterId,
  NINE,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
} from "../../data/ids.ts";
import { type Confrontation, MOST } from "../../state.ts";
import type { Drawing } from "../map/drawing.ts";

/** One standee on the map. */
export interface Piece {
  /** Stays with an own character; with a hidden piece only as long as it stays where it is (12.3). */
  readonly key: string;
  readonly side: Side;
  /** Null: its face is turned away. */
  readonly character: CharacterId | null;
  readonly region: RegionId;
  /** Which of its side's standees in the region. */
  readonly place: number;
  /** How many standees of its side stand with it, itself included. */
  readonly company: number;
  /** Whom both players may take it for: a mask of its side's nine. */
  readonly may: number;
  /** The middle of its foot, on the page. */
  readonly x: number;
  readonly y: number;
}

export type Standing = Omit<Piece, "x" | "y" | "company">;

export const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

/** Hidden standees of a side in a region; a face that happens to be known is put on the narrowest standee it fits. */
function hiddenIn(view: Confrontation, side: Side, region: RegionId): Standing[] {
  const at = (side * REGIONS.length + region) * MOST;
  const many = view.count[side * REGIONS.length + region];
  const standees = Array.from({ length: many }, (_, place) => ({ place, may: view.may[at + place] }));
  const faces = new Map<number, CharacterId>();
  for (const character of CHARACTERS_OF[side]) {
    if (view.secret.at[character] !== region) continue;
    const free = standees.filter(({ place }) => !faces.has(place));
    const fits = free.filter(({ may }) => may & (1 << (character - side * NINE)));
    const slot = (fits.length > 0 ? fits : free).sort((a, b) => bits(a.may) - bits(b.may))[0];
    if (slot) faces.set(slot.place, character);
  }
  return standees.map(({ place, may }) => ({
    key: `${SIDES[side]}-${region}-${place}`,
    side,
    character: faces.get(place) ?? null,
    region,
    place,
    may,
  }));
}

/** Own characters by where they are; `at` may be a set-up that is still being thought over. */
export function ownStanding(side: Side, at: readonly RegionId[]): Standing[] {
  const taken = new Array<number>(REGIONS.length).fill(0);
  const standing: Standing[] = [];
  for (const character of CHARACTERS_OF[side]) {
    const region = at[character];
    if (region === undefined || region < 0) continue;
    standing.push({
      key: `character-${character}`,
      side,
      character,
      region,
      place: taken[region]++,
      may: 1 << (character - side * NINE),
    });
  }
  return standing;
}

/** Everything that stands in the regions, as `own` sees it (null: as a spectator does). */
export function standing(view: Confrontation, own: Side | null): Standing[] {
  const all: Standing[] = [];
  for (const side of [0, 1] as const) {
    if (side === own) all.push(...ownStanding(side, view.secret.at));
    else for (const region of ALL_REGIONS) all.push(...hiddenIn(view, side, region));
  }
  return all;
}

/** A finger's width, and that of a long name where several stand side by side, in CSS pixels. */
const FINGER = 41;
const NAME = 48;

/** How far standees side by side are apart, in the page's units; `fit` CSS pixels are one of them. */
export const pitch = (drawing: Drawing, fit: number, many = 1): number =>
  Math.max(drawing.stride, (many > 2 && drawing.width > drawing.height ? NAME : FINGER) / fit);

/** Puts standees beside each other: own ones first, enemies to their right. */
export function placed(all: readonly Standing[], drawing: Drawing, own: Side | null, fit: number): Piece[] {
  return drawing.regions.flatMap(({ stand }, region) => {
    const here = all
      .filter((piece) => piece.region === region)
      .sort(
        (a, b) => Number(a.side !== own) - Number(b.side !== own) || a.side - b.side || a.place - b.place,
      );
    const mixed = here.some(({ side }) => side !== here[0].side);
    const stride = pitch(drawing, fit, here.length) * (here.length > 4 ? 0.8 : 1);
    const gap = mixed ? stride * 0.22 : 0;
    // A full home on a small page would stand over the page's edge.
    const half = ((here.length - 1) * stride + drawing.standee) / 2 + gap;
    const middle = Math.max(half, Math.min(drawing.width - half, stand[0]));
    return here.map((piece, i) => ({
      ...piece,
      company: here.filter(({ side }) => side === piece.side).length,
      x:
        middle +
        (i - (here.length - 1) / 2) * stride +
        (mixed ? (piece.side === here[0].side ? -gap : gap) : 0),
      y: stand[1],
    }));
  });
}
