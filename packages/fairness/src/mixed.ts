import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Contribution, Fairness } from "@westmarch/kernel";
import { canonical } from "./canonical.ts";
import { bytesOf, commit, type Key } from "./keyed.ts";

/**
 * The key of a game from the server's secret and what the players' devices contributed: HMAC-SHA256(secret,
 * "westmarch contributions", line feed, canonical JSON of seats and value of each that was shown, in the order of seats).
 * Where no player contributed it is the secret itself.
 */
export function mixed(secret: Key, contributions: readonly Contribution[]): Key {
  const shown = contributions
    .filter(({ value }) => value !== null)
    .map(({ seats, value }) => ({ seats, value }))
    .sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  if (shown.length === 0) return secret;
  const text = `westmarch contributions\n${canonical(shown)}`;
  return bytesToHex(hmac(sha256, bytesOf(secret), utf8ToBytes(text)));
}

/** What a game's file says of its chance, once it is over. */
export const published = (secret: Key, contributions: readonly Contribution[]): Fairness => ({
  commitment: commit(secret),
  key: mixed(secret, contributions),
  ...(contributions.length > 0 && { secret, contributions }),
});

/** The server's own part, by which also the record of the game is kept. */
export const secretOf = ({ key, secret }: Fairness): Key | undefined => secret ?? key;
