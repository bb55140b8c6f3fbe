/** What is to be expected of a battle before any card lies on the table. */
import { STRENGTH } from "../data/characters.ts";
import {
  BOROMIR,
  CAVE_TROLL,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  GANDALF,
  GIMLI,
  LEGOLAS,
  MERRY,
  ORCS,
  PIPPIN,
  type Side,
  sideOf,
  WARG,
  WITCH_KING,
} from "../data/ids.ts";

/** What each character is worth to its side, in points; by id. Frodo is the game. */
export const WORTH: readonly number[] = [9, 2, 1.5, 2, 5, 4, 3, 3, 4, 4, 4, 4, 3.5, 3, 3.5, 3, 3.5, 4];

/** Gandalf answers a card that he has seen; the Troll plays none. */
const WIT = 2;
const NO_CARD = 3;
/** Strength that makes one almost three times as likely to stand. */
const STEP = 1.6;

interface Fate {
  /** How likely each falls. */
  readonly good: number;
  readonly dark: number;
}

function fate(good: CharacterId, dark: CharacterId, attacker: Side): Fate {
  const plain = dark === WARG;
  if (!plain) {
    if (good === BOROMIR) return { good: 1, dark: 1 };
    const isBane =
      (good === GIMLI && dark === ORCS) ||
      (good === LEGOLAS && dark === FLYING_NAZGUL) ||
      (good === MERRY && dark === WITCH_KING);
    if (isBane) return { good: 0, dark: 1 };
    if (good === PIPPIN && attacker !== DARK) return { good: 0.1, dark: 0.1 };
    if (good === FRODO && attacker === DARK) return { good: 0.4, dark: 0.05 };
  }
  if (dark === ORCS && attacker === DARK) return { good: 1, dark: 0 };
  const strength = STRENGTH[good] + (good === GANDALF && !plain ? WIT : 0);
  const against = STRENGTH[dark] - (dark === CAVE_TROLL ? NO_CARD : 0);
  const stands = 1 / (1 + Math.exp(-(strength - against) / STEP));
  return { good: 1 - stands, dark: stands };
}

/** What an attack gains its side, in points, on average. */
export function gain(attacker: CharacterId, defender: CharacterId): number {
  const side = sideOf(attacker);
  const [good, dark] = side === DARK ? [defender, attacker] : [attacker, defender];
  const falls = fate(good, dark, side);
  const balance = falls.dark * WORTH[dark] - falls.good * WORTH[good];
  return side === DARK ? -balance : balance;
}

/** The characters of a mask over a side's nine. */
export const membersOf = (side: Side, mask: number): CharacterId[] =>
  CHARACTERS_OF[side].filter((_, i) => (mask & (1 << i)) !== 0);
