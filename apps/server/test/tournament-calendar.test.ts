/** Tournaments as calendars read them. */
import { afterEach, describe, expect, it } from "vitest";
import { calendarOf } from "../src/features/tournaments/calendar.ts";
import { serveMembers, WITH_ACCOUNTS } from "./members.ts";
import { opened, Taker } from "./takers.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const NOON = Date.parse("2026-05-01T12:00Z");
const place = { origin: "https://house.example", at: NOON, name: "house.example" };
const one = { id: "lake", name: "The Long Lake Open", starts_at: NOON, lasts: null, made_at: NOON };

describe("the calendar of tournaments", () => {
  it("holds each that has a start, with the way to its page", () => {
    const calendar = calendarOf([one, { ...one, id: "none", starts_at: null }], place);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain("\r\nDTSTART:20260501T120000Z\r\n");
    expect(calendar).toContain("\r\nURL:https://house.example/tournament/lake\r\n");
    expect(calendar).toContain("\r\nUID:lake@house.example\r\n");
  });

  it("tells of an arena when it ends", () => {
    expect(calendarOf([{ ...one, lasts: 45 }], place)).toContain("\r\nDTEND:20260501T124500Z\r\n");
  });

  it("lets no name break out of its line, and cuts long lines between characters", () => {
    const calendar = calendarOf([{ ...one, name: `A; B, C\nBEGIN:VALARM ${"長湖".repeat(30)}` }], place);
    expect(calendar).toContain("SUMMARY:A\\; B\\, C\\nBEGIN:VALARM");
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll("\r\n ", "")).toContain("長湖".repeat(30));
  });

  it("is handed out as a feed, and for one that has a start", async () => {
    const server = await serveMembers(ending, undefined, { policy: WITH_ACCOUNTS });
    const ada = new Taker(server, "Ada");
    const id = await opened(ada, { startsAt: Date.now() + 3_600_000 });
    const other = await opened(ada);
    const of = async (path: string) => fetch(`${server.address}/api/tournaments/${path}`);
    const feed = await of("calendar.ics");
    expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await feed.text()).toContain(`/tournament/${id}`);
    expect((await of(`${id}/calendar.ics`)).status).toBe(200);
    expect((await of(`${other}/calendar.ics`)).status).toBe(404);
  });
});
