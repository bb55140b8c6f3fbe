/** The whole state of the war: plain JSON, small integers, arrays made to be copied fast. */
import { type Core, copyStack, type Id, kind, notAnId, type Seat } from "@westmarch/kernel";
import type { BattleKindId, OutcomeId } from "./data/battles.ts";
import type { CardId } from "./data/cards.ts";
import { type CharacterId, type DeckId, FIGURE_COUNT, type NOBODY, type Side } from "./data/ids.ts";
import type { RegionId } from "./data/regionnames.ts";
import type { Words } from "./words.ts";

/** Of these rules; what leads from one to the next is in `migrations.ts`. */
export const RULES_VERSION = 2;

/** Where a Character is when he stands in no region: `g.at[character]`. */
export const ASIDE = notAnId(-1);
export const IN_FELLOWSHIP = notAnId(-2);
/** Eliminated (7.2.3). */
export const DEAD = notAnId(-3);
/** His figure goes on as Aragorn or Gandalf the White. */
export const REPLACED = notAnId(-4);

/** Where a Hunt tile is: `g.tiles[tile]`. */
export type TilePlace = Id<"tile-place">;
export const TILE_PLACE = kind("tile-place", ["pool", "drawn", "waiting", "unused", "removed"]);
export const IN_POOL = TILE_PLACE.named("pool");
export const DRAWN = TILE_PLACE.named("drawn");
/** In play, waiting for the Fellowship to enter Mordor (13.1.3). */
export const WAITING = TILE_PLACE.named("waiting");
/** A special tile that is not in play yet. */
export const UNUSED = TILE_PLACE.named("unused");
export const REMOVED = TILE_PLACE.named("removed");

/** Kinds in the pools of figures: `g.pool[nation * 3 + kind]`. */
export const KINDS = 3;
export const REGULAR_KIND = 0;
export const ELITE_KIND = 1;
/** Leaders, or Sauron's Nazgûl. */
export const LEADER_KIND = 2;

/** Once-a-turn marks in `g.marks` (4.2.5). */
export const RING_USED: readonly [number, number] = [1, 2];
/** The Fellowship was moved, or a move was tried, or it was hidden (14.3.1). */
export const STIRRED = 4;
/** Messenger of the Dark Tower. */
export const MESSENGER_USED = 8;
/** For the rest of this action Wormtongue bars nothing (an attack on Edoras or Helm's Deep). Cleared with the action. */
export const ROHAN_ROUSED = 16;
/** The Fellowship tried to move (AMB-03). */
export const WALKED = 32;

/** 15.3. */
export const CORRUPTION_LIMIT = 12;
export const PROGRESS_LIMIT = 12;
export const CRACK_OF_DOOM = 5;
export const ARMY_LIMIT = 10;
export const SIEGE_LIMIT = 5;
export const DICE_LIMIT = 5;

/**
 * What some seat may not know. Cards are masks of a deck's 24 cards (`bitOf`). Decks have no order: the rules draw a
 * card at random when it is drawn (0.3.2). In a view, masks that a seat may not know are 0; how many cards there are
 * is public (`deckCount`, `handCount`, `buriedCount`).
 */
export interface Secret {
  /** By deck: what is left in it. */
  decks: number[];
  /** `seat * 2 + kind of deck`. */
  hands: number[];
  /** `seat * 2 + kind of deck`: what this seat has discarded face down (6.2.4). */
  buried: number[];
  /** By side: the Combat card chosen and not yet revealed, or `NONE`. */
  chosen: CardId[];
}

/** What the rules leave open (`rulings.md`), grouped. */
export interface Rulings {
  /** The Chinese rulebook as printed: AMB-01, 02, 03, 04, 05, 07, 08, 09, 10, 11, 12, 14, 23, 94, 95. */
  readonly chineseRulebook: boolean;
  /** AMB-32: no move or recruiting beyond ten units. */
  readonly strictStacking: boolean;
  /** AMB-35 (the Elite is lost instead), AMB-90 (three rounds, no fewer, no more). */
  readonly hardSieges: boolean;
  /** AMB-70 (no figure in inner Mordor), AMB-72 (no move at 12), AMB-88 (tile before healing), AMB-89 (no tile, no step). */
  readonly narrowRoad: boolean;
  /** AMB-96 (no march after the flight), AMB-98 (not playable while its discard clause would hold). */
  readonly narrowCards: boolean;
  /** AMB-57 (no ban on consecutive actions), AMB-73 (either Shadow player moves the Witch-king). */
  readonly looseTeams: boolean;
  /** AMB-108: the Shadow is asked how many dice of the Hunt it throws again. */
  readonly choiceOfRerolls: boolean;
}

