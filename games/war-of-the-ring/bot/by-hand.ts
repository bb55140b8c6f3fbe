/**
 * How much things count for the opponents' rules of thumb, as it was set by hand: in dice, so that 1 is an ordinary use of a die. What
 * they play by was made of it by playing (`tuned.json`, by `tools/tune.ts`).
 */

/** What either side weighs in its own way; here as the Free Peoples do. */
export const COMMON = {
  // Armies on the march (`marches.ts`).
  /** How strongly Armies march towards what there is to take. */
  march: 6,
  /** An Army of this strength is drawn half as strongly as the strongest. */
  massive: 6,
  /** A Settlement into which it walks, besides its worth. */
  walkIn: 0.3,
  /** With this strength an Army helps wholly where help is needed. */
  helpful: 4,
  /** Coming where there is no room for all; joining others. */
  crowd: 0.35,
  join: 0.06,
  /** Leaving a Settlement of one's own that is in need, or safe. */
  leaveInNeed: 0.5,
  leave: 0.2,
  /** Going next to enemies who are so many times stronger. */
  outnumberedAt: 1.5,
  outnumbered: 0.6,
  /** How much the second of two marches counts. */
  secondMarch: 0.5,
  /**
   * Units left behind: where there is need; beside enemies; in a Stronghold with enemies two steps away, in one with none so
   * near, in a City.
   */
  guardInNeed: 3,
  guardBeside: 2,
  guardNear: 1,
  guardHome: 1,
  guardTown: 1,
  /** Odds from which an attack goes on; an Elite is given for one more round; the defence is not yet half spent. */
  goOn: 0.42,
  extendAgainst: 2.2,
  extendEasily: 0.5,
  extendWalls: 2.3,
  extend: 0.45,
  /**
   * Odds from which a defender holds the field, and more of it for each point; withdraws into the Stronghold, and what each unit
   * costs for whom there is no room.
   */
  hold: 0.35,
  holdPoints: 0.25,
  withdraw: 0.62,
  withdrawLoss: 0.12,
  /** Following up after a battle; what is left behind by it. */
  follow: 0.05,
  followLeaves: 0.6,

  // Where figures are placed (`marches.ts`).
  /** By need, by what there is to take, by what stands there, by points, against besiegers; and where there is no room. */
  placeNeed: 1.2,
  placePull: 0.35,
  placeStrength: 0.04,
  placePoints: 0.1,
  placeSiege: 0.1,
  placeFull: 2,

  // Attacks (`odds.ts`).
  /** What the chance of victory is against as strong a defence, and how steeply it rises with strength. */
  even: 0.5,
  steep: 0.55,
  /** A sortie from a siege: how much it counts, how much stronger the besiegers are thought, and the odds it takes. */
  sortie: 2.2,
  sortieCare: 1.05,
  sortieOdds: 0.55,
  /** From so many points on one more is dearer, by so much for each. */
  urgencyFrom: 0,
  urgency: 0.2,
  /**
   * Sieges: a round more for each Elite; how much walls help; where the defence may fall at once, and where it will hold; a hit;
   * odds that are hopeless, and what they cost.
   */
  siegeElite: 0.6,
  siegeWalls: 1.9,
  siegeFalls: 1.3,
  siegeHolds: 0.75,
  siegeHit: 0.14,
  siegeHopeless: 0.25,
  siegeHopelessly: 0.9,
  /**
   * Attacks: the gates of a Stronghold; what a siege is worth of a Stronghold that many, or few, come to; how much harder than
   * the last point; losses and gains; a conquest; relieving Settlements that the enemy stands beside, more when it is near
   * victory; odds that are sure, or poor.
   */
  gates: 1.1,
  besiegeOver: 1.8,
  besiege: 0.7,
  besiegeWeakly: 0.25,
  clinchBySiege: 0.5,
  exchange: 0.16,
  conquest: 1.25,
  relieve: 0,
  relievePressed: 0,
  sureOdds: 0.75,
  sure: 0.35,
  poorOdds: 0.45,
  poor: 1,
  /** Taking the points that win. */
  clinch: 3,

  // The lie of the land (`land.ts`).
  /** How far off a prize is felt: what is left of it after one step more. */
  reach: 0.72,
  /**
   * A point of the enemy's Settlements (15.3: four points are to the Free Peoples what ten are to the Shadow); one taken back,
   * more when the enemy is near victory; a region without points.
   */
  prize: 2,
  regain: 0.9,
  regainPressed: 0,
  openGround: 0.15,
  /** What is added to the strength near a prize, and how much its guard takes off. */
  power: 4,
  guarded: 1.4,
  /**
   * Enemies two steps away, of those beside; how much a guard takes off the danger; how much more than the guard the enemy may
   * have for the place to be worth saving; help that is wanted, more when the enemy is near victory.
   */
  farMenace: 0.1,
  guardSafe: 1.5,
  saveable: 4,
  need: 0.6,
  needPressed: 0,

  // Uses of dice (`actions.ts`).
  /** A recruiting die; more where a place is in need; and in the first turns. */
  recruit: 1,
  recruitNeed: 0.8,
  recruitEarly: 0,
  /** A step on the Political Track. */
  advance: 0.93,
  /** Drawing a card, how much less each card in the hand makes it worth, and more from the deck of Characters. */
  draw: 0.95,
  cardInHand: 0.09,
  drawCharacter: 0.04,
  /** What is lost by fighting with a card, as a part of its worth as an Event. */
  keepCards: 0.45,
  /** What other uses a die has: Muster or Army; Character; an Event die that plays a card, the other way. */
  musterArmyDie: 0.12,
  characterDie: 0.15,
  eventDie: 0.1,
  /** Factor on a march that needs a Leader or Character to lead it. */
  ledMarch: 0.6,
  ledMarchLess: 0.1,
  /** Saruman, Aragorn and Gandalf the White come into play; others. */
  enterFirst: 3,
  enter: 2.7,
  /** Taking a card off the table; a die for nothing, the other way. */
  removeCard: 0.7,
  skip: 0.6,
  /** Passing, and with many dice left. */
  pass: 0.35,
  passEarly: 0.3,

  // The quest (`quest.ts`, `stance.ts`).
  /** A point of Corruption; how much dearer each makes the next; and each that is missing for a safe end. */
  corruption: 0.2,
  corruptionMore: 0.035,
  worry: 0.12,
  /** What is to spare at a safe end; damage that a Companion takes upon himself; damage of a step before Mordor. */
  safe: 3,
  shield: 1.3,
  toll: 0.8,

  // Cards (`card-worths.ts`).
  /** A tile that a card puts in the Hunt Pool, before Mordor and there; help in the Hunt, and more the more Corruption there is. */
  tile: 0.8,
  tileLate: 1.4,
  relief: 0.9,
  reliefMore: 0.04,
  /** What is at stake in a battle: always, for each unit, for each point. */
  stakes: 0.3,
  stakesUnit: 0.06,
  stakesPoints: 0.35,
  /** A Combat card in a battle that is one-sided; the least that an Event is worth; whatever comes of fighting with it. */
  oneSided: 0.5,
  leastEvent: 0.4,
  fight: 0.05,
  /** What a Combat card counts of the worth of keeping it. */
  keepCombat: 0.3,
};

