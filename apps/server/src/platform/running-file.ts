/** Where the server of a folder is reached: written there while it runs, for the host's tools. */
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const running = z.object({
  /** The address on this machine. */
  local: z.url(),
  /** The address for all other machines, as the settings say; empty: they name none. */
  address: z.string(),
});

export type Running = Readonly<z.infer<typeof running>>;

const fileIn = (dataDir: string): string => join(dataDir, "westmarch.running");

/** Notes where a server is reached. Returns what takes the note away, unless another server has left its own since. */
export function noteRunning(dataDir: string, where: Running): () => void {
  const file = fileIn(dataDir);
  // Several servers may share a folder that holds no tables, and be reached alike within their containers.
  const note = `${JSON.stringify({ ...where, id: randomUUID() })}\n`;
  writeFileSync(file, note, { mode: 0o600 });
  return () => {
    if (readNote(file) === note) rmSync(file);
  };
}

function readNote(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Whether a server answers there. */
const answers = async ({ local }: Running): Promise<boolean> => {
  try {
    return (await fetch(`${local}/healthz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false; // it was killed, and its note has stayed
  }
};

/** Where the running server of this folder is reached; null if none answers. */
export async function runningAt(dataDir: string): Promise<Running | null> {
  const note = readNote(fileIn(dataDir));
  if (note === null) return null;
  const read = running.safeParse(JSON.parse(note));
  return read.success && (await answers(read.data)) ? read.data : null;
}
