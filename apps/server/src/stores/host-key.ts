import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { mustExist } from "../database/host-data.ts";
import { HOST_KEY } from "../platform/file-modes.ts";
import { type Entropy, entropy } from "../platform/random.ts";
import type { NotificationStore } from "./notification-store.ts";

/** A key that the host alone has: any person who can read the data folder has the host's rights. */
export type HostKey = Buffer;

const BYTES = 32;
/** How long a link to the admin page is good for, and how long a session there lasts, in milliseconds. */
const TICKET = 15 * 60_000;
const SESSION = 12 * 3_600_000;

const LASTS = { ticket: TICKET, session: SESSION } as const;
export type Pass = keyof typeof LASTS;

/** The host's key, made with the first use: a file of the data folder for its owner alone. */
export function hostKey(dataDir: string, source: Entropy = entropy): HostKey {
  const file = join(dataDir, HOST_KEY);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, source(BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
  if (key.length !== BYTES) throw new Error(`${file} holds no key: remove it, and a new one is made`);
  return key;
}

/**
 * Servers that share their tables share the keys in their folders, too. The first server leaves a mark of each key; a
 * server with another key throws with a sentence for the host.
 */
export async function mustBeTheirs(
  secrets: Pick<NotificationStore, "secret" | "setSecret">,
  key: Buffer,
  { alone, file }: { readonly alone: boolean; readonly file: string },
): Promise<void> {
  const name = `${basename(file)} mark`;
  const mark = createHmac("sha256", key).update("the same house").digest("base64url");
  if (alone) return secrets.setSecret(name, mark);
  if ((await secrets.secret(name, () => mark)) === mark) return;
  throw new Error(`${file} is not the key of the servers that use the same database: copy theirs there`);
}

const signed = (key: HostKey, kind: Pass, what: string): Buffer =>
  createHmac("sha256", key).update(`${kind} ${what}`).digest();

/** A pass to the admin page, good for a while from now. */
export function passOf(key: HostKey, kind: Pass, now: number, source: Entropy = entropy): string {
  const what = `${source(12).toString("base64url")}.${now + LASTS[kind]}`;
  return `${what}.${signed(key, kind, what).toString("base64url")}`;
}

/** What a pass is known by, and until when it is good; null if it is none, or no longer one. */
export function readPass(
  key: HostKey,
  kind: Pass,
  pass: string,
  now: number,
): { readonly id: string; readonly until: number } | null {
  const [id = "", until = "", mark = ""] = pass.split(".");
  const expected = signed(key, kind, `${id}.${until}`);
  const given = Buffer.from(mark, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now ? { id, until: Number(until) } : null;
}

/** What stands for an address where it is kept: the address cannot be read from it. */
export const markOf = (key: HostKey, address: string): string =>
  createHmac("sha256", key).update(`address ${address}`).digest("base64url");

/**
 * A pass that opens the admin page in one browser once, within a quarter of an hour. Throws if there are no tables yet.
 */
export function adminTicket(dataDir: string, now = Date.now()): string {
  // Where the tables are in PostgreSQL, the folder holds no more than the key of a server that has run.
  if (!existsSync(join(dataDir, HOST_KEY))) mustExist(dataDir);
  return passOf(hostKey(dataDir), "ticket", now);
}
