/** The common room: tables that anybody may come to. */

export { commonsCalls } from "../../transport/http/routes/public-lobby.ts";
export { Commons } from "./public-lobby.ts";
