import type { Option, Seat } from "@westmarch/kernel";
import type { ClientMessage } from "@westmarch/protocol";
import { Audience, type Client, written } from "./audience.ts";
import { type BotPlayer, type BotTurn, BotTurns, type Durations } from "./bots.ts";
import { Chat } from "./chat.ts";
import type { ActItem, GroupCommit } from "./commit.ts";
import { type Folded, foldLog } from "./fold.ts";
import { KeyRing } from "./keys.ts";
import type { Log } from "./log.ts";
import { Mailbox } from "./mailbox.ts";
import type { Metrics } from "./metrics.ts";
import { type Entropy, newToken } from "./random.ts";
import { historyOf, shownLinks, storyOf } from "./recall.ts";
import { Refused } from "./refused.ts";
import { actItem } from "./rows.ts";
import type { SeatData } from "./schema.ts";
import type { Policy } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Draft, Position, Table } from "./table.ts";
import { botTurn, chronicle, type Greeting, Outlook } from "./views.ts";

/** What every table of a server shares. */
export interface House {
  readonly store: Store;
  readonly commits: GroupCommit;
  readonly policy: Policy;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly entropy: Entropy;
  readonly bots: BotPlayer | null;
  readonly durations: Durations;
  readonly clock: () => number;
}

/** A table as it was read from the database. */
export interface Standing {
  readonly position: Position;
  readonly keys: KeyRing;
}

/** A message that acts on the table, as against greeting or pinging. */
export type TableMessage = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type ActMessage = Exclude<TableMessage, { type: "say" }>;

/**
 * One table that somebody looks at or plays at. Everything that concerns it goes through its mailbox, one after
 * another: worked out, written to the disk, and only then shown.
 */
export class Room {
  readonly table: Table;
  readonly audience: Audience;
  readonly #house: House;
  readonly #commitment: string;
  readonly #read: () => Promise<Standing>;
  readonly #mail: Mailbox;
  readonly #bots: BotTurns | null;
  #position: Position | null;
  #keys: KeyRing;
  readonly #chat: Chat;
  /** When it was last needed, for leaving the memory. */
  touchedAt: number;

