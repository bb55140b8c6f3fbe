import { expect, test } from "vitest";
import { newsFor } from "../src/features/notifications/news.ts";
import { quietUntil } from "../src/features/notifications/quiet-hours.ts";
import { isOutside } from "../src/features/notifications/ssrf-guard.ts";
import { signed, wayIn } from "../src/features/notifications/webhook-signature.ts";
import type { NoticeSource } from "../src/stores/notification-store.ts";

const NIGHT = { from: 22 * 60, to: 7 * 60 };

test.each([
  ["2026-01-10T21:59:00Z", "UTC", null],
  ["2026-01-10T22:00:30Z", "UTC", "2026-01-11T07:00:00Z"],
  ["2026-01-11T06:59:00Z", "UTC", "2026-01-11T07:00:00Z"],
  ["2026-01-11T07:00:00Z", "UTC", null],
  ["2026-01-11T14:30:00Z", "Asia/Taipei", "2026-01-11T23:00:00Z"],
])("quiet hours past midnight hold at %s in %s until %s", (now, zone, until) => {
  expect(quietUntil(Date.parse(now), NIGHT, zone)).toBe(until === null ? null : Date.parse(until));
});

test("hours that begin when they end are never quiet", () => {
  expect(quietUntil(0, { from: 60, to: 60 }, "UTC")).toBeNull();
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["192.168.0.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:127.0.0.1", false],
  ["93.184.216.34", true],
  ["2606:4700::1111", true],
])("%s lies outside the host's own network: %s", (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});

test("a link out of a letter does what it was signed for, and nothing else", () => {
  const link = signed("key", "off", "way-1");
  expect(wayIn("key", "off", link)).toBe("way-1");
  expect(wayIn("key", "confirm", link)).toBeNull();
  expect(wayIn("other", "off", link)).toBeNull();
  expect(wayIn("key", "off", link.replace("way-1", "way-2"))).toBeNull();
});

const told = (owes: number[], more: Partial<NoticeSource> = {}): NoticeSource => ({
  position: { version: 5, owes, offers: [], over: false },
  seats: [
    { seat: 0, kind: "person", party: 0 },
    { seat: 1, kind: "bot", party: 1 },
  ],
  lastActed: 3,
  lastOffer: 0,
  paired: false,
  rung: 0,
  ...more,
});

test("a turn is told apart from the next by one's own last act", () => {
  expect(newsFor([0], told([0]))).toEqual([{ kind: "turn", mark: 4 }]);
  expect(newsFor([0], told([1]))).toEqual([]);
});

test("an offer is news to those who have not answered it, and the end stops all turns", () => {
  const position = {
    version: 5,
    owes: [0],
    offers: [{ what: "draw" as const, by: 1, agreed: [] }],
    over: false,
  };
  expect(newsFor([0], told([0], { position, lastOffer: 5 })).map(({ kind }) => kind)).toEqual([
    "turn",
    "asked",
  ]);
  expect(newsFor([1], told([0], { position, lastOffer: 5 })).map(({ kind }) => kind)).toEqual(["joined"]);
  expect(newsFor([0], told([0], { position: { ...position, over: true } }))).toEqual([
    { kind: "end", mark: 6 },
  ]);
});

test("that a round has begun is the one news until a player has acted, and for a waiting player until the first turn", () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", party: seat }));
  const at = (version: number, lastActed: number) => ({
    position: { version, owes: [0], offers: [], over: false },
    seats,
    lastActed,
    paired: true,
  });
  expect([0, 1].map((seat) => newsFor([seat], told([0], at(0, 0))))).toEqual([
    [{ kind: "round", mark: 1 }],
    [{ kind: "round", mark: 1 }],
  ]);
  expect(newsFor([0], told([0], at(3, 0)))).toEqual([{ kind: "turn", mark: 1 }]);
  expect(newsFor([1], told([0], at(3, 0)))).toEqual([{ kind: "round", mark: 1 }]);
  expect(newsFor([1], told([0], at(3, 2)))).toEqual([]);
});

test("that an organiser calls is news each time, until the player has acted", () => {
  const position = { version: 3, owes: [0], offers: [], over: false };
  const news = (rung: number, lastActed: number, version = 3) =>
    newsFor([0], told([0], { position: { ...position, version }, paired: true, lastActed, rung }));
  expect(news(2, 0)).toEqual([
    { kind: "called", mark: 2 },
    { kind: "turn", mark: 1 },
  ]);
  expect(news(1, 0, 0)).toEqual([
    { kind: "round", mark: 1 },
    { kind: "called", mark: 1 },
  ]);
  expect(news(2, 2)).toEqual([{ kind: "turn", mark: 3 }]);
});
