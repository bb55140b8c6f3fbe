/** Cards in hand and on the table. */
export { handsBy } from "./handsBy.tsx";
export { lateFaceBy } from "./late.tsx";
export { fanOf, type OwnHandProps, ownCards } from "./own.ts";
