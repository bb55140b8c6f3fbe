/** 13.3, 13.4, 13.6: a Hunt tile, from before its draw until it is completely resolved. */
import { chapter } from "@westmarch/kernel";
import {
  AXE_AND_BOW,
  HORN_OF_GONDOR,
  MITHRIL_COAT,
  WIZARDS_STAFF,
  WORN_WITH_SORROW,
} from "../cards/on-table.ts";
import { LEVEL } from "../data/characters.ts";
import { FREE, GOLLUM, MERIADOC, NONE, PEREGRIN, SHADOW, STARTING_COMPANIONS } from "../data/ids.ts";
import {
  DIE_TILE,
  EYE_TILE,
  isFellowshipSpecial,
  isStandard,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
} from "../data/tiles.ts";
import { companionsInFellowship, inFellowship, isOnTable, onMordorTrack } from "../facts.ts";
import { leader } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, DONE, GUIDE_FALLS, NO, number, RANDOM_FALLS, YES } from "./choices.ts";
import { corrupt, heal } from "./ending.ts";
import {
  drawTile,
  huntSeat,
  isTakenAlive,
  leaveFellowship,
  refillPool,
  returnTile,
  tileBit,
} from "./fellowship.ts";
import {
  BY_HUNT,
  BY_STEP,
  enterGuide,
  enterReveal,
  enterSeparate,
  FOR_NUMBER,
  MUST_FALL,
  NO_EYES,
  NO_RELIEF,
  NO_REVEAL,
  NO_SPECIALS,
  type TileDrawn,
} from "./frames.ts";
import { leaveTable } from "./hand.ts";
import { revealTo } from "./road.ts";
import { canWear, wear, wearables } from "./worn.ts";

/** Cards that lower the damage by one (13.4.2). */
const RELIEF = [AXE_AND_BOW, HORN_OF_GONDOR];

/** Tiles that are not completely resolved yet, a mask: they do not come back into the pool (13.1.2). */
function inUse(g: War): number {
  let tiles = 0;
  for (const frame of g.stack) {
    if (frame.chapter !== "tile" || frame.at === "over") continue;
    const { tile, first } = frame as TileDrawn;
    tiles |= tileBit(tile) | tileBit(first);
  }
  return tiles;
}

const has = (f: TileDrawn, term: number): boolean => (f.terms & term) !== 0;

/** 13.4.10: a card throws it away without effect. */
const isVoid = (f: TileDrawn): boolean =>
  (has(f, NO_EYES) && TILE_VALUE[f.tile] === EYE_TILE) ||
  (has(f, NO_SPECIALS) && isFellowshipSpecial(f.tile));

/** 13.3.2, 14.2.4: an Eye counts the successes of a Hunt roll, or on the Mordor Track the dice in the Hunt Box. */
const damageOfEye = (g: War, f: TileDrawn): number =>
  f.by === BY_HUNT ? f.successes : f.by === BY_STEP ? g.box[FREE] + g.box[SHADOW] : 0;

/** 13.4.6: the tile reveals. With Gollum as Guide no standard tile with a number does. */
const isRevealing = (g: War, f: TileDrawn): boolean =>
  TILE_REVEALS[f.tile] &&
  !has(f, NO_REVEAL) &&
  !(g.guide === GOLLUM && isStandard(f.tile) && TILE_VALUE[f.tile] !== EYE_TILE);

const isHobbit = (character: number): boolean => character === MERIADOC || character === PEREGRIN;

/** 13.4.3: the Guide's ability, once for every Guide (13.6.7). */
function canGuideHelp(g: War, f: TileDrawn): boolean {
  if (f.damage < 1 || has(f, NO_RELIEF) || (f.asked & (1 << g.guide)) !== 0) return false;
  if (isHobbit(g.guide)) return true;
  if (g.guide !== GOLLUM || g.revealed === 1 || isRevealing(g, f)) return false;
  return onMordorTrack(g) || revealTo(g).length > 0;
}

/** 13.4.4, AMB-02, and whether it has to be (AMB-95). */
const canFall = (g: War, f: TileDrawn): boolean =>
  f.damage >= (g.rulings.chineseRulebook && !has(f, MUST_FALL) ? 2 : 1) &&
  f.fallen === 0 &&
  !has(f, NO_RELIEF) &&
  companionsInFellowship(g) > 0;

