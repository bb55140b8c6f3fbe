/**
 * What matters in a position, as numbers, the more the better for the side named (mostly Good). Only quiet positions
 * are looked at: no battle is being fought. Rule numbers are those of the rules document.
 */
import { FORWARD, LAST_ROW, ROW, SIDEWAYS } from "../data/board.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  ALL_REGIONS,
  BLACK_RIDER,
  BOTH_SIDES,
  CHARACTERS,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  GOOD,
  MORDOR,
  NINE,
  ORCS,
  type RegionId,
  SAM,
  SHIRE,
  type Side,
  WARG,
  WITCH_KING,
} from "../data/ids.ts";
import { standees } from "../rules/standees.ts";
import type { Confrontation } from "../state.ts";

/** How many Dark characters in The Shire win (10.3). */
const SHIRE_FALLS = 3;

/** The names of the features, in the order in which `features` fills them in. */
export const FEATURES = [
  // Who lives (10.6, section 8).
  ...CHARACTERS.slice(1).map((name) => `alive:${name}`),
  // How far Frodo has come (10.1).
  "frodo:row1",
  "frodo:row2",
  "frodo:row3",
  "frodo:row4",
  "frodo:row5",
  // Who can still meet him: Dark pieces whose way forward crosses his, as nothing goes back (4.1).
  "guards:none",
  "guards:one",
  "guards:two",
  "guards:count",
  "guards:strength",
  "guards:flyer",
  // Whether a way to Mordor is free of Dark, and how many of his next steps are.
  "way:free",
  "way:steps",
  "way:free-and-unguarded",
  // Who can attack him next, how he would fare (7.2, 7.3), and whether Dark can know where he is.
  "danger:to-move",
  "danger:later",
  "danger:known-to-move",
  "danger:known-later",
  "hidden:candidates",
  // Dark on the way to The Shire (10.3): steps missing for three, how many are there, who defends it.
  "shire:steps",
  "shire:race",
  "shire:one",
  "shire:two",
  "shire:good",
  "row1:dark",
  "row2:dark",
  // Escort: friends beside, behind or in front of Frodo.
  "escort:beside",
  "escort:sam",
  "escort:ahead",
  // Cards in hand (section 9).
  "cards:good-strength",
  "cards:dark-strength",
  "cards:good-five",
  "cards:dark-six",
  "cards:g-magic",
  "cards:g-noble-sacrifice",
  "cards:g-elven-cloak",
  "cards:g-retreat",
  "cards:d-magic",
  "cards:d-eye",
  "cards:d-retreat",
  // Time: forward steps left to each side, who is to move (10.4).
  "steps:good",
  "steps:dark",
  "steps:good-few",
  "steps:dark-few",
  "turn:good",
  "one",
] as const;

/** Everything ahead of a region on the way of a side, itself included, as a mask by region. */
function ahead(side: Side, region: RegionId): number {
  let mask = 1 << region;
  for (const next of FORWARD[side][region]) mask |= ahead(side, next);
  return mask;
}

const AHEAD: readonly (readonly number[])[] = BOTH_SIDES.map((side) =>
  ALL_REGIONS.map((region) => ahead(side, region)),
);

/** Whether Frodo here and a Dark piece there can still meet, by ordinary steps. */
const meets = (frodo: RegionId, dark: RegionId): boolean => (AHEAD[GOOD][frodo] & AHEAD[DARK][dark]) !== 0;

/** How many regions from here to Mordor are free of Dark on the best way; LAST_ROW - row if the way is free. */
function freeSteps(g: Confrontation, from: RegionId): number {
  let best = 0;
  for (const next of FORWARD[GOOD][from]) {
    if (next === MORDOR) return 1;
    if (standees(g, DARK, next) === 0) best = Math.max(best, 1 + freeSteps(g, next));
  }
  return best;
}

/** How likely Frodo is to fall to this attacker if he is the one drawn. */
function peril(attacker: number, flees: boolean, sam: boolean): number {
  if (attacker === WARG) return 0.6;
  if (flees) return 0.05;
  if (attacker === ORCS) return sam ? 0.3 : 1;
  return (sam ? 0.25 : 0.5) + 0.05 * STRENGTH[attacker];
}

