import type { ServerResponse } from "node:http";
import type { BotSeated } from "@westmarch/protocol";
import type { Bot, GuestBotStore } from "../../../stores/guest-bot-store.ts";
import type { Services } from "../../../tables/services.ts";
import type { AccountTables } from "../account-tables.ts";

type GuestBotStreamsServices = Pick<Services, "log" | "clock">;

/** Milliseconds between looks for seats that another process has given, and after which a quiet stream gets an empty line. */
const EVERY = 2000;
const BREATH = 15_000;
/** The most streams at once, of all bots. */
const MOST = 1000;

interface Stream {
  readonly bot: Bot;
  readonly page: ServerResponse;
  readonly told: Set<string>;
  spokenAt: number;
  looking: boolean;
  /** Whether something changed during the look that is under way, which may have read it too early. */
  lookAgain: boolean;
}

/** Tells bots of their seats in games that are not over: all of them when a bot connects, then each new one. */
export class GuestBotStreams {
  readonly #services: GuestBotStreamsServices;
  readonly #bots: GuestBotStore;
  readonly #tables: AccountTables;
  readonly #streams = new Map<string, Stream>();
  #timer: NodeJS.Timeout | null = null;

  constructor(services: GuestBotStreamsServices, bots: GuestBotStore, tables: AccountTables) {
    this.#services = services;
    this.#bots = bots;
    this.#tables = tables;
  }

  get isFull(): boolean {
    return this.#streams.size >= MOST;
  }

  /** Adds a bot's stream, whose headers have been written. It replaces an older stream of the same bot. */
  async enter(bot: Bot, page: ServerResponse): Promise<void> {
    const id = bot.person_id;
    this.#streams.get(id)?.page.end();
    const stream: Stream = { bot, page, told: new Set(), spokenAt: 0, looking: false, lookAgain: false };
    this.#streams.set(id, stream);
    page.once("close", () => this.#leave(stream));
    this.#timer ??= setInterval(() => this.#lookAtAll(), EVERY);
    await this.#look(stream);
  }

  /** Call this when a bot has a new seat or another key, or has ended. */
  changed(id: string): void {
    const stream = this.#streams.get(id);
    if (stream) void this.#look(stream);
  }

  close(): void {
    for (const { page } of this.#streams.values()) page.end();
  }

  #lookAtAll(): void {
    for (const stream of this.#streams.values()) void this.#look(stream);
  }

  async #look(stream: Stream): Promise<void> {
    stream.lookAgain = stream.looking;
    if (stream.looking) return;
    stream.looking = true;
    try {
      const { bot, page, told } = stream;
      const now = await this.#bots.byId(bot.person_id);
      // The bot has ended, has another key, or its owner is suspended.
      const isShut = await this.#bots.isShut(bot.owner_id, this.#services.clock());
      if (now?.key_hash !== bot.key_hash || isShut) return void page.end();
      for (const seat of await this.#tables.running(bot.person)) {
        if (told.has(seat.token)) continue;
        told.add(seat.token);
        this.#say(stream, { type: "seat", ...seat });
      }
      const at = this.#services.clock();
      if (at - stream.spokenAt < BREATH) return;
      stream.spokenAt = at;
      page.write("\n");
      await this.#bots.seen(bot.person_id, at);
    } catch (error) {
      this.#services.log.trouble("a bot could not be told of its seats", error);
    } finally {
      stream.looking = false;
      if (stream.lookAgain) void this.#look(stream);
    }
  }

  #say({ page }: Stream, line: BotSeated): void {
    page.write(`${JSON.stringify(line)}\n`);
  }

  #leave(stream: Stream): void {
    const id = stream.bot.person_id;
    if (this.#streams.get(id) !== stream) return;
    this.#streams.delete(id);
    this.#bots
      .seen(id, 0)
      .catch((error: unknown) => this.#services.log.trouble("a bot could not be seen off", error));
    if (this.#streams.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
