/** Cards in hand and on the table. */
export { Hand, HandStrip } from "./Hand.tsx";
export { lateFaceBy } from "./late.tsx";
export { fanOf, type OwnHandProps, ownCards } from "./own.ts";
