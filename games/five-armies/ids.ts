/** The things of the game that the rulebook names, as numbers. What is printed on them is in the data pack. */
import { type Id, kind, NONE, notAnId } from "@westmarch/kernel";

export { NONE };

export type Side = 0 | 1;
export const FREE: Side = 0;
export const SHADOW: Side = 1;
export const BOTH: readonly [Side, Side] = [FREE, SHADOW];
export const SIDE_NAMES = ["free_peoples", "shadow"] as const;
/** The sides by name. */
export const SIDE = kind("side", SIDE_NAMES);
export const other = (side: Side): Side => (side === FREE ? SHADOW : FREE);
/** The side that a seat plays: there are two of each. */
export const sideOf = (seat: number): Side => (seat === FREE ? FREE : SHADOW);

const REGION_NAMES = [
  "front_gate",
  "gate_meadow",
  "western_vale",
  "broken_bridge",
  "ruins_of_dale",
  "old_market",
  "south_bank",
  "dale_road",
  "valley_mouth",
  "upper_slopes",
  "western_terraces",
  "southern_ridge",
  "lower_slopes",
  "ravenhill",
  "western_foothills",
  "spurs_end",
  "upper_spur",
  "spur_heights",
  "camp",
  "eastern_spur",
  "spur_horn",
  "spur_foot",
  "east_meadows",
  "east_ford",
  "stony_rise",
  "muster_nw",
  "muster_ne",
  "muster_sw",
  "muster_se",
  "withered_plain",
  "ash_plain",
  "the_fens",
  "river_fields",
  "south_marsh",
  "southern_waste",
] as const;
/** 2.5: in pairs, the mustering point and the pass that it leads to. */
const BOX_NAMES = ["goblin_muster_west", "goblin_muster_east", "pass_west", "pass_east"] as const;

/** Where an army can stand: a region, or a goblin box. */
export type PlaceId = Id<"place">;
export const PLACE = kind("place", [...REGION_NAMES, ...BOX_NAMES]);
export const PLACE_COUNT = PLACE.names.length;
export const REGION_COUNT = REGION_NAMES.length;
export const REGIONS = PLACE.all.slice(0, REGION_COUNT);
export const FRONT_GATE = PLACE.named("front_gate");
export const RUINS_OF_DALE = PLACE.named("ruins_of_dale");
export const RAVENHILL = PLACE.named("ravenhill");
/** The mustering points and, in the same order, their passes. */
export const POINTS = [PLACE.named("goblin_muster_west"), PLACE.named("goblin_muster_east")] as const;
export const PASSES = [PLACE.named("pass_west"), PLACE.named("pass_east")] as const;

export type TerritoryId = Id<"territory">;
export const TERRITORY = kind("territory", ["southern_spur", "valley", "east_bank", "broken_lands"]);
export const VALLEY = TERRITORY.named("valley");

export type TerrainId = Id<"terrain">;
export const TERRAIN = kind("terrain", ["hill", "mountain", "plain", "ruins", "swamp"]);
export const MOUNTAIN = TERRAIN.named("mountain");

/** 2.1: how two regions touch. */
export type BorderId = Id<"border">;
export const BORDER = kind("border", ["plain", "ford", "slope", "river"]);
export const FORD = BORDER.named("ford");
export const SLOPE = BORDER.named("slope");
export const RIVER = BORDER.named("river");

export type UnitId = Id<"unit">;
export const UNIT = kind("unit", [
  "dwarven_regular",
  "dwarven_veteran",
  "man_of_the_lake",
  "elven_spearman",
  "elven_archer",
  "goblin",
  "orc",
  "great_orc",
  "warg_rider",
]);
export const UNIT_COUNT = UNIT.names.length;
const FREE_UNITS = 5;
export const UNITS_OF: readonly [readonly UnitId[], readonly UnitId[]] = [
  UNIT.all.slice(0, FREE_UNITS),
  UNIT.all.slice(FREE_UNITS),
];
export const sideOfUnit = (unit: UnitId): Side => (unit < FREE_UNITS ? FREE : SHADOW);
export const DWARVEN_REGULAR = UNIT.named("dwarven_regular");
export const DWARVEN_VETERAN = UNIT.named("dwarven_veteran");
export const ELVEN_SPEARMAN = UNIT.named("elven_spearman");
export const ELVEN_ARCHER = UNIT.named("elven_archer");
export const GOBLIN = UNIT.named("goblin");
export const GREAT_ORC = UNIT.named("great_orc");

