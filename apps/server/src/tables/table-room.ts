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
import { chronicle, foldLog, type Greeting, Refused, TableViews, tidingsOf } from "@westmarch/table";
import type { Attended } from "../database/cluster.ts";
import type { TableNews } from "../database/dispatch.ts";
import type { ActItem } from "../database/journal.ts";
import type { SeatData } from "../database/schema/seats.ts";
import type { ActData } from "../database/schema/tables.ts";
import { momentOf, Stillness } from "../platform/monotonic-clock.ts";
import { hasAccounts } from "../platform/policy.ts";
import { newToken } from "../platform/random.ts";
import { Mailbox } from "../platform/serial-queue.ts";
import type { KeptPlan } from "../stores/premove-store.ts";
import { actItem } from "../stores/row-mapping.ts";
import { Audience, written } from "./audience.ts";
import { StandingPasses } from "./automation/auto-pass.ts";
import { Opponents, type Sitting } from "./automation/bot-seats.ts";
import { mayHint } from "./automation/hint-policy.ts";
import { Plans } from "./automation/premoves/premoves.ts";
import { heardAlike, tellHere } from "./automation/presence-sync.ts";
import { Steward } from "./automation/table-lease.ts";
import { followed } from "./catch-up.ts";
import { Chat } from "./chat.ts";
import { type ActMessage, Drafts } from "./commands.ts";
import { refuse } from "./error-reply.ts";
import { PAGE, shownLinks, storyOf } from "./history/history.ts";
import { isKept } from "./history/replay-segment.ts";
import { KeyRing } from "./idempotency-keys.ts";
import { isOpener } from "./opening/create-table.ts";
import type { Services } from "./services.ts";
import { isSettled, type TableChance } from "./table-chance.ts";
import type { Client, Place, TableMessage } from "./table-endpoint.ts";
import type { TimeState } from "./time/game-clocks/clock-state.ts";
import { TableTime } from "./time/game-clocks/table-time.ts";
import type { Dues } from "./time/question-limits/due-limits.ts";
import { Clocks } from "./time/question-limits/question-limits.ts";

/** A table as it was read from the database. */
export interface Standing {
  readonly position: Position;
  readonly keys: KeyRing;
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
export class Room implements Place {
  readonly table: Table<TableChance>;
  readonly audience: Audience;
  readonly #house: Services;
  readonly #evening: Evening | null;
  readonly #round: InRound | null;
  #withheld: boolean;
  readonly #ended: () => void;
  readonly #read: () => Promise<Standing>;
  readonly #mail: Mailbox;
  readonly #opponents: Opponents | null;
  readonly #standing: StandingPasses | null;
  readonly #plans: Plans;
  readonly #clocks: Clocks | null;
  readonly #time: TableTime | null;
  #position: Position | null;
  /** The last version that was shown to whoever looks. */
  #shown: number;
  readonly #steward: Steward;
  #movedOn = false;
  /** Seats and what stands for the addresses they are played from, as far as that is noted. */
  readonly #marks = new Set<string>();
  #keys: KeyRing;
  readonly #chat: Chat;
  readonly #still: Stillness;
  readonly #drafts: Drafts;
  touchedAt: number;

