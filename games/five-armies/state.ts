/** The whole state of the game: plain JSON, small integers, arrays made to be copied fast. */
import { type Core, copyStack, type Id, kind } from "@westmarch/kernel";
import type { CardId, ManeuverId, PlaceId, RoostId, Side } from "./ids.ts";
import type { Words } from "./words.ts";

export const RULES_VERSION = 1;

/** Chapter numbers of the limits. */
export const HAND_LIMIT = 6;
export const STACKING_LIMIT = 5;
export const DICE_LIMIT = 5;
export const DAMAGE_PER_UNIT = 2;
export const FATE_END = 15;
export const POINTS_TO_WIN = 10;
/** 14.2: Beorn ends the game if the Shadow has fewer points. */
export const POINTS_AGAINST_BEORN = 6;
export const MOST_GENERALS = 3;
export const MOST_BATS = 6;
export const MOST_WRATH = 16;

/** Where a fate tile is. */
export type TilePlace = Id<"tile-place">;
export const TILE_PLACE = kind("tile-place", ["pool", "aside", "discarded", "unused"]);
export const IN_POOL = TILE_PLACE.named("pool");
/** Drawn this turn and not applied (4.8). */
export const ASIDE_TILE = TILE_PLACE.named("aside");
export const DISCARDED = TILE_PLACE.named("discarded");
/** A special tile that no card has brought in yet. */
export const UNUSED = TILE_PLACE.named("unused");

/**
 * What some seat may not know. Cards are masks of a deck's cards (`bitOf`). Decks have no order: a card is drawn at
 * random when it is drawn. In a view, masks that a seat may not know are 0; how many cards there are is public.
 */
export interface Secret {
  /** What is left of the Event deck and of the two Story decks. */
  decks: number[];
  /** `seat * 2`: Event cards in hand; `+ 1`: Story cards. */
  hands: number[];
  /** The same for what a seat has discarded face down (4.3). */
  buried: number[];
  /** The same for the part of a hand that the other seat is looking at: both players know it, spectators do not. */
  looked: number[];
}

/** How the rules are read where the rulebook is silent (`rulings.md`), grouped. */
export interface Rulings {
  /** 19.1, 19.22: a fortification is breached by the hits of one round that nothing has prevented. */
  readonly hardWalls: boolean;
  /** 19.3: bodyguard tokens are never refilled after Bolg has entered. */
  readonly mortalBolg: boolean;
  /** 19.9: a retreat may end next to the attacker. */
  readonly easyRetreat: boolean;
  /** 5.9, 19.5, 19.7: goblins may leave the rest of their army behind. */
  readonly looseGoblins: boolean;
  /** 4.19: an ability may come before passing, and before putting a die aside. */
  readonly earlyGenerals: boolean;
  /** 9.7, 19.17: damage by range and Eagles reach passes as the regions that these lead to. */
  readonly openMountain: boolean;
  /** 16.8, 19.24: Beorn does not advance, and walls do not shelter him. */
  readonly restingBeorn: boolean;
  /** 19.4: one die sends as many bats, each with another army. */
  readonly batSwarms: boolean;
  /** 19.11: fortifications do not count for the seventh Shadow die. */
  readonly dearDie: boolean;
  /** 19.12: the Front Gate wins, whatever the points. */
  readonly fallenGate: boolean;
  /** 19.14: Regroup is played only when there is a card to take back. */
  readonly lateRegroup: boolean;
}

/** A force on its way: how many of each thing, and where it is now. */
export interface Column {
  to: PlaceId;
  /** By thing; replaced, never changed. */
  force: readonly number[];
}

/** What a card or ability makes of an attack, in `battle.terms`. */
export const NO_FORD = 1;
export const NO_SLOPE = 2;
/** The walls count as breached from the start. */
export const BREACHED = 4;

/** The combat being fought (chapters 11 to 13, 16). Everything in it is public; pairs are by side. */
export interface Battle {
  attacker: Side;
  /** Where the army stands that fights this round; Beorn's region when he attacks. */
  from: PlaceId;
  target: PlaceId;
  /** 1 when the Free Peoples' side of it is Beorn alone. */
  beorn: number;
  /** 1 in a combined attack (13). */
  combined: number;
  /** Attacking armies that have fought a round: the first-round penalties hold for each once. */
  fought: PlaceId[];
  terms: number;
  round: number;
  /** Hits of the attackers so far (19.1). */
  breach: number;
  /** Maneuver cards used and not taken back yet, masks. */
  used: number[];
  /** Bilbo's luck has been used in this combat. */
  luck: number;

  // What follows is renewed every round.
  /** The Maneuver card and the Event card that each has played, or `NONE`. */
  maneuver: ManeuverId[];
  event: CardId[];
  /** What cards, abilities and maneuvers make of the round, by modifier. */
  mods: number[][];
  /** The dice of the Combat roll as they lie, black ones first; how many are black; and which are hits. */
  rolled: number[][];
  black: number[];
  struck: number[][];
  /** Hits of dice after the Leader re-roll, of cards and maneuvers. */
  hits: number[];
  /** 1 when a black die (or for some armies any die) is a hit, so that the maneuver may be used. */
  triggered: number[];
  /** 1 when the maneuver is used. */
  uses: number[];
}

