/**
 * How much things count for the opponents, as it was set by hand: in steps along the path where nothing else is said. Each number is
 * named here once, and used where its heading says.
 */

/** What everybody is asked, who plays and who judges. */
export const WORTHS = {
  // What cards on the table are worth (`worth.ts`).
  /** A character for each point of strength, vitality and damage bonus; that is an archer; that has a text. */
  perStrength: 0.2,
  perVitality: 0.1,
  perDamage: 0.3,
  archer: 0.4,
  text: 0.2,
  /** What is borne; an ally, for each point of its strength, for each wound; a condition. */
  item: 0.15,
  ally: 0.5,
  allyStrength: 0.03,
  allyWound: 0.08,
  condition: 0.45,
  /** How much of an unhurt companion is left with one, two, three or more points of vitality. */
  leftOne: 0.6,
  leftTwo: 0.86,
  leftThree: 0.95,
  leftMore: 0.98,
  /** What the Ring-bearer's last points of vitality cost who has one, two or three of them; each wound before that. */
  bearerOne: 3.2,
  bearerTwo: 1.2,
  bearerThree: 0.4,
  bearerWound: 0.03,
  /** Each burden; and the last ones, over the square of how many more there may be. */
  burden: 0.15,
  lastBurdens: 5,

  // Skirmishes (`skirmishes.ts`).
  /** How sure strengths are of what comes: in the skirmish going on, and in one that can still change. */
  sureNow: 3,
  sureLater: 0.7,
  /** What a tie is worth to the Shadow; how much less sure it is that a character is overwhelmed. */
  tie: 0.5,
  overwhelm: 1.5,
  /** What a minion that dies is worth to the fellowship, and one that is hurt; a fierce one lives to come a second time. */
  killed: 0.3,
  hurt: 0.12,
  fierce: 0.4,
  /** How much of that any minion is worth, and for each point of strength. */
  anyMinion: 0.4,
  minionStrength: 0.1,
  /** A wound that does not kill an ally. */
  allyHurt: 0.1,
};

/** What both the Fellowship and the Shadow are asked. */
export const COMMON = {
  ...WORTHS,

  // Which card to choose (`picking.ts`).
  /** A minion, and how much of what it is printed; anything else beside what it is worth on the table. */
  minion: 0.5,
  minionPrinted: 0.1,
  named: 0.3,
  /** A wound of a minion: its last, or another, of what it is worth and for each point of strength. */
  lastWound: 1,
  wound: 0.3,
  woundAny: 0.3,
  woundStrength: 0.05,
  /** Healing an ally. */
  healAlly: 0.15,
  /** A character in a fight, and elsewhere; for each point of strength. */
  inFight: 1,
  outOfFight: 0.3,
  fightStrength: 0.02,
  /** What is put elsewhere, or done that there is no rule for, of what a card is worth. */
  putElsewhere: 0.1,
  otherwise: 0.1,
  /** How much the minions of the other Shadow player are one's own. */
  shared: 0.5,
  /** What vitality counts beside strength for who bears an item. */
  bearVitality: 0.5,

  // Cards in hand (`cards.ts`).
  /** How gladly each kind is kept; of a companion and of a minion, how much of what is printed; dear minions from a twilight on. */
  keepCompanion: 1,
  keepCompanionPrinted: 0.3,
  keepMinion: 1,
  keepMinionPrinted: 0.2,
  keepMinionDear: 0.05,
  dearFrom: 5,
  keepEvent: 0.8,
  keepShadowEvent: 0.8,
  keepAlly: 0.9,
  keepItem: 0.85,
  keepCondition: 0.85,
  keepShadowItem: 0.85,
  keepShadowCondition: 0.85,
  /** A second copy of a unique companion who is there; of anything else that is unique. */
  keepAgain: 0.4,
  keepUseless: 0.1,
  /** For each twilight that a card costs. */
  keepTwilight: 0,
  /** How much less each card is worth of which there are more than half a hand from its side. */
  crowd: 0.07,
  /** Below this a card is thrown away for another; and from a hand as full as that in any case what is missed least. */
  useless: 0.5,
  full: 7,

  // At first sight (`first-sight.ts`), where passing is 0.5.
  /** An event or an ability in a skirmish that wants help, and in one that does not; how much of what is at stake is added. */
  help: 1,
  helpAbility: 0.9,
  idle: 0.1,
  idleAbility: 0.05,
  stake: 0,
  /** What help counts less for each point of strength that is missing. */
  missing: 0,
  /** How far from what turns a skirmish, and from what overwhelms, it is still worth something. */
  reach: 4,
  reachOverwhelm: 4,
  /** Events and abilities before the skirmishes and after them. */
  eventManeuver: 0.4,
  eventArchery: 0.4,
  eventRegroup: 0.4,
  eventElse: 0.4,
  abilityManeuver: 0.05,
  abilityArchery: 0.05,
  abilityRegroup: 0.05,
  abilityElse: 0.05,
  /** Answering what happens. */
  respond: 0.55,
  trigger: 0.55,
  /** Whatever there is no rule for. */
  else: 0.1,
};