  constructor(
    house: Services,
    table: Table<TableChance>,
    given: {
      seats: readonly SeatData[];
      /** Who is there at other processes. */
      elsewhere: readonly Attended[];
      stand: Standing;
      /** What its players have laid down for later. */
      plans: readonly KeptPlan[];
      /** What was left with it; null: its game knows no standing passes. */
      standing: ConstructorParameters<typeof StandingPasses>[3] | null;
      /** Until when whose answer is awaited; null: its game knows no clock. */
      clocks: ConstructorParameters<typeof Clocks>[3] | null;
      /** How its clocks stand; null: people have as much time as they like. */
      time: ConstructorParameters<typeof TableTime>[3] | null;
      evening: Evening | null;
      /** The round that it belongs to, or that follows it. */
      round: InRound | null;
      /** Hears that its game is over. */
      ended: () => void;
      read: () => Promise<Standing>;
    },
  ) {
    this.#house = house;
    this.table = table;
    this.audience = new Audience(given.seats);
    for (const { process, ...present } of given.elsewhere) this.audience.setElsewhere(process, present);
    this.#position = given.stand.position;
    this.#shown = given.stand.position.version;
    this.#steward = new Steward(house.cluster, table.terms.id, () => this.wakeBots());
    this.#still = new Stillness(house, given.stand.position);
    this.#keys = given.stand.keys;
    this.#evening = given.evening;
    this.#round = given.round;
    this.#withheld = given.round?.withheld === true;
    this.#ended = given.ended;
    this.#read = given.read;
    this.#mail = new Mailbox((error) =>
      house.log.defect("a table's task failed", error, { table: table.terms.id }),
    );
    this.touchedAt = house.clock();
    const { store } = house;
    const { audience } = this;
    this.#drafts = new Drafts({
      store,
      table,
      audience,
      bots: house.bots !== null,
      absent: () => this.#absent(),
      mayChangeHands: given.round === null,
      time: () => this.#time,
    });
    this.#chat = new Chat(house, table.terms.id, given.seats.length);
    const sitting: Sitting = {
      audience,
      drafts: this.#drafts,
      position: () => this.#position,
      isPlayed: () => this.#isPlayed,
      post: (task) => this.#mail.post(task),
      mine: () => this.#steward.mine(),
      act: async (draft) => {
        const at = await this.#now();
        return this.#commit(at, draft(at), null);
      },
    };
    this.#opponents = house.bots && new Opponents(house, house.bots, table, sitting);
    this.#standing = given.standing && new StandingPasses(house, table, sitting, given.standing);
    this.#clocks = given.clocks && new Clocks(house, table, sitting, given.clocks);
    this.#time = given.time && new TableTime(house, table, sitting, given.time);
    this.#plans = new Plans(house, table, sitting, {
      plans: given.plans,
      rests: () => this.#time?.rests === true,
    });
  }

  get game(): string {
    return this.table.terms.engine.game.id;
  }

  get idle(): boolean {
    return this.audience.size === 0 && !this.busy;
  }

  /** A person sits here. */
  get #isPlayed(): boolean {
    return this.audience.seats.some((row) => row.kind === "person");
  }

  get busy(): boolean {
    const going = [this.#opponents, this.#standing, this.#plans, this.#clocks, this.#time];
    return this.#mail.busy || this.#steward.busy || going.some((one) => one?.busy === true);
  }

  /** Lets go of the state, which is read again when it is needed. */
  rest(): void {
    if (this.busy) return;
    this.#position = null;
    this.#keys = new KeyRing([]);
  }

  greet(client: Client, token: string, since: number | null): void {
    this.#post(client, null, async () => {
      const at = await this.#upTo(since);
      const opener = isOpener(this.audience.seats, client.access);
      const links = await shownLinks(this.#house.store, client.access, token, opener);
      const chat = await this.#chat.linesFor(client.access.seats);
      const story = await storyOf(this.#house.store, this.table.terms.id, at.version, since);
      const round = await this.#round?.now();
      const { policy } = this.#house;
      // It may have left while this was read.
      if (client.gone) return;
      if (this.#movedOn) return this.#sendOn(client);
      const arrived = this.audience.add(client);
      if (!at.result) await this.#noteAddress(client);
      const { id, engine, settings } = this.table.terms;
      const plans = this.#plans.of(client.access.seats);
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
        evening: this.#evening,
        contributions: this.#contributions(at),
        ...(plans.length > 0 && { plans }),
        ...(this.#standing && { orders: this.#standing.of(client.access.seats) }),
        ...(round && { round }),
        ...(this.#time && { pace: this.#time.pace }),
        ...(mayHint(this.#house, this) && { hints: true as const }),
      };
      client.send(
        new TableViews(this.table, at, this.#withheld).welcome(client.access.seats, greeting, story.log),
      );
      if (arrived) this.tellSeats();
      tellHere(this.#house, id, this.audience);
      await this.#clocks?.greet(client, at);
      await this.#time?.greet(client, at);
      this.wakeBots();
    });
  }

  /** Where people have accounts, ratings ask whether they played from one address. */
  async #noteAddress({ access, address }: Client): Promise<void> {
    const { policy, bars, store, log } = this.#house;
    const mark = bars.markOf(address);
    const name = `${access.seats} ${mark}`;
    if (!hasAccounts(policy) || this.#marks.has(name)) return;
    this.#marks.add(name);
    await store.people
      .cameFrom(this.table.terms.id, access.seats, mark)
      .catch((error: unknown) => log.trouble("where a seat is played from could not be noted", error));
  }

  leave(client: Client): void {
    if (this.audience.remove(client, this.#house.steady())) this.tellSeats();
    tellHere(this.#house, this.table.terms.id, this.audience);
    this.#clocks?.leave();
  }

  handle(client: Client, message: TableMessage): void {
    const facts = { table: this.table.terms.id, game: this.game, type: message.type };
    const answered = async () => {
      if (message.type === "say") return this.#say(client, message);
      if (message.type === "standing") return this.#order(client, message);
      if (message.type === "plan") return this.#lay(client, message);
      if (message.type === "vacation" || message.type === "zone") return this.#hours(client, message);
      return message.type === "contribute" ? this.#contribute(client, message) : this.#act(client, message);
    };
    this.#post(client, message.key, () => this.#house.traces.within("message", facts, answered));
  }

  infos(): SeatInfo[] {
    return this.audience.infos(momentOf(this.#house));
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
    const { audience } = this;
    switch (news.what) {
      case "acted":
        if (this.#shown < news.version) await this.#catchUp();
        break;
      case "said":
        await this.#chat.show(audience, news.line);
        break;
      case "retell":
        await this.#chat.retell(audience);
        await this.#time?.reread();
        break;
      case "seats":
        await this.#reseat(from === null);
        break;
      case "orders":
        await this.#standing?.reread();
        break;
      case "plans":
        await this.#plans.reread();
        break;
      case "clocks":
        await this.#clocks?.reread(await this.#now());
        break;
      case "time":
        await this.#time?.reread();
        break;
      case "passed":
        this.#standing?.passed(news.seat, news.version);
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
        audience.dismiss(null, MOVED_ON, "the table has moved on");
        break;
      case "free":
        this.#steward.free();
        break;
      default:
        if (await heardAlike(this.#house, this.table.terms.id, audience, { news, from })) this.tellSeats();
        this.#clocks?.leave();
    }
  }

  /** These processes are gone, and whoever was there by them. */
  lose(processes: readonly string[]): void {
    const { cluster } = this.#house;
    const changed = processes.filter((process) => this.audience.lose(process, cluster.lastBeat(process)));
    if (changed.length > 0) this.tellSeats();
    this.#clocks?.leave();
    this.#steward.free();
  }

  /** How the table stands, at this version at least if it ever has come so far. */
  async #upTo(version: number | null): Promise<Position> {
    const at = await this.#now();
    if (version === null || version <= at.version || !this.#house.cluster.isShared) return at;
    await this.#catchUp();
    return this.#now();
  }

  /** Seats have changed hands. `own`: this process has brought it about, and so says it in the journal. */
  async #reseat(own: boolean): Promise<void> {
    const at = await this.#now();
    const { people } = this.#house.store;
    const { id } = this.table.terms;
    const [seats, contributions] = [await people.seats(id), await people.contributions(id)];
    const taken = this.audience.seats.filter(({ seat, vacant }) => vacant === 1 && seats[seat]?.vacant === 0);
    this.audience.reseat(seats);
    this.#standing?.reseat();
    this.#plans.reseat();
    await this.#clocks?.refresh(at);
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
    const links = await this.#house.store.people.linksOf(this.table.terms.id);
    const opening = new Set(links.filter(({ revoked }) => revoked === 0).map(({ hash }) => hash));
    for (const { access } of this.audience.clients)
      if (!opening.has(access.hash)) this.audience.dismiss(access.hash, 1008, "link revoked");
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
    const replay = await this.#house.store.replayOf(this.table.terms.id);
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
    const text = written(message);
    this.audience.tell(() => text);
  }

  /** The round has gone on. */
  tellRound(round: RoundNow): void {
    this.#tellAll({ type: "round", round });
  }

  /** Lets computer players and orders to pass that owe something begin. Where only computers play, they play for whoever looks on. */
  wakeBots(): void {
    this.#time?.wake();
    if (this.#time?.rests) return;
    this.#standing?.wake();
    this.#plans.wake();
    this.#clocks?.wake();
    if (this.audience.isWatched || this.#isPlayed || this.#round?.counts) this.#opponents?.wake();
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
    this.#opponents?.end();
    this.#standing?.end();
    this.#plans.end();
    this.#clocks?.end();
    this.#time?.end();
    await this.#mail.close();
  }

  #post(client: Client, key: string | null, task: () => Promise<void>): void {
    this.touchedAt = this.#house.clock();
    const taken = this.#mail.post(async () => {
      try {
        await task();
      } catch (error) {
        const turned = error instanceof Refused && error.code === "bad-token";
        if (turned && (await this.#house.store.next(this.table.terms.id)) !== null)
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
    refuse(this.#house, client, here, key, error);
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
    return this.table.terms.chance.told(this.audience.seats, settled(at));
  }

  #tellContributions(at: Position): void {
    this.#tellAll({ type: "contributions", contributions: this.#contributions(at) });
  }

  async #contribute(client: Client, { key, value }: Extract<TableMessage, { type: "contribute" }>) {
    const at = await this.#now();
    const { id, chance } = this.table.terms;
    const here = { table: id, seats: this.audience.seats, settled: settled(at) };
    const isNew = await chance.contribute(this.#house, here, client.access.seats, value);
    client.send(written({ type: "ack", key, version: at.version }));
    if (!isNew) return;
    this.#tellContributions(at);
    this.#house.cluster.tell({ table: id, news: { what: "seats" } });
  }

  async #order(client: Client, message: Extract<TableMessage, { type: "standing" }>): Promise<void> {
    const at = await this.#now();
    if (!this.#standing) throw new Refused("illegal");
    await this.#standing.order(client, at, message);
    client.send(written({ type: "ack", key: message.key, version: at.version }));
  }

  async #lay(client: Client, message: Extract<TableMessage, { type: "plan" }>): Promise<void> {
    const at = await this.#now();
    await this.#plans.lay(client, at, message);
    client.send(written({ type: "ack", key: message.key, version: at.version }));
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
    client.send(written({ type: "ack", key, version: at.version }));
  }

  async #act(client: Client, message: ActMessage): Promise<void> {
    const { seat } = message;
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    // Where another process was quicker, the message is judged anew by how the table stands then.
    for (let tries = 0; tries < TRIES; tries++) {
      const at = await this.#upTo("version" in message ? message.version : null);
      if (await this.#again(client, message)) return;
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
      return await this.#drafts.draft(at, message);
    } catch (error) {
      if (!(error instanceof Refused) || !this.#house.cluster.isShared) throw error;
      const [now] = await this.#house.store.versions([this.table.terms.id]);
      if (!now || now.version <= at.version) throw error;
      await this.#catchUp();
      return null;
    }
  }

  /** Acknowledges a message that was obeyed before. */
  async #again(client: Client, message: ActMessage): Promise<boolean> {
    const { seat, key } = message;
    const seen = "version" in message ? message.version : null;
    const { id } = this.table.terms;
    const known = this.#keys.versionOf(seat, key);
    if (known === null && this.#keys.covers(seen)) return false;
    const version = known ?? (await this.#house.store.versionOf(id, seat, key, seen));
    if (version === null) return false;
    client.send(written({ type: "ack", key, version }));
    return true;
  }

  /** Writes an act, and shows it when it is written. Throws `Refused` if it cannot be written. */
  async #commit(at: Position, draft: Draft, client: Client | null): Promise<"done" | "conflict"> {
    const { clock, entropy, commits, metrics, log } = this.#house;
    const now = clock();
    const ends = draft.next.result !== null && at.result === null;
    const next: Position = {
      ...draft.next,
      changedAt: now,
      replay: ends && !this.#withheld ? newToken(entropy) : at.replay,
      snapshot: isKept(draft) ? draft.next.version : at.snapshot,
    };
    await this.#standing?.heed(draft, at);
    await this.#plans.heed(draft, at);
    const dues = this.#clocks?.after(next) ?? null;
    const hands = handsOf(draft);
    const time = this.#time?.after(draft, next) ?? null;
    const item = this.#item(draft, next, dues, time);
    let outcome: "done" | "conflict";
    try {
      outcome = await this.#house.traces.within("write", { type: draft.type }, () =>
        hands ? this.#house.store.people.handOver(item, hands) : commits.add(item),
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
    this.#house.cluster.tell({ table: this.table.terms.id, news: { what: "acted", version: next.version } });
    this.#still.note(next);
    if (draft.key !== null) this.#keys.add(draft.seat, draft.key, next.version);
    this.touchedAt = now;
    this.#house.stirred.add(this.table.terms.id);
    metrics.acts.inc({ game: this.table.terms.engine.game.id, type: draft.type });
    const ack =
      client && draft.key !== null
        ? { client, message: written({ type: "ack", key: draft.key, version: next.version }) }
        : undefined;
    this.#broadcast(next, { log: chronicle(next.version, now, draft.events), cut: draft.cut }, ack);
    if (dues) this.#clocks?.turn(dues);
    if (time) this.#time?.turn(time);
    await this.#tell(draft, at);
    if (hands) await this.#changeHands(hands);
    // What a computer player thinks about has been taken back.
    if (draft.cut !== null) this.#opponents?.stop();
    this.wakeBots();
    if (ends) this.#ended();
    return outcome;
  }

  /** Seats have gone to somebody else: whoever had them has to leave where that is a computer. */
  async #changeHands({ seats, to }: Hands): Promise<void> {
    const { people } = this.#house.store;
    if (to !== "person")
      for (const client of this.audience.clients)
        if (seats.some((seat) => client.access.seats.includes(seat))) client.close(1008, "link revoked");
    this.audience.reseat(await people.seats(this.table.terms.id));
    this.#standing?.reseat();
    this.#plans.reseat();
    await this.#clocks?.refresh(await this.#now());
    await this.#time?.refresh(await this.#now());
    this.tellSeats();
    this.#house.cluster.tell({ table: this.table.terms.id, news: { what: "seats" } });
  }

  /** Whoever left a seat to others plays on before anybody has come to it. */
  async #cameBack(seat: Seat): Promise<void> {
    if (this.audience.seats[seat]?.vacant !== 1) return;
    const { people } = this.#house.store;
    const { id } = this.table.terms;
    await people.comeBack(id, seat);
    this.audience.reseat(await people.seats(id));
    this.tellSeats();
    this.audience.tellLink({ type: "link", kind: "invitation", seat, token: null });
    const { cluster } = this.#house;
    cluster.tell({ table: id, news: { what: "seats" } });
    cluster.tell({ table: id, news: { what: "link", kind: "invitation", seat } });
  }

  /** Somebody else has written to this table: reads it anew, and shows what has happened since. */
  async #catchUp(): Promise<void> {
    const { store } = this.#house;
    const { id } = this.table.terms;
    const from = this.#shown;
    const chosen = await this.#follow();
    if (!chosen) this.#position = null;
    const at = await this.#now();
    if (at.version <= from) return;
    const rows = chosen ?? (await store.told(id, from, at.version + 1, PAGE));
    const cuts = rows.flatMap((row) => row.cut ?? []);
    this.#shown = at.version;
    this.touchedAt = this.#house.clock();
    this.#broadcast(at, { log: foldLog(rows), cut: cuts.length > 0 ? Math.min(...cuts) : null });
    await this.#clocks?.reread(at);
    await this.#time?.reread();
    if (cuts.length > 0) this.#opponents?.stop();
    this.wakeBots();
  }

  /** Takes up what others have chosen, if that is all that has happened; null if the table has to be read again. */
  async #follow(): Promise<readonly ActData[] | null> {
    const at = this.#position;
    if (!at || at.version !== this.#shown) return null;
    const { rows, row } = await this.#house.store.since(this.table.terms.id, at.version);
    const next = row && followed(this.table, at, rows, row);
    if (!next) return null;
    this.#position = next;
    this.#still.note(next);
    for (const { seat, key, version } of rows) if (key !== null) this.#keys.add(seat, key, version);
    return rows;
  }

  #item(draft: Draft, next: Position, dues: Dues | null, state: TimeState | null): ActItem {
    const ordered = this.#standing?.owes(next) === true || this.#plans.owes(next);
    const owed = this.#drafts.awaited(next).length > 0 || ordered;
    const clocks = dues && this.#clocks?.row(dues);
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
    if (first && !this.audience.has(first.client)) first.client.send(first.message);
    this.audience.tell((eyes) => outlook.update(eyes, news), first);
  }

  async #say(client: Client, said: Extract<TableMessage, { type: "say" }>): Promise<void> {
    const { version } = await this.#now();
    await this.#chat.hear(this.audience, client, said, { version, teams: this.table.teams });
  }

  /** Says in words what was done beside the game's own rules. The act stands whether or not that could be written. */
  async #tell(draft: Draft, before: Position): Promise<void> {
    const tidings = tidingsOf(draft, before);
    if (!tidings) return;
    try {
      const line = await this.#chat.tell(tidings.text, this.audience.seats[tidings.of]?.name ?? "");
      const said = written({ type: "said", line });
      this.audience.tell(() => said);
    } catch (error) {
      this.#house.log.trouble("tidings of a table could not be written", error);
    }
  }

  /** The people who have not been seen for so long that their game may be claimed. */
  #absent(): Seat[] {
    const now = this.#house.steady();
    const before = now - this.#house.policy.claimAfter;
    return this.#still.since > before
      ? []
      : this.audience.absent(now, before).filter((seat) => !this.#time?.isAway(seat));
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
