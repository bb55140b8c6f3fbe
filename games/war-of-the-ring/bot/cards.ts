/** What Event cards and Combat cards are worth, by rule of thumb. */
import { EVENTS } from "../cards/events.ts";
import { TABLE_CARDS, type Use } from "../cards/table.ts";
import { ALL_CARDS, CARDS, type CardId, type CardName, type CombatName } from "../data/cards.ts";
import { FACE_COUNT, FREE, GOLLUM, NONE, other, SHADOW, type Side, WILL_FACE } from "../data/ids.ts";
import { isStronghold, POINTS } from "../data/regions.ts";
import { ALL_TILES, EYE_TILE, TILE_VALUE } from "../data/tiles.ts";
import { onMordorTrack } from "../facts.ts";
import { isBesieged } from "../rules/armies/figures.ts";
import { unitsInBattle } from "../rules/battle/force.ts";
import { ENTRANTS, whyNoEntry } from "../rules/characters/entry.ts";
import { seatsOf } from "../seats.ts";
import { type Battle, IN_POOL, type War } from "../state.ts";
import { chanceOf } from "./odds.ts";
import { priceOfCorruption } from "./quest.ts";
import { SENSE } from "./sense.ts";
import { strengthIn } from "./strength.ts";

type Worth = number | ((g: War) => number);

const healing = (g: War, points: number): number =>
  Math.min(g.corruption, points) * priceOfCorruption(g) * 1.7;
const hunting = (points: number) => (g: War) => points * (priceOfCorruption(g) + 0.15) * 1.6;
const relief = (g: War): number => 0.9 + 0.04 * g.corruption;
const special = (g: War): number => (onMordorTrack(g) ? 1.4 : 0.8);
/** Companions leave the Fellowship: on the Mordor Track they would be lost (14.2.7). */
const parting =
  (base: number) =>
  (g: War): number =>
    onMordorTrack(g) ? -1 : base;
/** Recruiting where the Free Peoples are besieged. */
const RELIEVED = 0.4;

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
  return (0.9 * 3 * eyes) / tiles - 3 * lost;
}

/** Besides what follows from its words: by rule of thumb. */
const BESIDES: Readonly<Partial<Record<CardName, Worth>>> = {
  "phial-of-galadriel": 0.3,
  "smeagol-helps-nice-master": 0.2,
  "there-is-another-way": (g) => (g.guide === GOLLUM ? 1 : 0),
  "i-will-go-alone": 0.3,
  "mirror-of-galadriel": (g) => (wantsWill(g) ? 2.5 : 0.3),
  "challenge-of-the-king": challenge,
  "gwaihir-the-windlord": parting(0.6),
  "we-prove-the-swifter": parting(0.6),
  "there-and-back-again": parting(0.8),
  "the-eagles-are-coming": 0.9,
  "the-ents-awake-treebeard": 1.8,
  "the-ents-awake-huorns": 1.8,
  "the-ents-awake-entmoot": 1.8,
  "dead-men-of-dunharrow": 1.7,
  "house-of-the-stewards": 1.7,
  "the-grey-company": 1.5,
  "the-last-battle": 1.3,
  "a-power-too-great": 1.6,
  "the-power-of-tom-bombadil": 1.1,
  "book-of-mazarbul": 0.9,
  "the-spirit-of-mordor": 1.3,
  "faramirs-rangers": 1.5,
  "fear-fire-foes": 0.9,
  "wisdom-of-elrond": 1.5,
  "the-red-arrow": 1.6,
  "help-unlooked-for": 0.9,
  "paths-of-the-woses": 0.8,
  "through-a-day-and-a-night": 0.5,
  "cirdans-ships": 1.2,
  "guards-of-the-citadel": 1.5,
  "celeborns-galadhrim": 1.4,
  "riders-of-theoden": 1.4,
  "grimbeorn-the-old-son-of-beorn": 1,
  "imrahil-of-dol-amroth": 1.4,
  "king-brands-men": 1.4,
  "swords-in-eriador": 1.2,
  "kindred-of-glorfindel": 1.2,
  "dain-ironfoots-guard": 1.2,
  "eomer-son-of-eomund": 1.4,
  "thranduils-archers": 1.3,

  "orc-patrol": hunting(1.6),
  "isildurs-bane": hunting(2),
  "foul-thing-from-the-deep": hunting(1.8),
  "candles-of-corpses": hunting(1.5),
  "nazgul-search": 0.6,
  "cruel-weather": 0.5,
  "the-nazgul-strike": 0.8,
  "morgul-wound": hunting(1.7),
  "lure-of-the-ring": hunting(1.8),
  "the-breaking-of-the-fellowship": 1.3,
  "worn-with-sorrow-and-toil": 0.4,
  "flocks-of-crebain": 0.6,
  "balrog-of-moria": 0.6,
  "the-lidless-eye": 0.2,
  "dreadful-spells": 0.9,
  "grond-hammer-of-the-underworld": 2.4,
  "the-palantir-of-orthanc": 1,
  wormtongue: 0.9,
  "the-ringwraiths-are-abroad": 0.9,
  "the-black-captain-commands": 1.4,
  "return-to-valinor": 0.5,
  "the-fighting-uruk-hai": 2.3,
  "denethors-folly": 1.3,
  "the-day-without-dawn": (g) => 0.7 * g.dice[FREE * FACE_COUNT + WILL_FACE],
  "threats-and-promises": 0.7,
  stormcrow: 0.9,
  "shadows-gather": 0.8,
  "the-shadow-lengthens": 1,
  "the-shadow-is-moving": 1.3,
  "corsairs-of-umbar": 1.5,
  "rage-of-the-dunlendings": 1.5,
  "return-of-the-witch-king": 0.6,
  "half-orcs-and-goblin-men": 1,
  "olog-hai": 1,
  "hill-trolls": 1.3,
  "a-new-power-is-rising": 2.2,
  "many-kings-to-the-service-of-mordor": 1.5,
  "the-king-is-revealed": 2,
  "shadows-on-the-misty-mountains": 1.4,
  "orcs-multiplying-again": 1.9,
  "horde-from-the-east": 1.5,
  "monsters-roused": 1.2,
  "musterings-of-long-planned-war": 2,
  "pits-of-mordor": 1.8,
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
      worths.push((g) => (recruitsIn.some(g, NONE, (at) => isBesieged(g, FREE, at)) ? RELIEVED : 0));
  }
  if (USES_IN_THE_HUNT.includes(TABLE_CARDS[card]?.usedFor)) worths.push(relief);
  return worths;
}

