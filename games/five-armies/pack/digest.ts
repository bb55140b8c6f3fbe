/** A pack in short: two packs with the same digest say the same. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Pack } from "./types.ts";

/** JSON with the keys of every object in order, so that it does not matter how a document was written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${rows.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join(",")}}`;
}

/** The document of a pack, the same for every way of writing it. */
export const written = (pack: Pack): string => canonical(pack);

export const digestOf = (pack: Pack): string => bytesToHex(sha256(utf8ToBytes(canonical(pack))));
