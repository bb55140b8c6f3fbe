import { randomInt } from "node:crypto";
import type { Seat } from "@westmarch/kernel";
import type { ChatLine } from "@westmarch/protocol";
import type { Eyes } from "@westmarch/table";
import { Refused, type Teams, teamOf } from "@westmarch/table";
import type { ChatData } from "../database/schema/tables.ts";
import { TokenBucket } from "../platform/token-bucket.ts";
import { lineOf } from "../stores/row-mapping.ts";
import { encode, type Presence } from "./presence.ts";
import type { TableServices } from "./services.ts";
import type { Client, TableMessage } from "./table-endpoint.ts";

/** Tries to keep a line where others speak at the same moment at other processes. */
const MOST_TRIES = 20;
/** Numbers of private lines are drawn below this, so that they tell nothing of how many there are. */
const MOST = 2 ** 47;

/** Seats that do not read what others say. */
type Deaf = readonly { readonly hearer: Seat; readonly speaker: Seat }[];

/**
 * Whether these eyes may read a line: words between partners are for their seats alone, and a player does not read those of a
 * person whom that player has muted or blocked.
 */
const hears = (eyes: Eyes, { to, seat: speaker }: Pick<ChatLine, "to" | "seat">, deaf: Deaf): boolean =>
  (to === undefined || eyes.some((seat) => to.includes(seat))) &&
  !deaf.some((one) => one.speaker === speaker && eyes.includes(one.hearer));

type Line = Pick<ChatData, "seat" | "name" | "text" | "key" | "hearers">;
type Said = Extract<TableMessage, { type: "say" }>;

interface Surroundings {
  readonly version: number;
  readonly teams: Teams;
}

type ChatServices = Pick<
  TableServices,
  "store" | "commits" | "policy" | "log" | "clock" | "bans" | "cluster"
>;

/** What is said at one table: kept with it, each line once. */
export class Chat {
  readonly #services: ChatServices;
  readonly #table: string;
  readonly #buckets: readonly TokenBucket[];
  #last: number | null = null;

  constructor(services: ChatServices, table: string, seats: number) {
    const { chatBurst, chatPerSecond } = services.policy;
    this.#services = services;
    this.#table = table;
    this.#buckets = Array.from({ length: seats }, () => new TokenBucket(chatBurst, chatPerSecond));
  }

  #deaf(): Promise<Deaf> {
    return this.#services.store.chat.deaf(this.#table);
  }

  async #lines(): Promise<ChatLine[]> {
    return (await this.#services.store.chat.of(this.#table)).map(lineOf);
  }

  /** What of it these eyes may read. */
  async linesFor(eyes: Eyes): Promise<ChatLine[]> {
    const deaf = await this.#deaf();
    return (await this.#lines()).filter((line) => hears(eyes, line, deaf));
  }

  /** Shows everybody what is left when something has been taken away. */
  async retell(presence: Presence): Promise<void> {
    const [lines, deaf] = [await this.#lines(), await this.#deaf()];
    presence.tell((eyes) => encode({ type: "chat", chat: lines.filter((line) => hears(eyes, line, deaf)) }));
  }

  /**
   * A player says something, to everybody or to partners: it is acknowledged, kept, and told to its hearers.
   * Throws for a seat of another player.
   */
  async hear(
    presence: Presence,
    client: Client,
    said: Said,
    { version, teams }: Surroundings,
  ): Promise<void> {
    const own = client.access.seats;
    const { key, text, seat = own[0], to } = said;
    if (seat === undefined || !own.includes(seat)) throw new Refused("not-your-seat");
    if (this.#services.bans.isMuted(this.#table, seat)) throw new Refused("illegal", { reason: "muted" });
    const hearers = to === "partners" ? teamOf(teams, seat) : null;
    const line = await this.#once({
      seat,
      name: presence.seats[seat]?.name ?? "",
      text,
      key,
      hearers: hearers && JSON.stringify(hearers),
    });
    client.send(encode({ type: "ack", key, version }));
    if (!line) return;
    await this.#say(presence, line);
  }

  /** Tells a line to those who may read it. */
  async #say(presence: Presence, line: ChatLine): Promise<void> {
    const deaf = await this.#deaf();
    const news = encode({ type: "said", line });
    presence.tell((eyes) => (hears(eyes, line, deaf) ? news : null));
  }

  /** Keeps a line of the table's own: its name, and the player it speaks of (without a name: a computer). */
  tell(text: string, name: string): Promise<ChatLine> {
    return this.#keep({ seat: null, name, text, key: null, hearers: null });
  }

  /** Keeps what a player says; null if it was kept before. */
  async #once(said: Line & { readonly seat: Seat; readonly key: string }): Promise<ChatLine | null> {
    const { seat, key } = said;
    if (await this.#services.store.chat.said(this.#table, seat, key)) return null;
    if (!this.#buckets[seat].take()) throw new Refused("too-fast");
    return this.#keep(said);
  }

  async #keep(said: Line, tries = 0): Promise<ChatLine> {
    if (tries > MOST_TRIES) throw new Refused("unavailable");
    const { store, commits, clock, log } = this.#services;
    this.#last ??= await store.chat.last(this.#table);
    const id = said.hearers === null ? this.#last + 1 : -randomInt(1, MOST);
    const line: ChatData = { table_id: this.#table, id, at: clock(), ...said };
    const outcome = await commits.add({ line }).catch((error: unknown) => {
      log.trouble("a line of chat could not be written", error);
      throw new Refused("unavailable");
    });
    if (said.hearers === null) this.#last = outcome === "done" ? line.id : null;
    if (outcome === "conflict") return this.#keep(said, tries + 1);
    this.#services.cluster.tell({ table: this.#table, news: { what: "said", line: id } });
    return lineOf(line);
  }

  /** Shows a line that was said at another process. */
  async show(presence: Presence, id: number): Promise<void> {
    const row = await this.#services.store.chat.line(this.#table, id);
    if (!row) return;
    if (id > 0) this.#last = Math.max(this.#last ?? 0, id);
    await this.#say(presence, lineOf(row));
  }
}
