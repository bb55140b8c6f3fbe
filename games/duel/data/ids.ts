/** Small integers inside, names at the edges: the numbers are this file's order and never change. */

export const SIDES = ["fellowship", "sauron"] as const;
export const FELLOWSHIP = 0;
export const SAURON = 1;
export type Side = typeof FELLOWSHIP | typeof SAURON;
export const other = (side: Side): Side => (side === FELLOWSHIP ? SAURON : FELLOWSHIP);

export const SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"] as const;
export type SkillName = (typeof SKILLS)[number];

export const RACES = ["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] as const;
export type RaceName = (typeof RACES)[number];
export type RaceId = number;

export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"] as const;
export type RegionName = (typeof REGIONS)[number];
export type RegionId = number;
export const ARNOR = 1;
export const MORDOR = 6;

/** Each region has one landmark (9.6): a landmark has the number of its region. */
export const LANDMARKS = [
  "grey-havens",
  "bree",
  "erebor",
  "isengard",
  "helms-deep",
  "minas-tirith",
  "barad-dur",
] as const;
export type LandmarkName = (typeof LANDMARKS)[number];
export type LandmarkId = number;

/** Three tokens a race: token number `race * 3 + n`. */
export const TOKENS_OF_RACE = 3;
export const TOKENS: readonly string[] = RACES.flatMap((race) => [`${race}-1`, `${race}-2`, `${race}-3`]);
export type TokenId = number;
export const raceOf = (token: TokenId): RaceId => Math.floor(token / TOKENS_OF_RACE);
export const token = (name: string): TokenId => TOKENS.indexOf(name);

/** 23 cards a chapter: card number `(chapter - 1) * 23 + n`. */
export const CARDS_OF_CHAPTER = 23;
export const CHAPTERS = 3;
export type CardId = number;
export const chapterOf = (card: CardId): number => Math.floor(card / CARDS_OF_CHAPTER) + 1;
