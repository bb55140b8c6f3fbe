/** The common room: tables that anybody may come to. */
export { Commons } from "./commons.ts";
export { commonsCalls } from "./http.ts";
