/** The whole table. */
export const Board = () => null;
