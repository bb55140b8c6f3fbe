import { SEAL_CHARGES, SEAL_COLOURS } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { NewPerson } from "../../database/schema/accounts.ts";
import type { SuspensionData } from "../../database/schema/admin.ts";
import { handleOf } from "../../platform/handle.ts";
import type { Entropy } from "../../platform/random.ts";

/** The leave with which a caller makes an account; null: none is needed. Throws `Refused` where there is none. */
export type Leave = (shown?: string | null) => Promise<string | null>;

/** A new account, with a random seal that its owner may change. */
export function newPerson(
  id: string,
  name: string,
  mail: string | null,
  at: number,
  source: Entropy,
): NewPerson {
  const [one = 0, other = 0] = source(2);
  return {
    id,
    name,
    handle: handleOf(name),
    colour: SEAL_COLOURS[one % SEAL_COLOURS.length] ?? "blue",
    charge: SEAL_CHARGES[other % SEAL_CHARGES.length] ?? "star",
    mail,
    made_at: at,
  };
}

/** The refusal of an account that may not be used until a time, with what its person is to know. */
export const suspended = ({ until, reason }: Pick<SuspensionData, "until" | "reason">): Refused =>
  new Refused(
    "illegal",
    { reason: "suspended", facts: { until, why: reason } },
    `This account is suspended until ${new Date(until).toISOString()}: ${reason}`,
  );

/** The refusal of a name that another account has. */
export const taken = (): Refused =>
  new Refused("illegal", { reason: "name-taken" }, "This name is taken; choose another.");

/** The refusal of a device that signs in while it is signed in to another account. */
export const signedInElse = (): Refused =>
  new Refused(
    "illegal",
    { reason: "signed-in" },
    "Another account is signed in on this device; sign out first.",
  );
