import { commit, type Key, keyed, macOf } from "@westmarch/fairness";
import type { FairChance } from "@westmarch/table";

/** The chance of a table that this device keeps: as a server's, but that its owner could look up what will come. */
export const chanceFrom = (secret: Key): FairChance & { readonly secret: Key } => ({
  secret,
  commitment: commit(secret),
  key: secret,
  draw: keyed(secret),
  mac: macOf(secret),
});
