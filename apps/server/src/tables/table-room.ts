import { type Seat, shownSettings } from "@westmarch/kernel";
import { type MatchScore, MOVED_ON, type RoundNow, type SeatInfo, type TimeTold } from "@westmarch/protocol";
import { PROTOCOL } from "@westmarch/protocol/constants";
import { type Greeting, type Position, Refused, type Table } from "@westmarch/table";
import type { Attended } from "../database/cluster.ts";
import type { TableNews } from "../database/dispatch.ts";
import type { SeatData } from "../database/schema/seats.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import type { TableActions } from "./automation/bot-seats.ts";
import { mayHint } from "./automation/hint-policy.ts";
import { announcePresence, handleSharedNews } from "./automation/presence-sync.ts";
import { TableLease } from "./automation/table-lease.ts";
import { Chat } from "./chat.ts";
import { Commands } from "./commands.ts";
import { refuse } from "./error-reply.ts";
import { shownLinks, storyOf } from "./history/history.ts";
import { isOpener } from "./opening/create-table.ts";
import { Presence } from "./presence.ts";
import { ActWriter } from "./room/act-writer.ts";
import { AddressMarks } from "./room/address-marks.ts";
import { LivePosition, type LoadedTable } from "./room/live-position.ts";
import { Outbox } from "./room/outbox.ts";
import { RoomMessages } from "./room/room-messages.ts";
import { SeatChanges } from "./room/seat-changes.ts";
import { type KeptAutomation, TableAutomation } from "./room/table-automation.ts";
import type { InRound } from "./rounds/in-round.ts";
import type { TableServices } from "./services.ts";
import type { TableChance } from "./table-chance.ts";
import type { Client, TableEndpoint, TableMessage } from "./table-endpoint.ts";

/** What a room is made from. */
export interface RoomStart extends KeptAutomation {
  readonly seats: readonly SeatData[];
  /** Who is present at other processes. */
  readonly elsewhere: readonly Attended[];
  readonly loaded: LoadedTable;
  readonly match: MatchScore | null;
  /** The round that it belongs to, or that follows it. */
  readonly round: InRound | null;
  /** Hears that its game is over. */
  readonly ended: () => void;
  /** Reads the table anew. */
  readonly read: () => Promise<LoadedTable>;
}

/**
 * One table in memory whose game has begun. All its tasks go through one queue: each act is worked out, written to the
 * disk, and only then shown.
 */
export class Room implements TableEndpoint {
  readonly table: Table<TableChance>;
  readonly presence: Presence;
  readonly #services: TableServices;
  readonly #match: MatchScore | null;
  readonly #round: InRound | null;
  readonly #mail: SerialQueue;
  readonly #lease: TableLease;
  readonly #live: LivePosition;
  readonly #outbox: Outbox;
  readonly #chat: Chat;
  readonly #automation: TableAutomation;
  readonly #seats: SeatChanges;
  readonly #writer: ActWriter;
  readonly #messages: RoomMessages;
  #movedOn = false;
  readonly #marks: AddressMarks;
  touchedAt: number;

