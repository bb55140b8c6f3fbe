/** Chapter 4: the turn and its six phases. */
import {
  ASIDE,
  BEORN,
  BOLG,
  BOTH,
  type CardId,
  DEAD,
  FACE_COUNT,
  FREE,
  type PlaceId,
  SHADOW,
  TERRITORY,
  THORIN,
  TILE,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { ASIDE_TILE, DISCARDED, type FiveArmies, IN_POOL, MOST_GENERALS } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { armiesOf, isFortification, isInPlay } from "./board.ts";
import { bodyguardOf, drawFate, generalsInPlay } from "./characters.ts";
import { ALL, APPLY, DONE, DRAW } from "./choices.ts";
import { decksOf } from "./hand.ts";
import { batsUp, clearSky, mostBats, placeBat } from "./sky.ts";
import { leaveAtEnd } from "./standing.ts";
import { checkDusk, win, winsAtEnd } from "./victory.ts";

/** 4.1: the dice of each side. */
export function pools(g: FiveArmies): [free: number, shadow: number] {
  const { settlements, territory } = printed(g);
  // 19.11.
  const counts = (at: PlaceId): boolean =>
    g.control[at] !== 0 && !(g.rulings.dearDie && isFortification(g, at));
  const held = TERRITORY.all.map(
    (one) => settlements.filter((at) => territory[at] === one && counts(at)).length,
  );
  return [isInPlay(g, THORIN) || isInPlay(g, BEORN) ? 6 : 5, held.some((many) => many >= 2) ? 7 : 6];
}

/** Tiles at a place, as ids. */
export const tilesAt = (g: FiveArmies, place: number) => TILE.all.filter((tile) => g.tiles[tile] === place);

/** 4.7: how many tiles may be drawn: as many as generals were activated, at least one. */
export const drawLimit = (activated: number): number => Math.max(1, activated);

/** 4.14: an empty pool is filled with the standard tiles that were discarded. */
function refill({ g }: C): void {
  if (tilesAt(g, IN_POOL).length > 0) return;
  for (const tile of tilesAt(g, DISCARDED)) if (tile < STANDARD) g.tiles[tile] = IN_POOL;
}
const STANDARD = 16;

/** 4.10 to 4.13: a tile is applied. */
function applyTile(c: C, tile: number): CardId | null {
  const { g } = c;
  const id = TILE.of(tile);
  const { tileValue, tileIcon } = printed(g);
  for (const back of tilesAt(g, ASIDE_TILE)) g.tiles[back] = IN_POOL;
  g.tiles[id] = DISCARDED;
  g.fate = Math.min(15, g.fate + tileValue[id]);
  c.tell("fate", { tile: id, fate: g.fate });
  checkDusk(c);
  return !g.result && tileIcon[id] ? drawFate(c) : null;
}

export const game = chapter("game", { n: 0, activated: 0, tile: -1, drawn: 0, placed: [] })({
  /** 4.1. */
  recover: (c, f) => {
    const { g } = c;
    g.turn++;
    g.owned = pools(g);
    f.activated = 0;
    f.drawn = 0;
    f.tile = -1;
    f.placed = [];
    // 19.3.
    if (g.at[BOLG] !== ASIDE && g.at[BOLG] !== DEAD && !g.rulings.mortalBolg)
      g.bodyguard = Math.max(g.bodyguard, bodyguardOf(g));
    c.tell("turn", { turn: g.turn, dice: g.owned.slice() });
  },
  /** 4.2, 4.4. */
  free: () => enter("draw", { seat: FREE, decks: decksOf(FREE) }),
  shadow: () => enter("draw", { seat: SHADOW, decks: decksOf(SHADOW) }),
  /** 4.5. */
  generals: {
    prompt: "general",
    pick: (g, f) => {
      const options =
        f.activated < MOST_GENERALS
          ? generalsInPlay(g).flatMap((general) =>
              (g.activated & (1 << general)) === 0 ? [ALL.character[general]] : [],
            )
          : [];
      return { seat: FREE, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      c.g.activated |= 1 << option[1];
      f.activated++;
      c.tell("activated", { character: option[1] });
      return { go: "generals" };
    },
  },
  /** 4.6. */
  leaders: {
    prompt: "lead",
    pick: (g, f) => ({
      seat: FREE,
      options: f.placed.length < f.activated ? leadable(g, FREE, f.placed) : [],
      about: [f.activated - f.placed.length],
    }),
    answered: (c, f, [, at]) => {
      f.placed = [...f.placed, at];
      c.g.tokens[at]++;
      c.tell("token", { place: at });
      return { go: "leaders" };
    },
  },
  /** 4.7. */
  tile: (c, f) => {
    const { g } = c;
    if (f.tile >= 0) g.tiles[f.tile] = ASIDE_TILE;
    refill(c);
    const pool = tilesAt(g, IN_POOL);
    if (pool.length === 0) return { go: "fate" };
    const tile = pool[pool.length > 1 ? c.draw(pool.length) : 0];
    f.tile = tile;
    f.drawn++;
    c.reveal();
    c.tell("tile", { tile });
    // 4.9.
    if (tile >= STANDARD) return { go: "fate" };
  },
  /** 4.8. */
  again: {
    prompt: "tile",
    pick: (g, f) => ({
      seat: SHADOW,
      options: f.drawn < drawLimit(f.activated) && poolWithout(g, f.tile) ? [APPLY, DRAW] : [APPLY],
      about: [TILE.of(f.tile)],
    }),
    answered: (_c, _f, [verb]) => (verb === "draw" ? { go: "tile" } : undefined),
  },
  fate: (c, f) => {
    const card = f.tile >= 0 ? applyTile(c, f.tile) : null;
    if (card !== null) return enter("steps", { side: FREE, source: "card", program: card });
  },
  /** 4.15: how many of the Shadow's tokens are bats. */
  bats: {
    prompt: "bats",
    pick: (g) => ({
      seat: SHADOW,
      options: ALL.number.slice(0, Math.min(mostBats(g), g.owned[SHADOW]) + 1),
      about: [g.owned[SHADOW]],
    }),
    answered: ({ g }, f, [, bats]) => {
      f.n = bats;
      f.activated = g.owned[SHADOW] - bats;
      f.placed = [];
    },
  },
  /** 4.16. */
  fly: {
    prompt: "bat",
    pick: (g, f) => ({
      seat: SHADOW,
      options: f.n > 0 && batsUp(g) < mostBats(g) ? ALL.territory : [],
      about: [f.n],
    }),
    answered: (c, f, [, territory]) => {
      placeBat(c, territory);
      f.n--;
      return { go: "fly" };
    },
  },
  followers: {
    prompt: "lead",
    pick: (g, f) => ({
      seat: SHADOW,
      options: f.placed.length < f.activated ? leadable(g, SHADOW, f.placed) : [],
      about: [f.activated - f.placed.length],
    }),
    answered: (c, f, [, at]) => {
      f.placed = [...f.placed, at];
      c.g.tokens[at]++;
      c.tell("token", { place: at });
      return { go: "followers" };
    },
  },
  /** 4.18. */
  roll: (c) => {
    const { g } = c;
    g.hasUsedAbility = 0;
    for (const side of BOTH) {
      const faces = Array.from({ length: g.owned[side] }, () => printed(g).dice[side][c.draw(6)]);
      for (const face of faces) g.dice[side * FACE_COUNT + face]++;
      c.tell("rolled", { side, faces });
    }
    g.acting = FREE;
    return enter("actions");
  },
  /** 4.23, 14.3. */
  end: (c) => {
    const { g } = c;
    const winner = winsAtEnd(g);
    if (winner !== null) {
      win(c, winner, "points");
      return { end: null };
    }
    g.tokens.fill(0);
    g.activated = 0;
    clearSky(g);
    leaveAtEnd(c);
    c.tell("end-of-turn", {});
    return { go: "recover" };
  },
});

/** Armies that may have a Leadership token more. */
const leadable = (g: FiveArmies, side: 0 | 1, placed: readonly number[]): Chosen<"army">[] =>
  armiesOf(g, side).flatMap((at: PlaceId) => (placed.includes(at) ? [] : [ALL.army[at]]));

/** Whether there will be a tile to draw when this one is set aside (4.14). */
const poolWithout = (g: FiveArmies, tile: number): boolean =>
  tilesAt(g, IN_POOL).some((one) => one !== tile) || tilesAt(g, DISCARDED).some((one) => one < STANDARD);