/** What a card makes of a battle, in `battle.terms`. */
export const THREE_ROUNDS = 1;
/** In the first round the Free Peoples need a Companion in the battle to use a Combat card. */
export const COMPANION_FOR_CARD = 2;
/** Corsairs of Umbar: the attacker may not cease. */
export const NO_CEASING = 4;
/** The White Rider: no Nazgûl Leadership counts in the whole battle, nor Gandalf's. */
export const WHITE_RIDER = 8;

/** The battle being fought (chapter 9). Pairs are by side: [Free Peoples, Shadow]. Everything in it is public. */
export interface Battle {
  attacker: Side;
  from: RegionId;
  /** Where the defender is; `from` itself in siege battles and sorties. */
  to: RegionId;
  kind: BattleKindId;
  /** By side: the seat that decides for its force. */
  seats: Seat[];
  /** By figure: what the attacker left in the rearguard (9.2). */
  rear: number[];
  terms: number;
  /** Dice that each Shadow Combat roll loses (Help Unlooked For). */
  shutIn: number;
  round: number;
  /** `GOES_ON`, or how it has ended: a card may end it too (Scouts). */
  over: OutcomeId;
  /** The deck from which the Witch-king draws after the first round (Sorcerer), or `NONE`. */
  sorcery: DeckId;

  // What follows is renewed every round.
  /** By side: the deck of the card chosen (9.4.3), or `NONE`. */
  backs: DeckId[];
  /** By side: the card revealed, or `NONE`. */
  cards: CardId[];
  /** By side: 1 when the card's text has been cancelled. */
  cancelled: number[];
  /** By side: added to each die (9.5.3). */
  rollBonus: number[];
  rerollBonus: number[];
  /** By side: dice taken away from the Combat roll, never below one. */
  diceLost: number[];
  /** By side: no more dice than this. */
  ceiling: number[];
  /** By side: 1 when there is no Leader re-roll. */
  noReroll: number[];
  /** Characters whose Leadership does not count this round, a mask. */
  muted: number;
  /** Characters who have no special abilities this round either, a mask. */
  silenced: number;
  /** By side: points of Leadership taken off (9.4.12). */
  forfeited: number[];
  /** By side: the dice of its Combat roll and of its re-roll as they lie, 1 … 6. */
  rolled: number[][];
  rerolled: number[][];
  /** By side: hits of the Combat roll, with misses that a card has turned into hits: those are not re-rolled. */
  rollHits: number[];
  /** By side: missed dice that may not be re-rolled (Confusion). */
  spoiled: number[];
  rerollHits: number[];
  /** By side: hits that a card adds to those it has rolled (9.6.3). */
  bonusHits: number[];
  /** By side: hits of its special attacks before the Combat roll (Mûmakil). */
  earlyHits: number[];
  /** By side: hits that it has to take, known once initiative 5 is over. */
  toTake: number[];
}

/** A position of War of the Ring. */
export interface War extends Core<Secret, Words> {
  /** How this table settles what the rules leave open. */
  rulings: Rulings;
  /** 2, 3 or 4. */
  players: number;
  /** Victory Points beyond ten that the Shadow needs, for having bid them (AMB-110). */
  bid: number;
  /** The turn being played, from 1. */
  turn: number;

  /** Units: `region * 8 + nation`. Inside a besieged Stronghold are the units of the side that controls it. */
  regulars: number[];
  /** Elite units, as `regulars`. */
  elites: number[];
  /** Leaders: `region * 5 + nation`. */
  leaders: number[];
  /** By region; the Witch-king is not one of them. */
  nazgul: number[];
  /** Units by side, `side * REGION_COUNT + region`: the sum of the above, kept by `place` and `take`. */
  count: number[];
  /** By character: a region, `ASIDE`, `IN_FELLOWSHIP`, `DEAD` or `REPLACED`. */
  at: RegionId[];
  /** Teams: Armies of both players of a side that have mixed (16.7.1), as `side * REGION_COUNT + region`. */
  mixed: number[];
  /** Reinforcements and casualties (1.5.1): `nation * 3 + kind`. */
  pool: number[];
  /** Casualties of the Free Peoples, as `pool`; those of the Shadow go back into `pool`. */
  lost: number[];
  /** By region: the side that controls the Settlement, or `NOBODY`. */
  control: (Side | typeof NOBODY)[];
  /** By region: the seat whose Army captured the Settlement (16.11), or `NONE`. */
  captor: number[];
  /** Victory Points by side (15.3.4). */
  points: number[];

  /** Steps still to go until At War (11.1.1); 0 is At War. */
  steps: number[];
  /** Active Nations, a mask. */
  active: number;

  /** Unused dice, rolled: `side * 7 + face`. */
  dice: number[];
  /** Dice each side owns this turn. */
  owned: number[];
  /** Dice in the Hunt Box, by side. */
  box: number[];
  /** 4.4.2: a Free Peoples die was taken back from the Hunt Box this turn. */
  minimum: number;
  /** Elven Rings by side. */
  rings: number[];
  /** Once-a-turn marks. */
  marks: number;

