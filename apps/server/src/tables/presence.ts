import type { Seat } from "@westmarch/kernel";
import type { SeatInfo, ServerMessage } from "@westmarch/protocol";
import type { Eyes } from "@westmarch/table";
import type { SeatData } from "../database/schema/seats.ts";
import type { ClockReading } from "../platform/monotonic-clock.ts";
import type { Access } from "../stores/links.ts";
import { isOpener } from "./opening/create-table.ts";
import { seatInfo } from "./seat-info.ts";

/** A socket, as a table sees it. */
export interface Subscriber {
  readonly access: Access;
  /** The token of the link that it came by. */
  readonly token: string;
  /** Where it comes from, for counting. */
  readonly address: string;
  /** The socket is closed, or has turned to another table. */
  readonly gone: boolean;
  /** Sends messages in one go. Does nothing once the socket is closed. */
  send(...messages: readonly string[]): void;
  close(code: number, reason: string): void;
}

/** Which players are there, and how many spectators. */
export interface Attendance {
  readonly seats: readonly Seat[];
  readonly lookers: number;
}

/** Whether a player has been at a table since a moment; `unsure`: at a process that has given no sign of life since then. */
export type Seen = "seen" | "unseen" | "unsure";

/** What follows from the processes at which a player is said to be; `lastBeat`: when a process gave its last sign of life. */
export const seenAtProcesses = (
  processes: readonly string[],
  since: number,
  lastBeat: (process: string) => number,
): Seen => {
  if (processes.some((process) => lastBeat(process) >= since)) return "seen";
  return processes.length > 0 ? "unsure" : "unseen";
};

export const encode = (message: ServerMessage): string => JSON.stringify(message);

/**
 * Everybody who looks at a table, grouped by what they may see, and who of the players is there. Times are those of the
 * steady clock.
 */
export class Presence {
  #seats: readonly SeatData[];
  readonly #groups = new Map<string, { eyes: Eyes; clients: Set<Subscriber> }>();
  readonly #present: number[];
  readonly #seen: number[];
  /** Players who came or went since that was last written down. */
  readonly #unwritten = new Set<Seat>();
  /** Who is there at other processes, by process. */
  readonly #elsewhere = new Map<string, Attendance>();
  #size = 0;

  constructor(seats: readonly SeatData[]) {
    this.#seats = seats;
    this.#present = seats.map(() => 0);
    this.#seen = seats.map((row) => row.seen_at);
  }

  get size(): number {
    return this.#size;
  }

  get seats(): readonly SeatData[] {
    return this.#seats;
  }

