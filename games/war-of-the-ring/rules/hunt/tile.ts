/** 13.3, 13.4, 13.6: a Hunt tile, from before its draw until it is completely resolved. */

import { LEVEL } from "../../data/characters.ts";
import {
  BY_HUNT,
  BY_STEP,
  FOR_NUMBER,
  MUST_FALL,
  NO_EYES,
  NO_RELIEF,
  NO_REVEAL,
  NO_SPECIALS,
} from "../../data/hunt-terms.ts";
import { type CharacterId, FELLOWS, FREE, GOLLUM, MERIADOC, NONE, PEREGRIN, SHADOW } from "../../data/ids.ts";
import {
  DIE_TILE,
  EYE_TILE,
  isFellowshipSpecial,
  isStandard,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../data/tiles.ts";
import { companionsInFellowship, inFellowship } from "../../facts.ts";
import { leader } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter, enter, type In } from "../../vocabulary.ts";
import { leaveTable } from "../cards/hand.ts";
import { spendUp } from "../cards/leaving-table.ts";
import { cardsFor, isCardFor } from "../cards/on-table.ts";
import { canWear, wear, wearables } from "../cards/worn.ts";
import { ALL, DONE, GUIDE_FALLS, NO, RANDOM_FALLS, YES } from "../choices.ts";
import { corrupt, heal } from "../ending.ts";
import { isTakenAlive, leaveFellowship } from "../fellowship/fellowship.ts";
import { no, type Refusal } from "../refusal.ts";
import { drawTile, huntSeat, refillPool, returnTile, tileBit } from "./pool.ts";

/** Tiles that are not completely resolved yet, a mask: they do not come back into the pool (13.1.2). */
function inUse(g: War): number {
  let tiles = 0;
  for (const frame of g.stack) {
    if (frame.chapter !== "tile" || frame.at === "over") continue;
    const { tile, first } = frame as In<"tile">;
    tiles |= tileBit(tile) | tileBit(first);
  }
  return tiles;
}

const has = (f: In<"tile">, term: number): boolean => (f.terms & term) !== 0;

/** 13.4.10: a card throws it away without effect. */
const isVoid = (f: In<"tile">): boolean =>
  (has(f, NO_EYES) && TILE_VALUE[f.tile] === EYE_TILE) ||
  (has(f, NO_SPECIALS) && isFellowshipSpecial(f.tile));

/** 13.3.2, 14.2.4: an Eye counts the successes of a Hunt roll, or on the Mordor Track the dice in the Hunt Box. */
const damageOfEye = (g: War, f: In<"tile">): number =>
  f.by === BY_HUNT ? f.successes : f.by === BY_STEP ? eyeOfStep(g) : 0;
export const eyeOfStep = (g: War): number => g.box[FREE] + g.box[SHADOW];

/** 13.4.6: a tile reveals. With Gollum as Guide no standard tile with a number does. */
export const canReveal = (g: War, tile: TileId): boolean =>
  TILE_REVEALS[tile] && !(g.guide === GOLLUM && isStandard(tile) && TILE_VALUE[tile] !== EYE_TILE);
const isRevealing = (g: War, f: In<"tile">): boolean => !has(f, NO_REVEAL) && canReveal(g, f.tile);

const isHobbit = (character: CharacterId): boolean => character === MERIADOC || character === PEREGRIN;

/**
 * 13.4.3: the Guide's ability, once for every Guide (13.6.7). Gollum's reveals a hidden Fellowship, where a tile could reveal
 * it but this one does not (AMB-105).
 */
function canGuideHelp(g: War, f: In<"tile">): boolean {
  if (f.damage < 1 || has(f, NO_RELIEF) || (f.asked & (1 << g.guide)) !== 0) return false;
  if (isHobbit(g.guide)) return true;
  return g.guide === GOLLUM && g.revealed === 0 && !has(f, NO_REVEAL) && !isRevealing(g, f);
}

/** 13.4.4, AMB-02, and whether it has to be (AMB-95). */
const canFall = (g: War, f: In<"tile">): boolean =>
  f.damage >= (g.rulings.chineseRulebook && !has(f, MUST_FALL) ? 2 : 1) &&
  f.fallen === 0 &&
  !has(f, NO_RELIEF) &&
  companionsInFellowship(g) > 0;

const ONLY_THE_GUIDE = no("only-the-guide", "13.6.1");
const MUST = no("somebody-must-fall", "13.6.6");
/** 13.6.1, 13.6.6: why the casualty cannot be taken so. By the Chinese rulebook it is no choice (AMB-95). */
export function whyNotFalling(g: War, verb: string): Refusal | null {
  if (verb === RANDOM_FALLS[0]) return companionsInFellowship(g) > 1 ? null : ONLY_THE_GUIDE;
  return verb === DONE[0] && g.rulings.chineseRulebook ? MUST : null;
}
const CASUALTIES = [DONE, GUIDE_FALLS, RANDOM_FALLS] as const;

/** 13.6.2. */
function randomCompanion(g: War, n: number): CharacterId {
  let left = n;
  for (const companion of FELLOWS) if (inFellowship(g, companion) && left-- === 0) return companion;
  throw new Error("nobody is left in the Fellowship");
}

