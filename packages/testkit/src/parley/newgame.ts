import type { Settings } from "@westmarch/kernel";
import { CARDS } from "./cards.ts";
import { type Parley, seatsOf } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** A game of Parley before its first card is drawn. */
export function newParley(settings: Settings): Omit<Parley, "version" | "drawn" | "sealed" | "result"> {
  const seats = Array.from({ length: seatsOf(settings) }, (_, seat) => seat);
  return {
    stack: [enter("round").call],
    teams: settings.teams === true,
    rounds: Number(settings.rounds ?? 3),
    round: 0,
    leader: 0,
    ready: 0,
    honour: seats.map(() => 5),
    favour: seats.map(() => 3),
    retinue: seats.map(() => []),
    pile: [],
    secret: {
      hands: seats.map(() => []),
      asides: seats.map(() => []),
      deck: Array.from({ length: CARDS }, (_, card) => card),
    },
  };
}
