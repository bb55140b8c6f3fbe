import { byLevel, type Option, type Seat } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { Draft, Position, Table } from "@westmarch/table";
import { Refused } from "@westmarch/table";
import type { Commands } from "../commands.ts";
import { recallOf } from "../history/history.ts";
import { encode, type Presence } from "../presence.ts";
import { botOffer, botTurn } from "../seat-info.ts";
import type { BotServices, TableServices } from "../services.ts";
import { type BotTable, type BotTurn, BotTurns } from "./bot-turns.ts";

/** What the computers at a table need of it. */
export interface TableActions {
  readonly presence: Presence;
  readonly commands: Commands;
  /** Null: it is not in memory. */
  readonly position: () => Position | null;
  /** A person sits there. */
  readonly isPlayed: () => boolean;
  /** Does something when the table's turn comes to it; false if it takes nothing more. */
  readonly post: (task: () => Promise<void>) => boolean;
  /** This process takes care of what the table does by itself. If none does, it begins to, and wakes the table then. */
  readonly holdsLease: () => boolean;
  /** Works an act out, writes and shows it. */
  readonly act: (draft: (at: Position) => Draft) => Promise<"done" | "conflict">;
}

/** The same, and when and for whom they play. */
interface BotActions extends TableActions {
  /** Somebody plays or looks on, or waits for how it ends. */
  readonly goesOn: () => boolean;
  readonly isExhibition: boolean;
}

/** The computers that play at one table. */
export class BotSeats {
  readonly #services: BotServices & Pick<TableServices, "cluster">;
  readonly #table: Table;
  readonly #actions: BotActions;
  readonly #turns: BotTurns;

  constructor(
    services: BotServices & Pick<TableServices, "cluster">,
    player: BotPlayer,
    table: Table,
    at: BotActions,
  ) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    const { policy, metrics } = services;
    this.#turns = new BotTurns(player, this.#botTable(), {
      pace: at.isExhibition ? byLevel(() => policy.exhibitionPace) : policy.pace,
      ownPace: policy.ownPace,
      openPace: policy.openPace,
      pondering: policy.pondering,
      scheduler: services.scheduler,
      ticket: () => ({ table: table.terms.id, show: !at.isPlayed() }),
      durations: services.durations,
      // What an exhibition thinks is bounded by its pace, and is taken from nobody.
      grant: async (milliseconds) =>
        at.isExhibition ? milliseconds : services.quotas.grant(at.presence.address, milliseconds),
      random: (sides) => services.entropy(6).readUIntBE(0, 6) % sides,
      report: (by, fellBack) => metrics.botTurns.inc({ by, fell_back: String(fellBack) }),
    });
  }

  get busy(): boolean {
    return this.#turns.busy;
  }

  /** Starts the turns of the computers that owe something. */
  wake(): void {
    const at = this.#actions.position();
    if (!at) return;
    if (at.result) {
      // Nothing comes after: no computer need go on thinking.
      this.#turns.stop();
      return;
    }
    const awaited = this.#actions.commands.awaited(at);
    if (awaited.length > 0 && this.#actions.holdsLease())
      for (const { seat } of awaited) this.#turns.start(seat);
  }

  /** Drops what is being thought over. */
  stop(): void {
    this.#turns.stop();
  }

  /** They play no more. */
  end(): void {
    this.#turns.end();
  }

  #botTable(): BotTable {
    const { presence, commands: drafts, position, goesOn, isExhibition } = this.#actions;
    const recall = recallOf(this.#services.store, this.#table.terms.id);
    return {
      question: (seat: Seat) => {
        const at = position();
        const turn = at && goesOn() ? botTurn(this.#table, at, presence.seats[seat], recall) : null;
        // Who looks on is to follow, also where quickness tells nothing.
        return turn && isExhibition ? { ...turn, open: false } : turn;
      },
      play: (turn: BotTurn, options: readonly Option[]) =>
        attempt(this.#services, this.#table, this.#actions, (at) => {
          // An offer is answered first: a choice would leave it behind unanswered.
          if (drafts.isOffered(at, turn.seat)) throw new Refused("stale");
          // A guest has come and taken the seat while it thought.
          if (presence.seats[turn.seat]?.kind !== "bot") throw new Refused("stale");
          return this.#table.choose(at, turn.seat, options, turn.version, null);
        }),
      meanwhile: (seat: Seat) => {
        const at = position();
        const isOver = !at || at.result !== null || at.asks.length === 0;
        return isOver || !this.#actions.isPlayed()
          ? null
          : botOffer(this.#table, at, presence.seats[seat], recall);
      },
      offer: (seat: Seat) => {
        const at = position();
        return at && drafts.isOffered(at, seat)
          ? botOffer(this.#table, at, presence.seats[seat], recall)
          : null;
      },
      answer: async (seat: Seat, accept: boolean) => {
        const outcome = await attempt(this.#services, this.#table, this.#actions, (at) =>
          this.#table.answer(
            at,
            seat,
            "draw",
            accept,
            null,
            (by) => drafts.others(by, "draw"),
            () => [],
          ),
        );
        return outcome === "refused" ? "failed" : outcome;
      },
      fellBack: (seat: Seat, to: string) => {
        this.#services.log.info("a computer player fell back", { table: this.#table.terms.id, to });
        const message = encode({ type: "bot-fell-back", seat, to });
        presence.tell(() => message);
        this.#services.cluster.tell({ table: this.#table.terms.id, news: { what: "fell-back", seat, to } });
      },
    };
  }
}

/** Plays for a seat when the table's turn comes to it, and says what came of that. */
export function attempt(
  { log }: Pick<BotServices, "log">,
  table: Table,
  at: Pick<TableActions, "post" | "act">,
  draft: (at: Position) => Draft,
): Promise<"played" | "refused" | "moved" | "failed"> {
  return new Promise((done) => {
    const taken = at.post(async () => {
      try {
        done((await at.act(draft)) === "done" ? "played" : "moved");
      } catch (error) {
        if (!(error instanceof Refused)) {
          log.defect("a computer player's choice broke the rules", error, { table: table.terms.id });
          done("refused");
        } else if (error.code === "illegal") done("refused");
        else done(error.code === "unavailable" ? "failed" : "moved");
      }
    });
    if (!taken) done("failed");
  });
}
