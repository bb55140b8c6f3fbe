/** The table server: durable tables behind sockets, a lobby behind HTTP, and a host's tools. */
export { backup, inspect, type Restored, restore } from "./backup.ts";
export type { BotAnswer, BotPlayer, BotPosition, BotQuestion } from "./bots.ts";
export { shownPlace, Unanswered } from "./database/address.ts";
export { openFile, openFolder, type SqliteDatabase } from "./database/sqlite.ts";
export { type Database, openDatabase } from "./database.ts";
export { keeperTicket } from "./keeper/key.ts";
export { Log, openLog } from "./log.ts";
export { type Moved, moveData } from "./moving/moving.ts";
export { countedGames, recomputeRatings } from "./ratings/recompute.ts";
export { deleteTable, forgetSeat, keptAbout } from "./removal.ts";
export { runningAt } from "./running.ts";
export { createServer, type RunningServer, type ServerOptions } from "./server.ts";
export { type Pace, POLICY, type Policy, policyFrom, UNLIMITED } from "./settings.ts";
export { exportTable, importSave, type ListedTable, listTables } from "./transfer.ts";
