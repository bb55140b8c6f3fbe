/** The seven landmark tiles (9.7), in the order of their regions. */
import { type Price, priceOf } from "./cards.ts";
import { coins, type Effect, fortress, moves, playFromDiscard, rings, units } from "./effects.ts";

export interface Landmark {
  readonly price: Price;
  readonly effects: readonly Effect[];
}

export const LANDMARK: readonly Landmark[] = [
  {
    price: priceOf({ strength: 3, leadership: 2, knowledge: 1 }),
    effects: [fortress("lindon"), { do: "token" }],
  },
  {
    price: priceOf({ strength: 3, courage: 2, leadership: 1 }),
    effects: [fortress("arnor"), units(2, "arnor"), moves(2)],
  },
  {
    price: priceOf({ strength: 2, ruse: 1, courage: 1, knowledge: 1, leadership: 1 }),
    effects: [fortress("rhovanion"), coins(5), moves(1)],
  },
  {
    price: priceOf({ courage: 3, ruse: 2, knowledge: 1 }),
    effects: [fortress("enedwaith"), { do: "discard-grey" }, rings(1)],
  },
  {
    price: priceOf({ ruse: 3, leadership: 2, knowledge: 1 }),
    effects: [fortress("rohan"), units(3, "rohan")],
  },
  {
    price: priceOf({ ruse: 3, knowledge: 2, strength: 1 }),
    effects: [fortress("gondor"), units(1, "gondor"), rings(2)],
  },
  {
    price: priceOf({ courage: 3, leadership: 2, knowledge: 1 }),
    effects: [fortress("mordor"), playFromDiscard],
  },
];
