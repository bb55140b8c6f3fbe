/**
 * Every message between server and client. What a client sends is a schema and is checked at the server's edge; what
 * the server sends is a type, because a client trusts the server it came from.
 */
export type * from "./answers.ts";
export * from "./client.ts";
export type * from "./clocks.ts";
export * from "./commons.ts";
export * from "./constants.ts";
export type * from "./errors.ts";
export * from "./guest-bots.ts";
export * from "./keeper.ts";
export * from "./keeps.ts";
export type * from "./kept.ts";
export type * from "./messages.ts";
export * from "./notices.ts";
export * from "./pace.ts";
export * from "./people.ts";
export * from "./plans.ts";
export * from "./ratings.ts";
export type * from "./refusals.ts";
export type * from "./rounds.ts";
export * from "./seals.ts";
export type * from "./table.ts";
export { identifier } from "./text.ts";
export * from "./tournaments.ts";
