/** The 96 Event cards: what is printed besides the text (6.1). A card is a number: its place in this table, which only grows. */
import { type Id, kind } from "@westmarch/kernel";
import { ALL_DECKS, DECK, type DeckId, type DeckName, type Side, sideOfDeck } from "./ids.ts";

export const ICONS = ["character", "army", "muster"] as const;
export type IconName = (typeof ICONS)[number];
export type IconId = Id<"icon">;
export const ICON = kind("icon", ICONS);
export const CHARACTER_ICON = ICON.named("character");
export const ARMY_ICON = ICON.named("army");
export const MUSTER_ICON = ICON.named("muster");

/** Whose symbol a card bears in games of three or four (16.8). */
export type SeatIcon = "gondor" | "rohan" | "witch-king" | "saruman";

/**
 * By the numbers that saved games have: the four decks one behind the other, as they are printed. A card that comes later goes
 * to the end, whatever its deck, and names it (`deck`); none is ever taken out, nor moved.
 */
const ROWS = [
  ["elven-cloaks", "character", "it-is-a-gift", [3]],
  ["elven-rope", "character", "it-is-a-gift", [3]],
  ["phial-of-galadriel", "character", "it-is-a-gift", [3]],
  ["smeagol-helps-nice-master", "character", "it-is-a-gift", [3]],
  ["mithril-coat-and-sting", "character", "blade-of-westernesse", [6], { table: true }],
  ["axe-and-bow", "character", "mighty-attack", [4], { table: true }],
  ["horn-of-gondor", "character", "mighty-attack", [4], { table: true }],
  ["wizards-staff", "character", "servant-of-the-secret-fire", [3], { table: true }],
  ["athelas", "character", "anduril", [4]],
  ["there-is-another-way", "character", "heroic-death", [6]],
  ["i-will-go-alone", "character", "daring-defiance", [0]],
  ["bilbos-song", "character", "fateful-strike", [6]],
  ["mirror-of-galadriel", "character", "heroic-death", [6]],
  ["challenge-of-the-king", "character", "sudden-strike", [2]],
  ["gwaihir-the-windlord", "character", "daring-defiance", [0]],
  ["we-prove-the-swifter", "character", "daring-defiance", [0]],
  ["there-and-back-again", "character", "brave-stand", [3]],
  ["the-eagles-are-coming", "character", "heroic-death", [6]],
  ["the-ents-awake-treebeard", "character", "ents-rage", [3]],
  ["the-ents-awake-huorns", "character", "huorn-dark", [3]],
  ["the-ents-awake-entmoot", "character", "nameless-wood", [5]],
  ["dead-men-of-dunharrow", "character", "sudden-strike", [2]],
  ["house-of-the-stewards", "character", "brave-stand", [3]],
  ["the-grey-company", "character", "brave-stand", [3]],
  ["the-last-battle", "army", "daylight", [3], { table: true }],
  ["a-power-too-great", "army", "no-quarter", [5], { table: true, seat: "gondor" }],
  ["the-power-of-tom-bombadil", "army", "advantageous-position", [3], { table: true, seat: "rohan" }],
  ["book-of-mazarbul", "muster", "advantageous-position", [3], { seat: "rohan" }],
  ["the-spirit-of-mordor", "army", "scouts", [1]],
  ["faramirs-rangers", "army", "shield-wall", [6], { seat: "gondor" }],
  ["fear-fire-foes", "muster", "shield-wall", [6], { seat: "rohan" }],
  ["wisdom-of-elrond", "muster", "confusion", [4]],
  ["the-red-arrow", "muster", "scouts", [1], { seat: "rohan" }],
  ["help-unlooked-for", "army", "no-quarter", [5]],
  ["paths-of-the-woses", "army", "sudden-strike", [2]],
  ["through-a-day-and-a-night", "army", "confusion", [4]],
  ["cirdans-ships", "muster", "charge", [2], { seat: "gondor" }],
  ["guards-of-the-citadel", "muster", "charge", [2], { seat: "gondor" }],
  ["celeborns-galadhrim", "muster", "daylight", [3], { seat: "gondor" }],
  ["riders-of-theoden", "muster", "daylight", [3], { seat: "rohan" }],
  ["grimbeorn-the-old-son-of-beorn", "muster", "scouts", [1], { seat: "rohan" }],
  ["imrahil-of-dol-amroth", "muster", "shield-wall", [6], { seat: "gondor" }],
  ["king-brands-men", "muster", "shield-wall", [6], { seat: "rohan" }],
  ["swords-in-eriador", "muster", "advantageous-position", [3], { seat: "rohan" }],
  ["kindred-of-glorfindel", "muster", "advantageous-position", [3], { seat: "gondor" }],
  ["dain-ironfoots-guard", "muster", "valour", [3], { seat: "rohan" }],
  ["eomer-son-of-eomund", "muster", "valour", [3], { seat: "rohan" }],
  ["thranduils-archers", "muster", "valour", [3], { seat: "gondor" }],
  ["shelobs-lair", "character", "one-for-the-dark-lord", [3]],
  ["the-ring-is-mine", "character", "one-for-the-dark-lord", [3]],
  ["on-on-they-went", "character", "one-for-the-dark-lord", [3]],
  ["give-it-to-uss", "character", "one-for-the-dark-lord", [3]],
  ["orc-patrol", "character", "cruel-as-death", [3]],
  ["isildurs-bane", "character", "cruel-as-death", [3]],
  ["foul-thing-from-the-deep", "character", "they-are-terrible", [4]],
  ["candles-of-corpses", "character", "dread-and-despair", [3]],
  ["nazgul-search", "character", "foul-stench", [3]],
  ["cruel-weather", "character", "cruel-as-death", [3]],
  ["the-nazgul-strike", "character", "black-breath", [6]],
  ["morgul-wound", "character", "black-breath", [6]],
  ["lure-of-the-ring", "character", "they-are-terrible", [4]],
  ["the-breaking-of-the-fellowship", "character", "dread-and-despair", [3]],
  ["worn-with-sorrow-and-toil", "character", "words-of-power", [1], { table: true }],
  ["flocks-of-crebain", "character", "they-are-terrible", [4], { table: true }],
  ["balrog-of-moria", "character", "durins-bane", [2], { table: true }],
  ["the-lidless-eye", "character", "words-of-power", [1]],
  ["dreadful-spells", "character", "devilry-of-orthanc", [3]],
  ["grond-hammer-of-the-underworld", "character", "dread-and-despair", [3], { seat: "witch-king" }],
  ["the-palantir-of-orthanc", "character", "cruel-as-death", [3], { table: true, seat: "saruman" }],
  ["wormtongue", "character", "foul-stench", [3], { table: true, seat: "saruman" }],
  ["the-ringwraiths-are-abroad", "character", "words-of-power", [1]],
  ["the-black-captain-commands", "character", "foul-stench", [3], { seat: "witch-king" }],
  ["return-to-valinor", "army", "deadly-strife", [3]],
  ["the-fighting-uruk-hai", "army", "onslaught", [7], { seat: "saruman" }],
  ["denethors-folly", "army", "devilry-of-orthanc", [3], { table: true }],
  ["the-day-without-dawn", "army", "relentless-assault", [3]],
  ["threats-and-promises", "muster", "devilry-of-orthanc", [3], { table: true }],
  ["stormcrow", "muster", "great-host", [7]],
  ["shadows-gather", "army", "mumakil", [3, 5]],
  ["the-shadow-lengthens", "army", "mumakil", [3, 5]],
  ["the-shadow-is-moving", "army", "swarm-of-bats", [0]],
  ["corsairs-of-umbar", "army", "deadly-strife", [3], { seat: "saruman" }],
  ["rage-of-the-dunlendings", "muster", "relentless-assault", [3], { seat: "saruman" }],
  ["return-of-the-witch-king", "muster", "swarm-of-bats", [0], { seat: "witch-king" }],
  ["half-orcs-and-goblin-men", "army", "we-come-to-kill", [7], { seat: "saruman" }],
  ["olog-hai", "army", "we-come-to-kill", [7], { seat: "witch-king" }],
  ["hill-trolls", "army", "we-come-to-kill", [7], { seat: "witch-king" }],
  ["a-new-power-is-rising", "muster", "great-host", [7], { seat: "saruman" }],
  ["many-kings-to-the-service-of-mordor", "muster", "great-host", [7], { seat: "saruman" }],
  ["the-king-is-revealed", "muster", "relentless-assault", [3], { seat: "witch-king" }],
  ["shadows-on-the-misty-mountains", "muster", "onslaught", [7], { seat: "witch-king" }],
  ["orcs-multiplying-again", "muster", "onslaught", [7], { seat: "witch-king" }],
  ["horde-from-the-east", "muster", "deadly-strife", [3], { seat: "saruman" }],
  ["monsters-roused", "muster", "desperate-battle", [3], { seat: "witch-king" }],
  ["musterings-of-long-planned-war", "muster", "desperate-battle", [3]],
  ["pits-of-mordor", "muster", "desperate-battle", [3], { seat: "witch-king" }],
] as const satisfies readonly Row[];