export type CharacterId = Id<"character">;
export const CHARACTER = kind("character", [
  "bilbo",
  "thorin",
  "bard",
  "dain",
  "gandalf",
  "thranduil",
  "lord_of_the_eagles",
  "beorn",
  "bolg",
]);
export const CHARACTER_COUNT = CHARACTER.names.length;
export const BILBO = CHARACTER.named("bilbo");
export const THORIN = CHARACTER.named("thorin");
export const BARD = CHARACTER.named("bard");
export const DAIN = CHARACTER.named("dain");
export const GANDALF = CHARACTER.named("gandalf");
export const THRANDUIL = CHARACTER.named("thranduil");
export const LORD = CHARACTER.named("lord_of_the_eagles");
export const BEORN = CHARACTER.named("beorn");
export const BOLG = CHARACTER.named("bolg");
/** 1.3. */
export const GENERALS = [BARD, DAIN, GANDALF, THRANDUIL, LORD] as const;
/** Those who stand with armies or walk alone; the Lord of the Eagles and Beorn follow rules of their own (15, 16). */
export const WALKERS: readonly [readonly CharacterId[], readonly CharacterId[]] = [
  [BILBO, THORIN, BARD, DAIN, GANDALF, THRANDUIL],
  [BOLG],
];
export const sideOfCharacter = (character: CharacterId): Side => (character === BOLG ? SHADOW : FREE);

/** Where a character is that stands in no place: `g.at[character]`. */
export const ASIDE = notAnId(-1);
export const DEAD = notAnId(-2);
/** The Lord of the Eagles in play: where he is says `g.lord`. */
export const ALOFT = notAnId(-3);
/** On the way with a column. */
export const MARCHING = notAnId(-4);

/** Where Eagles and their Lord are: in the Eyrie, or in a territory. */
export type RoostId = Id<"roost">;
export const ROOST = kind("roost", ["eyrie", "southern_spur", "valley", "east_bank", "broken_lands"]);
export const EYRIE = ROOST.named("eyrie");
export const roostIn = (territory: TerritoryId): RoostId => ROOST.of(territory + 1);
export const territoryOf = (roost: RoostId): TerritoryId => TERRITORY.of(roost - 1);

/** 3.2. */
export type GroupId = Id<"group">;
export const GROUP = kind("group", ["dwarves_and_men", "elves", "shadow"]);
export const DWARVES_AND_MEN = GROUP.named("dwarves_and_men");
export const ELVES = GROUP.named("elves");
export const SHADOW_GROUP = GROUP.named("shadow");
export const GROUPS_OF: readonly [readonly GroupId[], readonly GroupId[]] = [
  [DWARVES_AND_MEN, ELVES],
  [SHADOW_GROUP],
];
export const GROUP_COUNT = GROUP.names.length;

export type FaceId = Id<"face">;
export const FACE = kind("face", [
  "character",
  "army",
  "muster",
  "army_muster",
  "event",
  "will_of_the_west",
  "lidless_eye",
]);
export const FACE_COUNT = FACE.names.length;
export const CHARACTER_FACE = FACE.named("character");
export const ARMY_FACE = FACE.named("army");
export const MUSTER_FACE = FACE.named("muster");
export const ARMY_MUSTER_FACE = FACE.named("army_muster");
export const EVENT_FACE = FACE.named("event");
export const WILL_FACE = FACE.named("will_of_the_west");
export const EYE_FACE = FACE.named("lidless_eye");

/** What a combat hand holds besides Event cards (11.3). */
export type ManeuverId = Id<"maneuver">;
export const MANEUVER = kind("maneuver", [...UNIT.names, "regroup", "thorin_blow", "vampire_like"]);
export const REGROUP = MANEUVER.named("regroup");
export const MIGHTY_BLOW = MANEUVER.named("thorin_blow");
export const VAMPIRE_LIKE = MANEUVER.named("vampire_like");
/** The card of a unit type. */
export const cardOfUnit = (unit: UnitId): ManeuverId => MANEUVER.of(unit);
export const unitOfCard = (maneuver: ManeuverId): UnitId | null =>
  UNIT.is(maneuver) ? UNIT.of(maneuver) : null;

