/** Who is at a table, and until when a player has been there, at any process. */
import { expect, it } from "vitest";
import type { SeatData } from "../src/database/schema/seats.ts";
import { Presence } from "../src/tables/presence.ts";

const seat = (number: number): SeatData => ({
  table_id: "t",
  seat: number,
  role: "dragon",
  kind: "person",
  name: "Ada",
  level: null,
  party: number,
  seen_at: 100,
  again: 0,
  next_seal: null,
  vacant: 0,
  seal: null,
  since: null,
});
const presence = () => new Presence([seat(0), seat(1)]);
const beat = (at: number) => () => at;

it("a player at a process that is gone was seen until its last sign of life, and not until that is noticed", () => {
  const at = presence();
  at.setElsewhere("far", { seats: [0], lookers: 0 });
  expect(at.lose("far", 5000)).toBe(true);
  expect(at.seenAt(0)).toBe(5000);
  expect(at.present(0)).toBe(false);
  expect(at.seenSince([0], 5000, beat(0))).toBe("seen");
  expect(at.seenSince([0], 5001, beat(0))).toBe("unseen");
});

it("a player who is said to be at another process is known to have been there until its last sign of life alone", () => {
  const at = presence();
  at.setElsewhere("far", { seats: [0], lookers: 0 });
  expect(at.seenSince([0], 7000, beat(7000))).toBe("seen");
  expect(at.seenSince([0], 7001, beat(7000))).toBe("unsure");
  expect(at.seenSince([1], 7001, beat(7000))).toBe("unseen");
});

it("a process that had given no sign of life yet vouches for nobody when it is gone", () => {
  const at = presence();
  at.setElsewhere("far", { seats: [0], lookers: 0 });
  at.lose("far", 0);
  expect(at.seenAt(0)).toBe(100);
});
