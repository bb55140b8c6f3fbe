import { byLevel, type Seat } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { Position, Table } from "@westmarch/table";
import { recallOf } from "../history/history.ts";
import { botTurn } from "../seat-info.ts";
import type { BotServices } from "../services.ts";
import { attempt, type TableActions } from "./bot-seats.ts";
import { type BotTable, BotTurns, RecentDurations } from "./bot-turns.ts";

/** The player on a server without computers: every choice falls back to chance. */
const NO_PLAYER: BotPlayer = { choose: () => Promise.reject(new Error("no computers play here")) };
/** The level at which is chosen for a player who is out of time. */
const LEVEL = "fair";

/**
 * Chooses for people whose time is up, as a computer makes its own choices, from their own view. The server's choice
 * and the player's own are worked out one after the other, so the second finds the question gone.
 *
 * @param isUp whether the time of a seat is up, when the choice is asked for and when it is made
 */
export function standIn(
  services: BotServices,
  table: Table,
  at: TableActions,
  isUp: (at: Position, seat: Seat) => boolean,
): BotTurns {
  const recall = recallOf(services.store, table.terms.id);
  const clerk: BotTable = {
    question: (seat) => {
      const now = at.position();
      const row = at.presence.seats[seat];
      return now && row && isUp(now, seat) ? botTurn(table, now, { ...row, level: LEVEL }, recall) : null;
    },
    // One answer to one question: the player alone chooses what comes after it.
    play: (turn, [option]) =>
      attempt(services, table, at, (now) =>
        table.choose(now, turn.seat, option ? [option] : [], turn.version, null, { byTime: true }),
      ),
    meanwhile: () => null,
    offer: () => null,
    answer: async () => "moved",
    fellBack: (seat, to) =>
      services.log.info("a choice for a player out of time fell back", {
        table: table.terms.id,
        seat,
        to,
      }),
  };
  return new BotTurns(services.bots ?? NO_PLAYER, clerk, {
    pace: byLevel((level) => ({ ...services.policy.pace[level], answer: 0 })),
    ownPace: 0,
    openPace: 0,
    pondering: 0,
    scheduler: services.scheduler,
    ticket: () => ({ table: table.terms.id, show: false }),
    durations: new RecentDurations(),
    grant: (milliseconds) => services.quotas.grant(at.presence.address, milliseconds),
    random: (sides) => services.entropy(6).readUIntBE(0, 6) % sides,
    report: (by, fellBack) => services.metrics.botTurns.inc({ by, fell_back: String(fellBack) }),
  });
}
