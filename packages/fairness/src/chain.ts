import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnySave, Deed } from "@westmarch/kernel";
import { canonical } from "./canonical.ts";
import { bytesOf, type Key } from "./keyed.ts";

/** What stands for everything that has happened at a table so far: 64 hexadecimal digits. */
export type Head = string;

/** HMAC-SHA256 of a text under one key, in hexadecimal digits. */
export type Mac = (text: string) => Head;

/** Keeps a record under a secret. */
export function macOf(key: Key): Mac {
  const secret = bytesOf(key);
  return (text) => bytesToHex(hmac(sha256, secret, utf8ToBytes(text)));
}

const first = (mac: Mac, { game, settings }: Pick<AnySave, "game" | "settings">): Head =>
  mac(`westmarch\n${canonical({ game, settings })}`);

/** The head, by the server's secret, of a game in which nothing has happened yet. */
export const firstHead = (key: Key, of: Pick<AnySave, "game" | "settings">): Head => first(macOf(key), of);

/**
 * The head after one more deed: HMAC-SHA256(key, head before, line feed, canonical JSON of the deed). It binds the table
 * to all that happened, and tells nothing of it before the key is published.
 */
export const nextHead = (mac: Mac, head: Head, deed: Deed): Head => mac(`${head}\n${canonical(deed)}`);

/** The head after all of these deeds. */
export function lastHead(key: Key, of: Pick<AnySave, "game" | "settings">, deeds: readonly Deed[]): Head {
  const mac = macOf(key);
  return deeds.reduce((head, deed) => nextHead(mac, head, deed), first(mac, of));
}

/** Every head that a game has had, from before its first deed on. */
export function headsOf(key: Key, of: Pick<AnySave, "game" | "settings">, deeds: readonly Deed[]): Head[] {
  const mac = macOf(key);
  let head = first(mac, of);
  const heads = [head];
  for (const deed of deeds) {
    head = nextHead(mac, head, deed);
    heads.push(head);
  }
  return heads;
}
