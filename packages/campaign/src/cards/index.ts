/** Cards in hand and on the table. */
export { BlankCard, Hand, HandStrip } from "./Hand.tsx";
export { fanOf, type OwnHandProps, ownCards } from "./own.ts";
