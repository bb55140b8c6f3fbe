/** What Event cards and Combat cards are worth, by rule of thumb. */
import { EVENTS } from "../cards/events.ts";
import { ALL_CARDS, CARDS, type CardId, type CardName } from "../data/cards.ts";
import { FACE_COUNT, FREE, GOLLUM, NONE, other, SHADOW, type Side, WILL_FACE } from "../data/ids.ts";
import { isStronghold, POINTS } from "../data/regions.ts";
import { ALL_TILES, EYE_TILE, TILE_VALUE } from "../data/tiles.ts";
import { onMordorTrack } from "../facts.ts";
import { unitsInBattle } from "../rules/battle/force.ts";
import { TABLE_CARDS, type Use } from "../rules/cards/table-cards.ts";
import { ENTRANTS, whyNoEntry } from "../rules/characters/entry.ts";
import { isBesieged } from "../rules/figures.ts";
import { seatsOf } from "../seats.ts";
import { type Battle, IN_POOL, type War } from "../state.ts";
import { chanceOf } from "./odds.ts";
import { priceOfCorruption } from "./quest.ts";
import { sense } from "./sense.ts";
import { strengthIn } from "./strength.ts";

const healing = (g: War, points: number): number =>
  Math.min(g.corruption, points) * priceOfCorruption(g) * sense.healing;
const hunting = (card: CardName) => (g: War) =>
  sense.events[card] * (priceOfCorruption(g) + sense.hurtingMore) * sense.hurting;
const relief = (g: War): number => sense.relief + sense.reliefMore * g.corruption;
const special = (g: War): number => (onMordorTrack(g) ? sense.tileLate : sense.tile);
/** Companions leave the Fellowship: on the Mordor Track they would be lost (14.2.7). */
const parting =
  (card: CardName) =>
  (g: War): number =>
    onMordorTrack(g) ? -1 : sense.events[card];
/** A Will of the West would bring Aragorn or Gandalf the White into play, and there is none. */
const wantsWill = (g: War): boolean =>
  g.dice[FREE * FACE_COUNT + WILL_FACE] === 0 &&
  seatsOf(g, FREE).some((seat) => ENTRANTS[FREE].some((one) => whyNoEntry(g, seat, one) === null));

/** Eyes that leave the Hunt Pool, the more dearly feared the more there are; the King is lost if all three are Eyes. */
function challenge(g: War): number {
  let tiles = 0;
  let eyes = 0;
  for (const tile of ALL_TILES) {
    if (g.tiles[tile] !== IN_POOL) continue;
    tiles++;
    if (TILE_VALUE[tile] === EYE_TILE) eyes++;
  }
  if (tiles < 3) return 0;
  const lost = (eyes * (eyes - 1) * (eyes - 2)) / (tiles * (tiles - 1) * (tiles - 2));
  return (sense.events["challenge-of-the-king"] * 3 * eyes) / tiles - 3 * lost;
}

/** Besides what follows from its words: by rule of thumb. */
const BESIDES: Readonly<Partial<Record<CardName, (g: War) => number>>> = {
  "there-is-another-way": (g) => (g.guide === GOLLUM ? sense.events["there-is-another-way"] : 0),
  "mirror-of-galadriel": (g) => (wantsWill(g) ? sense.events["mirror-of-galadriel"] : 0.3),
  "challenge-of-the-king": challenge,
  "gwaihir-the-windlord": parting("gwaihir-the-windlord"),
  "we-prove-the-swifter": parting("we-prove-the-swifter"),
  "there-and-back-again": parting("there-and-back-again"),
  "orc-patrol": hunting("orc-patrol"),
  "isildurs-bane": hunting("isildurs-bane"),
  "foul-thing-from-the-deep": hunting("foul-thing-from-the-deep"),
  "candles-of-corpses": hunting("candles-of-corpses"),
  "morgul-wound": hunting("morgul-wound"),
  "lure-of-the-ring": hunting("lure-of-the-ring"),
  "the-day-without-dawn": (g) => sense.events["the-day-without-dawn"] * g.dice[FREE * FACE_COUNT + WILL_FACE],
};

const USES_IN_THE_HUNT: readonly (Use | undefined)[] = ["before-tile", "after-tile", "damage"];

/** What a card is worth by what it does: tiles, healing, recruits for the besieged, help in the Hunt. */
function derived(card: CardId): ((g: War) => number)[] {
  const { words } = EVENTS[card];
  const worths: ((g: War) => number)[] = [];
  for (const { putsTile, heals, recruitsIn } of words) {
    if (putsTile) worths.push(special);
    if (heals) worths.push((g) => healing(g, heals(g)));
    if (recruitsIn?.named === 1)
      worths.push((g) => (recruitsIn.some(g, NONE, (at) => isBesieged(g, FREE, at)) ? sense.relieved : 0));
  }
  if (USES_IN_THE_HUNT.includes(TABLE_CARDS[card]?.usedFor)) worths.push(relief);
  return worths;
}

function worthOf(card: CardId): (g: War) => number {
  const worths = derived(card);
  const { name } = CARDS[card];
  const besides = BESIDES[name] ?? (() => sense.events[name]);
  return worths.length === 0 ? besides : (g) => worths.reduce((sum, worth) => sum + worth(g), besides(g));
}
const WORTHS: readonly ((g: War) => number)[] = ALL_CARDS.map(worthOf);

/** What playing an Event card is worth in dice. */
export const eventWorth = (g: War, card: CardId): number => WORTHS[card](g);

/** What is at stake in a battle, 0.5 … 2. */
function stakes(g: War, b: Battle): number {
  const units = unitsInBattle(g, b, FREE) + unitsInBattle(g, b, SHADOW);
  return sense.stakes + sense.stakesUnit * units + sense.stakesPoints * POINTS[b.to];
}

/** Scouts save an Army from a round that it cannot win, and give the region away. */
function scouting(g: War, b: Battle): number {
  const odds = chanceOf(strengthIn(g, FREE, b.to), strengthIn(g, SHADOW, b.from));
  const held = g.control[b.to] === FREE && !isStronghold(b.to) ? 0.3 * POINTS[b.to] : 0;
  return 1.4 * (0.5 - odds) - held;
}

/** A Combat card fights well, but is lost as an Event. */
export function combatScore(g: War, b: Battle, side: Side, card: CardId): number {
  const units = unitsInBattle(g, b, side);
  const enemies = unitsInBattle(g, b, other(side));
  const close = enemies > units * 3 || units > enemies * 4 ? sense.oneSided : 1;
  const { combat } = CARDS[card];
  const fought = combat === "scouts" ? scouting(g, b) : sense.combats[combat] * close;
  return (
    fought * stakes(g, b) - sense.keepCards * Math.max(sense.leastEvent, eventWorth(g, card)) + sense.fight
  );
}

/** What all cards of a hand are worth. */
export function handWorth(g: War, hand: readonly CardId[]): number {
  let worth = 0;
  for (const card of hand) worth += Math.min(2, eventWorth(g, card));
  return worth;
}

/** What keeping a card in the hand is worth. */
export const keepWorth = (g: War, card: CardId): number =>
  eventWorth(g, card) + sense.keepCombat * sense.combats[CARDS[card].combat];
