/** A choice as a linear sense of what to try first sees it: what holds of an option, each as a number. */
import type { Option } from "@westmarch/kernel";
import { GOAL } from "../data/board.ts";
import { CARD, CARDS } from "../data/cards.ts";
import {
  type CardId,
  LANDMARK_TILE,
  LANDMARKS,
  other,
  RACE,
  RACES,
  REGION,
  REGIONS,
  type RegionId,
  type Side,
  SKILLS,
  TOKEN,
  TOKENS,
} from "../data/ids.ts";
import { SLOTS } from "../data/layouts.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { isPresent, racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, EMPTY, FACE_DOWN, unitsIn } from "../state.ts";

let laid = 0;
const block = (size: number): number => {
  laid += size;
  return laid - size;
};

const MOST = 8;
const PLAY = block(CARDS.length);
const PRICE = block(MOST);
const BY_CHAIN = block(1);
const LEFT_OVER = block(MOST);
const QUEST_WINS = block(1);
const RINGS_AT = block(GOAL + 1);
const SYMBOL = block(3);
const SYMBOLS = block(RACES.length + 1);
const SKILL = block(4);
const ARRIVES = block(9);
/** Of a card that is taken away: what it would have been to the other, and what is turned up. */
const THEIRS = block(1);
const THEIR_CHAIN = block(1);
const THEIR_GOAL = block(1);
const THEIR_SYMBOL = block(3);
const TURNED_UP = block(3);
const LAID_OPEN = block(3);
const THEY_PAY = block(3);
const DISCARD = block(CARDS.length);
const POOR = block(MOST);
const UNPAYABLE = block(1);
const LANDMARK = block(LANDMARKS.length);
const LANDMARK_PRICE = block(12);
const HELD = block(REGIONS.length + 1);
const PLACE = block(REGIONS.length);
const PLACE_AT = block(9);
const PLACE_HELD = block(REGIONS.length + 1);
const REMOVE = block(REGIONS.length);
const REMOVE_AT = block(6);
const RAZE = block(REGIONS.length);
const RAZE_AT = block(3);
const FROM = block(REGIONS.length);
const FROM_AT = block(9);
const TO = block(REGIONS.length);
const TO_AT = block(9);
const TO_HELD = block(REGIONS.length + 1);
const TOKEN_KEPT = block(TOKENS.length);
const RACE_TAKEN = block(RACES.length);
const GREY = block(CARDS.length);
const FETCH = block(CARDS.length);
const DECLINES = block(1);
const STOPS = block(1);
const AGAIN = block(1);

export const OPTION_INPUTS = laid;

let list: Uint16Array = new Uint16Array(0);
let many = 0;
const put = (feature: number): void => {
  list[many++] = feature;
};

/** How many units of both sides stand in a region, as one of nine. */
const standing = (g: Duel, side: Side, region: RegionId): number =>
  3 * Math.min(unitsIn(g, side, region) + ((g.fortresses[side] >> region) & 1), 2) +
  Math.min(unitsIn(g, other(side), region), 2);

/** What a card would do for the side whose turn it is. */
function does(g: Duel, card: CardId): void {
  const side = g.turn;
  for (const effect of CARDS[card].effects) {
    switch (effect.do) {
      case "rings": {
        const reached = Math.min(g.quest[side] + effect.n, GOAL);
        put(reached === GOAL ? QUEST_WINS : RINGS_AT + reached);
        break;
      }
      case "race": {
        const have = g.races[side * RACES.length + effect.race];
        put(SYMBOL + Math.min(have, 2));
        if (have === 0) put(SYMBOLS + racesOf(g, side));
        break;
      }
      case "skills":
        for (let skill = 0; skill < SKILLS.length; skill++)
          if (effect.give[skill] > 0) {
            put(SKILL + Math.min(g.skills[side * SKILLS.length + skill], 3));
            break;
          }
        break;
      case "units": {
        let best = 8;
        for (const region of effect.regions) best = Math.min(standing(g, side, region), best);
        put(ARRIVES + best);
        break;
      }
    }
  }
}

