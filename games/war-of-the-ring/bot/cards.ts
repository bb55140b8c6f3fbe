/** What Event cards and Combat cards are worth, by rule of thumb. */
import { CARDS, type CardId, type CardName, type CombatName } from "../data/cards.ts";
import { FACE_COUNT, FREE, GOLLUM, other, SHADOW, type Side, STRIDER, WILL_FACE } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { POINTS } from "../data/regions.ts";
import { onMordorTrack } from "../facts.ts";
import { unitsInBattle } from "../rules/battle/force.ts";
import { hasArmy } from "../rules/figures.ts";
import type { Battle, War } from "../state.ts";
import { priceOfCorruption } from "./quest.ts";
import { SENSE } from "./sense.ts";

type Worth = number | ((g: War) => number);

const healing = (points: number) => (g: War) => Math.min(g.corruption, points) * priceOfCorruption(g) * 1.7;
const hunting = (points: number) => (g: War) => points * (priceOfCorruption(g) + 0.15) * 1.6;
const relief = (g: War): number => 0.9 + 0.04 * g.corruption;
const special = (g: War): number => (onMordorTrack(g) ? 1.4 : 0.8);
/** Companions leave the Fellowship: on the Mordor Track they would be lost (14.2.7). */
const parting =
  (base: number) =>
  (g: War): number =>
    onMordorTrack(g) ? -1 : base;
/** Recruiting somewhere: better while the place is the side's own and in need. */
const musterAt = (name: Parameters<typeof region>[0], base: number) => {
  const where = region(name);
  return (g: War): number => base + (hasArmy(g, SHADOW, where) ? 0.4 : 0);
};

const EVENTS: Readonly<Partial<Record<CardName, Worth>>> = {
  "elven-cloaks": special,
  "elven-rope": special,
  "phial-of-galadriel": (g) => special(g) + 0.3,
  "smeagol-helps-nice-master": (g) => special(g) + 0.2,
  "mithril-coat-and-sting": relief,
  "axe-and-bow": relief,
  "horn-of-gondor": relief,
  "wizards-staff": relief,
  athelas: (g) => healing(g.guide === STRIDER ? 2 : 1)(g),
  "there-is-another-way": (g) => healing(1)(g) + (g.guide === GOLLUM ? 1 : 0),
  "i-will-go-alone": (g) => healing(1)(g) + 0.3,
  "bilbos-song": (g) => healing(g.guide === GOLLUM ? 2 : 1)(g),
  "mirror-of-galadriel": 0.3,
  "challenge-of-the-king": 0.5,
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
  "guards-of-the-citadel": musterAt("minas-tirith", 1.5),
  "celeborns-galadhrim": musterAt("lorien", 1.4),
  "riders-of-theoden": 1.4,
  "grimbeorn-the-old-son-of-beorn": 1,
  "imrahil-of-dol-amroth": musterAt("dol-amroth", 1.4),
  "king-brands-men": 1.4,
  "swords-in-eriador": 1.2,
  "kindred-of-glorfindel": 1.2,
  "dain-ironfoots-guard": 1.2,
  "eomer-son-of-eomund": 1.4,
  "thranduils-archers": 1.3,

  "shelobs-lair": special,
  "the-ring-is-mine": special,
  "on-on-they-went": special,
  "give-it-to-uss": special,
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
const WORTHS: readonly Worth[] = CARDS.map(({ name }) => EVENTS[name] ?? 1);

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

/** A Combat card fights well, but is lost as an Event. */
export function combatScore(g: War, b: Battle, side: Side, card: CardId): number {
  const units = unitsInBattle(g, b, side);
  const enemies = unitsInBattle(g, b, other(side));
  const close = enemies > units * 3 || units > enemies * 4 ? 0.5 : 1;
  return (
    COMBATS[CARDS[card].combat] * stakes(g, b) * close -
    SENSE.keepCards * Math.max(0.4, eventWorth(g, card)) +
    0.05
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
  eventWorth(g, card) + 0.3 * COMBATS[CARDS[card].combat];