/** Whether a Dark piece could attack this region on Dark's next turn (4.1, 4.8). */
function reaches(g: Confrontation, attacker: number, region: RegionId): boolean {
  const from = g.secret.at[attacker];
  if (FORWARD[DARK][from].includes(region)) return true;
  if (attacker === WITCH_KING) return SIDEWAYS[from].includes(region);
  if (attacker === FLYING_NAZGUL) return standees(g, GOOD, region) === 1;
  return attacker === BLACK_RIDER && ROW[from] - ROW[region] === 2;
}

/** How many standees may be Frodo by what Dark has seen. */
function candidates(g: Confrontation): number {
  let count = 0;
  for (let i = 0; i < 64; i++) count += g.may[i] & 1;
  return count;
}

const handStrength = (used: number, most: number): number => {
  let sum = 0;
  for (let value = 1; value <= most; value++) if ((used & (1 << (value - 1))) === 0) sum += value;
  return sum;
};

/** The row next to Mordor, and the row next to The Shire. */
const BEFORE_MORDOR = 5;
const BEFORE_SHIRE = 1;

const darkCan = (g: Confrontation, does: (character: number, region: RegionId) => boolean): boolean => {
  for (let c = NINE; c < NINE + NINE; c++) {
    const region = g.secret.at[c];
    if (region >= 0 && does(c, region)) return true;
  }
  return false;
};

/** The side that wins with its next move, whatever the other does before; null if neither surely does. */
export function decided(g: Confrontation): Side | null {
  const frodo = g.secret.at[FRODO];
  const door = ROW[frodo] === BEFORE_MORDOR;
  if (g.turn === GOOD) return door ? GOOD : null;
  if (
    standees(g, DARK, SHIRE) === SHIRE_FALLS - 1 &&
    darkCan(g, (_c, region) => ROW[region] === BEFORE_SHIRE)
  ) {
    return DARK;
  }
  return door && !darkCan(g, (c) => reaches(g, c, frodo)) ? GOOD : null;
}

/** So few steps left that a side may soon be unable to move (10.4). */
const FEW = 5;

/** What is counted of Dark's pieces, and reused from call to call. */
interface DarkSeen {
  /** Pieces that can still meet Frodo, and their strength. */
  guards: number;
  guardStrength: number;
  /** The worst that one of them could do to Frodo next. */
  danger: number;
  row1: number;
  row2: number;
  /** Forward steps that are left. */
  steps: number;
  /** Rows of the three pieces closest to The Shire. */
  readonly nearest: number[];
}
const dark: DarkSeen = {
  guards: 0,
  guardStrength: 0,
  danger: 0,
  row1: 0,
  row2: 0,
  steps: 0,
  nearest: [0, 0, 0],
};

/** Looks at all of Dark's pieces. */
function lookAtDark(g: Confrontation, frodo: RegionId, sam: boolean): void {
  const { at } = g.secret;
  const { nearest } = dark;
  const flees = SIDEWAYS[frodo].some((to) => standees(g, DARK, to) === 0 && standees(g, GOOD, to) < 2);
  dark.guards = dark.guardStrength = dark.danger = dark.row1 = dark.row2 = dark.steps = 0;
  nearest.fill(LAST_ROW + 1);
  for (let c = NINE; c < NINE + NINE; c++) {
    const region = at[c];
    if (region < 0) continue;
    const r = ROW[region];
    dark.steps += r;
    if (meets(frodo, region)) {
      dark.guards++;
      dark.guardStrength += STRENGTH[c];
    }
    for (let i = 0, s = r; i < SHIRE_FALLS; i++) {
      if (s < nearest[i]) [nearest[i], s] = [s, nearest[i]];
    }
    if (r === 1) dark.row1++;
    else if (r === 2) dark.row2++;
    if (reaches(g, c, frodo)) dark.danger = Math.max(dark.danger, peril(c, flees, sam));
  }
}

