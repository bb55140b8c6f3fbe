/** What a network sees of a position as far as it concerns two, one block of numbers after the other, and how many each has. */
import { type Climb, figureLadders, layout } from "@westmarch/bots/features";
import { PHASES } from "../notation/names.ts";
import type { LastingKind } from "../state.ts";
import type { Phase } from "../words.ts";
import { ALL_COPIES, CULTURE_COUNT, KIND_COUNT, PEOPLE, SITES } from "./printing.ts";
import { RESTING } from "./quiet.ts";
import { PARTS } from "./standing.ts";

const { block, inputs } = layout();

/**
 * Figures by which positions are judged without a network: the lowest rung of each, and how far it is to the next; of what costs
 * something, downwards.
 */
export const FIGURES = figureLadders(PARTS, {
  progress: [1.5, 0.75],
  companions: [1.5, 0.75],
  support: [0.3, 0.4],
  bearer: [-0.1, -0.3],
  threat: [0.2, -0.4],
  twilight: [-0.4, -0.25],
  curses: [-0.1, -0.15],
});

/** What speaks for who leads the fellowship in all, in log odds. */
export const ODDS: Climb = [-2.5, 0.25];

/** Rungs of those odds. */
export const ODDS_RUNGS = 20;
/** Sites that are told apart. */
export const SITES_SEEN = 9;
/** Burdens, and resistance, that are told apart. */
export const BURDENS_SEEN = 10;
/** Vitality of a Ring-bearer that is told apart. */
export const VITALITY_SEEN = 6;
/** Companions, in play or dead, that are told apart. */
export const COMPANIONS_SEEN = 9;
/** Cards in a hand that are told apart. */
export const HAND_SEEN = 10;
/** Cards of a pile are counted in fours; those of one kind that are left in a deck, in threes. */
export const FOUR = 4;
/** Rungs of a pile. */
export const PILE_RUNGS = 15;
/** Rungs of one kind in a deck. */
export const DECK_RUNGS = 6;
/** Of one kind or culture in hand. */
export const KIND_RUNGS = 5;
/** Of one kind and culture in play. */
export const GROUP_RUNGS = 2;
/** Where one grade of costs ends and the next begins. */
export const COST_GRADES = [1, 3, 5];
/** Cards in hand of one grade. */
export const COST_RUNGS = 3;
/** Wounds of a character that are told apart. */
export const WOUNDS_SEEN = 3;
/** Strength from what a character bears. */
export const BONUS_SEEN = 4;
/** Strengths of many together are counted in threes, vitality in twos. */
export const THREE = 3;
/** Rungs of a strength of many. */
export const STRENGTH_RUNGS = 16;
/** By so much vitality is counted. */
export const TWO = 2;
/** Rungs of the vitality of all. */
export const VITALITY_RUNGS = 12;

/** What is said of each player, first of the one who leads the fellowship. */
const sideBlocks = () => ({
  figures: block(FIGURES.size),
  at: block(SITES_SEEN),
  left: block(SITES_SEEN),
  burdens: block(BURDENS_SEEN),
  resistance: block(BURDENS_SEEN),
  bearer: block(VITALITY_SEEN),
  worn: block(1),
  companions: block(COMPANIONS_SEEN),
  dead: block(COMPANIONS_SEEN),
  vitality: block(VITALITY_RUNGS),
  strength: block(STRENGTH_RUNGS),
  hand: block(HAND_SEEN),
  deck: block(PILE_RUNGS),
  discard: block(PILE_RUNGS),
  handKinds: block(KIND_COUNT * KIND_RUNGS),
  handCultures: block(CULTURE_COUNT * KIND_RUNGS),
  handCosts: block((COST_GRADES.length + 1) * COST_RUNGS),
  deckKinds: block(KIND_COUNT * DECK_RUNGS),
  groups: block(KIND_COUNT * CULTURE_COUNT * GROUP_RUNGS),
  /** One card from the other. */
  held: block(ALL_COPIES),
  inPlay: block(ALL_COPIES),
  lost: block(PEOPLE.many),
  wounds: block(PEOPLE.many * WOUNDS_SEEN),
  exhausted: block(PEOPLE.many),
  bonus: block(PEOPLE.many * BONUS_SEEN),
  stacked: block(KIND_RUNGS),
});

