/** When something is to begin, as a language writes it. Pure. */

const DAY = 86_400_000;

/** A moment to come: the day and the time; with the year where that is not this one. */
export function momentOf(at: number, language: string, now = Date.now()): string {
  const far = Math.abs(at - now) > 300 * DAY;
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    ...(far && { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** The day alone. */
export const dayOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(at);

/** The time of day alone. */
export const hourOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
