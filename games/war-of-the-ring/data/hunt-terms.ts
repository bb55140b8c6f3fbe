/** Why a Hunt tile is drawn, and what a card makes of it. */
export const BY_HUNT = 0;
/** A move on the Mordor Track (14.2.2). */
export const BY_STEP = 1;
/** A Shadow Stronghold on the path of a revealed Fellowship (12.6.5). */
export const BY_STRONGHOLD = 2;
export const BY_CARD = 3;

// Terms, a mask.

/** Eyes are thrown away without effect. */
export const NO_EYES = 1;
/** So are the Fellowship's special tiles. */
export const NO_SPECIALS = 2;
/** Nothing lowers the damage; all of it becomes Corruption (Isildur's Bane). */
export const NO_RELIEF = 4;
/** The casualty is compulsory and random (Foul Thing from the Deep). */
export const MUST_FALL = 8;
/** A Reveal icon has no effect. */
export const NO_REVEAL = 16;
/** It is drawn for its number alone, and is no Hunt (The Breaking of the Fellowship). */
export const FOR_NUMBER = 32;
