/** Makes what the rules look up from a data pack. */
import { NONE } from "@westmarch/kernel";
import {
  BORDER,
  type BorderId,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  PLACE,
  type PlaceId,
  REGION_COUNT,
  RIVER,
  TERRAIN,
  TERRITORY,
  UNIT,
} from "./ids.ts";
import type { Said } from "./language/tree.ts";
import type { Pack } from "./pack/types.ts";
import { WESTMARCH } from "./pack/westmarch.ts";
import type { Placed, Printed, Units } from "./printed.ts";

/** The id of a name in a pack that has been checked. */
function idOf<I>(kind: { find(name: string): I | null }, name: string): I {
  const id = kind.find(name);
  if (id === null) throw new Error(`there is no ${name}`);
  return id;
}
const maskOf = <I extends number>(kind: { find(name: string): I | null }, names: readonly string[]): number =>
  names.reduce((mask, name) => mask | (1 << idOf(kind, name)), 0);

const unitsOf = (units: { readonly [name: string]: number | undefined } = {}): Units =>
  UNIT.names.map((name) => units[name] ?? 0);

/** Regions within so many steps over borders of any kind (7.6). */
function within(borders: readonly (readonly BorderId[])[], from: PlaceId, reach: number): PlaceId[] {
  const seen: PlaceId[] = [from];
  let edge: readonly PlaceId[] = [from];
  for (let step = 0; step < reach; step++) {
    const next: PlaceId[] = [];
    for (const at of edge)
      for (const to of PLACE.all)
        if (borders[at][to] !== NONE && !seen.includes(to)) {
          seen.push(to);
          next.push(to);
        }
    edge = next;
  }
  return seen.slice(1).sort((one, other) => one - other);
}

/** Some of what is printed. */
type PrintedPart<K extends keyof Printed> = Pick<Printed, K>;

/** The kinds of border by region, then region: `NONE` where two do not touch. */
function bordersOf(pack: Pack): BorderId[][] {
  const borders: BorderId[][] = PLACE.all.map(() => PLACE.all.map(() => NONE));
  for (const { between, kind } of pack.borders) {
    const [one, other] = between.map((name) => idOf(PLACE, name));
    borders[one][other] = idOf(BORDER, kind);
    borders[other][one] = idOf(BORDER, kind);
  }
  return borders;
}

/** What is printed on the map. */
function mapOf(
  pack: Pack,
): PrintedPart<
  | "neighbours"
  | "borders"
  | "range"
  | "terrain"
  | "territory"
  | "points"
  | "settlements"
  | "muster"
  | "breach"
  | "outlets"
> {
  const regions = new Map(pack.regions.map((region) => [region.id, region]));
  const region = (at: PlaceId) => regions.get(PLACE.names[at]);
  const borders = bordersOf(pack);
  return {
    neighbours: PLACE.all.map((at) =>
      PLACE.all.filter((to) => borders[at][to] !== NONE && borders[at][to] !== RIVER),
    ),
    borders,
    range: PLACE.all.map((at) =>
      at >= REGION_COUNT
        ? []
        : (region(at)?.range?.map((name) => idOf(PLACE, name)) ?? within(borders, at, pack.reach)),
    ),
    terrain: PLACE.all.map((at) => {
      const terrain = region(at)?.terrain;
      return terrain === undefined ? NONE : idOf(TERRAIN, terrain);
    }),
    territory: PLACE.all.map((at) => {
      const territory = region(at)?.territory;
      return territory === undefined ? NONE : idOf(TERRITORY, territory);
    }),
    points: PLACE.all.map((at) => region(at)?.settlement?.points ?? 0),
    settlements: PLACE.all.filter((at) => region(at)?.settlement !== undefined),
    muster: PLACE.all.filter((at) => region(at)?.muster === true),
    breach: PLACE.all.map((at) => region(at)?.settlement?.breach ?? 0),
    outlets: PLACE.names.map((name) =>
      (pack.passes.find(({ id }) => id === name)?.leadsTo ?? []).map((to) => idOf(PLACE, to)),
    ),
  };
}

/** What is printed on figures and characters. */
function figuresOf(
  pack: Pack,
): PrintedPart<
  | "figures"
  | "strength"
  | "favourable"
  | "group"
  | "eagles"
  | "bats"
  | "leadership"
  | "movement"
  | "readyAt"
  | "entryDice"
