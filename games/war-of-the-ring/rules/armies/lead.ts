/** Who must go along with a moving Army, or take part in an attack. */
export const NO_LEAD = 0;
/** A Leader, Nazgûl, Character, or Elite that counts as one (5.5.1). */
export const ANY_LEAD = 1;
export const NAZGUL_LEAD = 2;
export const WITCH_KING_LEAD = 3;
export const COMPANION_LEAD = 4;