export const tile = chapter("tile", {
  successes: 0,
  terms: 0,
  tile: NONE,
  damage: 0,
  first: NONE,
  asked: 0,
  fallen: 0,
  victim: NONE,
  reveals: 0,
})({
  /** 13.4.1, D-HNT-08: Wizard's Staff … */
  open: ({ g }) => (isCardFor(g, "before-tile") ? undefined : { go: "draw" }),
  staff: {
    prompt: "staff",
    ask: (g, f) => ({ seat: huntSeat(g), options: [YES, NO], about: [f.by] }),
    answered: (c, f, option) => {
      if (option[0] !== "yes") return;
      spendUp(c, "before-tile");
      // 14.2.10, AMB-89.
      return { end: f.by === BY_STEP && c.g.rulings.narrowRoad ? 1 : 0 };
    },
  },
  draw: (c, f) => {
    f.tile = drawTile(c, f.by, inUse(c.g));
    if (!isCardFor(c.g, "after-tile")) return { go: "value" };
  },
  /** … or Mithril Coat and Sting, before a die is rolled for the tile. */
  mithril: {
    prompt: "mithril",
    ask: (g, f) => ({ seat: huntSeat(g), options: [YES, NO], about: [f.tile] }),
    answered: (c, f, option) => {
      if (option[0] !== "yes") return;
      spendUp(c, "after-tile");
      f.first = f.tile;
      f.tile = drawTile(c, f.by, inUse(c.g));
    },
  },
  /** 13.3. */
  value: (c, f) => {
    const { g } = c;
    if (isVoid(f)) {
      f.terms |= NO_REVEAL;
      return { go: "settled" };
    }
    const value = TILE_VALUE[f.tile];
    if (value === EYE_TILE) f.damage = damageOfEye(g, f);
    else if (value === DIE_TILE) {
      f.damage = c.draw(6) + 1;
      c.tell("tile-die", { pips: f.damage });
    } else if (value < 0) heal(c, -value);
    else f.damage = value;
    if (has(f, FOR_NUMBER)) return { go: "settled" };
    // AMB-01.
    if (g.rulings.chineseRulebook && isRevealing(g, f)) return enter("reveal");
  },
  /** 13.4.2, D-HNT-03. */
  cards: ({ g }, f) =>
    f.damage > 0 && !has(f, NO_RELIEF) && isCardFor(g, "damage") ? undefined : { go: "ability" },
  relief: {
    prompt: "relief",
    ask: (g, f) => ({
      seat: huntSeat(g),
      options: [DONE, ...cardsFor(g, "damage").map((id) => ALL.card[id])],
      about: [f.tile, f.damage],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      leaveTable(c, option[1]);
      f.damage--;
    },
  },
  /** 13.4.3. */
  ability: ({ g }, f) => (canGuideHelp(g, f) ? undefined : { go: "casualty" }),
  /** D-HNT-04: a Hobbit separates; Gollum lets the Fellowship be seen. */
  guide: {
    prompt: "guide-ability",
    ask: (g, f) => ({
      seat: huntSeat(g),
      options: [YES, NO],
      about: [g.guide, f.damage],
    }),
    answered: ({ g }, f, option) => {
      f.asked |= 1 << g.guide;
      if (option[0] !== "yes") return;
      f.damage--;
      if (g.guide !== GOLLUM)
        return enter("separate", { seat: huntSeat(g), group: 1 << g.guide, given: 1 }, "ability");
      f.reveals = 1;
    },
  },
  /** 13.4.4. */
  casualty: ({ g }, f) => {
    if (!canFall(g, f)) return { go: "burden" };
    if (has(f, MUST_FALL)) return { go: "random" };
    if (!g.rulings.chineseRulebook || companionsInFellowship(g) > 1) return;
    f.victim = g.guide;
    return { go: "falls" };
  },
  /** D-HNT-05. */
  who: {
    prompt: "casualty",
    ask: (g, f) => {
      const options = CASUALTIES.filter(([verb]) => whyNotFalling(g, verb) === null);
      return { seat: huntSeat(g), options, about: [g.guide, f.damage] };
    },
    answered: ({ g }, f, option) => {
      if (option[0] === "random-falls") return;
      if (option[0] === "guide-falls") {
        f.victim = g.guide;
        return { go: "falls" };
      }
      f.fallen = 1;
      return { go: "burden" };
    },
  },
  random: (c, f) => {
    const companions = companionsInFellowship(c.g);
    f.victim = randomCompanion(c.g, companions > 1 ? c.draw(companions) : 0);
  },
  /** 13.6.3, 13.6.4. Hobbits are taken alive. */
  falls: (c, f) => {
    const { g } = c;
    c.tell("casualty", { character: f.victim });
    f.fallen = 1;
    f.damage = Math.max(0, f.damage - LEVEL[f.victim]);
    if (isTakenAlive(g, f.victim))
      return enter("separate", { seat: huntSeat(g), group: 1 << f.victim, given: 1 });
    leaveFellowship(c, 1 << f.victim, "killed");
    return enter("guide");
  },
  /** D-HNT-09: Worn with Sorrow and Toil; then a new Guide may help (13.6.7). */
  sorrow: ({ g }) => (canWear(g) ? undefined : { go: "ability" }),
  toil: {
    prompt: "worn",
    ask: (g) => ({
      seat: leader(g, SHADOW),
      options: wearables(g),
      about: cardsFor(g, "casualty"),
    }),
    answered: (c, _f, option) => {
      wear(c, option);
      return { go: "ability" };
    },
  },
  /** 13.4.5: using the Ring. */
  burden: (c, f) => {
    corrupt(c, f.damage);
    f.damage = 0;
  },
  /** 13.1.2: the tile is resolved but for the reveal, whose tiles come after it (13.5.3). */
  settled: (c, f) => {
    if (f.first !== NONE) returnTile(c.g, f.first);
    f.first = NONE;
    refillPool(c, inUse(c.g) & ~tileBit(f.tile));
    if (has(f, FOR_NUMBER)) return { end: f.damage };
  },
  /** 13.4.6. */
  reveal: ({ g }, f) => (f.reveals === 1 || isRevealing(g, f) ? enter("reveal") : undefined),
  over: (_c, f) => ({ end: TILE_STOPS[f.tile] ? 1 : 0 }),
});
