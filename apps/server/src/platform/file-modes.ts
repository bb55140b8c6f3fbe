import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

/** The name of the host's key, which lies beside the tables: a folder that holds one has been used by a server. */
export const HOST_KEY = "host-key";

/** What SQLite keeps beside a database, and the database itself. */
export const PARTS = ["", "-wal", "-shm", "-journal"] as const;

const OTHERS = 0o077;

/** Makes an empty file that only its owner can read, if there is none. SQLite gives what it puts beside it the same mode. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
}

/** Makes a database and the files beside it readable for their owner alone. Throws with a sentence if it may not. */
export function keepPrivate(file: string): void {
  makePrivate(file);
  for (const part of PARTS.map((ending) => file + ending)) {
    if (!seenByOthers(part)) continue;
    try {
      chmodSync(part, 0o600);
    } catch (error) {
      throw new Error(
        `${part} can be read by others, and its mode cannot be changed: chmod 600 it as its owner`,
        {
          cause: error,
        },
      );
    }
  }
}

/** Whether others than the owner may look into a file or folder. On Windows modes say nothing about that. */
export const seenByOthers = (path: string): boolean =>
  process.platform !== "win32" && existsSync(path) && (statSync(path).mode & OTHERS) !== 0;
