/** The keeper's room: what a host sees and does from a browser. */

export { hostKey, mustBeTheirs } from "../../stores/host-key.ts";
export { Bars } from "../../tables/bans.ts";
export { keeperCalls } from "../../transport/http/routes/admin.ts";
export { Keeper } from "./admin.ts";