/** What taking a card from its place leaves to the other. */
function leaves(g: Duel, card: CardId): void {
  const they = other(g.turn);
  if (cardPrice(g, they, card) <= g.coins[they]) {
    put(THEIRS);
    if (freedByChain(g, they, card)) put(THEIR_CHAIN);
    for (const effect of CARDS[card].effects) {
      if (effect.do === "rings" && g.quest[they] + effect.n >= GOAL) put(THEIR_GOAL);
      if (effect.do === "race") put(THEIR_SYMBOL + Math.min(g.races[they * RACES.length + effect.race], 2));
    }
  }
  const at = g.slots.indexOf(card);
  const slots = SLOTS[g.chapter - 1];
  let turned = 0;
  let open = 0;
  let paid = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const below = g.slots[slot];
    if (below === EMPTY || !slots[slot].coveredBy.includes(at)) continue;
    if (slots[slot].coveredBy.some((above) => above !== at && g.slots[above] !== EMPTY)) continue;
    if (below === FACE_DOWN) turned++;
    else {
      open++;
      if (cardPrice(g, they, below) <= g.coins[they]) paid++;
    }
  }
  put(TURNED_UP + Math.min(turned, 2));
  put(LAID_OPEN + Math.min(open, 2));
  put(THEY_PAY + Math.min(paid, 2));
}

/** A card that is taken from the tableau, into the play area or to the discard pile. */
function taking(g: Duel, verb: "play" | "discard", card: CardId): void {
  const side = g.turn;
  const price = cardPrice(g, side, card);
  if (verb === "play") {
    put(PLAY + card);
    put(PRICE + Math.min(price, MOST - 1));
    put(LEFT_OVER + Math.min(g.coins[side] - price, MOST - 1));
    if (freedByChain(g, side, card)) put(BY_CHAIN);
    does(g, card);
  } else {
    put(DISCARD + card);
    put(POOR + Math.min(g.coins[side], MOST - 1));
    if (price > g.coins[side]) put(UNPAYABLE);
  }
  leaves(g, card);
}

/** Units of one's own that come to a region, or go from one to another. */
function arriving(g: Duel, to: RegionId, from: RegionId | null): void {
  const side = g.turn;
  if (from !== null) {
    put(FROM + from);
    put(FROM_AT + standing(g, side, from));
  }
  put((from === null ? PLACE : TO) + to);
  put((from === null ? PLACE_AT : TO_AT) + standing(g, side, to));
  if (!isPresent(g, side, to)) put((from === null ? PLACE_HELD : TO_HELD) + regionsHeld(g, side));
}

/** A unit or a fortress of the other side that is taken away. */
function removing(g: Duel, what: "remove-unit" | "remove-fortress", region: RegionId): void {
  const side = g.turn;
  const units = unitsIn(g, other(side), region);
  if (what === "remove-unit") {
    put(REMOVE + region);
    put(REMOVE_AT + Math.min(units - 1, 2) + (isPresent(g, side, region) ? 3 : 0));
  } else {
    put(RAZE + region);
    put(RAZE_AT + Math.min(units, 2));
  }
}

/** Fills in the features of an option; says how many. */
export function optionFeatures(g: Duel, option: Option, into: Uint16Array): number {
  list = into;
  many = 0;
  switch (option[0]) {
    case "play":
    case "discard":
      taking(g, option[0], CARD.of(option[1]));
      break;
    case "landmark": {
      const landmark = LANDMARK_TILE.of(option[1]);
      put(LANDMARK + landmark);
      put(LANDMARK_PRICE + Math.min(landmarkPrice(g, g.turn, landmark), 11));
      put(HELD + regionsHeld(g, g.turn));
      break;
    }
    case "place":
      arriving(g, REGION.of(option[1]), null);
      break;
    case "move":
      arriving(g, REGION.of(option[2]), REGION.of(option[1]));
      break;
    case "remove-unit":
    case "remove-fortress":
      removing(g, option[0], REGION.of(option[1]));
      break;
    case "token":
      put(TOKEN_KEPT + TOKEN.of(option[1]));
      break;
    case "race":
      put(RACE_TAKEN + RACE.of(option[1]));
      break;
    case "grey-card":
      put(GREY + CARD.of(option[1]));
      break;
    case "fetch":
      put(FETCH + CARD.of(option[1]));
      does(g, CARD.of(option[1]));
      break;
    case "decline":
      put(DECLINES);
      break;
    case "stop":
      put(STOPS);
      break;
    case "another-turn":
      put(AGAIN);
      break;
  }
  return many;
}
