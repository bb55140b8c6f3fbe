/** The caller who asks about a tournament, and the entrant that the caller is there. */

import type { EntrantData } from "../../database/schema/tournaments.ts";
import { hashOf } from "../../platform/random.ts";
import type { Held } from "../../stores/tournament-store.ts";
import type { Person } from "../accounts/people.ts";

/** A caller is known by a key of the device, and by the account if there is one. */
export interface Caller {
  readonly key: string | null;
  readonly person: Person | null;
  /** The mark of the caller's address. */
  readonly mark: string;
}

/** Accounts with a role that may act in the place of organisers. What they do so is written down. */
export interface Intervenes {
  may(caller: Caller): Promise<boolean>;
  note(caller: Caller, what: string): Promise<void>;
}

/** How a caller's device is stored; null: it has no key. */
export const deviceOf = ({ key }: Caller): string | null => (key === null ? null : hashOf(key));

export function entrantOf({ entrants }: Held, caller: Caller): EntrantData | undefined {
  const device = deviceOf(caller);
  const { person } = caller;
  return (
    entrants.find(({ person_id }) => person !== null && person_id === person.id) ??
    entrants.find((one) => device !== null && one.device === device && one.person_id === null)
  );
}

export const isOrganiser = ({ tournament }: Held, caller: Caller): boolean =>
  (caller.person !== null && tournament.person_id === caller.person.id) ||
  (caller.key !== null && tournament.device === deviceOf(caller));
