/** How long something lasts, in words. Pure; times are milliseconds. */
import type { TimeSay } from "./words.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** So much that hours alone say it. */
const HOURS_ALONE = 3 * HOUR;

/**
 * As it stands beside a candle, in no more than two units: “1 day 4 h”, “9 h”, “40 min”; with `seconds`, less than an
 * hour is “12:05”. What has begun counts: no player has less time than this says.
 */
export function briefly(left: number, seconds: boolean, say: TimeSay): string {
  if (seconds && left < HOUR) {
    const whole = Math.ceil(left / SECOND);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }
  if (left >= DAY) return both(left, DAY, "days", HOUR, "hours", say);
  if (left >= HOURS_ALONE) return say("hours", { n: Math.floor(left / HOUR) });
  if (left >= HOUR) return both(left, HOUR, "hours", MINUTE, "minutes", say);
  return left < MINUTE ? say("brief") : say("minutes", { n: Math.floor(left / MINUTE) });
}

/** The same in whole words, to be read out. */
export function inWords(left: number, seconds: boolean, say: TimeSay): string {
  if (left >= DAY) return both(left, DAY, "days", HOUR, "hours.whole", say);
  if (left >= HOUR) return both(left, HOUR, "hours.whole", MINUTE, "minutes.whole", say);
  if (seconds) {
    const whole = Math.ceil(left / SECOND) * SECOND;
    if (whole < MINUTE) return say("seconds.whole", { n: whole / SECOND });
    return both(whole, MINUTE, "minutes.whole", SECOND, "seconds.whole", say);
  }
  return left < MINUTE ? say("brief") : say("minutes.whole", { n: Math.floor(left / MINUTE) });
}

type Unit = "days" | "hours" | "minutes" | "hours.whole" | "minutes.whole" | "seconds.whole";

function both(left: number, large: number, a: Unit, small: number, b: Unit, say: TimeSay): string {
  const first = say(a, { n: Math.floor(left / large) });
  const rest = Math.floor((left % large) / small);
  return rest === 0 ? first : say("both", { a: first, b: say(b, { n: rest }) });
}
