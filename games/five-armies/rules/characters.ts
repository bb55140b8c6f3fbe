/** Chapters 6 and 7: characters come into play; generals' abilities; fate cards. */

import { countBits, nthBit } from "@westmarch/armies/cards";
import {
  ALOFT,
  ASIDE,
  BEORN,
  BOLG,
  type CardId,
  type CharacterId,
  cardIn,
  DEAD,
  EYRIE,
  FATE_DECK,
  type FaceId,
  FREE,
  GENERALS,
  LORD,
  NONE,
  type PlaceId,
  REGIONS,
  RUINS_OF_DALE,
  SHADOW,
  type Side,
  sideOfCharacter,
  VALLEY,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, MOST_WRATH, POINTS_AGAINST_BEORN } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import { armiesOf, isRegion, shadowPoints } from "./board.ts";
import { ALL } from "./choices.ts";
import { no, type Refusal } from "./refusal.ts";
import { entryOf } from "./said.ts";
import { changedAbility } from "./standing.ts";
import { placesMeant } from "./steps/meant.ts";
import { mayDo } from "./steps/possible.ts";

import { win } from "./victory.ts";

const WRATH_AT_ENTRY = 8;

/** 6.2: whether a character's condition is met. */
export function isReady(g: FiveArmies, character: CharacterId): boolean {
  if (character === BOLG)
    return armiesOf(g, SHADOW).some((at) => isRegion(at) && printed(g).territory[at] === VALLEY);
  const step = printed(g).readyAt[character];
  return step >= 0 && g.fate >= step;
}

/** 6.3: where a character may come into play; the Lord of the Eagles needs no place. */
export function entrances(g: FiveArmies, character: CharacterId): PlaceId[] {
  const side = sideOfCharacter(character);
  const places = entryOf(g, character).flatMap((where) => placesMeant(g, side, where, NOBODY_NAMED));
  return REGIONS.filter((at) => places.includes(at));
}
const NOBODY_NAMED = { mine: NONE, theirs: NONE, those: [], region: NONE };

const OTHER_SIDES_CHARACTER = no("other-sides-character", "6.1");
const IN_PLAY_ALREADY = no("in-play-already", "6.1");
const ELIMINATED = no("eliminated", "6.4");
const DIE_DOES_NOT_BRING = no("die-does-not-bring", "6.1");
const BOLG_NOT_READY = no("bolg-not-ready", "6.2");
const NOWHERE_TO_ENTER = no("nowhere-to-enter", "6.3");
/** 6.1: why a die of this face does not bring a character into play now. */
export function whyNotEnter(g: FiveArmies, side: Side, character: CharacterId, face: FaceId): Refusal | null {
  if (sideOfCharacter(character) !== side) return OTHER_SIDES_CHARACTER;
  if (g.at[character] !== ASIDE) return g.at[character] === DEAD ? ELIMINATED : IN_PLAY_ALREADY;
  if ((printed(g).entryDice[character] & (1 << face)) === 0) return DIE_DOES_NOT_BRING;
  if (!isReady(g, character))
    return character === BOLG
      ? BOLG_NOT_READY
      : no("not-ready", "6.2", { step: printed(g).readyAt[character] });
  return hasEntrance(g, character) ? null : NOWHERE_TO_ENTER;
}
const hasEntrance = (g: FiveArmies, character: CharacterId): boolean =>
  character === LORD || character === BEORN || entrances(g, character).length > 0;
/** Which of these faces, a mask, bring a character into play now: where to is the same for all. */
export function bringing(g: FiveArmies, side: Side, character: CharacterId, among: number): number {
  const faces = printed(g).entryDice[character] & among;
  if (faces === 0 || g.at[character] !== ASIDE || sideOfCharacter(character) !== side) return 0;
  return isReady(g, character) && hasEntrance(g, character) ? faces : 0;
}

