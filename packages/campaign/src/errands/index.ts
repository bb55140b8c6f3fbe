/** What can be done on a map and with the things of a table, and what the rules say of it. Pure. */
export {
  type ActingOn,
  type Division,
  type Drop,
  type Held,
  leaving,
  NOTHING_SAID,
  type Reach,
  type Spot,
} from "./held.ts";
export { namedBy, thingName } from "./names.ts";
export {
  ableBy,
  byCost,
  dicePaying,
  numberOf,
  onlyFrom,
  paidBy,
  type ThingId,
  thingsIn,
} from "./things.ts";
