import { SEAL_CHARGES, SEAL_COLOURS } from "@westmarch/protocol";
import type { Entropy } from "../random.ts";
import type { PersonData } from "./schema.ts";

/** A new account, with a seal that chance gives and its owner may change. */
export function newPerson(
  id: string,
  name: string,
  mail: string | null,
  at: number,
  source: Entropy,
): PersonData {
  const [one = 0, other = 0] = source(2);
  return {
    id,
    name,
    colour: SEAL_COLOURS[one % SEAL_COLOURS.length] ?? "blue",
    charge: SEAL_CHARGES[other % SEAL_CHARGES.length] ?? "star",
    mail,
    made_at: at,
  };
}
