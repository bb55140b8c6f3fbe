import { type Settings, shownSettings } from "@westmarch/kernel";
import { MOVED_ON, type SeatInfo } from "@westmarch/protocol";
import { PROTOCOL } from "@westmarch/protocol/constants";
import { Refused, type Teams, teamsOf } from "@westmarch/table";
import type { Attended } from "../database/cluster.ts";
import type { TableNews } from "../database/dispatch.ts";
import { momentOf } from "../platform/monotonic-clock.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import type { StoredTable } from "../stores/table-store.ts";
import { announcePresence, handleSharedNews } from "./automation/presence-sync.ts";
import { Chat } from "./chat.ts";
import { refuse } from "./error-reply.ts";
import type { AnyEngine } from "./game-registry.ts";
import { shownLinks } from "./history/history.ts";
import { isOpener } from "./opening/create-table.ts";
import { matchBefore } from "./opening/rematch.ts";
import { startGame } from "./opening/start-game.ts";
import { encode, Presence } from "./presence.ts";
import type { BotThinking, TableServices } from "./services.ts";
import { TableChance } from "./table-chance.ts";
import type { Client, TableEndpoint, TableMessage } from "./table-endpoint.ts";
import type { Room } from "./table-room.ts";
import { timedPace } from "./time/game-clocks/clock-state.ts";

type WaitingServices = Omit<
  TableServices,
  keyof BotThinking | "traces" | "quotas" | "entropy" | "served" | "outages"
>;

/**
 * A table whose game has not begun: its people sit down, and what their devices contribute to its chance comes in. The
 * game begins when all that was sealed has been shown, or when a player has waited for it long enough; then everybody
 * here is led to the room.
 */
export class WaitingRoom implements TableEndpoint {
  readonly presence: Presence;
  readonly #services: WaitingServices;
  #table: StoredTable["table"];
  readonly #engine: AnyEngine;
  #settings: Settings;
  #teams: Teams;
  readonly #chance: TableChance;
  readonly #chat: Chat;
  readonly #mail: SerialQueue;
  readonly #room: () => Promise<Room>;
  readonly #tokens = new Map<Client, string>();
  #begun: Room | null = null;
  #patience: NodeJS.Timeout | null = null;
  touchedAt: number;

