import type { Heard, Option, Seat } from "@westmarch/kernel";
import { shownSettings } from "@westmarch/kernel";
import type { Position, Table } from "@westmarch/table";
import { Computer } from "../computers/computer.ts";
import type { StoredTable } from "./storage.ts";

/** A computer takes a draw where it expects less than this from playing on, as at a server. */
const DRAWN = 0.45;
/** Milliseconds between a choice and the computer's answer, at least: no player can follow what comes at once. */
const PACE = 400;

const seed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

/** Hears what a computer has made up its mind to: to choose, looking at this version, or to accept a draw, or not. */
export type Play = (seat: Seat, seen: number, options: readonly Option[] | boolean) => Promise<void>;

/** Looks up everything that a seat has heard since the game began. */
export type Recall = (seat: Seat) => Promise<readonly Heard[]>;

/** What one of them is asked. */
interface Thought {
  readonly seat: Seat;
  /** Whether a draw is welcome; else it has to choose. */
  readonly draw: boolean;
  readonly stop: AbortController;
  readonly recall: Recall;
}

/** The computers of one table, that think beside the page, one at a time, from what their seats may know. */
export class Computers {
  readonly #play: Play;
  readonly #computer = new Computer();
  #thinking: { readonly seat: Seat; readonly version: number; readonly stop: AbortController } | null = null;
  #closed = false;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Lets the one think that is asked, unless it does. */
  wake(table: Table, kept: StoredTable, at: Position, recall: Recall): void {
    if (this.#closed) return;
    const offer = at.offers.find(({ what }) => what === "draw");
    const isBot = (seat: Seat) => kept.seats[seat]?.kind === "bot";
    const side = offer && table.team(offer.by);
    const asked =
      offer &&
      [...kept.seats.keys()].find(
        (seat) => isBot(seat) && !side?.includes(seat) && !offer.agreed.includes(seat),
      );
    const seat = asked ?? at.asks.map((ask) => ask.seat).find(isBot);
    if (seat === undefined) {
      this.stop();
      return;
    }
    const running = this.#thinking;
    if (
      running &&
      running.seat === seat &&
      at.floors[seat] !== undefined &&
      running.version >= at.floors[seat] &&
      asked === undefined
    )
      return;
    this.stop();
    const stop = new AbortController();
    this.#thinking = { seat, version: at.version, stop };
    void this.#think(table, kept, at, { seat, draw: asked !== undefined, stop, recall });
  }

  /** Drops what is being thought over. */
  stop(): void {
    this.#thinking?.stop.abort();
    this.#thinking = null;
  }

  close(): void {
    this.#closed = true;
    this.stop();
    this.#computer.close();
  }

  async #think(
    table: Table,
    kept: StoredTable,
    at: Position,
    { seat, draw, stop, recall }: Thought,
  ): Promise<void> {
    const { signal } = stop;
    const sits = kept.seats[seat];
    const { engine, settings } = table.terms;
    const view = engine.view(at.state, seat);
    const ask = at.asks.find((one) => one.seat === seat);
    if (sits?.kind !== "bot") return;
    const game = { game: engine.game.id, settings: shownSettings(engine.game, settings), seed: seed() };
    const paced = new Promise((done) => setTimeout(done, PACE));
    try {
      const heard = await recall(seat);
      const mind = draw
        ? (await this.#computer.worth({ ...game, view, seat, heard }, signal)) < DRAWN
        : ask &&
          (await this.#computer.choose({ ...game, view, seat, heard, level: sits.level }, ask, signal))
            .options;
      await paced;
      if (signal.aborted || mind === undefined) return;
      this.#thinking = null;
      await this.#play(seat, at.version, mind);
    } catch (error) {
      // The table no longer waits.
      if (signal.aborted) return;
      this.#thinking = null;
      // Who cannot judge plays on.
      if (draw) await this.#play(seat, at.version, false);
      else throw error;
    }
  }
}
