/** Cards in hand and on the table. */
export { BlankCard, Hand, type HandProps, HandStrip } from "./Hand.tsx";