/** Where the Shadow differs in that. */
export const BY_SHADOW = {
  march: 7,
  massive: 4,
  join: 0.12,
  leaveInNeed: 0.08,
  leave: 0.08,
  outnumbered: 0.15,
  guardInNeed: 2,
  guardNear: 3,
  guardHome: 2,
  followLeaves: 0.2,
  placePoints: 0,
  urgencyFrom: 4,
  urgency: 0.12,
  reach: 0.86,
  prize: 1,
  recruit: 0.5,
  recruitNeed: 0,
  recruitEarly: 0.2,
  advance: 1.9,
  characterDie: 0,
  eventDie: 0,
};

/** What the Free Peoples alone are asked. */
export const OF_FREE = {
  // Uses of dice (`actions.ts`).
  /** A step on the Political Track: the last one; where there is need; of a Nation that is not yet active; by a Companion. */
  advanceLast: 0.2,
  advanceNeed: 0.5,
  advancePassive: 0.35,
  rouse: 0.2,
  /** What other uses a Will of the West has. */
  willDie: 0.3,
  /** A Ring for the step that keeps the Hunt from stirring; for anything else. */
  ringForStuck: 2,
  ringElse: 0.4,

  // The quest (`quest.ts`, `stance.ts`).
  /**
   * A step of the Fellowship, before its dangers; one in Mordor; the first of a turn there; what a tile costs there, and one
   * that is too much.
   */
  walk: 1.8,
  walkInMordor: 1.3,
  walkFirst: 2.6,
  tileInMordor: 0.3,
  tooMuch: 0.8,
  tooMuchOf: 0.6,
  /** Walking on while they should rest. */
  rest: 0.3,
  /** Hiding again; in Mordor. */
  hide: 1.7,
  hideInMordor: 2.4,
  /**
   * How much the dangers of a step count; how much of that is forgotten for each point that the Shadow has or may soon have, and
   * at most.
   */
  fear: 5.5,
  rush: 0.12,
  boldest: 0.7,
  /** What a step is worth more for each such point. */
  haste: 0.1,
  /** How much more such points count with every late turn. */
  late: 0.15,
  /** With how many points to spare they leave a haven, and how many fewer for each of the Shadow's points. */
  spare: 2,
  hurry: 0.6,
  /**
   * Declaring: each step nearer to the gates; each that is lost; at the gates; in a haven, by Corruption and when weary; where a
   * Nation wakes; beside enemies, and Nazgûl.
   */
  declareNearer: 0.06,
  declareLost: 0.25,
  declareGates: 3,
  declareHaven: 0.7,
  declareHealing: 0.06,
  declareWeary: 0.8,
  declareWakes: 0.4,
  declareArmy: 0.15,
  declareNazgul: 0.1,
  /** Being found: each step from the gates; in dark places. */
  revealFar: 0.25,
  revealDark: 0.6,
  /**
   * How much more the Free Peoples make of the war when the Ring-bearers will hardly come through, and less when they will; what
   * is to spare where both are as good, and how many points settle it.
   */
  lean: 0.8,
  leanEven: 1.5,
  leanSure: 3,
  /** What Corruption counts against a Companion who would fall. */
  blow: 1.4,
  /** What a Companion is worth elsewhere. */
  gandalf: 0.7,
  strider: 0.9,
  boromir: 0.45,
  hobbit: 0.35,
  others: 0.4,
  /** Parting from the Fellowship: Strider, Gandalf whom the White would follow, Boromir, others. */
  partStrider: 0.95,
  partGandalf: 1.15,
  partBoromir: 0.5,
  partOthers: 0.35,

  // Figures on their own ways (`figures.ts`, `errands.ts`).
  /**
   * A Companion in a City or Stronghold of the Free Peoples: whose Nation he wakes; any; Strider who is to be crowned, and what
   * is left of that a step away; Gimli, Legolas at home; with an Army, in need.
   */
  wakes: 0.7,
  guest: 0.15,
  crown: 1.4,
  crownReach: 0.8,
  atHome: 0.4,
  withArmy: 0.25,
  withArmyInNeed: 0.4,
  amongEnemies: 0.5,
  /** What a Companion may hope for elsewhere. */
  elsewhere: 0.45,
  /** Bringing a Companion to where a card in hand needs one. */
  errand: 0.3,

  // Cards (`card-worths.ts`).
  /** What a card heals; recruits for the besieged. */
  healing: 1.7,
  relieved: 0.4,
};