/** 18.1, 19.3: how many bodyguard tokens Bolg may have. */
export const bodyguardOf = (g: FiveArmies): number => (g.control[RUINS_OF_DALE] !== 0 ? 3 : 1);

export const entry = chapter("entry")({
  /** 14.2, 15: those who need no place, and Beorn, who may end the game. */
  first: (c, f) => {
    const { g } = c;
    if (f.character === LORD) {
      g.at[LORD] = ALOFT;
      g.lord = EYRIE;
      c.tell("entered", { character: LORD, place: ALOFT });
      return { go: "brings" };
    }
    if (f.character === BEORN && shadowPoints(g) < POINTS_AGAINST_BEORN) {
      win(c, FREE, "beorn");
      return { end: null };
    }
  },
  where: {
    prompt: "enter",
    pick: (g, f) => ({
      seat: sideOfCharacter(f.character),
      options: entrances(g, f.character).map((to) => ALL.to[to]),
      about: [f.character],
    }),
    answered: (c, f, [, at]) => {
      const { g } = c;
      g.at[f.character] = at;
      c.tell("entered", { character: f.character, place: at });
      if (f.character === BOLG) g.bodyguard = bodyguardOf(g);
      if (f.character === BEORN) {
        g.wrath = Math.min(MOST_WRATH, WRATH_AT_ENTRY + g.promised);
        g.promised = 0;
      }
    },
  },
  brings: (c, f) => {
    const at = c.g.at[f.character];
    return enter("steps", {
      side: sideOfCharacter(f.character),
      source: "brings",
      program: f.character,
      mine: at,
    });
  },
});

// ---- 7.4: abilities

/** The program of a general's ability now: his own, or what a fate card has made of it. */
function abilityOf(g: FiveArmies, general: CharacterId) {
  const card = changedAbility(g, general);
  return card === null
    ? ({ source: "general", program: general } as const)
    : ({ source: "becomes", program: card } as const);
}

const NO_GENERAL = no("no-general", "7.4");
const NOT_ACTIVATED = no("not-activated", "7.4");
const ABILITY_WITHOUT_EFFECT = no("ability-without-effect", "7.4");
/** 7.4: why a general's ability cannot be used now. */
export function whyNotAbility(g: FiveArmies, general: CharacterId): Refusal | null {
  if (!GENERALS.some((one) => one === general)) return NO_GENERAL;
  if ((g.activated & (1 << general)) === 0) return NOT_ACTIVATED;
  const { source, program } = abilityOf(g, general);
  return mayDo(g, FREE, source, program) ? null : ABILITY_WITHOUT_EFFECT;
}
/** Whether a general's ability would do anything now. */
export const mayUseAbility = (g: FiveArmies, general: CharacterId): boolean =>
  whyNotAbility(g, general) === null;

export const ability = chapter("ability")({
  begin: (c, f) => {
    c.g.activated &= ~(1 << f.general);
    c.tell("ability", { character: f.general });
    return enter("steps", { side: FREE, ...abilityOf(c.g, f.general) });
  },
});

/** Generals in play. */
export const generalsInPlay = (g: FiveArmies): CharacterId[] =>
  GENERALS.filter((general) => g.at[general] !== ASIDE && g.at[general] !== DEAD);

// ---- 4.11, 7.8: fate cards

/** A fate card is drawn and lies beside its character; null where it is discarded, or there is none left. */
export function drawFate(c: C): CardId | null {
  const { g } = c;
  const left = 0x1ff & ~(g.spent[FATE_DECK] | g.table[FATE_DECK]);
  if (left === 0) return null;
  const many = countBits(left);
  const bit = nthBit(left, many > 1 ? c.draw(many) : 0);
  const card = cardIn(FATE_DECK, bit);
  c.tell("fate-card", { card });
  const isDead = g.at[printed(g).beside[card]] === DEAD;
  if (isDead) g.spent[FATE_DECK] |= 1 << bit;
  else g.table[FATE_DECK] |= 1 << bit;
  return isDead ? null : card;
}
