/** The keeper's room: what a host sees and does from a browser. */
export { Bars } from "./bars.ts";
export { keeperCalls } from "./http.ts";
export { Keeper } from "./keeper.ts";
export { hostKey, mustBeTheirs } from "./key.ts";
