/**
 * Every message between server and client. What a client sends is a schema and is checked at the server's edge; what
 * the server sends is a type, because a client trusts the server it came from.
 */
export * from "./client.ts";
export * from "./commons.ts";
export * from "./constants.ts";
export * from "./guest-bots.ts";
export * from "./keeper.ts";
export * from "./keeps.ts";
export * from "./notices.ts";
export * from "./pace.ts";
export * from "./people.ts";
export * from "./plans.ts";
export * from "./ratings.ts";
export * from "./seals.ts";
export type * from "./server.ts";
export { identifier } from "./text.ts";
export * from "./tournaments.ts";
