import { type Seat, shownSettings } from "@westmarch/kernel";
import {
  type Evening,
  type Level,
  MOVED_ON,
  type RoundNow,
  type SeatInfo,
  type ServerMessage,
  type TimeTold,
} from "@westmarch/protocol";
import { PROTOCOL } from "@westmarch/protocol/constants";
import type { Draft, Position, Table } from "@westmarch/table";
import { chronicle, foldLog, type Greeting, Refused, TableViews, tableNotice } from "@westmarch/table";
import type { Attended } from "../database/cluster.ts";
import type { TableNews } from "../database/dispatch.ts";
import type { ActItem } from "../database/journal.ts";
import type { SeatData } from "../database/schema/seats.ts";
import type { ActData } from "../database/schema/tables.ts";
import { momentOf, UnchangedSince } from "../platform/monotonic-clock.ts";
import { hasAccounts } from "../platform/policy.ts";
import { newToken } from "../platform/random.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import type { KeptPlan } from "../stores/premove-store.ts";
import { actItem } from "../stores/row-mapping.ts";
import { AutoPass } from "./automation/auto-pass.ts";
import { BotSeats, type TableActions } from "./automation/bot-seats.ts";
import { mayHint } from "./automation/hint-policy.ts";
import { Premoves } from "./automation/premoves/premoves.ts";
import { announcePresence, handleSharedNews } from "./automation/presence-sync.ts";
import { TableLease } from "./automation/table-lease.ts";
import { applyChoices } from "./catch-up.ts";
import { Chat } from "./chat.ts";
import { type ActMessage, Commands } from "./commands.ts";
import { refuse } from "./error-reply.ts";
import { PAGE, shownLinks, storyOf } from "./history/history.ts";
import { isSnapshotDue } from "./history/replay-segment.ts";
import { IdempotencyKeys } from "./idempotency-keys.ts";
import { isOpener } from "./opening/create-table.ts";
import { encode, Presence } from "./presence.ts";
import type { TableServices } from "./services.ts";
import { isSettled, type TableChance } from "./table-chance.ts";
import type { Client, TableEndpoint, TableMessage } from "./table-endpoint.ts";
import type { TimeState } from "./time/game-clocks/clock-state.ts";
import { TableTime } from "./time/game-clocks/table-time.ts";
import type { Dues } from "./time/question-limits/due-limits.ts";
import { QuestionLimits } from "./time/question-limits/question-limits.ts";

/** A table as it was read from the database. */
export interface LoadedTable {
  readonly position: Position;
  readonly keys: IdempotencyKeys;
}

/** What a table of a round knows of it. */
export interface InRound {
  /** Null: it has not begun. */
  readonly now: () => Promise<RoundNow | null>;
  /** What its whole game would tell is kept back until the round is over. */
  readonly withheld: boolean;
  /** Somebody waits for how it ends, though nobody looks on. */
  readonly counts: boolean;
  /** Hears that its game is over. */
  readonly ended: () => void;
}

/**
 * One table whose game has begun and that somebody looks at or plays at. Everything that concerns it goes through its mailbox, one after
 * another: worked out, written to the disk, and only then shown.
 */
export class Room implements TableEndpoint {
  readonly table: Table<TableChance>;
  readonly presence: Presence;
  readonly #services: TableServices;
  readonly #match: Evening | null;
  readonly #round: InRound | null;
  #withheld: boolean;
  readonly #ended: () => void;
  readonly #read: () => Promise<LoadedTable>;
  readonly #mail: SerialQueue;
  readonly #botSeats: BotSeats | null;
  readonly #autoPass: AutoPass | null;
  readonly #premoves: Premoves;
  readonly #questionLimits: QuestionLimits | null;
  readonly #time: TableTime | null;
  #position: Position | null;
  /** The last version that was shown to whoever looks. */
  #shown: number;
  readonly #lease: TableLease;
  #movedOn = false;
  /** Seats and what stands for the addresses they are played from, as far as that is noted. */
  readonly #marks = new Set<string>();
  #keys: IdempotencyKeys;
  readonly #chat: Chat;
  readonly #still: UnchangedSince;
  readonly #commands: Commands;
  touchedAt: number;

