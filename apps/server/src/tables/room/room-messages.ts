import { type Draft, type Position, Refused } from "@westmarch/table";
import type { ActMessage } from "../commands.ts";
import type { Client, TableMessage } from "../table-endpoint.ts";
import { type ActWriter, TRIES } from "./act-writer.ts";
import { isChanceSettled } from "./outbox.ts";
import type { RoomParts } from "./room-parts.ts";
import type { SeatChanges } from "./seat-changes.ts";

type Of<T extends TableMessage["type"]> = Extract<TableMessage, { type: T }>;

const requireSeat = ({ access }: Client, seat: number): void => {
  if (!access.seats.includes(seat)) throw new Refused("not-your-seat");
};

/** Obeys the messages of clients at one room. */
export class RoomMessages {
  readonly #parts: RoomParts;
  readonly #writer: ActWriter;
  readonly #seats: SeatChanges;
  /** Takes a message anew that has waited. */
  readonly #again: (client: Client, message: TableMessage) => void;

  constructor(
    parts: RoomParts,
    writer: ActWriter,
    seats: SeatChanges,
    again: (client: Client, message: TableMessage) => void,
  ) {
    this.#parts = parts;
    this.#writer = writer;
    this.#seats = seats;
    this.#again = again;
  }

  /** Obeys a message. Throws `Refused`. */
  obey(client: Client, message: TableMessage): Promise<void> {
    switch (message.type) {
      case "say":
        return this.#say(client, message);
      case "standing":
        return this.#setAutoPass(client, message);
      case "plan":
        return this.#premove(client, message);
      case "vacation":
      case "zone":
        return this.#setHours(client, message);
      case "contribute":
        return this.#contribute(client, message);
      default:
        return this.#act(client, message);
    }
  }

  async #say(client: Client, said: Of<"say">): Promise<void> {
    const { live, chat, presence, table } = this.#parts;
    const { version } = await live.now();
    await chat.hear(presence, client, said, { version, teams: table.teams });
  }

  async #setAutoPass(client: Client, message: Of<"standing">): Promise<void> {
    const { live, automation, outbox } = this.#parts;
    const at = await live.now();
    if (!automation.autoPass) throw new Refused("illegal");
    await automation.autoPass.order(client, at, message);
    outbox.acknowledge(client, message.key, at.version);
  }

  async #premove(client: Client, message: Of<"plan">): Promise<void> {
    const { live, automation, outbox } = this.#parts;
    const at = await live.now();
    await automation.premoves.lay(client, at, message);
    outbox.acknowledge(client, message.key, at.version);
  }

  /** Sets when a player's time rests at a slow table. Saying it twice changes nothing, so no key is remembered. */
  async #setHours(client: Client, message: Of<"vacation" | "zone">): Promise<void> {
    const { live, automation, outbox } = this.#parts;
    requireSeat(client, message.seat);
    const at = await live.now();
    if (at.result) throw new Refused("finished");
    if (!automation.time) throw new Refused("illegal", { reason: "not-slow" });
    if (message.type === "zone") await automation.time.zone(message.seat, message.zone);
    else await automation.time.vacation(message.seat, message.days, at);
    outbox.acknowledge(client, message.key, at.version);
  }

  async #contribute(client: Client, { key, value }: Of<"contribute">): Promise<void> {
    const { services, table, presence, live, outbox } = this.#parts;
    const at = await live.now();
    const { id, chance } = table.terms;
    const here = { table: id, seats: presence.seats, settled: isChanceSettled(at) };
    const isNew = await chance.contribute(services, here, client.access.seats, value);
    outbox.acknowledge(client, key, at.version);
    if (!isNew) return;
    outbox.tellContributions(at);
    services.cluster.tell({ table: id, news: { what: "seats" } });
  }

  async #act(client: Client, message: ActMessage): Promise<void> {
    const { seat } = message;
    requireSeat(client, seat);
    if (message.type === "choose" && (await this.#waits(client, message))) return;
    // Where another process was quicker, the message is judged anew by how the table stands then.
    for (let tries = 0; tries < TRIES; tries++) {
      const at = await this.#writer.upTo("version" in message ? message.version : null);
      if (await this.#acknowledgeRepeat(client, message)) return;
      const draft = await this.#draft(at, message);
      if (!draft || (await this.#writer.commit(at, draft, client)) !== "done") continue;
      if (message.type === "choose") await this.#seats.comeBack(seat);
      return;
    }
    throw new Refused("stale");
  }

  /** Whether a choice waits as long as one that the table makes for this seat. It is obeyed then. */
  async #waits(client: Client, message: Of<"choose">): Promise<boolean> {
    const { autoPass } = this.#parts.automation;
    if (!autoPass) return false;
    const at = await this.#writer.upTo(message.version);
    return autoPass.postpones(at, message, () => this.#again(client, message));
  }

  /** What a message would do; null if another process has written meanwhile, so that it is judged anew. Throws `Refused`. */
  async #draft(at: Position, message: ActMessage): Promise<Draft | null> {
    const { services, table, commands } = this.#parts;
    try {
      return await commands.draft(at, message);
    } catch (error) {
      if (!(error instanceof Refused) || !services.cluster.isShared) throw error;
      const [now] = await services.store.versions([table.terms.id]);
      if (!now || now.version <= at.version) throw error;
      await this.#writer.catchUp();
      return null;
    }
  }

  /** Acknowledges a message that was obeyed before. */
  async #acknowledgeRepeat(client: Client, message: ActMessage): Promise<boolean> {
    const { seat, key } = message;
    const seen = "version" in message ? message.version : null;
    const version = await this.#parts.live.versionOf(seat, key, seen);
    if (version === null) return false;
    this.#parts.outbox.acknowledge(client, key, version);
    return true;
  }
}