/** 13.6.2. */
function randomCompanion(g: War, n: number): number {
  let left = n;
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++)
    if (inFellowship(g, companion) && left-- === 0) return companion;
  throw new Error("nobody is left in the Fellowship");
}

export const tile = chapter<War, TileDrawn>()({
  /** 13.4.1, D-HNT-08: Wizard's Staff … */
  open: ({ g }) => (isOnTable(g, WIZARDS_STAFF) ? undefined : { go: "draw" }),
  staff: {
    ask: (g, f) => ({ seat: huntSeat(g), prompt: "staff", options: [YES, NO], about: [f.by] }),
    then: (c, f, option) => {
      if (option[0] !== YES[0]) return;
      leaveTable(c, WIZARDS_STAFF);
      // 14.2.10, AMB-89.
      return { end: f.by === BY_STEP && c.g.rulings.narrowRoad ? 1 : 0 };
    },
  },
  draw: (c, f) => {
    f.tile = drawTile(c, f.by, inUse(c.g));
    if (!isOnTable(c.g, MITHRIL_COAT)) return { go: "value" };
  },
  /** … or Mithril Coat and Sting, before a die is rolled for the tile. */
  mithril: {
    ask: (g, f) => ({ seat: huntSeat(g), prompt: "mithril", options: [YES, NO], about: [f.tile] }),
    then: (c, f, option) => {
      if (option[0] !== YES[0]) return;
      leaveTable(c, MITHRIL_COAT);
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
    if (g.rulings.chineseRulebook && isRevealing(g, f)) return enterReveal();
  },
  /** 13.4.2, D-HNT-03. */
  cards: ({ g }, f) =>
    f.damage > 0 && !has(f, NO_RELIEF) && RELIEF.some((id) => isOnTable(g, id))
      ? undefined
      : { go: "ability" },
  relief: {
    ask: (g, f) => ({
      seat: huntSeat(g),
      prompt: "relief",
      options: [DONE, ...RELIEF.filter((id) => isOnTable(g, id)).map((id) => ALL.card[id])],
      about: [f.tile, f.damage],
    }),
    then: (c, f, option) => {
      if (option[0] === DONE[0]) return;
      leaveTable(c, number(option[1]));
      f.damage--;
    },
  },
  /** 13.4.3. */
  ability: ({ g }, f) => (canGuideHelp(g, f) ? undefined : { go: "casualty" }),
  /** D-HNT-04: a Hobbit separates; Gollum lets the Fellowship be seen. */
  guide: {
    ask: (g, f) => ({
      seat: huntSeat(g),
      prompt: "guide-ability",
      options: [YES, NO],
      about: [g.guide, f.damage],
    }),
    then: ({ g }, f, option) => {
      f.asked |= 1 << g.guide;
      if (option[0] !== YES[0]) return;
      f.damage--;
      if (g.guide !== GOLLUM)
        return { ...enterSeparate(huntSeat(g), { group: 1 << g.guide }), then: "ability" };
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
    ask: (g, f) => {
      const options = g.rulings.chineseRulebook ? [GUIDE_FALLS] : [DONE, GUIDE_FALLS];
      if (companionsInFellowship(g) > 1) options.push(RANDOM_FALLS);
      return { seat: huntSeat(g), prompt: "casualty", options, about: [g.guide, f.damage] };
    },
    then: ({ g }, f, option) => {
      if (option[0] === RANDOM_FALLS[0]) return;
      if (option[0] === GUIDE_FALLS[0]) {
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
    if (isTakenAlive(g, f.victim)) return enterSeparate(huntSeat(g), { group: 1 << f.victim });
    leaveFellowship(c, 1 << f.victim, "killed");
    return enterGuide();
  },
  /** D-HNT-09: Worn with Sorrow and Toil; then a new Guide may help (13.6.7). */
  sorrow: ({ g }) => (canWear(g) ? undefined : { go: "ability" }),
  toil: {
    ask: (g) => ({
      seat: leader(g, SHADOW),
      prompt: "worn",
      options: wearables(g),
      about: [WORN_WITH_SORROW],
    }),
    then: (c, _f, option) => {
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
  reveal: ({ g }, f) => (f.reveals === 1 || isRevealing(g, f) ? enterReveal() : undefined),
  over: (_c, f) => ({ end: TILE_STOPS[f.tile] ? 1 : 0 }),
});
