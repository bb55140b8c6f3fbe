/** The table server: durable tables behind sockets, a lobby behind HTTP, and a host's tools. */

export { shownLocation, Unanswered } from "../database/address.ts";
export { openDatabase } from "../database/open.ts";
export { openFile, openFolder, type SqliteDatabase } from "../database/sqlite/sqlite.ts";
export type { Database } from "../database/types.ts";
export { backup, inspect, type Restored } from "../features/admin/backup.ts";
export { addressesOnNetwork } from "../platform/listening.ts";
export { Log, openLog } from "../platform/log.ts";
export { type Pace, POLICY, type Policy, policyFrom, UNLIMITED } from "../platform/policy.ts";
export { runningAt } from "../platform/running-file.ts";
export { adminTicket } from "../stores/host-key.ts";
export type { RunningServer, ServerOptions } from "./options.ts";
export { createServer } from "./server.ts";
export { type Moved, moveData } from "./tools/copy-database.ts";
export { deleteTable, forgetSeat, keptAbout } from "./tools/delete-data.ts";
export { exportGames, type GameOut, type GamesWish } from "./tools/export-games.ts";
export { inviteToServer, listInvitations, revokeInvitation } from "./tools/invitations.ts";
export {
  listPeople,
  type PersonInList,
  setRole,
  suspendPerson,
  unsuspendPerson,
} from "./tools/people.ts";
export { countedGames, recomputeRatings } from "./tools/recompute-ratings.ts";
export { restore } from "./tools/restore.ts";
export { exportTable, importSave, type ListedTable, listTables } from "./tools/transfer.ts";