/** What goes along with an army or stays: so many of each make a force. */
export type ThingId = Id<"thing">;
export const THING = kind("thing", [...UNIT.names, ...CHARACTER.names, "leadership", "damage"]);
export const THING_COUNT = THING.names.length;
const FIRST_CHARACTER = UNIT_COUNT;
export const thingOfCharacter = (character: CharacterId): ThingId => THING.of(FIRST_CHARACTER + character);
export const LEADERSHIP_TOKENS = THING.named("leadership");
export const DAMAGE = THING.named("damage");

/** The decks, and in `data/cards` their cards: Event, the two Story decks, Fate. */
export type DeckId = Id<"deck">;
export const DECK = kind("deck", ["event", "story_free_peoples", "story_shadow", "fate"]);
export const EVENT_DECK = DECK.named("event");
export const FATE_DECK = DECK.named("fate");
/** The Story deck of a side. */
export const storyDeck = (side: Side): DeckId => DECK.of(1 + side);

/** How many cards are in each deck, and what number is its first. */
export const DECK_SIZES = [30, 20, 20, 9] as const;
export const FIRST_OF_DECK = [0, 30, 50, 70] as const;

/** A card as a piece of cardboard, by its place in its deck: which design it bears is said by the pack. */
export type CardId = Id<"card">;
const numbered = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${what}_${i + 1}`);
export const CARD = kind("card", [
  ...numbered("event", DECK_SIZES[0]),
  ...numbered("free_peoples", DECK_SIZES[1]),
  ...numbered("shadow", DECK_SIZES[2]),
  ...numbered("fate", DECK_SIZES[3]),
]);
export const deckOf = (card: CardId): DeckId => {
  for (const deck of DECK.all) if (card < FIRST_OF_DECK[deck] + DECK_SIZES[deck]) return deck;
  throw new RangeError(`card ${card} is in no deck`);
};
/** In masks of one deck's cards. */
export const bitOf = (card: CardId): number => 1 << (card - FIRST_OF_DECK[deckOf(card)]);
export const cardIn = (deck: DeckId, bit: number): CardId => CARD.of(FIRST_OF_DECK[deck] + bit);

/** 16 standard fate tiles, two blue, two red (3.6). */
export type TileId = Id<"tile">;
export const TILE = kind("tile", [
  ...numbered("standard", 16),
  ...numbered("blue", 2),
  ...numbered("red", 2),
]);
export const STANDARD_TILES = 16;

/** Recruitment tokens by their number in the box. */
export type TokenId = Id<"token">;
export const TOKEN = kind("token", numbered("token", 46));

/** What can be done with a die besides playing a card and bringing a character in (5). */
export type ActionId = Id<"action">;
export const ACTION = kind("action", [
  "strategic_move",
  "attack",
  "combined_attack",
  "forced_march",
  "attack_with_leadership",
  "move_characters",
  "draw_cards",
  "recruit",
  "rally",
  "goblin_muster",
  "goblin_attack",
  "goblin_move",
  "eagle_attack",
  "bat_cloud",
  "move_beorn",
]);

/** What a card, an ability or a maneuver makes of one round of a combat: so much of each, by side. */
export type ModId = Id<"mod">;
export const MOD = kind("mod", [
  /** Added to each die of the Combat roll. */
  "roll_bonus",
  /** The target number of the Combat roll alone, whatever else it would be; 0: as usual. */
  "roll_target",
  /** The target number of both rolls, and what it is where it would be 6; 0: as usual. */
  "own_target",
  "hampered_target",
  /** More dice in the Combat roll, and how many there may be then (5 without). */
  "more_dice",
  "dice_limit",
  "more_rerolls",
  "more_leadership",
  /** No Leader re-roll at all. */
  "no_reroll",
  "automatic_hits",
  "prevented",
  /** Markers removed before casualties. */
  "healed",
  /** Its unit card has no effect. */
  "stopped",
  /** So many natural sixes of the Combat roll count twice. */
  "sixes",
  /** Dice after the Leader re-roll: at a number of their own, or at the target number of the round. */
  "late_dice",
  "late_target",
  "extra_dice",
  /** It may retreat without a rout. */
  "may_retreat",
  /** The enemy loses a unit if he has so many markers after his casualties: one of his choice, or of this side's. */
  "no_quarter",
  "encircles",
  /** Dice, of either side, that may be rolled anew before the Leader re-rolls. */
  "chances",
  /** Unit cards taken back. */
  "taken_back",
  /** Hits that a Great Bat may be spent for (17.3). */
  "bat_hits",
]);
export const MOD_COUNT = MOD.names.length;
