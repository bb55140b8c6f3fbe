import type { Event, Heard, Seat } from "./types.ts";

/** An event as this seat (null: a spectator) hears it, or null if it does not hear of it. */
export function hear(event: Event, seat: Seat | null): Heard | null {
  if (event.only && (seat === null || !event.only.includes(seat))) return null;
  const secret = event.secret;
  if (!secret || seat === null || !secret.to.includes(seat)) return { type: event.type, facts: event.facts };
  return { type: event.type, facts: { ...event.facts, ...secret.facts } };
}