  /** The region of the Ring-bearers, `NONE` on the Mordor Track. */
  bearers: RegionId;
  /** The place of the Progress Counter on the Fellowship Track. */
  progress: number;
  /** 1 while the Fellowship is Revealed. */
  revealed: number;
  /** Corruption of the Fellowship, 0 … 12. */
  corruption: number;
  /** The Guide of the Fellowship. */
  guide: CharacterId;
  /** The step on the Mordor Track, `NONE` outside. */
  mordor: number;
  /** By tile. */
  tiles: TilePlace[];

  /** Cards left in each deck. */
  deckCount: number[];
  /** `seat * 2 + kind of deck`. */
  handCount: number[];
  /** Cards discarded face down, as `handCount`. */
  buriedCount: number[];
  /** By deck, masks: cards in play on the table, and cards discarded face up. */
  table: number[];
  /** By deck, a mask: cards discarded face up. */
  spent: number[];

  /** By side: the Leading player (16.2), and the player whose slot is next (16.5). */
  leading: Seat[];
  /** By side: the player whose slot is next (16.5). */
  next: Seat[];
  /** The side that acts (5.3). */
  acting: Side;
  /** 16.10: Nations concerned by the Free Peoples' previous action of this turn and by the present one, masks. */
  lastNations: number;
  /** 16.10: Nations concerned by the present action, a mask. */
  nowNations: number;
  /** 16.10.2: regions where Armies that acted in those actions stand now. */
  lastArmies: RegionId[];
  /** 16.10.2: regions where Armies that act in the present action stand. */
  nowArmies: RegionId[];

  /** The battle that is being fought, or null. */
  battle: Battle | null;
}

const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  from: b.from,
  to: b.to,
  kind: b.kind,
  seats: b.seats.slice(),
  rear: b.rear.slice(),
  terms: b.terms,
  shutIn: b.shutIn,
  round: b.round,
  over: b.over,
  sorcery: b.sorcery,
  backs: b.backs.slice(),
  cards: b.cards.slice(),
  cancelled: b.cancelled.slice(),
  rollBonus: b.rollBonus.slice(),
  rerollBonus: b.rerollBonus.slice(),
  diceLost: b.diceLost.slice(),
  ceiling: b.ceiling.slice(),
  noReroll: b.noReroll.slice(),
  muted: b.muted,
  silenced: b.silenced,
  forfeited: b.forfeited.slice(),
  rolled: b.rolled.map((dice) => dice.slice()),
  rerolled: b.rerolled.map((dice) => dice.slice()),
  rollHits: b.rollHits.slice(),
  spoiled: b.spoiled.slice(),
  rerollHits: b.rerollHits.slice(),
  bonusHits: b.bonusHits.slice(),
  earlyHits: b.earlyHits.slice(),
  toTake: b.toTake.slice(),
});

export const cloneWar = (g: War): War => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  secret: {
    decks: g.secret.decks.slice(),
    hands: g.secret.hands.slice(),
    buried: g.secret.buried.slice(),
    chosen: g.secret.chosen.slice(),
  },
  rulings: g.rulings,
  players: g.players,
  bid: g.bid,
  turn: g.turn,
  regulars: g.regulars.slice(),
  elites: g.elites.slice(),
  leaders: g.leaders.slice(),
  nazgul: g.nazgul.slice(),
  count: g.count.slice(),
  at: g.at.slice(),
  mixed: g.mixed.slice(),
  pool: g.pool.slice(),
  lost: g.lost.slice(),
  control: g.control.slice(),
  captor: g.captor.slice(),
  points: g.points.slice(),
  steps: g.steps.slice(),
  active: g.active,
  dice: g.dice.slice(),
  owned: g.owned.slice(),
  box: g.box.slice(),
  minimum: g.minimum,
  rings: g.rings.slice(),
  marks: g.marks,
  bearers: g.bearers,
  progress: g.progress,
  revealed: g.revealed,
  corruption: g.corruption,
  guide: g.guide,
  mordor: g.mordor,
  tiles: g.tiles.slice(),
  deckCount: g.deckCount.slice(),
  handCount: g.handCount.slice(),
  buriedCount: g.buriedCount.slice(),
  table: g.table.slice(),
  spent: g.spent.slice(),
  leading: g.leading.slice(),
  next: g.next.slice(),
  acting: g.acting,
  lastNations: g.lastNations,
  nowNations: g.nowNations,
  lastArmies: g.lastArmies.slice(),
  nowArmies: g.nowArmies.slice(),
  battle: g.battle && cloneBattle(g.battle),
});

const NO_FIGURES: readonly number[] = Array.from({ length: FIGURE_COUNT }, () => 0);
/** An empty force: how many of each kind of figure. */
export const noFigures = (): number[] => NO_FIGURES.slice();