  constructor(
    house: House,
    table: Table,
    given: {
      seats: readonly SeatData[];
      standing: Standing;
      commitment: string;
      read: () => Promise<Standing>;
    },
  ) {
    this.#house = house;
    this.table = table;
    this.audience = new Audience(given.seats);
    this.#position = given.standing.position;
    this.#keys = given.standing.keys;
    this.#commitment = given.commitment;
    this.#read = given.read;
    this.#mail = new Mailbox((error) =>
      house.log.defect("a table's task failed", error, { table: table.terms.id }),
    );
    this.touchedAt = house.clock();
    const { policy, metrics } = house;
    this.#chat = new Chat(house, table.terms.id, given.seats.length);
    const random = (sides: number) => house.entropy(6).readUIntBE(0, 6) % sides;
    this.#bots =
      house.bots &&
      new BotTurns(house.bots, this.#botTable(), {
        pace: policy.pace,
        patience: policy.botPatience,
        durations: house.durations,
        random,
        report: (by, fellBack) => metrics.botTurns.inc({ by, fell_back: String(fellBack) }),
      });
  }

  /** Nobody looks, nothing is going on: it may leave the memory. */
  get idle(): boolean {
    return this.audience.size === 0 && !this.busy;
  }

  get busy(): boolean {
    return this.#mail.busy || this.#bots?.busy === true;
  }

  /** Lets go of the state, which is read again when it is needed. */
  rest(): void {
    if (this.busy) return;
    this.#position = null;
    this.#keys = new KeyRing([]);
  }

  /** Shows a newcomer the table; from then on it hears everything. */
  greet(client: Client, token: string, since: number | null): void {
    this.#post(client, null, async () => {
      const at = await this.#now();
      const links = await shownLinks(this.#house.store, client.access, token);
      const chat = await this.#chat.lines();
      const story = await storyOf(this.#house.store, this.table.terms.id, at.version, since);
      const { clock, policy } = this.#house;
      // It may have left while this was read.
      if (client.gone) return;
      const arrived = this.audience.add(client);
      const { id, engine, settings } = this.table.terms;
      const greeting: Greeting = {
        table: id,
        game: engine.game.id,
        settings,
        seats: this.audience.infos(clock()),
        mine: client.access.seats,
        resumed: story.resumed,
        chat,
        links,
        claimAfter: policy.claimAfter,
      };
      client.send(
        new Outlook(this.table, at, this.#commitment).welcome(client.access.seats, greeting, story.log),
      );
      if (arrived) this.tellSeats();
      this.wakeBots();
    });
  }

  leave(client: Client): void {
    if (this.audience.remove(client, this.#house.clock())) this.tellSeats();
  }

  /** Obeys a message, or refuses it; the client is told which. */
  handle(client: Client, message: TableMessage): void {
    this.#post(client, message.key, () =>
      message.type === "say" ? this.#say(client, message) : this.#act(client, message),
    );
  }

  tellSeats(): void {
    const message = written({ type: "seats", seats: this.audience.infos(this.#house.clock()) });
    this.audience.tell(() => message);
  }

  /** Seats have changed hands. */
  reseat(seats: readonly SeatData[]): void {
    this.audience.reseat(seats);
    this.tellSeats();
  }

  /** The link to the finished game has been renewed. */
  renewReplay(token: string): void {
    this.#mail.post(async () => {
      this.#position = { ...(await this.#now()), replay: token };
      this.#broadcast(this.#position, { log: [], cut: null });
    });
  }

  /** Lets computer players that owe something begin. Where only computers play, they play for whoever looks on. */
  wakeBots(): void {
    const at = this.#position;
    if (!at || at.result || !this.#bots) return;
    if (this.audience.size === 0 && !this.audience.seats.some((row) => row.kind === "person")) return;
    for (const row of this.audience.seats)
      if (row.kind === "bot" && at.asks.some((ask) => ask.seat === row.seat)) this.#bots.start(row.seat);
  }

  /** Reads the table if need be and lets its computer players begin. */
  rouse(): void {
    this.#mail.post(async () => {
      await this.#now();
      this.wakeBots();
    });
  }

  /** Takes no more messages, and resolves when those taken have been dealt with. */
  async close(): Promise<void> {
    this.#bots?.end();
    await this.#mail.close();
  }

  #post(client: Client, key: string | null, task: () => Promise<void>): void {
    this.touchedAt = this.#house.clock();
    const taken = this.#mail.post(async () => {
      try {
        await task();
      } catch (error) {
        this.#refuse(client, key, error);
      }
    });
    if (!taken) this.#refuse(client, key, new Refused(this.#mail.closed ? "unavailable" : "too-fast"));
  }

  #refuse(client: Client, key: string | null, error: unknown): void {
    const refused = error instanceof Refused ? error : new Refused("unavailable");
    if (refused !== error)
      this.#house.log.defect("a message could not be dealt with", error, { table: this.table.terms.id });
    this.#house.metrics.refused.inc({ code: refused.code });
    const { code, refusal } = refused;
    const version = this.#position?.version ?? null;
    client.send(written({ type: "refused", key, code, ...(refusal && { refusal }), version }));
  }

  async #now(): Promise<Position> {
    if (!this.#position) {
      const { position, keys } = await this.#read();
      this.#position = position;
      this.#keys = keys;
    }
    return this.#position;
  }

  async #act(client: Client, message: ActMessage): Promise<void> {
    const { key, seat } = message;
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    const at = await this.#now();
    if (await this.#again(client, seat, key)) return;
    const draft = await this.#draft(at, message);
    if ((await this.#commit(at, draft, client)) === "done") return;
    if (!(await this.#again(client, seat, key))) throw new Refused("stale");
  }

  /** Acknowledges a message that was obeyed before. */
  async #again(client: Client, seat: Seat, key: string): Promise<boolean> {
    if (!this.#keys.mayHave(seat, key)) return false;
    const version = await this.#house.store.versionOf(this.table.terms.id, seat, key);
    if (version === null) return false;
    client.send(written({ type: "ack", key, version }));
    return true;
  }

  async #draft(at: Position, message: ActMessage): Promise<Draft> {
    const { table, audience } = this;
    const { seat, key } = message;
    switch (message.type) {
      case "choose":
        return table.choose(at, seat, message.options as readonly Option[], message.version, key);
      case "undo":
        return table.undo(at, seat, message.version, key, await this.#history(at));
      case "offer":
        return table.offer(at, seat, message.what, key, audience.others(seat), await this.#history(at));
      case "answer": {
        const others = (by: Seat) => audience.others(by);
        return table.answer(at, seat, message.what, message.accept, key, others, await this.#history(at));
      }
      case "resign":
        return table.resign(at, seat, key);
      case "claim":
        return table.claim(at, seat, key, this.#absent(at));
    }
  }

  /** Writes an act, and shows it when it is written. Throws `Refused` if it cannot be written. */
  async #commit(at: Position, draft: Draft, client: Client | null): Promise<"done" | "conflict"> {
    const { clock, entropy, commits, metrics, log } = this.#house;
    const now = clock();
    const ends = draft.next.result !== null && at.replay === null;
    const next: Position = { ...draft.next, changedAt: now, replay: ends ? newToken(entropy) : at.replay };
    let outcome: "done" | "conflict";
    try {
      outcome = await commits.add(this.#item(draft, next));
    } catch (error) {
      log.trouble("an act could not be written", error);
      throw new Refused("unavailable");
    }
    if (outcome === "conflict") {
      await this.#catchUp(at);
      return outcome;
    }
    this.#position = next;
    if (draft.key !== null) this.#keys.add(draft.seat, draft.key);
    this.touchedAt = now;
    metrics.acts.inc({ game: this.table.terms.engine.game.id, type: draft.type });
    const ack =
      client && draft.key !== null
        ? { client, message: written({ type: "ack", key: draft.key, version: next.version }) }
        : undefined;
    this.#broadcast(next, { log: chronicle(next.version, now, draft.events), cut: draft.cut }, ack);
    // What a computer player thinks about has been taken back.
    if (draft.cut !== null) this.#bots?.stop();
    this.wakeBots();
    return outcome;
  }

  /** Somebody else has written to this table: reads it anew, and shows what has happened since. */
  async #catchUp(from: Position): Promise<void> {
    this.#position = null;
    const at = await this.#now();
    const rows = await this.#house.store.told(this.table.terms.id, from.version);
    const cuts = rows.flatMap((row) => row.cut ?? []);
    this.#broadcast(at, { log: foldLog(rows), cut: cuts.length > 0 ? Math.min(...cuts) : null });
  }

  #item(draft: Draft, next: Position): ActItem {
    const botOwes = this.audience.seats.some(
      (row) => row.kind === "bot" && next.asks.some((ask) => ask.seat === row.seat),
    );
    return actItem(this.table.terms.id, draft, next, botOwes);
  }

  #broadcast(
    at: Position,
    news: Parameters<Outlook["update"]>[1],
    first?: { client: Client; message: string },
  ): void {
    const outlook = new Outlook(this.table, at, this.#commitment);
    if (first && !this.audience.has(first.client)) first.client.send(first.message);
    this.audience.tell((eyes) => outlook.update(eyes, news), first);
  }

  async #say(client: Client, { key, text }: Extract<TableMessage, { type: "say" }>): Promise<void> {
    const seat = client.access.seats[0];
    if (seat === undefined) throw new Refused("not-your-seat");
    const { version } = await this.#now();
    const line = await this.#chat.say(seat, this.audience.seats[seat]?.name ?? "", text, key);
    const ack = written({ type: "ack", key, version });
    if (!line) {
      client.send(ack);
      return;
    }
    const said = written({ type: "said", line });
    this.audience.tell(() => said, { client, message: ack });
  }

  #history(at: Position): Promise<Folded> {
    return historyOf(this.#house.store, this.table.terms.id, at);
  }

  /** The people who have not been seen for so long that their game may be claimed. */
  #absent(at: Position): Seat[] {
    const now = this.#house.clock();
    const before = now - this.#house.policy.claimAfter;
    return at.changedAt > before ? [] : this.audience.absent(now, before);
  }

  #botTable() {
    return {
      question: (seat: Seat) =>
        this.#position && botTurn(this.table, this.#position, this.audience.seats[seat]!),
      play: (turn: BotTurn, option: Option) => this.#playBot(turn, option),
      fellBack: (seat: Seat, to: string) => {
        this.#house.log.info("a computer player fell back", { table: this.table.terms.id, to });
        const message = written({ type: "bot-fell-back", seat, to });
        this.audience.tell(() => message);
      },
    };
  }

  #playBot(turn: BotTurn, option: Option): Promise<"played" | "refused" | "moved" | "failed"> {
    return new Promise((done) => {
      const taken = this.#mail.post(async () => {
        try {
          const at = await this.#now();
          const draft = this.table.choose(at, turn.seat, [option], turn.version, null);
          done((await this.#commit(at, draft, null)) === "done" ? "played" : "moved");
        } catch (error) {
          if (!(error instanceof Refused)) {
            this.#house.log.defect("a computer player's choice broke the rules", error, {
              table: this.table.terms.id,
            });
            done("refused");
          } else if (error.code === "illegal") done("refused");
          else done(error.code === "unavailable" ? "failed" : "moved");
        }
      });
      if (!taken) done("failed");
    });
  }
}