type Row<Name = string, Combat = string> = readonly [
  name: Name,
  icon: IconName,
  combat: Combat,
  initiative: readonly number[],
  marks?: { readonly table?: true; readonly seat?: SeatIcon; readonly deck?: DeckName },
];

export type CardName = (typeof ROWS)[number][0];
export type CombatName = (typeof ROWS)[number][2];
export type CardId = Id<"card">;

export interface CardFacts {
  readonly name: CardName;
  readonly deck: DeckId;
  /** 1 … 24, as printed; a card that comes later goes on counting. */
  readonly number: number;
  /** `CHARACTER_ICON` … : decides which die may pay for it (6.1.1). */
  readonly icon: IconId;
  /** It stays in play (6.4). */
  readonly table: boolean;
  readonly seat: SeatIcon | null;
  /** The other half (6.6). */
  readonly combat: CombatName;
  /** One for each effect of the combat half (9.4.6). */
  readonly initiative: readonly number[];
}

/** What each deck of the game as it is printed holds: the first cards of each deck. */
export const CARDS_OF_DECK = 24;

const TABLE: readonly Row<CardName, CombatName>[] = ROWS;

/** The deck of each row: those that are printed need not name it. Throws `RangeError` where a later one does not. */
const DECK_OF: readonly DeckId[] = TABLE.map(([, , , , marks], place) =>
  marks?.deck === undefined ? DECK.of(Math.floor(place / CARDS_OF_DECK)) : DECK.named(marks.deck),
);

