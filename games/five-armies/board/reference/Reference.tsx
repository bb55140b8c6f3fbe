/** All figures and cards, for the side drawer. */
export const Reference = () => null;
