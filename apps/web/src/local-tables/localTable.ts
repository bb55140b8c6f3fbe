import type { Passing } from "@westmarch/boardkit";
import { type Core, type Option, type Seat, shownSettings } from "@westmarch/kernel";
import { undoWindowFrom } from "@westmarch/kernel/undo-window";
import type { ChatLine, ClientMessage, SeatOrder, ServerMessage } from "@westmarch/protocol";
import {
  type Act,
  type AnyEngine,
  type Chronicle,
  chronicle,
  type Draft,
  foldActs,
  foldLog,
  heardIn,
  owing,
  type Placed,
  type Position,
  Refused,
  reachesBack,
  Table,
  TableViews,
  tableNotice,
} from "@westmarch/table";
import { tokenHere } from "../device/localToken.ts";
import type { Wire } from "../table/connection/socket.ts";
import { answeredAt, heeded, ordered, ordersAt, withOrder } from "./autoPass.ts";
import { chanceFrom } from "./chance.ts";
import type { Computers, Play, Recall } from "./computers.ts";
import { infosOf, ownSeats } from "./seats.ts";
import { stateBefore } from "./stateAt.ts";
import type * as keeping from "./storage.ts";
import type { StoredGame, StoredTable } from "./storage.ts";

/** Lines of the table's own, and what was said, that are kept. */
const MOST_LINES = 500;

type Acting = Extract<ClientMessage, { type: "choose" | "undo" | "offer" | "answer" | "resign" }>;