> {
  const units = UNIT.names.map((name) => pack.units.find(({ id }) => id === name));
  const characters = CHARACTER.names.map((name) => pack.characters.find(({ id }) => id === name));
  return {
    figures: units.map((unit) => unit?.figures ?? 0),
    strength: units.map((unit) => unit?.strength ?? 0),
    favourable: units.map((unit) => maskOf(TERRAIN, unit?.favourable ?? [])),
    group: UNIT.names.map((name) => {
      const token = pack.tokens.find(({ units: shown }) => (shown[name] ?? 0) > 0);
      return token === undefined ? NONE : idOf(GROUP, token.group);
    }),
    eagles: pack.eagles.figures,
    bats: pack.bats.figures,
    leadership: characters.map((one) => one?.leadership ?? 0),
    movement: characters.map((one) => one?.movement ?? 0),
    readyAt: characters.map((one) => one?.readyAt ?? NONE),
    entryDice: characters.map((one) => maskOf(FACE, one?.entry?.dice ?? [])),
  };
}

/** So many of each, one after the other. */
const copies = <T>(all: readonly T[], count: (one: T) => number): T[] =>
  all.flatMap((one) => Array.from({ length: count(one) }, () => one));

/** What is printed on tokens, tiles and cards. */
function piecesOf(
  pack: Pack,
): PrintedPart<"tokenGroup" | "tokenUnits" | "tileValue" | "tileIcon" | "designs" | "types" | "beside"> {
  const tokens = GROUP.names.flatMap((group) =>
    copies(
      pack.tokens.filter((token) => token.group === group),
      ({ count }) => count,
    ),
  );
  const tiles = ["standard", "blue", "red"].flatMap((set) =>
    copies(
      pack.tiles.filter((tile) => tile.set === set),
      ({ count }) => count,
    ),
  );
  const cards = DECK.names.flatMap((deck) =>
    copies(
      pack.cards.filter((card) => card.deck === deck),
      (card) => card.copies,
    ),
  );
  return {
    tokenGroup: tokens.map((token) => idOf(GROUP, token.group)),
    tokenUnits: tokens.map((token) => unitsOf(token.units)),
    tileValue: tiles.map((tile) => tile.value),
    tileIcon: tiles.map((tile) => tile.icon),
    designs: cards.map((card) => card.id),
    types: cards.map((card) => (card.deck === "fate" ? null : card.type)),
    beside: cards.map((card) => (card.deck === "fate" ? idOf(CHARACTER, card.character) : NONE)),
  };
}

/** What of a side stands where at the start. */
const placing = (pack: Pack, side: string): Placed[] =>
  pack.setup
    .filter((one) => one.side === side)
    .map((one) => ({
      place: idOf(PLACE, one.region),
      units: unitsOf(one.units),
      characters: (one.characters ?? []).map((name) => idOf(CHARACTER, name)),
      tokens: GROUP.names.map((group) => one.tokens?.[group] ?? 0),
    }));

/** What is printed, by number. The pack must have been checked. */
export const printedOf = (pack: Pack): Printed => ({
  ...mapOf(pack),
  ...figuresOf(pack),
  ...piecesOf(pack),
  dice: [pack.dice.free_peoples, pack.dice.shadow].map((faces) => faces.map((name) => idOf(FACE, name))),
  setup: [placing(pack, "free_peoples"), placing(pack, "shadow")],
});

/** What a table is played with. */
export interface Box {
  readonly pack: Pack;
  readonly printed: Printed;
  /** What its sentences say; the built-in pack has been compiled (`rules/said.ts`). */
  readonly said: Said | null;
}

const BUILT_IN: Box = { pack: WESTMARCH, printed: printedOf(WESTMARCH), said: null };
/** How many boxes are kept made; others are made again when they are needed. */
const MOST = 32;
const boxes = new Map<string, Box>();
/** Makes a box again from what a table has brought. */
let maker: (digest: string) => Box | null = () => null;
export const makeBoxesBy = (make: (digest: string) => Box | null): void => {
  maker = make;
};

function kept(digest: string): Box {
  const box = boxes.get(digest) ?? maker(digest);
  if (box === null)
    throw new Error(`the data pack ${digest.slice(0, 12)} of this game has not been brought along`);
  boxes.set(digest, box);
  for (const [oldest] of boxes) if (boxes.size > MOST) boxes.delete(oldest);
  return box;
}

/** Whatever says which pack is played with: a state or a view; null: the built-in one. */
export type Boxed = { readonly pack: string } | null;

// Nearly always the pack that was asked for last.
let last = { digest: "", box: BUILT_IN };
/** What a game is played with. Throws if its pack has not been taken in (`brought.ts`). */
export function boxOf(g: Boxed): Box {
  const digest = g === null ? "" : g.pack;
  if (digest !== last.digest) last = { digest, box: digest === "" ? BUILT_IN : kept(digest) };
  return last.box;
}

/** What is printed on the components that this game is played with. */
export const printed = (g: Boxed): Printed => boxOf(g).printed;