/** A position of The Battle of Five Armies. */
export interface FiveArmies extends Core<Secret, Words> {
  /** How this table settles what the rules leave open. */
  rulings: Rulings;
  /** The digest of the data pack that the table has brought (`printing.ts`); empty: the built-in one. */
  pack: string;
  /** The turn being played, from 1. */
  turn: number;
  /** The side that acts (4.18). */
  acting: Side;

  /** `place * 9 + unit`. */
  units: number[];
  /** Damage markers and Leadership tokens, by place. */
  damage: number[];
  /** Leadership tokens, by place. */
  tokens: number[];
  /** Armies between two places. */
  columns: Column[];
  /** By character: a place, `ASIDE`, `DEAD`, `ALOFT` or `MARCHING`. */
  at: PlaceId[];
  /** By place: 1 under a Shadow control marker. */
  control: number[];
  /** Recruitment tokens on the board: `place * 3 + group`. */
  recruits: number[];
  /**
   * By token: 1 until it has been flipped. Neither player knows which of these lie where, so the state does not say it.
   */
  unflipped: number[];
  /** By pass: 1 when it is open. */
  open: number[];

  /** Eagles by roost, and where their Lord is (`NONE` while he is not in play). */
  eagles: number[];
  /** The roost where the Lord of the Eagles is, `NONE` while he is not in play. */
  lord: RoostId;
  /** Great Bats by territory. */
  bats: number[];
  /** Wrath tokens beside Beorn's card. */
  wrath: number;
  /** Wrath tokens that cards have given before Beorn is in play. */
  promised: number;
  /** Bodyguard tokens that shield Bolg. */
  bodyguard: number;
  /** 1 when Bilbo's Ring has saved him. */
  ring: number;

  /** The place of the marker on the Fate track. */
  fate: number;
  /** By tile. */
  tiles: TilePlace[];
  /** Generals with an activation token, a mask. */
  activated: number;
  /** 1 when an ability has been used before the next die (4.19). */
  hasUsedAbility: number;

  /** Unused dice, rolled: `side * 7 + face`. */
  dice: number[];
  /** Dice that each side has this turn. */
  owned: number[];

  /** Cards left in the Event deck and the two Story decks. */
  deckCount: number[];
  /** Cards in hand: `side * 2`, and 1 more for the Story deck. */
  handCount: number[];
  /** Cards discarded face down, likewise. */
  buriedCount: number[];
  /** By deck, masks: discarded face up, and lying on the table or beside a character. */
  spent: number[];
  /** By deck, a mask: cards lying on the table or beside a character. */
  table: number[];
  /** Where Hold the High Ground lies, by its card's place; `NONE` while it does not. */
  ground: PlaceId;

  /** The battle that is being fought, or null. */
  battle: Battle | null;
}

const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  from: b.from,
  target: b.target,
  beorn: b.beorn,
  combined: b.combined,
  fought: b.fought.slice(),
  terms: b.terms,
  round: b.round,
  breach: b.breach,
  used: b.used.slice(),
  luck: b.luck,
  maneuver: b.maneuver.slice(),
  event: b.event.slice(),
  mods: b.mods.map((mods) => mods.slice()),
  rolled: b.rolled.map((dice) => dice.slice()),
  black: b.black.slice(),
  struck: b.struck.map((dice) => dice.slice()),
  hits: b.hits.slice(),
  triggered: b.triggered.slice(),
  uses: b.uses.slice(),
});

/** A copy that shares nothing mutable. */
export const cloneGame = (g: FiveArmies): FiveArmies => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  secret: {
    decks: g.secret.decks.slice(),
    hands: g.secret.hands.slice(),
    buried: g.secret.buried.slice(),
    looked: g.secret.looked.slice(),
  },
  rulings: g.rulings,
  pack: g.pack,
  turn: g.turn,
  acting: g.acting,
  units: g.units.slice(),
  damage: g.damage.slice(),
  tokens: g.tokens.slice(),
  columns: g.columns.map(({ to, force }) => ({ to, force: force.slice() })),
  at: g.at.slice(),
  control: g.control.slice(),
  recruits: g.recruits.slice(),
  unflipped: g.unflipped.slice(),
  open: g.open.slice(),
  eagles: g.eagles.slice(),
  lord: g.lord,
  bats: g.bats.slice(),
  wrath: g.wrath,
  promised: g.promised,
  bodyguard: g.bodyguard,
  ring: g.ring,
  fate: g.fate,
  tiles: g.tiles.slice(),
  activated: g.activated,
  hasUsedAbility: g.hasUsedAbility,
  dice: g.dice.slice(),
  owned: g.owned.slice(),
  deckCount: g.deckCount.slice(),
  handCount: g.handCount.slice(),
  buriedCount: g.buriedCount.slice(),
  spent: g.spent.slice(),
  table: g.table.slice(),
  ground: g.ground,
  battle: g.battle && cloneBattle(g.battle),
});

/** Every ruling as it is proposed. */
export const USUAL_RULINGS: Rulings = {
  hardWalls: false,
  mortalBolg: false,
  easyRetreat: false,
  looseGoblins: true,
  earlyGenerals: false,
  openMountain: false,
  restingBeorn: false,
  batSwarms: false,
  dearDie: false,
  fallenGate: false,
  lateRegroup: false,
};
