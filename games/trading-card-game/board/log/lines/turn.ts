/** Seats, turns and phases, the way of the fellowship, and how it ends. */
import { cardName } from "../../names.ts";
import { bearerOf, type Reader, who } from "../slots.ts";
import type { PhaseOf } from "../story.ts";
import type { LogLines } from "./line.ts";

/** What a phase is called. A turn may have several Shadow phases, each of another player. */
export function phaseIn(r: Reader, { phase, seat }: PhaseOf): string {
  const name = r.say(`phase.${phase}`);
  return phase === "shadow" && r.view.out.length > 2
    ? r.say("log.phase.of", { phase: name, ...who(r, seat) })
    : name;
}

export const TURN = {
  bid: {
    kind: "move",
    tell: ({ seat, burdens }, r) => r.say("log.bid", { ...who(r, seat), burdens }),
  },
  "seat-taken": {
    kind: "move",
    tell: ({ seat, place }, r, event) => {
      if (r.view.rulings.firstGame && place === 0) return r.say("log.seat-taken.chance", who(r, seat));
      const key = r.story.lots.has(event) ? "log.seat-taken.lot" : "log.seat-taken";
      return r.say(key, { ...who(r, seat), place: place + 1 });
    },
  },
  turn: { kind: "turn", tell: ({ seat }, r) => r.say("log.turn", who(r, seat)) },
  phase: {
    kind: "move",
    // A skirmish tells of itself.
    tell: (facts, r) =>
      facts.phase === "skirmish" ? null : r.say("log.phase", { phase: phaseIn(r, facts) }),
  },
  "site-laid": {
    kind: "move",
    tell: ({ seat, card, number }, r) =>
      r.say("log.site-laid", { ...who(r, seat), card: cardName(r.say, card), number }),
  },
  "fellowship-moved": {
    kind: "move",
    tell: ({ seat, to }, r, event) => {
      const slots = { ...who(r, seat), number: to };
      const site = r.story.sites.get(event);
      return site === undefined
        ? r.say("log.fellowship-moved", slots)
        : r.say("log.fellowship-moved.named", { ...slots, site: cardName(r.say, site) });
    },
  },
  "move-limit": { kind: "move", tell: ({ limit }, r) => r.say("log.move-limit", { limit }) },
  twilight: {
    kind: "move",
    tell: ({ by, pool }, r) =>
      r.say("log.twilight", { way: by < 0 ? "down" : "up", before: pool - by, pool }),
  },
  burdens: {
    kind: "move",
    tell: ({ seat, by, burdens }, r) =>
      r.say(by < 0 ? "log.burdens.fewer" : "log.burdens", {
        card: bearerOf(r, seat),
        by: Math.abs(by),
        burdens,
      }),
  },
  "ring-on": { kind: "battle", tell: ({ seat }, r) => r.say("log.ring-on", { card: bearerOf(r, seat) }) },
  "ring-off": { kind: "move", tell: ({ seat }, r) => r.say("log.ring-off", { card: bearerOf(r, seat) }) },
  "ring-bearer": {
    kind: "battle",
    tell: ({ seat }, r) => r.say("log.ring-bearer", { card: bearerOf(r, seat) }),
  },
  out: { kind: "end", tell: ({ seat, how }, r) => r.say(`log.out.${how}`, who(r, seat)) },
  "game-ended": {
    kind: "end",
    tell: ({ winners: [winner = -1], reason }, r) => r.say(`log.game-ended.${reason}`, who(r, winner)),
  },
} as const satisfies Partial<LogLines>;
