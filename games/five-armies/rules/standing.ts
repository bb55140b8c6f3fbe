/** 7.8, 18.3, and abilities of characters: what holds as long as a card lies on the table or a character is in play. */
import { bitsIn } from "@westmarch/armies/cards";
import {
  ASIDE,
  bitOf,
  type CardId,
  CHARACTER,
  type CharacterId,
  cardIn,
  DEAD,
  DECK,
  deckOf,
  FATE_DECK,
  FREE,
  NONE,
  PLACE,
  type PlaceId,
  type Side,
  storyDeck,
  TERRAIN,
  UNIT,
  type UnitId,
} from "../ids.ts";
import type { Rule } from "../language/tree.ts";
import { printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import type { C } from "../vocabulary.ts";
import { leaveTable } from "./hand.ts";
import { rulesOf, standingOf, untilOf } from "./said.ts";

/** Cards that lie on the table, or beside a character. */
export function tableOf(g: FiveArmies): CardId[] {
  const cards: CardId[] = [];
  for (const deck of DECK.all)
    if (g.table[deck] !== 0) for (const bit of bitsIn(g.table[deck])) cards.push(cardIn(deck, bit));
  return cards;
}

const isInPlay = (g: FiveArmies, character: CharacterId): boolean =>
  g.at[character] !== ASIDE && g.at[character] !== DEAD;

const isOnTable = (g: FiveArmies, card: CardId): boolean => (g.table[deckOf(card)] & bitOf(card)) !== 0;

type Named<N extends Rule["rule"]> = Extract<Rule, { readonly rule: N }>;
const isNamed = <N extends Rule["rule"]>(rule: Rule, name: N): rule is Named<N> => rule.rule === name;
const NO_RULES: readonly never[] = [];

/** Every rule that holds now, of this name. */
function rules<N extends Rule["rule"]>(g: FiveArmies, name: N): readonly Named<N>[] {
  let holding: readonly Named<N>[] = NO_RULES;
  for (const { by, rule } of standingOf(g, name)) {
    const holds = "card" in by ? isOnTable(g, by.card) : isInPlay(g, by.character);
    // Nearly always there is none, or one.
    if (holds && isNamed(rule, name)) holding = holding.concat(rule);
  }
  return holding;
}

const idOf = (name: (typeof CHARACTER.names)[number]): CharacterId => CHARACTER.named(name);

/** 1.7: a character's leadership, as fate cards have made it. */
export function leadershipOfCharacter(g: FiveArmies, character: CharacterId): number {
  let leadership = printed(g).leadership[character];
  if (g.table[FATE_DECK] !== 0)
    for (const rule of rules(g, "leadership")) if (idOf(rule.character) === character) leadership = rule.is;
  return leadership;
}

/** What a card gives an army in a settlement. */
export function ledIn(g: FiveArmies, side: Side, at: PlaceId): number {
  let more = 0;
  if (g.table[storyDeck(side)] !== 0)
    for (const rule of rules(g, "led"))
      if (PLACE.names[at] === rule.settlement && side === FREE) more += rule.more;
  return more;
}

/** What attackers need against this place by a card, or 0. */
export function defendedAt(g: FiveArmies, at: PlaceId, round: number): number {
  let target = 0;
  for (const rule of rules(g, "defended")) {
    const isHere = rule.where === "that army" ? g.ground === at : rule.where === PLACE.names[at];
    if (isHere && round <= (rule.rounds ?? round)) target = Math.max(target, rule.target);
  }
  return target;
}

/** Leader re-rolls more for an army with these characters, and fewer for one that fights it. */
export function rerollsMore(g: FiveArmies, at: PlaceId): number {
  let more = 0;
  for (const rule of rules(g, "re-roll more")) if (g.at[idOf(rule.character)] === at) more += rule.dice;
  return more;
}
export function rerollsFewer(g: FiveArmies, enemyAt: PlaceId): number {
  let fewer = 0;
  for (const rule of rules(g, "enemy re-rolls fewer"))
    if (g.at[idOf(rule.character)] === enemyAt) fewer += rule.dice;
  return fewer;
}

/** Hits that an army prevents in each round of a combat in a region. */
export function preventedFor(g: FiveArmies, at: PlaceId, target: PlaceId): number {
  const terrain = TERRAIN.names[printed(g).terrain[target]];
  let hits = 0;
  for (const rule of rules(g, "prevent"))
    if (g.at[idOf(rule.character)] === at && terrain !== undefined && rule.terrain.includes(terrain))
      hits += rule.hits;
  return hits;
}

/** Whether the maneuver of a unit type takes effect on any hit. */
export function onAnyHit(g: FiveArmies, at: PlaceId, unit: UnitId, round: number): boolean {
  for (const rule of rules(g, "any hit"))
    if (
      g.at[idOf(rule.character)] === at &&
      rule.units.includes(UNIT.names[unit]) &&
      (rule.first !== true || round === 1)
    )
      return true;
  return false;
}

/** Markers that an army with these characters may hold beyond its units (12.10). */
export function endures(g: FiveArmies, isThere: (character: CharacterId) => boolean): number {
  let markers = 0;
  for (const rule of rules(g, "endure")) if (isThere(idOf(rule.character))) markers += rule.markers;
  return markers;
}

/** 16.5: Beorn's dice, where a card says how many. */
export function beornRolls(g: FiveArmies): number | null {
  let dice: number | null = null;
  if (g.table[FATE_DECK] !== 0) for (const rule of rules(g, "beorn rolls")) dice = rule.dice;
  return dice;
}

/** Whether a character has a rule of this name. */
export function has(g: FiveArmies, name: "escape" | "luck", character: CharacterId): boolean {
  for (const rule of rules(g, name)) if (idOf(rule.character) === character) return true;
  return false;
}

/** The fate card on the table that gives a general another ability, or null. */
export function changedAbility(g: FiveArmies, general: CharacterId): CardId | null {
  for (const bit of bitsIn(g.table[FATE_DECK])) {
    const card = cardIn(FATE_DECK, bit);
    if (rulesOf(g, card).some((rule) => rule.rule === "ability" && idOf(rule.character) === general))
      return card;
  }
  return null;
}

/** The card that prevents hits on the army there, once, and how many. */
export function mailAt(g: FiveArmies, at: PlaceId): { readonly card: CardId; readonly hits: number } | null {
  for (const card of tableOf(g))
    for (const rule of rulesOf(g, card))
      if (rule.rule === "prevent once" && g.at[idOf(rule.character)] === at) return { card, hits: rule.hits };
  return null;
}

// ---- until when cards stay

/** Cards leave the table whose time is over. */
function clear(c: C, isOver: (card: CardId) => boolean): void {
  for (const card of tableOf(c.g)) if (deckOf(card) !== FATE_DECK && isOver(card)) leaveTable(c, card);
}
/** 4.23. */
export function leaveAtEnd(c: C): void {
  clear(c, (card) => untilOf(c.g, card)?.until === "the turn ends");
  c.g.ground = NONE;
}
/** An army has left a place, or is destroyed: what was laid for it there goes. */
export function leftBy(c: C, at: PlaceId): void {
  if (c.g.ground !== at) return;
  clear(c, (card) => untilOf(c.g, card)?.until === "the turn ends");
  c.g.ground = NONE;
}
/** An army enters a settlement: cards that lay until an enemy did are discarded. */
export function enteredBy(c: C, side: Side, at: PlaceId): void {
  clear(c, (card) => {
    const until = untilOf(c.g, card);
    return (
      until?.until === "an enemy army enters" &&
      until.settlement === PLACE.names[at] &&
      deckOf(card) !== storyDeck(side)
    );
  });
}
/** 7.8: cards beside a character who is gone for good. */
export function lostWith(c: C, character: CharacterId): void {
  for (const card of tableOf(c.g)) {
    const until = untilOf(c.g, card);
    const isHis =
      (deckOf(card) === FATE_DECK && printed(c.g).beside[card] === character) ||
      (until?.until === "used" && idOf(until.character) === character);
    if (isHis) leaveTable(c, card);
  }
}
