/** The look at a map that a person likes, on this device. */
import type { Favourite } from "./look.ts";

const PREFIX = "westmarch.look.";

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === "object" &&
  value !== null &&
  ["near", "x", "y"].every((key) => Number.isFinite((value as Readonly<Record<string, unknown>>)[key]));

/** A device may forbid to keep anything; then nothing is kept. */
const storage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** The look that is kept under a key, or null. */
export function favouriteOf(key: string): Favourite | null {
  const text = storage()?.getItem(PREFIX + key);
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFavourite(value) ? value : null;
  } catch {
    return null; // something else is stored under our key
  }
}

/** Keeps a look under a key; null: the whole map is liked best. */
export function keepFavourite(key: string, favourite: Favourite | null): void {
  try {
    if (favourite) storage()?.setItem(PREFIX + key, JSON.stringify(favourite));
    else storage()?.removeItem(PREFIX + key);
  } catch {
    // The device is full: the map is seen as a whole next time.
  }
}