/** What the Shadow alone is asked. */
export const OF_SHADOW = {
  // Armies on the march (`marches.ts`).
  /** What it costs the Shadow to march off with those who were to stay. */
  desert: 1.5,

  // Uses of dice (`actions.ts`).
  /** The Voice of Saruman, and how much less it is worth for each unit that is there. */
  voice: 1.2,
  voiceCrowd: 0.06,
  /** A die for Nazgûl and Minions, and what one flight must bring to be worth the trouble. */
  flight: 0.4,
  stir: 0.4,

  // The quest (`quest.ts`, `stance.ts`).
  /**
   * Dice in the Hunt Box: always; more near Mordor and when the Ring-bearers are weary; fewer while they must hide before they
   * go on, and when the war is nearly won. In Mordor.
   */
  huntDice: 2,
  huntNear: 1,
  huntWeary: 1,
  huntRevealed: 1,
  huntWinning: 1,
  huntInMordor: 2,

  // Figures on their own ways (`figures.ts`, `errands.ts`).
  /** The first Nazgûl where the Fellowship is; Leadership that an Army lacks, the more the larger it is; lacks in part. */
  shadowing: 0.55,
  nazgulUnits: 0.015,
  nazgulLead: 0.3,
  nazgulMore: 0.6,
  /** Flights after the best, and the most that all can be worth. */
  flightsMore: 0.35,
  flightMost: 1.25,

  // Cards (`card-worths.ts`).
  /** A card that hurts the Ring-bearers, and a little more than it says. */
  hurting: 1.6,
  hurtingMore: 0.15,
};
