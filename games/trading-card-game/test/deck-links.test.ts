/** Decks and pools that come in a link: each is read, or it is said what is wrong with the link. */
import { lettersOf } from "@westmarch/boardkit/letters";
import { assert, integer, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack, unpackPool } from "../board/decks/sharing.ts";
import { READY_DECKS } from "../decks/ready.ts";

const BUDGET = { numRuns: 500, seed: 30 };
const REASONS = ["not-a-link", "damaged", "newer"];

const isRead = (read: unknown): boolean =>
  typeof read === "object" ? read !== null : REASONS.includes(String(read));

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
    property(uint8Array({ maxLength: 60 }), (bytes) => {
      let [low, high] = [1, 0];
      for (const byte of [1, ...bytes]) {
        low = (low + byte) % 251;
        high = (high + low) % 251;
      }
      const letters = lettersOf([1, ...bytes, low, high]);
      for (const read of [unpack(letters), unpackPool(letters)]) expect(isRead(read)).toBe(true);
    }),
    BUDGET,
  );
});
