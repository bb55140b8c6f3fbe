/**
 * How much things count for the opponents' rules of thumb, as it was set by hand, in points. What they play by was made of it by
 * playing (`tuned.json`, by `tools/tune.ts`).
 */
export const NUMBERS = {
  // Armies on the march (`marches.ts`).
  /** A unit; a character with an army; Bolg, with whom the Shadow loses all; Beorn, driven out. */
  unit: 0.3,
  character: 0.4,
  bolg: 6,
  beorn: 2,
  beornRisk: 0.3,
  /** How much of an army is lost when its attack fails. */
  loss: 0.55,
  /** How much an attack is thought worth that may fail: the chance is raised to this. */
  daring: 1.2,
  /** What leaving cover costs the Free Peoples, besides what threatens there, and against it. */
  sally: 0.6,
  sallyAnyway: 0.2,
  /** What two armies are good for apart, of what they are together. */
  apart: 0.6,
  /** An attack that follows a step at once. */
  onward: 0.9,
  /** Walking out of a settlement. */
  leave: 0.1,

  // The lie of the land (`land.ts`).
  /** What the Front Gate is worth more; a settlement more for each space of fate while Beorn's coming ends the game; the tenth point. */
  gate: 1,
  beornNear: 0.08,
  winning: 2.5,
  /** How much a settlement counts that may be won back. */
  winBack: 0.9,

  // What dice bring (`actions.ts`, `card-worths.ts`).
  /** One recruitment token flipped, or another put down. */
  flip: 0.34,
  putDown: 0.17,
  /** A goblin on its mustering point, and one that opens a pass. */
  goblin: 0.2,
  pass: 0.6,
  /** A card drawn into an empty hand, and what each in hand takes off; what a card draws, into a hand of few or of many. */
  card: 0.3,
  full: 0.04,
  drawnByCard: 0.8,
  drawnToMany: 0.4,
  /** A damage marker removed. */
  heal: 0.16,
  /** A hit on an enemy army; those of eagles. */
  hit: 0.2,
  eagles: 0.44,
  eagle: 0.5,
  token: 0.08,
  /** Several attacks by one card, and the attack that may follow a march. */
  together: 1.2,
  marchAttack: 0.5,
  tiles: 0.6,
  wrath: 0.1,
  rule: 0.4,
  otherStep: 0.2,
  /** Beorn's attack: at the least, and against what falls by it. */
  bearLeast: 0.3,
  bear: 1.2,
  characters: 0.02,
  /** Who comes: Beorn too late to end the game, Thorin, the Lord of the Eagles, Bolg, others; an ability of a general. */
  beornComes: 2,
  thorinComes: 1.8,
  lordComes: 1.3,
  bolgComes: 0.7,
  otherComes: 0.35,
  ability: 1.5,
  /** A Will of the West used up. */
  will: 0.1,
  /** A die that is not used; waiting while the other has more. */
  aside: -0.4,
  wait: 0.15,

  // Small choices (`scores.ts`).
  /** Where units and tokens are placed: anywhere; in a full stack; in an empty place; by a unit's strength. */
  place: 0.2,
  placeFull: 0.05,
  placeEmpty: 0.3,
  placeStrength: 0.1,
  /** In a combat: an event card, and what keeping it is worth; the maneuvers of no unit. */
  event: 0.7,
  eventKept: 0.25,
  mightyBlow: 2,
  regroup: 0.1,
  general: 0.8,
  /** Leaving a fight: ground given by the Shadow, and what it costs. */
  ground: 0.3,
  retreat: 0.3,
  /** A fate tile that is as good as most. */
  tile: 0.3,
};

/** The same, named for the compiler. */
export type NumberName = keyof typeof NUMBERS;
