import type { Language } from "@westmarch/kernel/languages";

/** A span of seconds in the largest unit that it fills. */
export function spanIn(language: Language, seconds: number): string {
  const [count, unit] =
    seconds >= 86_400
      ? [Math.floor(seconds / 86_400), "day"]
      : seconds >= 3600
        ? [Math.floor(seconds / 3600), "hour"]
        : [Math.floor(seconds / 60), "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay: "long" }).format(
    Number(count),
  );
}

/** A share of 1, in the manner of the language. */
export const shareIn = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const dateIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