/** Where a table is kept, what its rules are, and who thinks for its computers. */
export interface Means extends Pick<typeof keeping, "wholeHere" | "keepAct" | "changeTable" | "onNewsHere"> {
  readonly engineOf: (game: string) => Promise<AnyEngine>;
  readonly passingOf: (game: string) => Promise<Passing | null>;
  readonly computers: (play: Play) => Pick<Computers, "wake" | "stop" | "close">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A table with its rules, how it stands and what is kept of it. */
interface Standing {
  readonly table: Table;
  /** Null: players leave no orders at it. */
  readonly passing: Passing | null;
  readonly kept: StoredTable;
  readonly at: Position;
}

/**
 * How a kept table stands under today's rules. Where they are others than it was played by, it goes on from where it
 * stands, as on a server, and what happened before cannot be taken back.
 */
function positionOf(engine: AnyEngine, { table, position, acts }: StoredGame): Position {
  if (position.state.version === engine.game.version) return position;
  const state = engine.load(position.state, table.settings);
  const { length } = foldActs(acts).journal;
  return {
    ...position,
    state,
    asks: engine.asks(state),
    undoWindow: undoWindowFrom<Core, Placed>(state, length),
    replayable: false,
  };
}

/**
 * One page's line to a table that this device keeps. It speaks the protocol of tables, and shows, hides and refuses as a
 * server does; what happens is written down before it is shown, and of two pages the first one's choice counts.
 */
export class LocalTable {
  readonly #id: string;
  readonly #wire: Wire;
  readonly #means: Means;
  readonly #computers: Pick<Computers, "wake" | "stop" | "close">;
  readonly #deaf: () => void;
  #standing: Standing | null = null;
  #tail: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(id: string, wire: Wire, means: Means) {
    this.#means = means;
    this.#id = id;
    this.#wire = wire;
    this.#computers = means.computers((seat, seen, options) => this.#played(seat, seen, options));
    this.#deaf = means.onNewsHere((changed) => {
      if (changed === id) this.#post(null, () => this.#catchUp());
    });
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.#post("key" in message ? message.key : null, () => this.#take(message));
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    this.#computers.close();
  }

  #tell(message: ServerMessage | string): void {
    if (this.#closed) return;
    this.#wire.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  /** One after another. */
  #post(key: string | null, task: () => Promise<void>): Promise<void> {
    const run = async () => {
      if (this.#closed) return;
      try {
        await task();
      } catch (error) {
        const refused = error instanceof Refused ? error : new Refused("unavailable");
        // What was not foreseen is for a developer who looks into the page.
        if (refused !== error) console.error(error);
        const { code, refusal } = refused;
        const version = this.#standing?.at.version ?? null;
        this.#tell({ type: "refused", key, code, ...(refusal && { refusal }), version });
      }
    };
    this.#tail = this.#tail.then(run);
    return this.#tail;
  }

  async #take(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "hello":
        return this.#greet();
      case "ping":
        return this.#tell({ type: "pong" });
      case "say":
        return this.#say(message);
      case "choose":
      case "undo":
      case "offer":
      case "answer":
      case "resign":
        return this.#act(message);
      case "standing":
        return this.#order(message);
      default:
        throw new Refused("illegal");
    }
  }

  async #read(): Promise<{ readonly standing: Standing; readonly whole: StoredGame }> {
    const whole = await this.#means.wholeHere(this.#id);
    if (!whole || whole.table.handed) throw new Refused("not-found");
    const engine = this.#standing?.table.terms.engine ?? (await this.#means.engineOf(whole.table.game));
    const { settings, secret, game } = whole.table;
    const passing = this.#standing ? this.#standing.passing : await this.#means.passingOf(game);
    engine.game.takeIn?.(settings);
    const table = new Table({ id: this.#id, engine, settings, chance: chanceFrom(secret) });
    const standing = { table, passing, kept: whole.table, at: positionOf(engine, whole) };
    this.#standing = standing;
    return { standing, whole };
  }

  #now(): Standing {
    if (!this.#standing) throw new Refused("stale");
    return this.#standing;
  }

  async #greet(): Promise<void> {
    const { standing, whole } = await this.#read();
    const { table, kept, at } = standing;
    const { engine, settings } = table.terms;
    const mine = ownSeats(kept);
    const greeting = {
      table: this.#id,
      game: engine.game.id,
      settings: shownSettings(engine.game, settings),
      seats: infosOf(kept, engine.game.seats(settings)),
      mine,
      resumed: false,
      earlier: null,
      chat: kept.chat,
      links: null,
      opener: true,
      evening: null,
      hints: true as const,
      ...(standing.passing && { orders: ordersAt(kept) }),
      contributions: { open: false, list: [] },
    };
    this.#tell(new TableViews(table, at).welcome(mine, greeting, foldLog(whole.acts)));
    this.#wake();
  }

  /** Another page of this device has written to this table, or has deleted it. */
  async #catchUp(): Promise<void> {
    if (!this.#standing) return;
    const before = this.#standing.at.version;
    const { standing, whole } = await this.#read();
    if (standing.at.version <= before) return;
    const rows = whole.acts.filter(({ version }) => version > before);
    const cuts = rows.flatMap(({ cut }) => cut ?? []);
    this.#show(standing, foldLog(rows), cuts.length > 0 ? Math.min(...cuts) : null);
    if (cuts.length > 0) this.#computers.stop();
    this.#wake();
  }

  #show({ table, kept, at }: Standing, log: readonly Chronicle[], cut: number | null): void {
    this.#tell(new TableViews(table, at).update(ownSeats(kept), { log, cut }));
  }

  async #act(message: Acting): Promise<void> {
    const { kept, passing } = this.#now();
    if (!ownSeats(kept).includes(message.seat)) throw new Refused("not-your-seat");
    const order = passing && heeded(kept, message);
    if (order) await this.#keep(order);
    await this.#commit(await this.#draft(message));
    this.#tell({ type: "ack", key: message.key, version: this.#now().at.version });
  }

  /** Takes down where a seat passes from now on. */
  async #order(message: Extract<ClientMessage, { type: "standing" }>): Promise<void> {
    const { kept, passing, at } = this.#now();
    await this.#keep(ordered(kept, passing, at, message));
    this.#tell({ type: "ack", key: message.key, version: at.version });
    this.#wake();
  }

  async #keep(order: SeatOrder): Promise<void> {
    const kept = await this.#means.changeTable(this.#id, (table) => withOrder(table, order));
    if (kept && this.#standing) this.#standing = { ...this.#standing, kept };
    this.#tell({ type: "standing", order });
  }

  async #draft(message: Acting): Promise<Draft> {
    const { table, at } = this.#now();
    const { seat, key } = message;
    const others = (by: Seat) => this.#others(by);
    switch (message.type) {
      case "choose":
        return table.choose(at, seat, message.options as readonly Option[], message.version, key);
      case "undo":
        return table.undo(await this.#reaching(seat), seat, message.version, key, message.whole);
      case "offer": {
        const { what } = message;
        if (what !== "draw" && what !== "take-back") throw new Refused("illegal", { reason: "no-clock" });
        // Players who share a screen agree at the table; a computer is asked for a draw alone.
        if (what === "take-back") return table.offer(await this.#reaching(seat), seat, what, key, []);
        return table.offer(at, seat, what, key, others(seat));
      }
      case "answer":
        return table.answer(at, seat, message.what, message.accept, key, others, () => []);
      case "resign":
        return table.resign(at, seat, key);
    }
  }

  /** The computers on other sides, who are asked whether a draw is welcome. */
  #others(by: Seat): Seat[] {
    const { table, kept } = this.#now();
    const side = table.team(by);
    return [...kept.seats.keys()].filter((seat) => kept.seats[seat]?.kind === "bot" && !side.includes(seat));
  }

  /** How the table stands, with as much of what happened as taking back this seat's last list of choices needs. */
  async #reaching(seat: Seat): Promise<Position> {
    const { table, at } = this.#now();
    if (!at.replayable || reachesBack(at.undoWindow, seat)) return at;
    const whole = await this.#means.wholeHere(this.#id);
    if (!whole) throw new Refused("not-found");
    const { journal } = foldActs(whole.acts);
    const { state } = stateBefore(table.terms.engine, whole);
    return { ...at, undoWindow: { ...undoWindowFrom<Core, Placed>(state), entries: journal } };
  }

  /** Writes down what was drafted, and shows it. Throws `Refused` where another page was quicker. */
  async #commit(draft: Draft): Promise<void> {
    const before = this.#now();
    const now = this.#means.clock();
    const ends = draft.next.result !== null && before.at.result === null;
    const at: Position = {
      ...draft.next,
      changedAt: now,
      replay: ends ? tokenHere(this.#id) : before.at.replay,
    };
    const kept: StoredTable = {
      ...before.kept,
      version: at.version,
      changedAt: now,
      owes: owing(at),
      result: at.result,
    };
    const act: Act = {
      version: at.version,
      seat: draft.seat,
      type: draft.type,
      data: JSON.stringify(draft.data),
      events: JSON.stringify(draft.events),
      quiet: draft.quiet ? 1 : 0,
      cut: draft.cut,
      at: now,
    };
    if ((await this.#means.keepAct(kept, at, act)) === "conflict") {
      await this.#catchUp();
      throw new Refused("stale");
    }
    const standing = { ...before, kept, at };
    this.#standing = standing;
    this.#show(standing, chronicle(at.version, now, draft.events), draft.cut);
    const notice = tableNotice(draft, before.at);
    if (notice) await this.#line(null, notice.text, this.#nameOf(notice.of));
    if (draft.cut !== null) this.#computers.stop();
    this.#wake();
  }

  #nameOf(seat: Seat): string {
    const sits = this.#now().kept.seats[seat];
    return sits?.kind === "me" ? sits.name : "";
  }

  async #say({ key, text, seat }: Extract<ClientMessage, { type: "say" }>): Promise<void> {
    const { kept, at } = this.#now();
    const by = seat ?? ownSeats(kept)[0];
    if (by === undefined || !ownSeats(kept).includes(by)) throw new Refused("not-your-seat");
    await this.#line(by, text, this.#nameOf(by));
    this.#tell({ type: "ack", key, version: at.version });
  }

  /** Keeps a line of talk, and shows it. */
  async #line(seat: Seat | null, text: string, name: string): Promise<void> {
    let line: ChatLine | null = null;
    const kept = await this.#means.changeTable(this.#id, (table) => {
      line = { id: (table.chat.at(-1)?.id ?? 0) + 1, seat, name, text, at: this.#means.clock() };
      return { ...table, chat: [...table.chat, line].slice(-MOST_LINES) };
    });
    if (kept && this.#standing) this.#standing = { ...this.#standing, kept };
    if (line) this.#tell({ type: "said", line });
  }

  readonly #recall: Recall = async (seat) => heardIn(foldLog((await this.#read()).whole.acts), seat);

  /** Lets the computers think that owe something, and answers what needs no asking. */
  #wake(): void {
    const { table, passing, kept, at } = this.#now();
    if (at.result) {
      this.#computers.stop();
      return;
    }
    this.#computers.wake(table, kept, at, this.#recall);
    if (passing && answeredAt(kept, passing, table, at)) void this.#post(null, () => this.#pass(passing));
  }

  /** Gives the next answer that needs no asking, if there still is one. */
  async #pass(passing: Passing): Promise<void> {
    const { table, kept, at } = this.#now();
    const given = answeredAt(kept, passing, table, at);
    if (!given) return;
    const { seat, option, where } = given;
    // Told before the table stands so, as what the player learns of it.
    this.#tell({ type: "passed", seat, version: at.version + 1, ...(where !== undefined && { where }) });
    try {
      await this.#commit(table.choose(at, seat, [option], at.version, null, { byOrder: true }));
    } catch (error) {
      // Another page of this device was quicker.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** A computer has made up its mind. */
  #played(seat: Seat, seen: number, options: readonly Option[] | boolean): Promise<void> {
    return this.#post(null, async () => {
      const { table, at } = this.#now();
      try {
        await this.#commit(
          typeof options === "boolean"
            ? table.answer(
                at,
                seat,
                "draw",
                options,
                null,
                (by) => this.#others(by),
                () => [],
              )
            : table.choose(at, seat, options, seen, null),
        );
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code === "illegal" && typeof options !== "boolean" && options.length > 1)
          // What it meant to do after that hangs on what came of the first.
          await this.#commit(table.choose(at, seat, options.slice(0, 1), seen, null));
        else this.#wake();
      }
    });
  }
}
