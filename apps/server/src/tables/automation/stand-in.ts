import { byLevel, type Seat } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { Position, Table } from "@westmarch/table";
import { recallOf } from "../history/history.ts";
import { botTurn } from "../seat-info.ts";
import type { Services } from "../services.ts";
import { attempt, type Sitting } from "./bot-seats.ts";
import { type BotTable, BotTurns, Durations } from "./bot-turns.ts";

/** Whoever chooses where this server has no computers: nobody, and so chance. */
const NOBODY: BotPlayer = { choose: () => Promise.reject(new Error("no computers play here")) };
/** How well is chosen for whoever has run out of time. */
const LEVEL = "fair";

/**
 * Chooses for people whose time is up, as a computer makes its own choices, from their own view. That and their own are
 * worked out one after the other, and the second finds the question gone.
 *
 * @param isUp whether the time of a seat is up, when the choice is asked for and when it is made
 */
export function standIn(
  house: Services,
  table: Table,
  at: Sitting,
  isUp: (at: Position, seat: Seat) => boolean,
): BotTurns {
  const recall = recallOf(house.store, table.terms.id);
  const clerk: BotTable = {
    question: (seat) => {
      const now = at.position();
      const row = at.audience.seats[seat];
      return now && row && isUp(now, seat) ? botTurn(table, now, { ...row, level: LEVEL }, recall) : null;
    },
    // One answer to one question: what a computer would go on with is the player's own.
    play: (turn, [option]) =>
      attempt(house, table, at, (now) =>
        table.choose(now, turn.seat, option ? [option] : [], turn.version, null, { byTime: true }),
      ),
    meanwhile: () => null,
    offer: () => null,
    answer: async () => "moved",
    fellBack: (seat, to) =>
      house.log.info("a choice for whoever ran out of time fell back", { table: table.terms.id, seat, to }),
  };
  return new BotTurns(house.bots ?? NOBODY, clerk, {
    pace: byLevel((level) => ({ ...house.policy.pace[level], answer: 0 })),
    ownPace: 0,
    openPace: 0,
    pondering: 0,
    thinking: house.thinking,
    ticket: () => ({ table: table.terms.id, show: false }),
    durations: new Durations(),
    grant: (milliseconds) => house.quotas.grant(at.audience.address, milliseconds),
    random: (sides) => house.entropy(6).readUIntBE(0, 6) % sides,
    report: (by, fellBack) => house.metrics.botTurns.inc({ by, fell_back: String(fellBack) }),
  });
}