const numbersIn = ALL_DECKS.map(() => 0);
export const CARDS: readonly CardFacts[] = TABLE.map(([name, icon, combat, initiative, marks], place) => {
  const deck = DECK_OF[place];
  const { table = false, seat = null } = marks ?? {};
  return { name, deck, number: ++numbersIn[deck], icon: ICON.named(icon), table, seat, combat, initiative };
});

export const CARD_NAMES: readonly CardName[] = CARDS.map(({ name }) => name);
export const CARD = kind("card", CARD_NAMES);
export const ALL_CARDS = CARD.all;

const COMBAT_NAMES: ReadonlySet<string> = new Set(CARDS.map(({ combat }) => combat));
/** Whether a word is the title of a Combat card. */
export const isCombatName = (name: string): name is CombatName => COMBAT_NAMES.has(name);

/** A card by its name. */
export const card = (name: CardName): CardId => CARD.named(name);

const BIT_OF: readonly number[] = CARDS.map(({ number }) => 1 << (number - 1));
const SIDE_OF: readonly Side[] = DECK_OF.map(sideOfDeck);
/** By deck, in the order of their bits. */
export const CARDS_IN: readonly (readonly CardId[])[] = ALL_DECKS.map((deck) =>
  ALL_CARDS.filter((card) => DECK_OF[card] === deck),
);
/** The mask of a whole deck as it is printed. */
export const EVERY_CARD = (1 << CARDS_OF_DECK) - 1;
/** The greatest mask of a deck, with cards that came later. */
export const GREATEST_MASK = (1 << Math.max(...CARDS_IN.map((cards) => cards.length))) - 1;

export const deckOf = (id: CardId): DeckId => DECK_OF[id];
/** The card's bit in the masks of its deck. */
export const bitOf = (id: CardId): number => BIT_OF[id];
export const sideOfCard = (id: CardId): Side => SIDE_OF[id];
export const ICON_OF: readonly IconId[] = CARDS.map(({ icon }) => icon);
