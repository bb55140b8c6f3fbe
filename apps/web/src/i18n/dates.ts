/** Moments as a language writes them. Pure. */

const HOUR = 3_600_000;

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", 60_000],
];

/** How long ago, in words of the language. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of STEPS)
    if (now - then >= size) return format.format(-Math.floor((now - then) / size), unit);
  return format.format(0, "minute");
}

/** An hour of the day, from 0 to 23, as it is written in a language. */
export const hourOf = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  }).format(hour * HOUR);