function worthOf(card: CardId): Worth {
  const worths = derived(card);
  const besides = BESIDES[CARDS[card].name] ?? 0;
  if (worths.length === 0) return besides;
  const rest = typeof besides === "number" ? () => besides : besides;
  return (g) => worths.reduce((sum, worth) => sum + worth(g), rest(g));
}
const WORTHS: readonly Worth[] = ALL_CARDS.map(worthOf);

/** What playing an Event card is worth in dice. */
export function eventWorth(g: War, card: CardId): number {
  const worth = WORTHS[card];
  return typeof worth === "number" ? worth : worth(g);
}

const COMBATS: Readonly<Record<CombatName, number>> = {
  "it-is-a-gift": 0.9,
  "blade-of-westernesse": 0.7,
  "mighty-attack": 0.7,
  "servant-of-the-secret-fire": 0.9,
  anduril: 0.7,
  "heroic-death": 0.3,
  "daring-defiance": 0.4,
  "fateful-strike": 0.6,
  "sudden-strike": 0.9,
  "brave-stand": 0.8,
  "ents-rage": 1.3,
  "huorn-dark": 1,
  "nameless-wood": 1.2,
  daylight: 0.8,
  "no-quarter": 0.8,
  "advantageous-position": 0.9,
  scouts: 0.3,
  "shield-wall": 0.7,
  confusion: 0.6,
  charge: 0.9,
  valour: 0.8,
  "one-for-the-dark-lord": 0.8,
  "cruel-as-death": 0.8,
  "they-are-terrible": 0.6,
  "dread-and-despair": 0.7,
  "foul-stench": 0.6,
  "black-breath": 0.6,
  "words-of-power": 0.4,
  "durins-bane": 1.2,
  "devilry-of-orthanc": 1,
  "deadly-strife": 0.8,
  onslaught: 0.5,
  "relentless-assault": 0.6,
  "great-host": 0.8,
  mumakil: 1,
  "swarm-of-bats": 0.6,
  "we-come-to-kill": 0.9,
  "desperate-battle": 0.6,
};

/** What is at stake in a battle, 0.5 … 2. */
function stakes(g: War, b: Battle): number {
  const units = unitsInBattle(g, b, FREE) + unitsInBattle(g, b, SHADOW);
  return 0.3 + 0.06 * units + 0.35 * POINTS[b.to];
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
  const close = enemies > units * 3 || units > enemies * 4 ? 0.5 : 1;
  const { combat } = CARDS[card];
  const fought = combat === "scouts" ? scouting(g, b) : COMBATS[combat] * close;
  return fought * stakes(g, b) - SENSE.keepCards * Math.max(0.4, eventWorth(g, card)) + 0.05;
}

/** What all cards of a hand are worth. */
export function handWorth(g: War, hand: readonly CardId[]): number {
  let worth = 0;
  for (const card of hand) worth += Math.min(2, eventWorth(g, card));
  return worth;
}

/** What keeping a card in the hand is worth. */
export const keepWorth = (g: War, card: CardId): number =>
  eventWorth(g, card) + 0.3 * COMBATS[CARDS[card].combat];
