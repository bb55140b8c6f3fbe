import type { Option, Seat } from "@westmarch/kernel";
import type { ClientMessage, Offer } from "@westmarch/protocol";
import {
  type Draft,
  isBreaking,
  type Joint,
  type Position,
  Refused,
  reachesBack,
  type Table,
} from "@westmarch/table";
import type { SeatData } from "../database/schema/seats.ts";
import type { TableStore } from "../stores/table-store.ts";
import { replaySegment } from "./history/replay-segment.ts";
import type { Presence } from "./presence.ts";
import { Replacement } from "./replacement.ts";

/** A message that acts on the game, as against greeting, talking, contributing, ordering or pinging. */
export type ActMessage = Exclude<
  ClientMessage,
  { type: "hello" | "ping" | "say" | "contribute" | "standing" | "plan" | "vacation" | "zone" }
>;

/** What the acts of one table depend on besides its position. */
interface Surroundings {
  readonly store: TableStore;
  readonly table: Table;
  readonly presence: Presence;
  /** Whether computers play here at all. */
  readonly bots: boolean;
  /** The people whose game may be claimed. */
  readonly absent: () => Seat[];
  /** Whether people may leave their seats to others here. */
  readonly mayChangeHands: boolean;
  /** Null: people have as much time as they like. */
  readonly time: () => Timekeeper | null;
}

/** What the clocks of a table say about acts. */
interface Timekeeper {
  /** The clocks stand still by consent. */
  readonly rests: boolean;
  /** Throws `Refused` where this cannot be proposed, or agreed to, as the clocks stand. */
  check(what: Offer["what"]): void;
}

/** Works out what a message would do to a table, and whose answers are awaited there. Writes and shows nothing. */
export class Commands {
  readonly #store: TableStore;
  readonly #table: Table;
  readonly #presence: Presence;
  readonly #bots: boolean;
  readonly #absent: () => Seat[];
  readonly #replacement: Replacement;
  readonly #time: () => Timekeeper | null;

  constructor({ store, table, presence, bots, absent, mayChangeHands, time }: Surroundings) {
    this.#store = store;
    this.#table = table;
    this.#presence = presence;
    this.#bots = bots;
    this.#absent = absent;
    this.#replacement = new Replacement({ presence, bots, absent, mayChangeHands });
    this.#time = time;
  }

  /** The act that a message asks for. Throws `Refused`. */
  async draft(at: Position, message: ActMessage): Promise<Draft> {
    const table = this.#table;
    const { seat, key } = message;
    switch (message.type) {
      case "choose":
        if (this.#time()?.rests) throw new Refused("illegal", { reason: "at-rest" });
        return table.choose(at, seat, message.options as readonly Option[], message.version, key);
      case "undo": {
        const far = table.canUndo(at, seat) ? await this.#reaching(at, seat) : at;
        return table.undo(far, seat, message.version, key, message.whole);
      }
      case "offer": {
        this.#checkBreak(message.what);
        const far = message.what === "take-back" ? await this.#reaching(at, seat) : at;
        return table.offer(far, seat, message.what, key, this.others(seat, message.what));
      }
      case "answer": {
        const { what, accept } = message;
        if (what === "replace") {
          const offer = at.offers.find((one) => one.what === what);
          const others = (by: Seat) =>
            offer?.replacing ? this.#replacement.asked(by, offer.replacing.of) : [];
          return table.answer(at, seat, what, accept, key, others, (of) => this.#replacement.seatsWith(of));
        }
        if (accept) this.#checkBreak(what);
        const by = at.offers.find((offer) => offer.what === what)?.by;
        const far = what === "take-back" && by !== undefined ? await this.#reaching(at, by) : at;
        return table.answer(
          far,
          seat,
          what,
          accept,
          key,
          (one) => this.others(one, what),
          () => [],
        );
      }
      case "replace": {
        const { of, to } = message;
        const asked = this.#replacement.proposed(seat, of, to, at);
        return table.replace(at, seat, key, { of, to, seats: this.#replacement.seatsWith(of) }, asked);
      }
      case "resign":
        return table.resign(at, seat, key);
      case "claim":
        return table.claim(at, seat, key, this.#absent());
    }
  }

  /** The seats that have to agree to an offer: other people's, and for a draw those of computers on other sides. */
  others(by: Seat, what: Joint): Seat[] {
    const people = this.#presence.others(by);
    if (what !== "draw" || !this.#bots) return people;
    const side = this.#table.team(by);
    const rivals = this.#presence.seats.filter(({ kind, seat }) => kind === "bot" && !side.includes(seat));
    return [...people, ...rivals.map(({ seat }) => seat)];
  }

  /** Whether an offer of a draw waits for this computer's answer. */
  isOffered({ offers }: Position, seat: Seat): boolean {
    return offers.some(
      ({ what, by, agreed }) =>
        what === "draw" && !agreed.includes(seat) && this.others(by, what).includes(seat),
    );
  }

  /** The computers that owe a decision or an answer. */
  awaited(at: Position): SeatData[] {
    return this.#presence.seats.filter(
      ({ kind, seat }) =>
        kind === "bot" && (at.asks.some((ask) => ask.seat === seat) || this.isOffered(at, seat)),
    );
  }

  /** Throws `Refused` where there is no time that could stand still, or run again. */
  #checkBreak(what: Offer["what"]): void {
    const time = this.#time();
    if (isBreaking(what) && !time) throw new Refused("illegal", { reason: "no-clock" });
    time?.check(what);
  }

  /** The same position, with as much of the journal as taking back this seat's last list of choices needs. */
  async #reaching(at: Position, seat: Seat): Promise<Position> {
    if (!at.replayable || reachesBack(at.undoWindow, seat)) return at;
    const store = this.#store;
    const { id: table, engine, settings } = this.#table.terms;
    const of = { store, engine, table, settings };
    const { undoWindow } = await replaySegment(of, at.version, (one) => reachesBack(one, seat));
    return { ...at, undoWindow };
  }
}