/** Where each of them begins. */
export type Blocks = ReturnType<typeof sideBlocks>;

/** Of the player who leads the fellowship. */
export const LEADER: Blocks = sideBlocks();

/** Of the other: the player of the Shadow, or one of them. */
export const SHADOW: Blocks = sideBlocks();

/** Where a phase may stand that is asked for actions, assignments or cards. */
export const STAGES: readonly string[] = RESTING;

/** Effects that last, and are not seen by what they change. */
export const LASTING: readonly LastingKind[] = [
  "strength",
  "damage",
  "defender",
  "fierce",
  "may fight",
  "tripled",
  "wound cap",
  "no wounds",
  "no archer",
  "fellowship archery",
  "minion archery",
  "may not be assigned",
  "may not move",
  "shadow number",
  "ring without text",
  "delayed",
];

/** Phases in which minions may still come from the hand of the Shadow. */
export const COMING: readonly Phase[] = ["fellowship", "shadow", "regroup"];

/** Twilight that is told apart. */
export const POOL_SEEN = 20;
/** Moves that are told apart. */
export const MOVES_SEEN = 4;
/** Minions that are told apart, and what is counted of them. */
export const MINIONS_SEEN = 8;
/** Archery totals that are told apart. */
export const ARROWS_SEEN = 6;
/** By how much a skirmish is won. */
export const MARGIN = 8;
/** Rungs of a margin, to either side. */
export const MARGINS = 2 * MARGIN;
/** Wounds that a lost skirmish brings. */
export const BLOWS_SEEN = 4;

/** Who fights: the Ring-bearer, a character with one point of vitality left, any other. */
const FIGHTERS = 3;

/** How a skirmish to come stands: overwhelmed, lost, narrowly lost, narrowly won, won. */
export const OUTCOMES = 5;
/** Within this margin a skirmish is won or lost narrowly. */
export const NARROWLY = 3;
/** Skirmishes of one kind that are told apart. */
export const SKIRMISHES_SEEN = 3;

/** What is said of the position as a whole. */
export const AT = {
  odds: block(ODDS_RUNGS),
  phase: block(PHASES.length),
  stage: block((STAGES.length + 1) * 2),
  passed: block(1),
  discarded: block(1),
  moves: block(MOVES_SEEN),
  movesLeft: block(MOVES_SEEN),
  /** Of each phase by itself: what twilight means changes with it. */
  pool: block(PHASES.length * POOL_SEEN),
  expected: block(POOL_SEEN),
  site: block(SITES.many),
  next: block(SITES.many),
  minions: block(MINIONS_SEEN),
  fierce: block(MINIONS_SEEN),
  hurt: block(MINIONS_SEEN),
  damage: block(MINIONS_SEEN),
  unassigned: block(MINIONS_SEEN),
  minionStrength: block(STRENGTH_RUNGS),
  minionArrows: block(ARROWS_SEEN),
  fellowshipArrows: block(ARROWS_SEEN),
  fierceRound: block(1),
  /** What the Shadow could bring from its hand, and what the fellowship has to meet all of it with. */
  coming: block(COMING.length * STRENGTH_RUNGS),
  resolve: block(COMING.length * STRENGTH_RUNGS),
  fighting: block(PEOPLE.many),
  toWin: block(FIGHTERS * MARGINS),
  toOverwhelm: block(FIGHTERS * MARGINS),
  blows: block(FIGHTERS * BLOWS_SEEN),
  cancelled: block(1),
  skirmishes: block(FIGHTERS * OUTCOMES * SKIRMISHES_SEEN),
  lasting: block(LASTING.length),
  firstGame: block(1),
  isSecond: block(1),
};

/** How many numbers there are in all. */
export const INPUTS = inputs();