  constructor(
    services: TableServices,
    table: Table<TableChance>,
    given: {
      seats: readonly SeatData[];
      /** Who is there at other processes. */
      elsewhere: readonly Attended[];
      loaded: LoadedTable;
      /** What its players have laid down for later. */
      premoves: readonly KeptPlan[];
      /** What was left with it; null: its game knows no standing passes. */
      autoPass: ConstructorParameters<typeof AutoPass>[3] | null;
      /** Until when whose answer is awaited; null: its game knows no clock. */
      questionLimits: ConstructorParameters<typeof QuestionLimits>[3] | null;
      /** How its clocks stand; null: people have as much time as they like. */
      time: ConstructorParameters<typeof TableTime>[3] | null;
      match: Evening | null;
      /** The round that it belongs to, or that follows it. */
      round: InRound | null;
      /** Hears that its game is over. */
      ended: () => void;
      read: () => Promise<LoadedTable>;
    },
  ) {
    this.#services = services;
    this.table = table;
    this.presence = new Presence(given.seats);
    for (const { process, ...present } of given.elsewhere) this.presence.setElsewhere(process, present);
    this.#position = given.loaded.position;
    this.#shown = given.loaded.position.version;
    this.#lease = new TableLease(services.cluster, table.terms.id, () => this.wakeBots());
    this.#still = new UnchangedSince(services, given.loaded.position);
    this.#keys = given.loaded.keys;
    this.#match = given.match;
    this.#round = given.round;
    this.#withheld = given.round?.withheld === true;
    this.#ended = given.ended;
    this.#read = given.read;
    this.#mail = new SerialQueue((error) =>
      services.log.defect("a table's task failed", error, { table: table.terms.id }),
    );
    this.touchedAt = services.clock();
    const { store } = services;
    const { presence } = this;
    this.#commands = new Commands({
      store,
      table,
      presence,
      bots: services.bots !== null,
      absent: () => this.#absent(),
      mayChangeHands: given.round === null,
      time: () => this.#time,
    });
    this.#chat = new Chat(services, table.terms.id, given.seats.length);
    const actions: TableActions = {
      presence,
      commands: this.#commands,
      position: () => this.#position,
      isPlayed: () => this.#isPlayed,
      post: (task) => this.#mail.post(task),
      holdsLease: () => this.#lease.isHeld(),
      act: async (draft) => {
        const at = await this.#now();
        return this.#commit(at, draft(at), null);
      },
    };
    this.#botSeats = services.bots && new BotSeats(services, services.bots, table, actions);
    this.#autoPass = given.autoPass && new AutoPass(services, table, actions, given.autoPass);
    this.#questionLimits =
      given.questionLimits && new QuestionLimits(services, table, actions, given.questionLimits);
    this.#time = given.time && new TableTime(services, table, actions, given.time);
    this.#premoves = new Premoves(services, table, actions, {
      premoves: given.premoves,
      rests: () => this.#time?.rests === true,
    });
  }

  get game(): string {
    return this.table.terms.engine.game.id;
  }

  get idle(): boolean {
    return this.presence.size === 0 && !this.busy;
  }

  /** A person sits here. */
  get #isPlayed(): boolean {
    return this.presence.seats.some((row) => row.kind === "person");
  }

  get busy(): boolean {
    const going = [this.#botSeats, this.#autoPass, this.#premoves, this.#questionLimits, this.#time];
    return this.#mail.busy || this.#lease.busy || going.some((one) => one?.busy === true);
  }

  /** Lets go of the state, which is read again when it is needed. */
  rest(): void {
    if (this.busy) return;
    this.#position = null;
    this.#keys = new IdempotencyKeys([]);
  }

  greet(client: Client, token: string, since: number | null): void {
    this.#post(client, null, async () => {
      const at = await this.#upTo(since);
      const opener = isOpener(this.presence.seats, client.access);
      const links = await shownLinks(this.#services.store, client.access, token, opener);
      const chat = await this.#chat.linesFor(client.access.seats);
      const story = await storyOf(this.#services.store, this.table.terms.id, at.version, since);
      const round = await this.#round?.now();
      const { policy } = this.#services;
      // It may have left while this was read.
      if (client.gone) return;
      if (this.#movedOn) return this.#sendOn(client);
      const arrived = this.presence.add(client);
      if (!at.result) await this.#noteAddress(client);
      const { id, engine, settings } = this.table.terms;
      const plans = this.#premoves.of(client.access.seats);
      const greeting: Greeting = {
        protocol: PROTOCOL,
        table: id,
        game: engine.game.id,
        settings: shownSettings(engine.game, settings),
        seats: this.infos(),
        mine: client.access.seats,
        resumed: story.resumed,
        earlier: story.earlier,
        chat,
        links,
        opener,
        claimAfter: policy.claimAfter,
        evening: this.#match,
        contributions: this.#contributions(at),
        ...(plans.length > 0 && { plans }),
        ...(this.#autoPass && { orders: this.#autoPass.of(client.access.seats) }),
        ...(round && { round }),
        ...(this.#time && { pace: this.#time.pace }),
        ...(mayHint(this.#services, this) && { hints: true as const }),
      };
      client.send(
        new TableViews(this.table, at, this.#withheld).welcome(client.access.seats, greeting, story.log),
      );
      if (arrived) this.tellSeats();
      announcePresence(this.#services, id, this.presence);
      await this.#questionLimits?.greet(client, at);
      await this.#time?.greet(client, at);
      this.wakeBots();
    });
  }

  /** Where people have accounts, ratings ask whether they played from one address. */
  async #noteAddress({ access, address }: Client): Promise<void> {
    const { policy, bans, store, log } = this.#services;
    const mark = bans.markOf(address);
    const name = `${access.seats} ${mark}`;
    if (!hasAccounts(policy) || this.#marks.has(name)) return;
    this.#marks.add(name);
    await store.seats
      .cameFrom(this.table.terms.id, access.seats, mark)
      .catch((error: unknown) => log.trouble("where a seat is played from could not be noted", error));
  }

  leave(client: Client): void {
    if (this.presence.remove(client, this.#services.steady())) this.tellSeats();
    announcePresence(this.#services, this.table.terms.id, this.presence);
    this.#questionLimits?.leave();
  }

  handle(client: Client, message: TableMessage): void {
    const facts = { table: this.table.terms.id, game: this.game, type: message.type };
    const answered = async () => {
      if (message.type === "say") return this.#say(client, message);
      if (message.type === "standing") return this.#setAutoPass(client, message);
      if (message.type === "plan") return this.#premove(client, message);
      if (message.type === "vacation" || message.type === "zone") return this.#hours(client, message);
      return message.type === "contribute" ? this.#contribute(client, message) : this.#act(client, message);
    };
    this.#post(client, message.key, () => this.#services.traces.within("message", facts, answered));
  }

  infos(): SeatInfo[] {
    return this.presence.infos(momentOf(this.#services));
  }

  /** It belongs to a round, or one follows it: others wait for how it ends. */
  get isInRound(): boolean {
    return this.#round !== null;
  }

  /** How the table stands, at this version at least if it ever has come so far, when its turn comes to that. */
  at(version: number): Promise<Position> {
    return new Promise((done, failed) => {
      const taken = this.#mail.post(async () => this.#upTo(version).then(done, failed));
      if (!taken) failed(new Refused("unavailable"));
    });
  }

  /** Whoever has this seat leaves for good, and the game ends with that. Throws `Refused` if that cannot be written. */
  desert(seat: Seat): Promise<void> {
    const deserted = async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const at = await this.#now();
        if (at.result || (await this.#commit(at, this.table.desert(at, seat), null)) === "done") return;
      }
      throw new Refused("unavailable");
    };
    return new Promise((done, failed) => {
      if (!this.#mail.post(() => deserted().then(done, failed))) failed(new Refused("unavailable"));
    });
  }

  /** How much time is left to whom; null: people have as much as they like. */
  timeTold(eyes: readonly Seat[]): TimeTold | null {
    return this.#time?.told(eyes) ?? null;
  }

  tellSeats(): void {
    this.#tellAll({ type: "seats", seats: this.infos() });
  }

  hear(news: TableNews, from: string | null): void {
    this.#mail.post(() => this.#heard(news, from));
  }

  async #heard(news: TableNews, from: string | null): Promise<void> {
    const { presence } = this;
    switch (news.what) {
      case "acted":
        if (this.#shown < news.version) await this.#catchUp();
        break;
      case "said":
        await this.#chat.show(presence, news.line);
        break;
      case "retell":
        await this.#chat.retell(presence);
        await this.#time?.reread();
        break;
      case "seats":
        await this.#reseat(from === null);
        break;
      case "orders":
        await this.#autoPass?.reread();
        break;
      case "plans":
        await this.#premoves.reread();
        break;
      case "clocks":
        await this.#questionLimits?.reread(await this.#now());
        break;
      case "time":
        await this.#time?.reread();
        break;
      case "passed":
        this.#autoPass?.passed(news.seat, news.version);
        break;
      case "fell-back":
        this.#tellAll({ type: "bot-fell-back", seat: news.seat, to: news.to });
        break;
      case "released":
        this.#withheld = false;
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
        presence.dismiss(null, MOVED_ON, "the table has moved on");
        break;
      case "free":
        this.#lease.freed();
        break;
      default:
        if (await handleSharedNews(this.#services, this.table.terms.id, presence, { news, from }))
          this.tellSeats();
        this.#questionLimits?.leave();
    }
  }

  /** These processes are gone, and whoever was there by them. */
  lose(processes: readonly string[]): void {
    const { cluster } = this.#services;
    const changed = processes.filter((process) => this.presence.lose(process, cluster.lastBeat(process)));
    if (changed.length > 0) this.tellSeats();
    this.#questionLimits?.leave();
    this.#lease.freed();
  }

  /** How the table stands, at this version at least if it ever has come so far. */
  async #upTo(version: number | null): Promise<Position> {
    const at = await this.#now();
    if (version === null || version <= at.version || !this.#services.cluster.isShared) return at;
    await this.#catchUp();
    return this.#now();
  }

  /** Seats have changed hands. `own`: this process has brought it about, and so says it in the journal. */
  async #reseat(own: boolean): Promise<void> {
    const at = await this.#now();
    const { seats: seatStore } = this.#services.store;
    const { id } = this.table.terms;
    const [seats, contributions] = [await seatStore.seats(id), await seatStore.contributions(id)];
    const taken = this.presence.seats.filter(({ seat, vacant }) => vacant === 1 && seats[seat]?.vacant === 0);
    this.presence.reseat(seats);
    this.#autoPass?.reseat();
    this.#premoves.reseat();
    await this.#questionLimits?.refresh(at);
    await this.#time?.refresh(at);
    this.#time?.wake();
    if (!settled(at)) this.table.terms.chance.take(contributions);
    this.tellSeats();
    this.#tellContributions(at);
    if (taken.length > 0 || !own) await this.#showOut();
    if (own) for (const { seat } of taken) await this.#sitsDown(seat);
  }

  /** Whoever came by a link that opens nothing any more has to leave. */
  async #showOut(): Promise<void> {
    const links = await this.#services.store.seats.linksOf(this.table.terms.id);
    const opening = new Set(links.filter(({ revoked }) => revoked === 0).map(({ hash }) => hash));
    for (const { access } of this.presence.clients)
      if (!opening.has(access.hash)) this.presence.dismiss(access.hash, 1008, "link revoked");
  }

  /** Somebody has taken the seat that another left. */
  async #sitsDown(seat: Seat): Promise<void> {
    const at = await this.#now();
    if (!at.result) await this.#commit(at, this.table.seated(at, seat), null);
  }

  compare(version: number): void {
    if (this.#shown < version) this.hear({ what: "acted", version }, "");
  }

  compareAll(): void {
    for (const what of ["seats", "retell", "orders", "plans", "clocks", "free", "who"] as const)
      this.hear({ what }, "");
  }

  /** The link to the finished game has been renewed, revoked, or is no longer kept back. */
  async #renewReplay(): Promise<void> {
    const replay = await this.#services.store.replayOf(this.table.terms.id);
    this.#position = { ...(await this.#now()), replay };
    this.#broadcast(this.#position, { log: [], cut: null });
  }

  async #tellRoundNow(): Promise<void> {
    const round = await this.#round?.now();
    if (round) this.tellRound(round);
  }

  /** Whoever comes here only now has read where its link led before. It says hello again, and is led to the next game. */
  #sendOn(client: Client): void {
    client.close(MOVED_ON, "the table has moved on");
  }

  #tellAll(message: ServerMessage): void {
    const text = encode(message);
    this.presence.tell(() => text);
  }

  /** The round has gone on. */
  tellRound(round: RoundNow): void {
    this.#tellAll({ type: "round", round });
  }

  /** Lets computer players and orders to pass that owe something begin. Where only computers play, they play for whoever looks on. */
  wakeBots(): void {
    this.#time?.wake();
    if (this.#time?.rests) return;
    this.#autoPass?.wake();
    this.#premoves.wake();
    this.#questionLimits?.wake();
    if (this.presence.isWatched || this.#isPlayed || this.#round?.counts) this.#botSeats?.wake();
  }

  /** Reads the table if need be and lets its computer players begin. */
  rouse(): void {
    this.#mail.post(async () => {
      await this.#time?.refresh(await this.#now());
      this.wakeBots();
    });
  }

  /** Takes no more messages, and resolves when those taken have been dealt with. */
  async close(): Promise<void> {
    this.#botSeats?.end();
    this.#autoPass?.end();
    this.#premoves.end();
    this.#questionLimits?.end();
    this.#time?.end();
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
    const here = { table: this.table.terms.id, version: this.#position?.version ?? null };
    refuse(this.#services, client, here, key, error);
  }

  async #now(): Promise<Position> {
    if (!this.#position) {
      const { position, keys } = await this.#read();
      this.#position = position;
      this.#still.note(position);
      this.#keys = keys;
    }
    return this.#position;
  }

  #contributions(at: Position) {
    return this.table.terms.chance.told(this.presence.seats, settled(at));
  }

  #tellContributions(at: Position): void {
    this.#tellAll({ type: "contributions", contributions: this.#contributions(at) });
  }

  async #contribute(client: Client, { key, value }: Extract<TableMessage, { type: "contribute" }>) {
    const at = await this.#now();
    const { id, chance } = this.table.terms;
    const here = { table: id, seats: this.presence.seats, settled: settled(at) };
    const isNew = await chance.contribute(this.#services, here, client.access.seats, value);
    client.send(encode({ type: "ack", key, version: at.version }));
    if (!isNew) return;
    this.#tellContributions(at);
    this.#services.cluster.tell({ table: id, news: { what: "seats" } });
  }

  async #setAutoPass(client: Client, message: Extract<TableMessage, { type: "standing" }>): Promise<void> {
    const at = await this.#now();
    if (!this.#autoPass) throw new Refused("illegal");
    await this.#autoPass.order(client, at, message);
    client.send(encode({ type: "ack", key: message.key, version: at.version }));
  }

  async #premove(client: Client, message: Extract<TableMessage, { type: "plan" }>): Promise<void> {
    const at = await this.#now();
    await this.#premoves.lay(client, at, message);
    client.send(encode({ type: "ack", key: message.key, version: at.version }));
  }

  /** When somebody's time rests at a slow table. To say the same twice changes nothing, so no key is remembered. */
  async #hours(client: Client, message: Extract<TableMessage, { type: "vacation" | "zone" }>): Promise<void> {
    const { seat, key } = message;
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    const at = await this.#now();
    if (at.result) throw new Refused("finished");
    if (!this.#time) throw new Refused("illegal", { reason: "not-slow" });
    if (message.type === "zone") await this.#time.zone(seat, message.zone);
    else await this.#time.vacation(seat, message.days, at);
    client.send(encode({ type: "ack", key, version: at.version }));
  }

  async #act(client: Client, message: ActMessage): Promise<void> {
    const { seat } = message;
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    // Where another process was quicker, the message is judged anew by how the table stands then.
    for (let tries = 0; tries < TRIES; tries++) {
      const at = await this.#upTo("version" in message ? message.version : null);
      if (await this.#acknowledgeRepeat(client, message)) return;
      const draft = await this.#drafted(at, message);
      if (!draft || (await this.#commit(at, draft, client)) !== "done") continue;
      if (message.type === "choose") await this.#cameBack(seat);
      return;
    }
    throw new Refused("stale");
  }

  /** What a message would do; null if that is to be judged anew, since another process has written. Throws `Refused`. */
  async #drafted(at: Position, message: ActMessage): Promise<Draft | null> {
    try {
      return await this.#commands.draft(at, message);
    } catch (error) {
      if (!(error instanceof Refused) || !this.#services.cluster.isShared) throw error;
      const [now] = await this.#services.store.versions([this.table.terms.id]);
      if (!now || now.version <= at.version) throw error;
      await this.#catchUp();
      return null;
    }
  }

  /** Acknowledges a message that was obeyed before. */
  async #acknowledgeRepeat(client: Client, message: ActMessage): Promise<boolean> {
    const { seat, key } = message;
    const seen = "version" in message ? message.version : null;
    const { id } = this.table.terms;
    const known = this.#keys.versionOf(seat, key);
    if (known === null && this.#keys.covers(seen)) return false;
    const version = known ?? (await this.#services.store.versionOf(id, seat, key, seen));
    if (version === null) return false;
    client.send(encode({ type: "ack", key, version }));
    return true;
  }

  /** Writes an act, and shows it when it is written. Throws `Refused` if it cannot be written. */
  async #commit(at: Position, draft: Draft, client: Client | null): Promise<"done" | "conflict"> {
    const { clock, entropy, commits, metrics, log } = this.#services;
    const now = clock();
    const ends = draft.next.result !== null && at.result === null;
    const next: Position = {
      ...draft.next,
      changedAt: now,
      replay: ends && !this.#withheld ? newToken(entropy) : at.replay,
      snapshot: isSnapshotDue(draft) ? draft.next.version : at.snapshot,
    };
    await this.#autoPass?.heed(draft, at);
    await this.#premoves.heed(draft, at);
    const dues = this.#questionLimits?.after(next) ?? null;
    const hands = handsOf(draft);
    const time = this.#time?.after(draft, next) ?? null;
    const item = this.#item(draft, next, dues, time);
    let outcome: "done" | "conflict";
    try {
      outcome = await this.#services.traces.within("write", { type: draft.type }, () =>
        hands ? this.#services.store.seats.handOver(item, hands) : commits.add(item),
      );
    } catch (error) {
      log.trouble("an act could not be written", error);
      throw new Refused("unavailable");
    }
    if (outcome === "conflict") {
      await this.#catchUp();
      return outcome;
    }
    this.#position = next;
    this.#shown = next.version;
    this.#services.cluster.tell({
      table: this.table.terms.id,
      news: { what: "acted", version: next.version },
    });
    this.#still.note(next);
    if (draft.key !== null) this.#keys.add(draft.seat, draft.key, next.version);
    this.touchedAt = now;
    this.#services.tablesToNotify.add(this.table.terms.id);
    metrics.acts.inc({ game: this.table.terms.engine.game.id, type: draft.type });
    const ack =
      client && draft.key !== null
        ? { client, message: encode({ type: "ack", key: draft.key, version: next.version }) }
        : undefined;
    this.#broadcast(next, { log: chronicle(next.version, now, draft.events), cut: draft.cut }, ack);
    if (dues) this.#questionLimits?.turn(dues);
    if (time) this.#time?.turn(time);
    await this.#tell(draft, at);
    if (hands) await this.#changeHands(hands);
    // What a computer player thinks about has been taken back.
    if (draft.cut !== null) this.#botSeats?.stop();
    this.wakeBots();
    if (ends) this.#ended();
    return outcome;
  }

  /** Seats have gone to somebody else: whoever had them has to leave where that is a computer. */
  async #changeHands({ seats, to }: Hands): Promise<void> {
    const { seats: seatStore } = this.#services.store;
    if (to !== "person")
      for (const client of this.presence.clients)
        if (seats.some((seat) => client.access.seats.includes(seat))) client.close(1008, "link revoked");
    this.presence.reseat(await seatStore.seats(this.table.terms.id));
    this.#autoPass?.reseat();
    this.#premoves.reseat();
    await this.#questionLimits?.refresh(await this.#now());
    await this.#time?.refresh(await this.#now());
    this.tellSeats();
    this.#services.cluster.tell({ table: this.table.terms.id, news: { what: "seats" } });
  }

  /** Whoever left a seat to others plays on before anybody has come to it. */
  async #cameBack(seat: Seat): Promise<void> {
    if (this.presence.seats[seat]?.vacant !== 1) return;
    const { seats: seatStore } = this.#services.store;
    const { id } = this.table.terms;
    await seatStore.comeBack(id, seat);
    this.presence.reseat(await seatStore.seats(id));
    this.tellSeats();
    this.presence.tellLink({ type: "link", kind: "invitation", seat, token: null });
    const { cluster } = this.#services;
    cluster.tell({ table: id, news: { what: "seats" } });
    cluster.tell({ table: id, news: { what: "link", kind: "invitation", seat } });
  }

  /** Somebody else has written to this table: reads it anew, and shows what has happened since. */
  async #catchUp(): Promise<void> {
    const { store } = this.#services;
    const { id } = this.table.terms;
    const from = this.#shown;
    const chosen = await this.#follow();
    if (!chosen) this.#position = null;
    const at = await this.#now();
    if (at.version <= from) return;
    const rows = chosen ?? (await store.told(id, from, at.version + 1, PAGE));
    const cuts = rows.flatMap((row) => row.cut ?? []);
    this.#shown = at.version;
    this.touchedAt = this.#services.clock();
    this.#broadcast(at, { log: foldLog(rows), cut: cuts.length > 0 ? Math.min(...cuts) : null });
    await this.#questionLimits?.reread(at);
    await this.#time?.reread();
    if (cuts.length > 0) this.#botSeats?.stop();
    this.wakeBots();
  }

  /** Takes up what others have chosen, if that is all that has happened; null if the table has to be read again. */
  async #follow(): Promise<readonly ActData[] | null> {
    const at = this.#position;
    if (!at || at.version !== this.#shown) return null;
    const { rows, row } = await this.#services.store.since(this.table.terms.id, at.version);
    const next = row && applyChoices(this.table, at, rows, row);
    if (!next) return null;
    this.#position = next;
    this.#still.note(next);
    for (const { seat, key, version } of rows) if (key !== null) this.#keys.add(seat, key, version);
    return rows;
  }

  #item(draft: Draft, next: Position, dues: Dues | null, state: TimeState | null): ActItem {
    const ordered = this.#autoPass?.owes(next) === true || this.#premoves.owes(next);
    const owed = this.#commands.awaited(next).length > 0 || ordered;
    const clocks = dues && this.#questionLimits?.row(dues);
    const time = state && this.#time?.row(state);
    const item = actItem(this.table.terms.id, draft, next, owed);
    return { ...item, ...(clocks && { clocks }), ...(time && { time }) };
  }

  #broadcast(
    at: Position,
    news: Parameters<TableViews["update"]>[1],
    first?: { client: Client; message: string },
  ): void {
    const outlook = new TableViews(this.table, at, this.#withheld);
    if (first && !this.presence.has(first.client)) first.client.send(first.message);
    this.presence.tell((eyes) => outlook.update(eyes, news), first);
  }

  async #say(client: Client, said: Extract<TableMessage, { type: "say" }>): Promise<void> {
    const { version } = await this.#now();
    await this.#chat.hear(this.presence, client, said, { version, teams: this.table.teams });
  }

  /** Says in words what was done beside the game's own rules. The act stands whether or not that could be written. */
  async #tell(draft: Draft, before: Position): Promise<void> {
    const notice = tableNotice(draft, before);
    if (!notice) return;
    try {
      const line = await this.#chat.tell(notice.text, this.presence.seats[notice.of]?.name ?? "");
      const said = encode({ type: "said", line });
      this.presence.tell(() => said);
    } catch (error) {
      this.#services.log.trouble("tidings of a table could not be written", error);
    }
  }

  /** The people who have not been seen for so long that their game may be claimed. */
  #absent(): Seat[] {
    const now = this.#services.steady();
    const before = now - this.#services.policy.claimAfter;
    return this.#still.since > before
      ? []
      : this.presence.absent(now, before).filter((seat) => !this.#time?.isAway(seat));
  }
}

/** How often a message is judged anew where another process is quicker each time. */
const TRIES = 16;

/** Whose seats go to whom. */
type Hands = { readonly seats: readonly Seat[]; readonly to: Level | "person" };

/** Whose seats go to whom by this act; null: nobody's. */
const handsOf = ({ type, data }: Draft): Hands | null =>
  type === "replace" && "seats" in data ? data : null;

const settled = ({ state, result }: Position): boolean => isSettled(state.drawn, result !== null);
