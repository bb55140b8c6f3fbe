/**
 * How much things count for the opponents' rules of thumb, in dice: 1 is an ordinary use of a die. Set by hand, and
 * tried against each other in some thousands of games.
 */
export const SENSE = {
  /** How strongly Armies march towards what there is to take. */
  shadowMarch: 7,
  freeMarch: 6,
  /** How far off a prize is felt: what is left of it after one step more. */
  shadowReach: 0.86,
  freeReach: 0.72,
  /** A Settlement of the Shadow against one of the Free Peoples (15.3: four points are as good as ten). */
  freePrize: 2,
  /** Units that the Shadow leaves in a Stronghold with enemies two steps away. */
  shadowGarrison: 3,
  /** Units that it leaves with none so near: in a Stronghold, in a City. */
  shadowHome: 2,
  shadowTown: 1,
  /** What it costs to march off with those who were left behind. */
  desert: 1.5,

  /** A recruiting die; the Free Peoples want one more where a place is in need. */
  shadowRecruit: 0.5,
  freeRecruit: 1,
  freeRecruitNeed: 0.8,
  /** A step on the Political Track, likewise. */
  shadowAdvance: 1.9,
  freeAdvance: 0.93,
  freeAdvanceNeed: 0.5,
  /** The Voice of Saruman. */
  voice: 1.2,
  /** Drawing a card, and how much less each card in the hand makes it worth. */
  draw: 0.95,
  cardInHand: 0.09,
  /** What is lost by fighting with a card, as a part of its worth as an Event. */
  keepCards: 0.45,
  /** A die for Nazgûl and Minions, and what one flight must bring to be worth the trouble. */
  flight: 0.4,
  stir: 0.4,

  /** A step of the Fellowship, before its dangers; one in Mordor; hiding again. */
  walk: 1.8,
  walkInMordor: 1.3,
  hide: 1.7,
  /** How much the dangers of a step count; how much that is forgotten for each point the Shadow has or may soon have. */
  fear: 5.5,
  rush: 0.12,
  /** What a step is worth more for each such point. */
  haste: 0.1,
  /** How much more such points count with every late turn. */
  late: 0.15,
  /** A point of Corruption; how much dearer each makes the next; and each that is missing for a safe end. */
  corruption: 0.2,
  corruptionMore: 0.035,
  worry: 0.12,
  /** With how many points to spare the Ring-bearers leave a haven, and how many fewer for each of the Shadow's points. */
  spare: 2,
  hurry: 0.6,

  /**
   * Dice in the Hunt Box: always; more near Mordor and when the Ring-bearers are weary; fewer while they must hide before
   * they go on, and when the war is nearly won. In Mordor.
   */
  huntDice: 2,
  huntNear: 1,
  huntWeary: 1,
  huntRevealed: 1,
  huntWinning: 1,
  huntInMordor: 2,

  /** How much more the Free Peoples make of the war when the Ring-bearers will hardly come through, and less when they will. */
  freeLean: 0.8,

  /** What it is worth to take the points that win. */
  clinch: 3,
  /** What it is worth to bring somebody to where a card in the hand needs him. */
  errand: 0.3,
} as const;
