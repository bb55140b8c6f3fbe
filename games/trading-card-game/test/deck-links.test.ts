/** Decks and pools that come in a link: each is read, or it is said what is wrong with the link. */
import { lettersOf } from "@westmarch/boardkit/letters";
import { assert, integer, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { pack, packPool, unpack, unpackPool } from "../board/decks/sharing.ts";
import { cardNumbered } from "../data/cards.ts";
import { READY_DECKS } from "../decks/ready.ts";

const BUDGET = { numRuns: 500, seed: 30 };
const REASONS = ["not-a-link", "damaged", "newer"];

const isRead = (read: unknown): boolean =>
  typeof read === "object" ? read !== null : REASONS.includes(String(read));

/** These bytes as letters, with a sum that is right. */
function withSum(bytes: readonly number[]): string {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 251;
    high = (high + low) % 251;
  }
  return lettersOf([...bytes, low, high]);
}

test("links from before there were sets in them are opened, and made in the same way", () => {
  const [{ deck, start }] = READY_DECKS;
  const titled = { list: deck, start, name: "Mine", notes: "" };
  const link = "AQKiAgmBCh01GQ0JEQ0NHM0BpQEKDhEOCQYGChsHEzIiERQEBwQEBAQHDgaqBA4pCdoBAe0CBE1pbmUAJec";
  expect(unpack(link)).toEqual(titled);
  expect(pack(titled)).toBe(link);
  const pool = { table: "abc", seat: 1, cards: ["1R34", "1R34", "1P365"] };
  expect(unpackPool("AQNhYmMBAooBrQp6Qg")).toEqual(pool);
  expect(packPool(pool)).toBe("AQNhYmMBAooBrQp6Qg");
});

test("a card of a set that is not here is told from a damaged link", () => {
  expect(cardNumbered(9, 1)).toBeUndefined();
  // Packed with sets, at the table "a": one set, the ninth, and once its first card.
  expect(unpackPool(withSum([2, 1, 97, 0, 1, 9, 1, 5]))).toBe("newer");
  // The same of the first set.
  expect(unpackPool(withSum([2, 1, 97, 0, 1, 1, 1, 5]))).toMatchObject({ cards: ["1R1"] });
  // A number that the first set has not.
  expect(unpackPool(withSum([2, 1, 97, 0, 1, 1, 1, 1 + 128, 120]))).toBe("damaged");
});

test("a spoiled link to a deck is a deck, or says what is wrong with it", () => {
  const letters = READY_DECKS.map(({ deck, start }) => pack({ list: deck, name: "Mine", notes: "", start }));
  assert(
    property(integer({ min: 0, max: 1 << 30 }), integer({ min: 0, max: 1 << 30 }), (place, other) => {
      const link = letters[place % letters.length] ?? "";
      const at = other % link.length;
      const spoilt =
        link.slice(0, at) + String.fromCharCode(33 + (place % 94)) + link.slice(at + (other % 3));
      for (const read of [unpack(spoilt), unpackPool(spoilt)]) expect(isRead(read)).toBe(true);
    }),
    BUDGET,
  );
});

test("any bytes at all, with a sum that is right, are a deck, or it is said what is wrong with them", () => {
  assert(
    property(integer({ min: 1, max: 2 }), uint8Array({ maxLength: 60 }), (packing, bytes) => {
      const letters = withSum([packing, ...bytes]);
      for (const read of [unpack(letters), unpackPool(letters)]) expect(isRead(read)).toBe(true);
    }),
    BUDGET,
  );
});