/** Guards, way and danger of Frodo, from a place in the list on. Returns the place after them. */
function fillFrodo(g: Confrontation, f: number[], from: number, beside: number): number {
  const { at } = g.secret;
  const frodo = at[FRODO];
  const goodToMove = g.turn === GOOD;
  const { guards, guardStrength } = dark;
  const danger = dark.danger / beside;
  let n = from;
  f[n++] = guards === 0 ? 1 : 0;
  f[n++] = guards === 1 ? 1 : 0;
  f[n++] = guards === 2 ? 1 : 0;
  f[n++] = guards;
  f[n++] = guardStrength / 10;
  f[n++] = at[FLYING_NAZGUL] >= 0 && guards <= 2 ? 1 : 0;
  const left = LAST_ROW - ROW[frodo];
  const way = freeSteps(g, frodo);
  f[n++] = way === left ? 1 : 0;
  f[n++] = way / left;
  f[n++] = way === left && guards === 0 ? 1 : 0;
  const known = 1 / candidates(g);
  f[n++] = goodToMove ? 0 : danger;
  f[n++] = goodToMove ? danger : 0;
  f[n++] = goodToMove ? 0 : danger * known;
  f[n++] = goodToMove ? danger * known : 0;
  f[n++] = 1 - known;
  return n;
}

/** How close Dark has come to The Shire. */
function fillShire(g: Confrontation, f: number[], from: number, left: number): number {
  const inShire = standees(g, DARK, SHIRE);
  const { nearest, row1, row2 } = dark;
  const missing = nearest[0] + nearest[1] + nearest[2];
  let n = from;
  f[n++] = missing / 10;
  f[n++] = missing < left ? 1 : 0;
  f[n++] = inShire === 1 ? 1 : 0;
  f[n++] = inShire === 2 ? 1 : 0;
  f[n++] = standees(g, GOOD, SHIRE);
  f[n++] = row1;
  f[n++] = row2;
  return n;
}

/** The cards in hand. */
function fillCards([good, dark]: Confrontation["used"], f: number[], from: number): number {
  let n = from;
  f[n++] = handStrength(good, 5) / 10;
  f[n++] = handStrength(dark, 6) / 10;
  f[n++] = (good & 16) === 0 ? 1 : 0;
  f[n++] = (dark & 32) === 0 ? 1 : 0;
  for (let card = 5; card < NINE; card++) f[n++] = (good & (1 << card)) === 0 ? 1 : 0;
  for (let card = 6; card < NINE; card++) f[n++] = (dark & (1 << card)) === 0 ? 1 : 0;
  return n;
}

/** Fills in every feature of a quiet position. */
export function features(g: Confrontation, f: number[]): void {
  const { at } = g.secret;
  let n = 0;
  for (let c = 1; c < CHARACTERS.length; c++) f[n++] = at[c] >= 0 ? 1 : 0;
  const frodo = at[FRODO];
  const row = ROW[frodo];
  const left = LAST_ROW - row;
  for (let r = 1; r <= 5; r++) f[n++] = row === r ? 1 : 0;
  const beside = standees(g, GOOD, frodo);
  const sam = at[SAM] === frodo;
  lookAtDark(g, frodo, sam);
  n = fillFrodo(g, f, n, beside);
  n = fillShire(g, f, n, left);

  let friendsAhead = 0;
  let goodSteps = 0;
  for (let c = 1; c < NINE; c++) {
    const region = at[c];
    if (region < 0) continue;
    const r = ROW[region];
    goodSteps += LAST_ROW - r;
    if (r > row) friendsAhead++;
  }
  f[n++] = beside - 1;
  f[n++] = sam ? 1 : 0;
  f[n++] = friendsAhead;
  n = fillCards(g.used, f, n);
  f[n++] = goodSteps / 10;
  f[n++] = dark.steps / 10;
  f[n++] = goodSteps + left <= FEW ? 1 : 0;
  f[n++] = dark.steps <= FEW ? 1 : 0;
  f[n++] = g.turn === GOOD ? 1 : 0;
  f[n] = 1;
}
