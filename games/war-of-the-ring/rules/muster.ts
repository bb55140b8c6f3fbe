/** 8.3: recruiting with a Muster result (D-MUS-01), and the Voice of Saruman. */
import { type Context, chapter, type Option, type Seat } from "@westmarch/kernel";
import {
  END_NATION,
  eliteOf,
  FIRST_NATION,
  type FigureId,
  FREE,
  FREE_NATIONS,
  ISENGARD,
  isUnit,
  leaderOf,
  NAZGUL,
  NONE,
  nationOfFigure,
  regularOf,
  SARUMAN,
  SAURON,
  SHADOW,
  type Side,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { isStronghold, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar, onMap } from "../facts.ts";
import { sideOf } from "../seats.ts";
import { ARMY_LIMIT, type War } from "../state.ts";
import { ALL, DONE, number } from "./choices.ts";
import { bringIn, figuresIn, hasArmy, inPool, isBesieged, isFree, unitsIn, withdraw } from "./figures.ts";
import type { Mustering, Voice } from "./frames.ts";
import { settle } from "./settle.ts";
import { concern, concernRecruits, isBanned, mayRecruit } from "./teams.ts";

type C = Context<War>;

const ORTHANC = region("orthanc");
const SAURON_STRONGHOLDS = SETTLEMENTS_OF[SAURON].filter(isStronghold);

const nationOf = (figure: FigureId): number => (figure === NAZGUL ? SAURON : nationOfFigure(figure));

/** 8.3.2, 16.6.1, 16.10.1: this Nation's figures may be recruited by this seat at all. */
const isReady = (g: War, seat: Seat, nation: number): boolean =>
  atWar(g, nation) && mayRecruit(g, seat, nation) && !isBanned(g, seat, 1 << nation, NONE);

/** 8.3.3, 8.3.6, 8.3.10: a Settlement that its own side controls, in a free region. */
const isOpen = (g: War, side: Side, where: RegionId): boolean =>
  g.control[where] === side && isFree(g, side, where);

/** AMB-05: the Chinese rulebook's line of a Regular with a Leader or Nazgûl says controlled *or* free. */
const isHalfOpen = (g: War, side: Side, where: RegionId): boolean =>
  g.rulings.chineseRulebook && (g.control[where] === side || isFree(g, side, where));

/** What the first figure leaves for the second. */
interface First {
  readonly figure: FigureId | typeof NONE;
  readonly region: RegionId | typeof NONE;
}
const NOTHING: First = { figure: NONE, region: NONE };
/** A Regular beside a Leader or Nazgûl (8.3.1 d), or the first of the two. */
const isUnlike = (first: First, figure: FigureId): boolean =>
  first.figure === NONE || isUnit(first.figure) !== isUnit(figure);

/** Whether a figure may be recruited there. */
function mayStand(g: War, seat: Seat, figure: FigureId, where: RegionId, first: First): boolean {
  const side = sideOf(g, seat);
  if (where === first.region) return false;
  const mixed = figure !== eliteOf(nationOf(figure)) && isUnlike(first, figure);
  if (!isOpen(g, side, where) && !(mixed && isHalfOpen(g, side, where))) return false;
  // 8.3.8.
  if (!isUnit(figure)) return figure === NAZGUL || hasArmy(g, FREE, where);
  return !g.rulings.strictStacking || unitsIn(g, side, where) < ARMY_LIMIT;
}

const homesOf = (figure: FigureId): readonly RegionId[] =>
  figure === NAZGUL ? SAURON_STRONGHOLDS : SETTLEMENTS_OF[nationOf(figure)];

function placesFor(g: War, seat: Seat, figure: FigureId, first: First, most: number): RegionId[] {
  const found: RegionId[] = [];
  if (inPool(g, figure) === 0) return found;
  for (const where of homesOf(figure))
    if (mayStand(g, seat, figure, where, first) && found.push(where) >= most) break;
  return found;
}

/** The figures of a Nation that a die recruits, Elites first (8.3.1): a second figure is no Elite. */
function figuresOf(nation: number, second: boolean): FigureId[] {
  const figures = second ? [] : [eliteOf(nation)];
  figures.push(regularOf(nation));
  if (nation < FREE_NATIONS) figures.push(leaderOf(nation));
  else if (nation === SAURON) figures.push(NAZGUL);
  return figures;
}
const FIGURES: readonly (readonly (readonly FigureId[])[])[] = [false, true].map((second) =>
  Array.from({ length: END_NATION[SHADOW] }, (_, nation) => figuresOf(nation, second)),
);

/** AMB-05: beside one that stands where only that line of the Chinese rulebook lets it, the other is unlike it. */
const fits = (g: War, seat: Seat, figure: FigureId, first: First): boolean =>
  isUnlike(first, figure) || isOpen(g, sideOf(g, seat), first.region);

/** Figures that can be recruited now, at most so many. */
function recruits(g: War, seat: Seat, first: First, most: number): FigureId[] {
  const side = sideOf(g, seat);
  const found: FigureId[] = [];
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++) {
    if (!isReady(g, seat, nation)) continue;
    for (const figure of FIGURES[first.figure === NONE ? 0 : 1][nation])
      if (fits(g, seat, figure, first) && placesFor(g, seat, figure, first, 1).length > 0) {
        found.push(figure);
        if (found.length >= most) return found;
      }
  }
  return found;
}