  /** The players whose being seen has to be written down: who is here, and who was meanwhile. Other processes write their own. */
  takeSeen(now: number): { seat: Seat; at: number }[] {
    for (const row of this.#seats) if (this.#isHere(row.seat)) this.#unwritten.add(row.seat);
    const seen = [...this.#unwritten].map((seat) => ({
      seat,
      at: this.#isHere(seat) ? now : this.seenAt(seat),
    }));
    this.#unwritten.clear();
    return seen;
  }

  /** Everybody who looks. */
  get clients(): Subscriber[] {
    return [...this.#groups.values()].flatMap(({ clients }) => [...clients]);
  }

  /** One of the players is there. */
  get isAttended(): boolean {
    return this.#seats.some(({ seat }) => this.present(seat));
  }

  /** A player or spectator is connected, at any process. */
  get isWatched(): boolean {
    return this.#size > 0 || this.#elsewhere.size > 0;
  }

  /** Who is there at this process alone. */
  get here(): Attendance {
    return {
      seats: this.#seats.map(({ seat }) => seat).filter((seat) => this.#isHere(seat)),
      lookers: this.clients.filter(({ access }) => access.seats.length === 0).length,
    };
  }

  /** Who is there at another process now. True if that changes who is there. */
  setElsewhere(process: string, present: Attendance): boolean {
    const were = this.#seats.map(({ seat }) => this.present(seat));
    if (present.seats.length + present.lookers > 0) this.#elsewhere.set(process, present);
    else this.#elsewhere.delete(process);
    return this.#seats.some(({ seat }, at) => this.present(seat) !== were[at]);
  }

  /**
   * Another process is gone, with the players connected to it: seen for as long as it gave signs of life, and not until that is
   * noticed. True if that changes who is there.
   */
  lose(process: string, lastBeat: number): boolean {
    for (const seat of this.#elsewhere.get(process)?.seats ?? []) this.sawAt(seat, lastBeat);
    return this.setElsewhere(process, { seats: [], lookers: 0 });
  }

  /** A player was there, at whichever process. */
  sawAt(seat: Seat, at: number): void {
    this.#seen[seat] = Math.max(this.#seen[seat] ?? 0, at);
  }

  has(client: Subscriber): boolean {
    return this.#groups.get(client.access.seats.join())?.clients.has(client) === true;
  }

  /** The address of the client that has been here longest; null if none is here. */
  get address(): string | null {
    for (const { clients } of this.#groups.values()) for (const client of clients) return client.address;
    return null;
  }

  /** The seats as everybody sees them. */
  infos(now: ClockReading): SeatInfo[] {
    return this.#seats.map((row) =>
      seatInfo({ ...row, seen_at: this.#seen[row.seat] }, this.present(row.seat), now),
    );
  }

  /** Takes up seats that have changed hands. */
  reseat(seats: readonly SeatData[]): void {
    this.#seats = seats;
    for (const row of seats) this.#seen[row.seat] = Math.max(this.#seen[row.seat], row.seen_at);
  }

  /** True if a player who was away is now there. */
  add(client: Subscriber): boolean {
    const eyes = client.access.seats;
    const name = eyes.join();
    let group = this.#groups.get(name);
    if (!group) {
      group = { eyes, clients: new Set() };
      this.#groups.set(name, group);
    }
    if (group.clients.has(client)) return false;
    group.clients.add(client);
    this.#size++;
    return this.#count(eyes, 1);
  }

  /** True if a player who was there is now away. */
  remove(client: Subscriber, now: number): boolean {
    const eyes = client.access.seats;
    const group = this.#groups.get(eyes.join());
    if (!group?.clients.delete(client)) return false;
    if (group.clients.size === 0) this.#groups.delete(eyes.join());
    this.#size--;
    for (const seat of eyes) {
      this.#seen[seat] = now;
      this.#unwritten.add(seat);
    }
    return this.#count(eyes, -1);
  }

  /** Sends each group the message written for its eyes, if there is one. `first` goes before it to one client alone. */
  tell(
    write: (eyes: Eyes) => string | null,
    first?: { readonly client: Subscriber; readonly message: string },
  ): void {
    for (const { eyes, clients } of this.#groups.values()) {
      const message = write(eyes);
      if (message === null) continue;
      for (const client of clients) {
        if (client === first?.client) client.send(first.message, message);
        else client.send(message);
      }
    }
  }

  /** Tells of a renewed link the players who were shown the old one: invitations are the opener's to give. */
  tellLink(message: Extract<ServerMessage, { type: "link" }>): void {
    const text = encode(message);
    this.tell((seats) => {
      const all = message.kind === "spectator" || this.#seats[message.seat]?.vacant === 1;
      const shown = all ? seats.length > 0 : isOpener(this.#seats, { seats });
      return shown ? text : null;
    });
  }

  /** Closes every socket that came by this link, or every one. */
  dismiss(hash: string | null, code: number, reason: string): void {
    for (const { clients } of this.#groups.values())
      for (const client of [...clients])
        if (hash === null || client.access.hash === hash) client.close(code, reason);
  }

  /** The seats of other people, who have to agree to what this seat offers. Empty seats always do. */
  others(by: Seat): Seat[] {
    const party = this.#seats[by]?.party;
    return this.#people().filter((seat) => this.#seats[seat].party !== party);
  }

  /** The people who were last heard of before this time. */
  absent(now: number, before: number): Seat[] {
    return this.#people().filter((seat) => (this.present(seat) ? now : this.#seen[seat]) <= before);
  }

  present(seat: Seat): boolean {
    if (this.#isHere(seat)) return true;
    for (const { seats } of this.#elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** Whether one of these seats' players has been there since a moment of the steady clock. */
  seenSince(seats: readonly Seat[], since: number, lastBeat: (process: string) => number): Seen {
    if (seats.some((seat) => this.#isHere(seat) || this.seenAt(seat) >= since)) return "seen";
    const processes = [...this.#elsewhere].flatMap(([process, there]) =>
      there.seats.some((seat) => seats.includes(seat)) ? [process] : [],
    );
    return seenAtProcesses(processes, since, lastBeat);
  }

  #isHere(seat: Seat): boolean {
    return this.#present[seat] > 0;
  }

  /** When this seat's player was last heard of, by the steady clock. */
  seenAt(seat: Seat): number {
    return this.#seen[seat] ?? 0;
  }

  #people(): Seat[] {
    return this.#seats.filter((row) => row.kind === "person").map((row) => row.seat);
  }

  #count(eyes: Eyes, by: 1 | -1): boolean {
    let changed = false;
    for (const seat of eyes) {
      const before = this.#present[seat];
      this.#present[seat] = before + by;
      if (before === 0 || before + by === 0) changed = true;
    }
    return changed;
  }
}
