/** Tournaments as calendars read them (iCalendar, RFC 5545). Pure. */
import type { TournamentData } from "../../database/schema/tournaments.ts";

const MINUTE = 60_000;
/** Octets of a line; what is longer goes on in the next. */
const WIDTH = 74;

type Dated = Pick<TournamentData, "id" | "name" | "starts_at" | "lasts" | "made_at">;

/** Where a calendar leads, and how it is called. */
export interface CalendarHead {
  /** Where this server is reached. */
  readonly origin: string;
  /** The name of the feed; null: a calendar of one. */
  readonly name: string | null;
  /** By the wall clock. */
  readonly at: number;
}

/** A moment as calendars write it. */
const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** A line in pieces that no reader finds too long. No character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > WIDTH) {
      pieces.push(piece);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece].join("\r\n ");
}

function eventOf({ id, name, starts_at, lasts, made_at }: Dated, { origin, at }: CalendarHead): string[] {
  if (starts_at === null) return [];
  const address = `${origin}/tournament/${id}`;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${moment(Math.max(made_at, at))}`,
    `DTSTART:${moment(starts_at)}`,
    ...(lasts === null ? [] : [`DTEND:${moment(starts_at + lasts * MINUTE)}`]),
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    "END:VEVENT",
  ];
}

/** The tournaments that have a moment, as one calendar. */
export function calendarOf(all: readonly Dated[], place: CalendarHead): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Westmarch//Tournaments//EN",
    ...(place.name === null
      ? []
      : [
          `X-WR-CALNAME:${escaped(place.name)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
          "X-PUBLISHED-TTL:PT1H",
        ]),
    ...all.flatMap((one) => eventOf(one, place)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