  constructor(
    services: WaitingServices,
    stored: StoredTable,
    engine: AnyEngine,
    given: {
      /** Who is there at other processes. */
      readonly elsewhere: readonly Attended[];
      /** The room of this table, once its game has begun. */
      readonly room: () => Promise<Room>;
    },
  ) {
    this.#services = services;
    this.#table = stored.table;
    this.#engine = engine;
    this.#settings = JSON.parse(stored.table.settings) as Settings;
    this.#teams = teamsOf(engine.game, this.#settings);
    this.#room = given.room;
    this.presence = new Presence(stored.seats);
    for (const { process, ...present } of given.elsewhere) this.presence.setElsewhere(process, present);
    this.#chance = new TableChance(stored.table.chance_key, stored.contributions);
    this.#chat = new Chat(services, stored.table.id, stored.seats.length);
    this.#mail = new SerialQueue((error) =>
      services.log.defect("a gathering's task failed", error, { table: stored.table.id }),
    );
    this.touchedAt = services.clock();
  }

  get game(): string {
    return this.#table.game;
  }

  get idle(): boolean {
    return this.presence.size === 0 && !this.#mail.busy;
  }

  greet(client: Client, token: string, since: number | null): void {
    this.#post(client, null, async () => {
      if (client.gone) return;
      if (this.#begun) return this.#leadTo(this.#begun, client, token, since);
      const message = await this.#greeting(client, token);
      if (client.gone) return;
      const arrived = this.presence.add(client);
      this.#tokens.set(client, token);
      client.send(message);
      if (arrived) this.#tellSeats();
      announcePresence(this.#services, this.#table.id, this.presence);
      await this.#goOn();
    });
  }

  handle(client: Client, message: TableMessage): void {
    this.#post(client, message.key, async () => {
      if (this.#begun) return this.#begun.handle(client, message);
      if (message.type === "say") return this.#say(client, message);
      // There is nothing yet to act on.
      if (message.type !== "contribute") throw new Refused("stale");
      const { seats } = this.presence;
      const here = { table: this.#table.id, seats, settled: false };
      const isNew = await this.#chance.contribute(this.#services, here, client.access.seats, message.value);
      client.send(encode({ type: "ack", key: message.key, version: 0 }));
      if (isNew) {
        this.#tellContributions();
        this.#services.cluster.tell({ table: this.#table.id, news: { what: "seats" } });
      }
      await this.#goOn();
    });
  }

  leave(client: Client): void {
    this.#tokens.delete(client);
    if (this.presence.remove(client, this.#services.steady())) this.#tellSeats();
    announcePresence(this.#services, this.#table.id, this.presence);
    if (!this.presence.isAttended) this.#stopWaiting();
  }

  infos(): SeatInfo[] {
    return this.presence.infos(momentOf(this.#services));
  }

  hear(news: TableNews, from: string | null): void {
    this.#mail.post(() => this.#heard(news, from));
  }

  async #heard(news: TableNews, from: string | null): Promise<void> {
    if (this.#begun) return this.#begun.hear(news, from);
    const { presence } = this;
    switch (news.what) {
      case "seats":
        await this.#reseat();
        break;
      case "arranged":
        await this.#reseat();
        // Their links may be for other seats now: each says hello again, and is told all anew.
        presence.dismiss(null, MOVED_ON, "the table was arranged anew");
        break;
      case "begun":
      case "acted":
        await this.#lead();
        break;
      case "said":
        await this.#chat.show(presence, news.line);
        break;
      case "retell":
        await this.#chat.retell(presence);
        break;
      default:
        // All else is about games that have begun.
        if (await handleSharedNews(this.#services, this.#table.id, presence, { news, from }))
          this.#tellSeats();
    }
  }

  lose(processes: readonly string[]): void {
    const { cluster } = this.#services;
    const changed = processes.filter((process) => this.presence.lose(process, cluster.lastBeat(process)));
    if (changed.length > 0) this.#tellSeats();
  }

  compare(version: number): void {
    this.hear({ what: "acted", version }, "");
  }

  compareAll(): void {
    for (const what of ["seats", "retell", "who"] as const) this.hear({ what }, "");
  }

  async #reseat(): Promise<void> {
    const stored = await this.#services.store.table(this.#table.id);
    if (!stored) return;
    this.presence.reseat(stored.seats);
    // A player who has sat down may have brought settings of the seat.
    this.#table = stored.table;
    this.#settings = JSON.parse(stored.table.settings) as Settings;
    this.#teams = teamsOf(this.#engine.game, this.#settings);
    this.#chance.take(stored.contributions);
    this.#tellSeats();
    this.#tellContributions();
    if (stored.position) await this.#lead();
    else await this.#goOn();
  }

  rest(): void {}

  async close(): Promise<void> {
    this.#stopWaiting();
    await this.#mail.close();
  }

  #post(client: Client, key: string | null, task: () => Promise<void>): void {
    this.touchedAt = this.#services.clock();
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
    refuse(this.#services, client, { table: this.#table.id, version: null }, key, error);
    // Its link was renewed between its hello and now.
    if (error instanceof Refused && error.code === "bad-token") client.close(1008, "link renewed");
  }

  /** The whole of it, for a newcomer. */
  async #greeting({ access }: Client, token: string): Promise<string> {
    const { id, game } = this.#table;
    const { seats } = this.presence;
    const opener = isOpener(seats, access);
    const pace = timedPace(this.#table.pace);
    return encode({
      type: "gathering",
      protocol: PROTOCOL,
      table: id,
      game,
      settings: shownSettings(this.#engine.game, this.#settings),
      seats: this.infos(),
      mine: access.seats,
      chat: await this.#chat.linesFor(access.seats),
      commitment: this.#chance.commitment,
      contributions: this.#chance.told(seats, false),
      links: await shownLinks(this.#services.store, access, token, opener),
      opener,
      evening: matchBefore(this.#table),
      ...(pace && { pace }),
    });
  }

  #tellSeats(): void {
    const message = encode({ type: "seats", seats: this.infos() });
    this.presence.tell(() => message);
  }

  #tellContributions(): void {
    const contributions = this.#chance.told(this.presence.seats, false);
    const message = encode({ type: "contributions", contributions });
    this.presence.tell(() => message);
  }

  async #say(client: Client, said: Extract<TableMessage, { type: "say" }>): Promise<void> {
    await this.#chat.hear(this.presence, client, said, { version: 0, teams: this.#teams });
  }

  /** Begins the game if nothing is missing; else waits, as long as a player is there to wait. */
  async #goOn(): Promise<void> {
    if (this.presence.seats.some(({ kind }) => kind === "open")) return this.#stopWaiting();
    if (this.#chance.complete) return this.#begin();
    if (this.#patience || !this.presence.isAttended) return;
    const { gatherFor } = this.#services.policy;
    this.#patience = setTimeout(() => this.#mail.post(() => this.#begin()), gatherFor);
  }

  #stopWaiting(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
  }

  async #begin(): Promise<void> {
    this.#stopWaiting();
    if (this.#begun) return;
    const { id } = this.#table;
    const { store, clock, log } = this.#services;
    const ready = {
      id,
      engine: this.#engine,
      settings: this.#settings,
      chance: this.#chance,
    };
    const { seats } = this.presence;
    const begun = startGame(ready, (seat) => seats[seat]?.kind === "bot", clock());
    try {
      await store.begin(id, begun.rows);
    } catch (error) {
      log.trouble("a game could not be begun", error);
      // Players go on waiting; the disk may be well again by then.
      const { gatherFor } = this.#services.policy;
      this.#patience = setTimeout(() => this.#mail.post(() => this.#goOn()), gatherFor);
      return;
    }
    this.#services.tablesToNotify.add(id);
    this.#services.cluster.tell({ table: id, news: { what: "begun" } });
    log.info("a game has begun", { table: id, contributed: this.#chance.contributions.length });
    await this.#lead();
  }

  /** The game has begun: everybody here is led to it. */
  async #lead(): Promise<void> {
    if (this.#begun) return;
    this.#stopWaiting();
    this.#begun = await this.#room();
    for (const [client, token] of [...this.#tokens])
      if (this.presence.has(client) && !client.gone) this.#leadTo(this.#begun, client, token, null);
    this.#begun.rouse();
  }

  #leadTo(room: Room, client: Client, token: string, since: number | null): void {
    client.enter(room);
    room.greet(client, token, since);
  }
}
