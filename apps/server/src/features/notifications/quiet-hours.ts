/** Hours in which a person gets no notifications. */

const MINUTE = 60_000;
const DAY = 1440;

export interface QuietHours {
  /** Minutes of the day; `to` may lie before `from`, past midnight. */
  readonly from: number;
  readonly to: number;
}

/** The minute of the day that a wall clock shows in a time zone. */
function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const of = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of("hour") * 60 + of("minute");
}

/** When the quiet hours end that this moment lies in, in milliseconds since 1970; null: it lies in none. */
export function quietUntil(now: number, hours: QuietHours | null, zone: string): number | null {
  if (!hours || hours.from === hours.to) return null;
  const here = minuteOfDay(now, zone);
  const into = (here - hours.from + DAY) % DAY;
  const length = (hours.to - hours.from + DAY) % DAY;
  if (into >= length) return null;
  return now - (now % MINUTE) + (length - into) * MINUTE;
}
