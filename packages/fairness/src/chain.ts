import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnySave, Deed } from "@westmarch/kernel";
import { canonical } from "./canonical.ts";
import { bytesOf, type Key } from "./keyed.ts";

/** What stands for everything that has happened at a table so far: 64 hexadecimal digits. */
export type Head = string;

const sealed = (key: Key, text: string): Head => bytesToHex(hmac(sha256, bytesOf(key), utf8ToBytes(text)));

/** The head, by the server's secret, of a game in which nothing has happened yet. */
export const firstHead = (key: Key, { game, settings }: Pick<AnySave, "game" | "settings">): Head =>
  sealed(key, `westmarch\n${canonical({ game, settings })}`);

/**
 * The head after one more deed: HMAC-SHA256(key, head before, line feed, canonical JSON of the deed). It binds the table
 * to all that happened, and tells nothing of it before the key is published.
 */
export const nextHead = (key: Key, head: Head, deed: Deed): Head =>
  sealed(key, `${head}\n${canonical(deed)}`);

/** The head after all of these deeds. */
export const lastHead = (key: Key, of: Pick<AnySave, "game" | "settings">, deeds: readonly Deed[]): Head =>
  deeds.reduce((head, deed) => nextHead(key, head, deed), firstHead(key, of));

/** Every head that a game has had, from before its first deed on. */
export function headsOf(key: Key, of: Pick<AnySave, "game" | "settings">, deeds: readonly Deed[]): Head[] {
  let head = firstHead(key, of);
  const heads = [head];
  for (const deed of deeds) {
    head = nextHead(key, head, deed);
    heads.push(head);
  }
  return heads;
}