  constructor(services: TableServices, table: Table<TableChance>, start: RoomStart) {
    const { id } = table.terms;
    this.#services = services;
    this.table = table;
    this.#match = start.match;
    this.#round = start.round;
    this.presence = new Presence(start.seats);
    for (const { process, ...present } of start.elsewhere) this.presence.setElsewhere(process, present);
    this.#live = new LivePosition(services, table, start.loaded, start.read);
    this.#lease = new TableLease(services.cluster, id, () => this.#automation.wake());
    this.#mail = new SerialQueue((error) =>
      services.log.defect("a table's task failed", error, { table: id }),
    );
    this.#marks = new AddressMarks(services, id);
    this.touchedAt = services.clock();
    this.#outbox = new Outbox(services, table, this.presence, start.round?.withheld === true);
    this.#chat = new Chat(services, id, start.seats.length);
    const commands = new Commands({
      store: services.store,
      table,
      presence: this.presence,
      bots: services.bots !== null,
      absent: () => this.#absent(),
      mayChangeHands: start.round === null,
      time: () => this.#automation.time,
    });
    const playsUnwatched = start.round?.counts === true;
    this.#automation = new TableAutomation(services, table, this.#actions(commands), start, playsUnwatched);
    const parts = {
      services,
      table,
      presence: this.presence,
      live: this.#live,
      outbox: this.#outbox,
      chat: this.#chat,
      commands,
      automation: this.#automation,
    };
    this.#seats = new SeatChanges(parts);
    const touch = () => {
      this.touchedAt = services.clock();
    };
    this.#writer = new ActWriter(parts, this.#seats, { touch, ended: start.ended });
    this.#messages = new RoomMessages(parts, this.#writer, this.#seats, (client, message) =>
      this.handle(client, message),
    );
  }

  /** What the room offers to the parts that act by themselves. */
  #actions(commands: Commands): TableActions {
    return {
      presence: this.presence,
      commands,
      position: () => this.#live.inMemory,
      isPlayed: () => this.presence.seats.some((row) => row.kind === "person"),
      post: (task) => this.#mail.post(task),
      holdsLease: () => this.#lease.isHeld(),
      act: async (draft) => {
        const at = await this.#live.now();
        return this.#writer.commit(at, draft(at), null);
      },
    };
  }

  get game(): string {
    return this.table.terms.engine.game.id;
  }

  get idle(): boolean {
    return this.presence.size === 0 && !this.busy;
  }

  get busy(): boolean {
    return this.#mail.busy || this.#lease.busy || this.#automation.busy;
  }

  rest(): void {
    if (!this.busy) this.#live.rest();
  }

  greet(client: Client, token: string, since: number | null): void {
    this.#post(client, null, async () => {
      const { store } = this.#services;
      const at = await this.#writer.upTo(since);
      const opener = isOpener(this.presence.seats, client.access);
      const links = await shownLinks(store, client.access, token, opener);
      const chat = await this.#chat.linesFor(client.access.seats);
      const story = await storyOf(store, this.table.terms.id, at.version, since);
      const round = await this.#round?.now();
      // It may have left while this was read.
      if (client.gone) return;
      if (this.#movedOn) return this.#sendOn(client);
      const arrived = this.presence.add(client);
      if (!at.result) await this.#marks.note(client);
      const { resumed, earlier, log } = story;
      const greeting = { resumed, earlier, chat, links, opener, ...(round && { round }) };
      this.#outbox.welcome(client, at, { ...this.#greeting(client, at), ...greeting }, log);
      if (arrived) this.#outbox.tellSeats();
      announcePresence(this.#services, this.table.terms.id, this.presence);
      await this.#automation.questionLimits?.greet(client, at);
      await this.#automation.time?.greet(client, at);
      this.#automation.wake();
    });
  }

  /** The part of a greeting that is in memory. */
  #greeting({ access }: Client, at: Position) {
    const { id, engine, settings } = this.table.terms;
    const { premoves, autoPass, time } = this.#automation;
    const plans = premoves.of(access.seats);
    return {
      protocol: PROTOCOL,
      table: id,
      game: engine.game.id,
      settings: shownSettings(engine.game, settings),
      seats: this.infos(),
      mine: access.seats,
      claimAfter: this.#services.policy.claimAfter,
      evening: this.#match,
      contributions: this.#outbox.contributions(at),
      ...(plans.length > 0 && { plans }),
      ...(autoPass && { orders: autoPass.of(access.seats) }),
      ...(time && { pace: time.pace }),
      ...(mayHint(this.#services, this) && { hints: true as const }),
    } satisfies Partial<Greeting>;
  }

  leave(client: Client): void {
    if (this.presence.remove(client, this.#services.steady())) this.#outbox.tellSeats();
    announcePresence(this.#services, this.table.terms.id, this.presence);
    this.#automation.questionLimits?.leave();
  }

  handle(client: Client, message: TableMessage): void {
    const facts = { table: this.table.terms.id, game: this.game, type: message.type };
    const obeyed = () => this.#messages.obey(client, message);
    this.#post(client, message.key, () => this.#services.traces.within("message", facts, obeyed));
  }

  infos(): SeatInfo[] {
    return this.#outbox.seats();
  }

  /** Whether it belongs to a round, or one follows it: others wait for how it ends. */
  get isInRound(): boolean {
    return this.#round !== null;
  }

  /** How the table stands when its turn comes to that, at this version at least if it has come so far at any process. */
  at(version: number): Promise<Position> {
    return this.#inTurn(() => this.#writer.upTo(version));
  }

  /** Ends the game, since the player of a seat leaves for good. Throws `Refused` where that cannot be written. */
  desert(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#writer.desert(seat));
  }

  /** What a task comes to when the table's turn comes to it. Throws `Refused` where the table takes no more tasks. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      if (!this.#mail.post(() => task().then(done, failed))) failed(new Refused("unavailable"));
    });
  }

  /** How much time is left to each player; null: they have as much as they like. */
  timeTold(eyes: readonly Seat[]): TimeTold | null {
    return this.#automation.time?.told(eyes) ?? null;
  }

  hear(news: TableNews, from: string | null): void {
    this.#mail.post(() => this.#heard(news, from));
  }

  async #heard(news: TableNews, from: string | null): Promise<void> {
    const { autoPass, premoves, questionLimits, time } = this.#automation;
    switch (news.what) {
      case "acted":
        if (this.#live.shown < news.version) await this.#writer.catchUp();
        break;
      case "said":
        await this.#chat.show(this.presence, news.line);
        break;
      case "retell":
        await this.#chat.retell(this.presence);
        await time?.reread();
        break;
      case "seats":
        await this.#reseat(from === null);
        break;
      case "orders":
        await autoPass?.reread();
        break;
      case "plans":
        await premoves.reread();
        break;
      case "clocks":
        await questionLimits?.reread(await this.#live.now());
        break;
      case "time":
        await time?.reread();
        break;
      case "passed":
        autoPass?.passed(news);
        break;
      case "fell-back":
        this.#outbox.tellAll({ type: "bot-fell-back", seat: news.seat, to: news.to });
        break;
      default:
        await this.#heardOfTable(news, from);
    }
  }

  /** The news that are not about acts, words and clocks. */
  async #heardOfTable(news: TableNews, from: string | null): Promise<void> {
    switch (news.what) {
      case "released":
        this.#outbox.isWithheld = false;
        await this.#renewReplay();
        break;
      case "replay":
        await this.#renewReplay();
        break;
      case "round":
        await this.#tellRoundNow();
        break;
      case "moved-on":
        this.#movedOn = true;
        this.presence.dismiss(null, MOVED_ON, "the table has moved on");
        break;
      case "free":
        this.#lease.freed();
        break;
      case "glanced":
        this.#automation.glance();
        break;
      default:
        if (await handleSharedNews(this.#services, this.table.terms.id, this.presence, { news, from }))
          this.#outbox.tellSeats();
        this.#automation.questionLimits?.leave();
    }
  }

  lose(processes: readonly string[]): void {
    const { cluster } = this.#services;
    const changed = processes.filter((process) => this.presence.lose(process, cluster.lastBeat(process)));
    if (changed.length > 0) this.#outbox.tellSeats();
    this.#automation.questionLimits?.leave();
    this.#lease.freed();
  }

  /** Takes up that seats have changed hands. `own`: this process has changed them, and so writes it in the journal. */
  async #reseat(own: boolean): Promise<void> {
    const taken = await this.#seats.reseat(own);
    if (own) for (const seat of taken) await this.#writer.sitDown(seat);
  }

  compare(version: number): void {
    if (this.#live.shown < version) this.hear({ what: "acted", version }, "");
  }

  compareAll(): void {
    for (const what of ["seats", "retell", "orders", "plans", "clocks", "free", "who"] as const)
      this.hear({ what }, "");
  }

  /** Shows the link to the finished game, which was renewed, revoked, or is no longer kept back. */
  async #renewReplay(): Promise<void> {
    const replay = await this.#services.store.replayOf(this.table.terms.id);
    this.#outbox.showPosition(await this.#live.setReplay(replay), { log: [], cut: null });
  }

  async #tellRoundNow(): Promise<void> {
    const round = await this.#round?.now();
    if (round) this.tellRound(round);
  }

  /** Closes a connection that has read where its link led before. It says hello again, and is led to the next game. */
  #sendOn(client: Client): void {
    client.close(MOVED_ON, "the table has moved on");
  }

  /** Shows how the round stands. */
  tellRound(round: RoundNow): void {
    this.#outbox.tellRound(round);
  }

  /** Reads the table if need be, and begins what it owes. */
  rouse(): void {
    this.#mail.post(async () => {
      await this.#automation.time?.refresh(await this.#live.now());
      this.#automation.wake();
    });
  }

  async close(): Promise<void> {
    this.#automation.end();
    await this.#mail.close();
  }

  #post(client: Client, key: string | null, task: () => Promise<void>): void {
    this.touchedAt = this.#services.clock();
    const taken = this.#mail.post(async () => {
      try {
        await task();
      } catch (error) {
        const turned = error instanceof Refused && error.code === "bad-token";
        if (turned && (await this.#services.store.next(this.table.terms.id)) !== null)
          return this.#sendOn(client);
        this.#refuse(client, key, error);
        // Its link was renewed between its hello and now.
        if (turned) client.close(1008, "link renewed");
      }
    });
    if (!taken) this.#refuse(client, key, new Refused(this.#mail.closed ? "unavailable" : "too-fast"));
  }

  #refuse(client: Client, key: string | null, error: unknown): void {
    const here = { table: this.table.terms.id, version: this.#live.inMemory?.version ?? null };
    refuse(this.#services, client, here, key, error);
  }

  /** The seats whose players have been absent for so long that their game may be claimed. */
  #absent(): Seat[] {
    const { steady, policy } = this.#services;
    const now = steady();
    const before = now - policy.claimAfter;
    if (this.#live.unchangedSince > before) return [];
    return this.presence.absent(now, before).filter((seat) => !this.#automation.isAway(seat));
  }
}
