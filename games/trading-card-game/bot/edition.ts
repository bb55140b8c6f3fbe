/** Raised whenever the opponents play otherwise. */
export const EDITION = 5;
