/** A bot of one's own in one seat: what it is told, how long it may take, and what becomes of it when it fails. */
import { performance } from "node:perf_hooks";
import {
  type Core,
  type Engine,
  type Option,
  type Result,
  type Seat,
  type Settings,
  sameOption,
} from "@westmarch/kernel";
import type { Consulted, Story } from "../arena.ts";
import type { Address } from "./address.ts";
import { Forfeit, messageOf } from "./forfeit.ts";
import { type Link, shortened } from "./link.ts";
import {
  choiceFrom,
  type Hello,
  type Limits,
  type LogEntry,
  PROTOCOL,
  readyFrom,
  type Standing,
} from "./messages.ts";
import { openModule } from "./module-link.ts";
import { openProcess } from "./process-link.ts";
import { openServer } from "./server-link.ts";

/** Milliseconds that a bot has to start and to answer the greeting. */
const START = 30_000;

/** What is played with such a bot, and within which limits. */
export interface OutsideTable<G extends Core<S>, S> {
  readonly engine: Engine<G, S>;
  readonly settings: Settings;
  readonly limits: Limits;
}

/** The first to come of an answer and the end of the time for it. */
async function within(milliseconds: number, answer: Promise<unknown>, late: () => Forfeit): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

function open(address: Address, limits: Limits): Link {
  switch (address.kind) {
    case "module":
      return openModule(address.file, limits);
    case "cmd":
      return openProcess(address.words, limits);
    case "server":
      return openServer(address.url);
  }
}

/** Holds a line to the bot, and opens another after it has failed. */
export class OutsideBot<G extends Core<S>, S> {
  readonly #address: Address;
  readonly #table: OutsideTable<G, S>;
  #link: Link | null = null;
  /** Choices that it has been asked for, and milliseconds that it took for them, in all games. */
  choices = 0;
  thought = 0;
  #game = { number: 0, seat: 0, spent: 0, heard: 0, greeted: false };

  constructor(address: Address, table: OutsideTable<G, S>) {
    this.#address = address;
    this.#table = table;
  }

  /** Starts it, and hands back what it says of itself. Rejects with a `Forfeit` where it does not start. */
  async start(): Promise<{ readonly edition: number }> {
    const { engine, settings, limits } = this.#table;
    const hello: Hello = {
      type: "hello",
      protocol: PROTOCOL,
      game: engine.game.id,
      version: engine.game.version,
      settings,
      seats: engine.game.seats(settings),
      limits,
    };
    this.#link = open(this.#address, limits);
    const late = () => new Forfeit("slow", `it has not answered the greeting in ${START} ms`);
    const answer = await this.#guarded(within(START, this.#link.ask(hello), late));
    const ready = readyFrom(answer);
    if (ready) return { edition: ready.edition ?? 1 };
    await this.close();
    throw new Forfeit(
      "unreadable",
      `it answered the greeting with ${shortened(String(JSON.stringify(answer)))}`,
    );
  }

  /** A game begins, in which it has this seat. */
  begin(number: number, seat: Seat): void {
    this.#game = { number, seat, spent: 0, heard: 0, greeted: false };
  }

  /** Its choice. Rejects with a `Forfeit` where it makes none that counts; then it has been ended. */
  async choose(at: Consulted<G>): Promise<Option> {
    if (!this.#link) await this.start();
    const { move, game } = this.#table.limits;
    const left = game - this.#game.spent;
    const late = () =>
      left < move
        ? new Forfeit("slow", `it has used up its ${game} ms for a game`)
        : new Forfeit("slow", `it has not chosen in ${move} ms`);
    const began = performance.now();
    const link = this.#link;
    if (!link) throw new Forfeit("crashed", "it has not started");
    this.choices++;
    const answer = await this.#guarded(
      within(Math.max(0, Math.min(move, left)), link.ask(this.#standing(at)), late),
    );
    const took = performance.now() - began;
    this.#game.spent += took;
    this.thought += took;
    return this.#guarded(this.#choiceOf(answer, at));
  }

  /** Tells it how the game has ended, if it has heard of it at all. */
  end(state: G, version: number, result: Result, story: Story): void {
    const { seat, greeted } = this.#game;
    if (!greeted) return;
    const { engine } = this.#table;
    this.#link?.tell({
      ...this.#frame(version, story),
      owes: [],
      views: [{ seat, view: engine.view(state, seat), ask: null, canUndo: false }],
      result,
    });
  }

  /** Ends it. */
  async close(): Promise<void> {
    const link = this.#link;
    this.#link = null;
    await link?.close();
  }

  /** What fails ends the bot. */
  async #guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      await this.close();
      throw error instanceof Forfeit ? error : new Forfeit("crashed", messageOf(error), { cause: error });
    }
  }

  async #choiceOf(answer: unknown, { ask: { options } }: Consulted<G>): Promise<Option> {
    const written = shortened(String(JSON.stringify(answer)));
    const chosen = choiceFrom(answer);
    if (!chosen) throw new Forfeit("unreadable", `it answered with no choice: ${written}`);
    const option =
      "index" in chosen
        ? options[chosen.index]
        : options.find((offered) => sameOption(offered, chosen.option));
    if (!option) throw new Forfeit("illegal", `it chose what was not offered: ${written}`);
    return option;
  }

  #standing(at: Consulted<G>): Standing {
    const { seat, ask, state, decision, stories } = at;
    const view = this.#table.engine.view(state, seat);
    return {
      ...this.#frame(decision, stories[seat]),
      owes: this.#table.engine.owes(state),
      views: [{ seat, view, ask, canUndo: false }],
      result: null,
    };
  }

  #frame(version: number, story: Story): Omit<Standing, "owes" | "views" | "result"> {
    const { number, seat, greeted } = this.#game;
    const log = this.#news(story);
    this.#game.greeted = true;
    return {
      type: greeted ? "update" : "welcome",
      ...(!greeted && { protocol: PROTOCOL }),
      table: String(number),
      game: this.#table.engine.game.id,
      mine: [seat],
      version,
      log,
      cut: null,
    };
  }

  #news({ heard, heardAt }: Story): readonly LogEntry[] {
    const { seat, heard: known } = this.#game;
    this.#game.heard = heard.length;
    return heard.slice(known).map(({ type, facts }, i): LogEntry => {
      const version = heardAt[known + i];
      return { seat, version, index: known + i - heardAt.indexOf(version), type, facts };
    });
  }
}
