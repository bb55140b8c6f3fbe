/** What runs in a thread of its own after a start: looks through the whole database, and says what it found. */
import { setTimeout as rest } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { AnyGame } from "@westmarch/kernel";
import { checkTables, damagedPages } from "./check.ts";
import type { CheckupFound } from "./checkup.ts";
import { openForReading } from "./database.ts";
import { Engines } from "./engines.ts";

const { file, games }: { file: string; games: string } = workerData;
const { GAMES }: { GAMES: readonly AnyGame[] } = await import(games);
const database = openForReading(file);
const pages = damagedPages(database.raw);
// As long a rest as the work took: tables that are played at go first.
const tables = await checkTables(database.db, new Engines(GAMES), rest);
await database.close();
parentPort?.postMessage({ pages, ...tables } satisfies CheckupFound);
