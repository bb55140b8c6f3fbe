import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keepPrivate } from "./file-modes.ts";

/**
 * Keeps a second server off the same data. The lock is the operating system's own on a small SQLite file, so it is
 * gone at the instant its process is, however that ended. Returns what gives it back.
 */
export function lockData(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "westmarch.lock");
  keepPrivate(file);
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec("pragma locking_mode = exclusive");
    held.exec("begin exclusive");
  } catch (error) {
    held.close();
    throw new Error(`another Westmarch server is using ${dataDir}`, { cause: error });
  }
  return () => held.close();
}
