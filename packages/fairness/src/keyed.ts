import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Chance } from "@westmarch/kernel";

/** A table's secret: 32 bytes, written as 64 hexadecimal digits. */
export type Key = string;

const KEY = /^[0-9a-f]{64}$/;
/** Values of 32 bits that one HMAC gives. */
const WORDS = 8;
const RANGE = 2 ** 32;

/** The 32 bytes of a key. Throws where the text is no key. */
export const bytesOf = (key: Key): Uint8Array => {
  // The key itself never appears in a message: it may still be secret.
  if (!KEY.test(key)) throw new Error("a key is 64 hexadecimal digits in small letters");
  return hexToBytes(key);
};

/**
 * What is published when the table opens: SHA-256 of the key's 32 bytes. It binds the server to the key without telling
 * anything of it. The same binds a player's device to what it will contribute.
 */
export const commit = (key: Key): string => bytesToHex(sha256(bytesOf(key)));

/**
 * Chance from a key. Draw number n reads 32-bit words, high byte first, of
 * HMAC-SHA256(key, n as 8 bytes, block as 4 bytes) for block 0, 1, 2 …, and takes the first word below the largest
 * multiple of `sides`, modulo `sides`. So every value is exactly equally likely, and none tells anything of the next.
 */
export function keyed(key: Key): Chance {
  const secret = bytesOf(key);
  const message = new Uint8Array(12);
  const view = new DataView(message.buffer);
  return (counter, sides) => {
    if (!Number.isSafeInteger(counter) || counter < 0) throw new Error(`there is no draw number ${counter}`);
    if (!Number.isSafeInteger(sides) || sides < 1 || sides > RANGE)
      throw new Error(`nothing has ${sides} sides`);
    const limit = RANGE - (RANGE % sides);
    view.setBigUint64(0, BigInt(counter));
    for (let block = 0; ; block++) {
      view.setUint32(8, block);
      const digest = hmac(sha256, secret, message);
      const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let i = 0; i < WORDS; i++) {
        const word = words.getUint32(i * 4);
        if (word < limit) return word % sides;
      }
    }
  };
}
