/**
 * How chapters call each other: the locals of every chapter that another one enters, and a function to enter it. No
 * chapter imports another chapter; all import this. Locals are scalars, or arrays that are replaced and never changed.
 */
export * from "./frames/armies.ts";
export * from "./frames/battles.ts";
export * from "./frames/cards.ts";
export * from "./frames/characters.ts";
export * from "./frames/fellowship.ts";
export * from "./frames/recruiting.ts";