/** Where the Shadow differs in that. */
export const BY_SHADOW = {
  eventManeuver: 0.6,
  eventArchery: 0.6,
  eventRegroup: 0.6,
  eventElse: 0.6,
};

/** What the Fellowship alone is asked. */
export const OF_FELLOWSHIP = {
  // The fellowship phase (`first-sight.ts`).
  /** Each twilight that a card costs; more of it near the end of the path, by its site. */
  twilight: 0.15,
  twilightSite: 0,
  /** A companion beside what is printed; less for each companion there is from so many on. */
  company: 0,
  crowded: 0.15,
  crowdedFrom: 4,
  /** Allies, items and conditions; strength that they add. */
  playAlly: 0.45,
  playItem: 0.45,
  playCondition: 0.45,
  bonus: 0.2,
  /** An ability, and healing by a card given up. */
  abilityFellowship: 0.35,
  discardToHeal: 0.7,
  /** How many burdens usually take the place of a wound; how dear they may be, against the wound. */
  ringBurdens: 2,
  ringPrice: 1,

  // The Free Peoples player's assignments (`assigning.ts`).
  /** How much dearer it is if the Ring-bearer stands, for each minion; how much of the Shadow's worst is feared. */
  bearerStands: 0,
  fear: 1,

  // Moving again (`marching.ts`).
  /** Strength that a twilight buys; the most that comes from one hand; a point of damage bonus of a minion that is there. */
  strengthForTwilight: 2.3,
  mostFromHand: 26,
  minionDamage: 2,
  /** How much of his strength a companion brings who has one or two points of vitality left. */
  weary: 0.35,
  worn: 0.8,
  /** What the Ring-bearer must have left, of vitality and until he is corrupted. */
  bearerLeft: 2,
  burdensLeft: 3,
  /** How much stronger than what may come a fellowship should be to go on; in a hurry, or at the end. */
  safe: 2,
  hasty: 0.6,
  /** How much more for each wound of theirs, for each card that the Shadow holds, for each minion there, and less when behind. */
  safeWounds: 0,
  safeHand: 0,
  safeMinions: 0,
  safeBehind: 0,
};

/** What the Shadow alone is asked. */
export const OF_SHADOW = {
  // The shadow phase (`first-sight.ts`).
  /** A minion; for each point of strength, of vitality, of damage bonus; a fierce one, an archer; for each twilight. */
  playMinion: 1,
  might: 0.15,
  toughness: 0,
  savagery: 0,
  ferocity: 0,
  archery: 0,
  price: 0,
  /** That roams, at a site before its own. */
  roaming: 0,
  playShadowCondition: 3,
  playShadowItem: 0.95,
  eventShadow: 0.6,
  abilityShadow: 0.9,

  // The Shadow player's assignments (`assigning.ts`).
  /** The least that assigning minions to a character must bring; how much more it brings against the Ring-bearer. */
  attack: 0.02,
  bearerAttacked: 0,

  // Archery (`picking.ts`).
  /** What an arrow does to a minion's worth: its last, and another; strength that makes it worth twice as much. */
  arrowKills: 1,
  arrowHurts: 0.2,
  arrowStrength: 4,
};

/** What only a judge of positions is asked (`standing.ts`, `threat.ts`). */
export const OF_JUDGE = {
  /** How many steps of advantage make a game three times as likely to be won. */
  scale: 4,
  /** A site on the way; the last three count more: a player there has nearly won. */
  site: 1,
  siteSeven: 0.5,
  siteEight: 1.5,
  siteNine: 4,
  /** What each twilight given away this turn costs the fellowship, and what it costs as long as it is not spent. */
  given: 0.12,
  spendable: 0.04,
  /** A card in hand; hands are filled up again. */
  hand: 0.07,
  stacked: 0.07,
  /** A condition of the Shadow's on a companion, besides what it is worth to its owner. */
  curse: 0.3,
  /** How much of what may still happen this turn is feared. */
  threat: 1,
  /** What an arrow is worth that hits a minion. */
  arrow: 0.25,
  /** How much later the dying and the Ring-bearer are taken to be put in front, in strength. */
  dyingBack: 3,
  bearerBack: 6,
};
