import type { Option, Seat } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { Draft, Position, Table } from "@westmarch/table";
import { Refused } from "@westmarch/table";
import { type Audience, written } from "../audience.ts";
import type { Drafts } from "../commands.ts";
import { recallOf } from "../history/history.ts";
import { botOffer, botTurn } from "../seat-info.ts";
import type { Services } from "../services.ts";
import { type BotTable, type BotTurn, BotTurns } from "./bot-turns.ts";

/** What the computers at a table need of it. */
export interface Sitting {
  readonly audience: Audience;
  readonly drafts: Drafts;
  /** As far as it is in memory. */
  readonly position: () => Position | null;
  /** A person sits there. */
  readonly isPlayed: () => boolean;
  /** Does something when the table's turn comes to it; false if it takes nothing more. */
  readonly post: (task: () => Promise<void>) => boolean;
  /** This process takes care of what the table does by itself. If none does, it begins to, and wakes the table then. */
  readonly mine: () => boolean;
  /** Works an act out, writes and shows it. */
  readonly act: (draft: (at: Position) => Draft) => Promise<"done" | "conflict">;
}

/** The computers that play at one table. */
export class Opponents {
  readonly #house: Services;
  readonly #table: Table;
  readonly #at: Sitting;
  readonly #turns: BotTurns;

  constructor(house: Services, player: BotPlayer, table: Table, at: Sitting) {
    this.#house = house;
    this.#table = table;
    this.#at = at;
    const { policy, metrics } = house;
    this.#turns = new BotTurns(player, this.#botTable(), {
      pace: policy.pace,
      ownPace: policy.ownPace,
      openPace: policy.openPace,
      pondering: policy.pondering,
      thinking: house.thinking,
      ticket: () => ({ table: table.terms.id, show: !at.isPlayed() }),
      durations: house.durations,
      grant: (milliseconds) => house.quotas.grant(at.audience.address, milliseconds),
      random: (sides) => house.entropy(6).readUIntBE(0, 6) % sides,
      report: (by, fellBack) => metrics.botTurns.inc({ by, fell_back: String(fellBack) }),
    });
  }

  get busy(): boolean {
    return this.#turns.busy;
  }

  /** Lets those begin that owe something. */
  wake(): void {
    const at = this.#at.position();
    if (!at) return;
    if (at.result) {
      // Nothing comes after: nobody need go on thinking.
      this.#turns.stop();
      return;
    }
    const awaited = this.#at.drafts.awaited(at);
    if (awaited.length > 0 && this.#at.mine()) for (const { seat } of awaited) this.#turns.start(seat);
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
    const { audience, drafts, position } = this.#at;
    const recall = recallOf(this.#house.store, this.#table.terms.id);
    return {
      question: (seat: Seat) => {
        const at = position();
        return at && botTurn(this.#table, at, audience.seats[seat], recall);
      },
      play: (turn: BotTurn, options: readonly Option[]) =>
        attempt(this.#house, this.#table, this.#at, (at) => {
          // An offer is answered first: a choice would leave it behind unanswered.
          if (drafts.isOffered(at, turn.seat)) throw new Refused("stale");
          return this.#table.choose(at, turn.seat, options, turn.version, null);
        }),
      meanwhile: (seat: Seat) => {
        const at = position();
        const isOver = !at || at.result !== null || at.asks.length === 0;
        return isOver || !this.#at.isPlayed()
          ? null
          : botOffer(this.#table, at, audience.seats[seat], recall);
      },
      offer: (seat: Seat) => {
        const at = position();
        return at && drafts.isOffered(at, seat)
          ? botOffer(this.#table, at, audience.seats[seat], recall)
          : null;
      },
      answer: async (seat: Seat, accept: boolean) => {
        const outcome = await attempt(this.#house, this.#table, this.#at, (at) =>
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
        this.#house.log.info("a computer player fell back", { table: this.#table.terms.id, to });
        const message = written({ type: "bot-fell-back", seat, to });
        audience.tell(() => message);
        this.#house.cluster.tell({ table: this.#table.terms.id, news: { what: "fell-back", seat, to } });
      },
    };
  }
}

/** Plays for a seat when the table's turn comes to it, and says what came of that. */
export function attempt(
  house: Services,
  table: Table,
  at: Pick<Sitting, "post" | "act">,
  draft: (at: Position) => Draft,
): Promise<"played" | "refused" | "moved" | "failed"> {
  return new Promise((done) => {
    const taken = at.post(async () => {
      try {
        done((await at.act(draft)) === "done" ? "played" : "moved");
      } catch (error) {
        if (!(error instanceof Refused)) {
          house.log.defect("a computer player's choice broke the rules", error, { table: table.terms.id });
          done("refused");
        } else if (error.code === "illegal") done("refused");
        else done(error.code === "unavailable" ? "failed" : "moved");
      }
    });
    if (!taken) done("failed");
  });
}
