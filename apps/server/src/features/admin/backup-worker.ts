/** Runs in a thread of its own when the host asks for a backup: copies everything into one file. */
import { workerData } from "node:worker_threads";
import { backup } from "./backup.ts";

const { dataDir, file }: { dataDir: string; file: string } = workerData;
backup(dataDir, file);
