/** Which standees stand on the map, and where exactly. Pure, and from a view alone. */
import { CAPACITY } from "../../data/board.ts";
import {
  ALL_REGIONS,
  CHARACTERS_OF,
  type CharacterId,
  NINE,
  REGION,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
} from "../../data/ids.ts";
import { slotsFrom } from "../../rules/standees.ts";
import type { Confrontation } from "../../state.ts";
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
  /** How far it is from the next, on the page: as much is its own under a finger. */
  readonly stride: number;
  /** Whom both players may take it for: a mask of its side's nine. */
  readonly may: number;
  /** The middle of its foot, on the page. */
  readonly x: number;
  readonly y: number;
}

export type Standing = Omit<Piece, "x" | "y" | "company" | "stride">;

export const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

/** Hidden standees of a side in a region; a face that happens to be known is put on the narrowest standee it fits. */
function hiddenIn(view: Confrontation, side: Side, region: RegionId): Standing[] {
  const at = slotsFrom(side, region);
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

/** Whether a side is still setting up, or has nobody left: its standees are counted in no region. */
const isUncounted = ({ count }: Confrontation, side: Side): boolean =>
  ALL_REGIONS.every((region) => count[side * REGIONS.length + region] === 0);

/**
 * Everything that stands in the regions, as `own` sees it (null: as a spectator does). Whoever may see both sides sees them
 * set up, too.
 */
export function standing(view: Confrontation, own: Side | null): Standing[] {
  const all: Standing[] = [];
  for (const side of [0, 1] as const) {
    if (side === own || isUncounted(view, side)) all.push(...ownStanding(side, view.secret.at));
    else for (const region of ALL_REGIONS) all.push(...hiddenIn(view, side, region));
  }
  return all;
}

/** A finger's width, and that of a long name where several stand side by side, in CSS pixels. */
const FINGER = 41;
const NAME = 48;
/** How far two are apart between whom a region's name is read. */
const BESIDE_NAME = 92;

/** How far standees side by side would be apart, in the page's units; `fit` CSS pixels are one of them. */
export const pitch = (drawing: Drawing, fit: number, many = 1): number =>
  Math.max(drawing.stride, (many > 2 && drawing.width > drawing.height ? NAME : FINGER) / fit);

/** How high a standee is, and how far two sides stand apart, in widths of one and in strides. */
const HEIGHT = 1.42;
const APART = 0.44;
/** Parts of a standee's height at which its region has to hold it: there the eye sees where it stands. */
const SEEN = [0.25, 0.5, 0.75];

/** From where to where a region reaches along a line across the page that runs through `x`. */
function across(corners: Drawing["regions"][number]["corners"], x: number, y: number): [number, number] {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length];
    if (ay > y === by > y) continue;
    const border = ax + ((y - ay) * (bx - ax)) / (by - ay);
    if (border <= x) from = Math.max(from, border);
    else to = Math.min(to, border);
  }
  return [from, to];
}

/**
 * A row of standees on a line: its middle, how much each has for itself, how far they are apart (`wide` where there is so
 * much room), and two sides from each other.
 */
function rowIn(
  drawing: Drawing,
  region: RegionId,
  many: number,
  mixed: boolean,
  fit: number,
  line: number,
  wide = 0,
) {
  const { corners, stand } = drawing.regions[region];
  const spans = SEEN.map((part) => across(corners, stand[0], line - drawing.standee * HEIGHT * part));
  const from = Math.max(...spans.map(([start]) => start));
  const to = Math.min(...spans.map(([, end]) => end));
  const steps = many - 1 + (mixed ? APART : 0);
  const usual = pitch(drawing, fit, many) * (many > 4 ? 0.8 : 1);
  // Better over one another than over the border: there they would stand in another region.
  const most = steps > 0 ? (to - from - drawing.standee) / steps : usual;
  const stride = Math.min(usual, most);
  const step = Math.max(stride, Math.min(most, wide));
  const half = (steps * step + drawing.standee) / 2;
  return {
    middle: Math.max(from + half, Math.min(to - half, stand[0])),
    stride,
    step,
    apart: mixed ? stride * APART : 0,
  };
}

/**
 * The lines of two rows, behind and in front, where one row is too close for a finger: on a telephone, in the Shire and
 * in Mordor. Null where one row is enough, or the region is not as deep.
 */
function twoRowsIn(drawing: Drawing, region: RegionId, many: number, stride: number, fit: number) {
  if (many < 3 || many > CAPACITY[region] || stride * fit >= FINGER) return null;
  const { corners, stand } = drawing.regions[region];
  const ys = corners.map(([, y]) => y);
  const tall = drawing.standee * HEIGHT;
  const depth = Math.max(tall, FINGER / fit);
  const front = Math.min(stand[1] + depth / 2, Math.max(...ys));
  return front - depth - tall * SEEN[2] > Math.min(...ys) ? [front - depth, front] : null;
}

/** Puts standees beside each other, within their region: own ones first, enemies to their right. */
export function placed(all: readonly Standing[], drawing: Drawing, own: Side | null, fit: number): Piece[] {
  return drawing.regions.flatMap(({ stand: [, line] }, at) => {
    const region = REGION.of(at);
    const here = all
      .filter((piece) => piece.region === region)
      .sort(
        (a, b) => Number(a.side !== own) - Number(b.side !== own) || a.side - b.side || a.place - b.place,
      );
    if (here.length === 0) return [];
    const mixed = here.some(({ side }) => side !== here[0].side);
    const inRow = (row: readonly Standing[], along: number, wide = 0): Piece[] => {
      const { middle, stride, step, apart } = rowIn(drawing, region, row.length, mixed, fit, along, wide);
      return row.map((piece, i) => ({
        ...piece,
        company: here.filter(({ side }) => side === piece.side).length,
        stride,
        x: middle + (i - (row.length - 1) / 2) * step + (piece.side === here[0].side ? -apart : apart) / 2,
        y: along,
      }));
    };
    const one = inRow(here, line);
    const lines = mixed ? null : twoRowsIn(drawing, region, here.length, one[0].stride, fit);
    if (!lines) return one;
    const behind = Math.floor(here.length / 2);
    const wide = BESIDE_NAME / fit;
    return [...inRow(here.slice(0, behind), lines[0], wide), ...inRow(here.slice(behind), lines[1], wide)];
  });
}
