/** Runs in a thread of its own after a start: checks the whole database, and reports what it found. */
import { setTimeout as rest } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { AnyGame } from "@westmarch/kernel";
import { openToLook } from "../../database/open.ts";
import { GameRegistry } from "../../tables/game-registry.ts";
import { checkTables } from "./integrity-check.ts";
import type { CheckupFound } from "./startup-check.ts";

const { where, games }: { where: string; games: string } = workerData;
const { GAMES }: { GAMES: readonly AnyGame[] } = await import(games);
const { database, damaged: pages } = await openToLook(where);
// Each rest is as long as the work before it, so that tables in play go first.
const tables = await checkTables(database.db, new GameRegistry(GAMES), rest);
await database.close();
parentPort?.postMessage({ pages, ...tables } satisfies CheckupFound);
