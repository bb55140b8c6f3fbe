/** Nights by the time of day of a place. Pure. */
import type { Pace } from "@westmarch/protocol";
import type { Rests } from "./rests.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Night = NonNullable<Extract<Pace, { kind: "slow" }>["night"]>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws `RangeError` if there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = "numeric";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(zone, format);
  return format;
}

/** Whether there is a time zone of this name, such as `Asia/Taipei`. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** By how many milliseconds the clocks of a place are ahead of universal time. `at`: milliseconds since 1970. */
function aheadOf(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

/** When the clocks of a place show this, which is written as if it were universal time. */
function whenShown(zone: string, shown: number): number {
  const near = shown - aheadOf(zone, shown);
  return shown - aheadOf(zone, near);
}

/** Nights in a zone, where `wall` is how far the steady clock is behind milliseconds since 1970. */
export const nights =
  (night: Pick<Night, "from" | "until">, zone: string, wall: number): Rests =>
  (after) => {
    const now = after + wall;
    const today = Math.floor((now + aheadOf(zone, now)) / DAY) * DAY;
    const lasts = ((night.until - night.from + 24) % 24) * HOUR;
    // The night of yesterday may last until today, and one hour of a day may not exist.
    for (let day = -1; ; day++) {
      const begins = today + day * DAY + night.from * HOUR;
      const until = whenShown(zone, begins + lasts) - wall;
      if (until > after) return { from: whenShown(zone, begins) - wall, until };
    }
  };
