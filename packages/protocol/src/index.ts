/**
 * Every message between server and client. What a client sends is a schema and is checked at the server's edge; what
 * the server sends is a type, because a client trusts the server it came from.
 */

export * from "./access.ts";
export * from "./accounts.ts";
export * from "./admin.ts";
export * from "./admin-cases.ts";
export * from "./admin-log.ts";
export * from "./admin-people.ts";
export type * from "./answers.ts";
export * from "./client.ts";
export type * from "./clocks.ts";
export * from "./constants.ts";
export type * from "./errors.ts";
export * from "./friends.ts";
export * from "./guest-bots.ts";
export * from "./keeps.ts";
export type * from "./kept.ts";
export type * from "./messages.ts";
export * from "./notifications.ts";
export * from "./pace.ts";
export * from "./premoves.ts";
export * from "./public-lobby.ts";
export type * from "./puzzles.ts";
export * from "./ratings.ts";
export type * from "./refusals.ts";
export * from "./roles.ts";
export type * from "./rounds.ts";
export * from "./seals.ts";
export * from "./server-webhook.ts";
export * from "./statistics.ts";
export type * from "./table.ts";
export { identifier } from "./text.ts";
export * from "./tournaments.ts";