/** 5.3.2: whether this seat can recruit anything by a die. */
export const canRecruitByDie = (g: War, seat: Seat): boolean => recruits(g, seat, NOTHING, 1).length > 0;

const firstOf = (f: Mustering): First => (f.placed === 0 ? NOTHING : { figure: f.first, region: f.where });

function recruit(c: C, f: Mustering, where: RegionId): void {
  const { g } = c;
  bringIn(g, where, f.figure);
  concern(g, nationOf(f.figure));
  concernRecruits(g, sideOf(g, f.seat), where);
  c.tell("recruited", { region: where, figure: f.figure });
  settle(c, where);
  f.placed++;
  f.first = f.figure;
  f.where = where;
}

export const muster = chapter<War, Mustering>()({
  /** 8.3.9: the second figure may be left out. An Elite is alone. */
  open: ({ g }, f) => {
    if (f.placed === 2 || (f.placed === 1 && f.first === eliteOf(nationOf(f.first)))) return { end: null };
    const [only, more] = recruits(g, f.seat, firstOf(f), 2);
    if (only === undefined) return { end: null };
    if (more !== undefined || f.placed === 1) return;
    f.figure = only;
    return { go: "place" };
  },
  what: {
    ask: (g, f) => {
      const options: Option[] = recruits(g, f.seat, firstOf(f), Number.POSITIVE_INFINITY).map(
        (figure) => ALL.figure[figure],
      );
      if (f.placed > 0) options.push(DONE);
      return { seat: f.seat, prompt: "recruit", options };
    },
    then: (_c, f, option) => {
      if (option[0] === DONE[0]) return { end: null };
      f.figure = number(option[1]);
    },
  },
  place: (c, f) => {
    const [only, more] = placesFor(c.g, f.seat, f.figure, firstOf(f), 2);
    if (more !== undefined) return;
    recruit(c, f, only);
    return { go: "open" };
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "recruit",
      options: placesFor(g, f.seat, f.figure, firstOf(f), Number.POSITIVE_INFINITY).map(
        (where) => ALL.to[where],
      ),
      about: [f.figure],
    }),
    then: (c, f, option) => {
      recruit(c, f, number(option[1]));
      return { go: "open" };
    },
  },
});

// ---- The Voice of Saruman

export const VOICE_RECRUITS = 0;
export const VOICE_REPLACES = 1;

const voiceCarries = (g: War, seat: Seat): boolean =>
  onMap(g, SARUMAN) &&
  g.control[ORTHANC] === SHADOW &&
  !isBesieged(g, SHADOW, ORTHANC) &&
  mayRecruit(g, seat, ISENGARD);

const calledTo = (g: War, taken: readonly RegionId[]): RegionId[] =>
  SETTLEMENTS_OF[ISENGARD].filter(
    (where) =>
      !taken.includes(where) &&
      g.control[where] === SHADOW &&
      isFree(g, SHADOW, where) &&
      (!g.rulings.strictStacking || unitsIn(g, SHADOW, where) < ARMY_LIMIT),
  );

/** Whether a Muster result can be used by Saruman's ability: 0 recruits, 1 replaces. */
export function canUseVoice(g: War, seat: Seat, way: number): boolean {
  if (!voiceCarries(g, seat)) return false;
  return way === VOICE_RECRUITS
    ? inPool(g, regularOf(ISENGARD)) > 0 && calledTo(g, []).length > 0
    : figuresIn(g, ORTHANC, regularOf(ISENGARD)) > 0 && inPool(g, eliteOf(ISENGARD)) > 0;
}

function call(c: C, f: Voice, where: RegionId): void {
  bringIn(c.g, where, regularOf(ISENGARD));
  concernRecruits(c.g, SHADOW, where);
  c.tell("recruited", { region: where, figure: regularOf(ISENGARD) });
  f.taken = [...f.taken, where];
}

export const voice = chapter<War, Voice>()({
  begin: (c, f) => {
    const { g } = c;
    if (f.way === VOICE_RECRUITS) return;
    const howMany = Math.min(2, figuresIn(g, ORTHANC, regularOf(ISENGARD)), inPool(g, eliteOf(ISENGARD)));
    for (let i = 0; i < howMany; i++) {
      withdraw(g, ORTHANC, regularOf(ISENGARD));
      c.tell("withdrawn", { region: ORTHANC, figure: regularOf(ISENGARD) });
      bringIn(g, ORTHANC, eliteOf(ISENGARD));
      c.tell("recruited", { region: ORTHANC, figure: eliteOf(ISENGARD) });
    }
    return { end: null };
  },
  /** One in every Settlement, as far as the Regulars go. */
  next: (c, f) => {
    const { g } = c;
    const places = calledTo(g, f.taken);
    const left = inPool(g, regularOf(ISENGARD));
    if (left === 0 || places.length === 0) return { end: null };
    if (left < places.length) return;
    for (const where of places) call(c, f, where);
    return { end: null };
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "voice",
      options: calledTo(g, f.taken).map((where) => ALL.to[where]),
    }),
    then: (c, f, option) => {
      call(c, f, number(option[1]));
      return { go: "next" };
    },
  },
});
