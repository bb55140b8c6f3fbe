/** The rules of a table around the rules of its game, wherever it is kept: on a server, or on a device alone. */
export * from "./begun.ts";
export * from "./file.ts";
export * from "./fold.ts";
export * from "./orders.ts";
export * from "./position.ts";
export * from "./proposals.ts";
export * from "./refused.ts";
export * from "./table.ts";
export * from "./table-notice.ts";
export { reachesBack } from "./taking-back.ts";
export * from "./teams.ts";
export * from "./views.ts";
