/** What things are worth by rule of thumb, in points. */
export const SENSE = {
  /** A unit; a character with an army; Bolg, with whom the Shadow loses all. */
  unit: 0.3,
  character: 0.4,
  bolg: 6,
  beorn: 2,
  /** How much of an army is lost when its attack fails. */
  loss: 0.55,
  /** How much an attack is thought worth that may fail: the chance is raised to this. */
  daring: 1.2,
  /** What leaving cover costs the Free Peoples, against what threatens there. */
  sally: 0.6,
  /** What two armies are good for apart, of what they are together. */
  apart: 0.6,
  /** An attack that follows a step at once. */
  onward: 0.9,
  /** One recruitment token flipped. */
  flip: 0.34,
  /** A goblin on its mustering point, and one that opens a pass. */
  goblin: 0.2,
  pass: 0.6,
  /** A card drawn into an empty hand, and what each in hand takes off. */
  card: 0.3,
  full: 0.04,
  /** A damage marker removed. */
  heal: 0.16,
  /** A hit on an enemy army. */
  hit: 0.2,
  token: 0.08,
  /** A die that is not used; waiting while the other has more. */
  aside: -0.4,
  wait: 0.15,
} as const;
