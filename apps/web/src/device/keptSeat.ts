/** The seat that is kept for a player who first reads the rules or plays the guided game: the way back to it. */
import { create } from "zustand";

/** Where a player went from, to learn the game first. */
export interface KeptSeat {
  /** The page of the invitation, or of the table that waits, with its token. */
  readonly address: string;
  readonly game: string;
  /** Of a table that waits: the token by which it is asked whether everybody has come. */
  readonly awaited: string | null;
}

/** It lasts as long as the tab: a token is written nowhere else. */
const PLACE = "westmarch.kept-seat";

const isKept = (found: unknown): found is KeptSeat =>
  typeof found === "object" &&
  found !== null &&
  "address" in found &&
  typeof found.address === "string" &&
  "game" in found &&
  typeof found.game === "string";

function read(): KeptSeat | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    return isKept(found) ? found : null;
  } catch {
    // What cannot be read is as good as nothing.
    return null;
  }
}

export const useKeptSeat = create<{ readonly seat: KeptSeat | null }>()(() => ({ seat: read() }));

/** Notes the way back to a seat; null: the player is back, or goes there no more. */
export function keepSeat(seat: KeptSeat | null): void {
  if (useKeptSeat.getState().seat === seat) return;
  useKeptSeat.setState({ seat });
  try {
    if (seat) sessionStorage.setItem(PLACE, JSON.stringify(seat));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Without storage the way back holds as long as the page does.
  }
}
