import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ClientMessage, clientMessage, LIMITS, SOCKET_PATH } from "@westmarch/protocol";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { addressOf, originAllowed } from "./address.ts";
import { type Client, written } from "./audience.ts";
import { Bucket, Tally } from "./limits.ts";
import type { Access } from "./links.ts";
import type { Lobby } from "./lobby.ts";
import { Refused } from "./refused.ts";
import type { House, Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 4096;
/** Messages refused for coming too fast before the socket is closed. */
const PATIENCE = 200;

/** Greetings of one socket at once, and per second in the long run: each reads a whole table. */
const HELLOS = [8, 0.5] as const;

/** All open sockets: who may open one, how fast they may talk, and who has gone quiet. */
export class Sockets {
  readonly #house: House;
  readonly #lobby: Lobby;
  readonly #rooms: Rooms;
  readonly #open = new Set<Line>();
  readonly #addresses: Tally;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.message,
    perMessageDeflate: {
      threshold: WORTH_COMPRESSING,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      // A small window: each socket that was ever sent something large keeps its compressor.
      serverMaxWindowBits: 12,
      zlibDeflateOptions: { level: 4, memLevel: 5 },
    },
  });
  readonly #pulse: NodeJS.Timeout;
  #closed = false;

  constructor(house: House, lobby: Lobby, rooms: Rooms) {
    this.#house = house;
    this.#lobby = lobby;
    this.#rooms = rooms;
    this.#addresses = new Tally(house.policy.socketsPerAddress);
    this.#pulse = setInterval(() => this.#beat(), house.policy.heartbeat);
    this.#pulse.unref();
  }

  /** Takes over requests for a socket from an HTTP server. */
  listen(http: Server): void {
    http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    );
  }

  /** Says goodbye to everybody: they come back when the server does. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    for (const line of this.#open) line.close(1001, "the server is restarting");
  }

  /** Cuts off whoever has not answered the goodbye. */
  terminate(): void {
    for (const line of this.#open) line.terminate();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { policy } = this.#house;
    // An error on a socket that is being turned away is nobody's concern; without a listener it would end the process.
    socket.on("error", () => socket.destroy());
    const address = addressOf(request, policy.proxies);
    const refusal =
      this.#refusal(request) ??
      (this.#addresses.enter(address, this.#house.clock()) ? null : "429 Too Many Requests");
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    let upgraded = false;
    socket.once("close", () => {
      if (!upgraded) this.#addresses.leave(address);
    });
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      upgraded = true;
      const line = new Line(this.#house, this.#lobby, this.#rooms, ws, socket);
      this.#open.add(line);
      this.#house.metrics.sockets.set(this.#open.size);
      ws.on("close", () => {
        this.#open.delete(line);
        this.#addresses.leave(address);
        this.#house.metrics.sockets.set(this.#open.size);
      });
    });
  }

  /** Why a request may not become a socket, as an HTTP status line, or null if it may. */
  #refusal(request: IncomingMessage): string | null {
    const { policy } = this.#house;
    if ((request.url ?? "").split("?")[0] !== SOCKET_PATH) return "404 Not Found";
    if (this.#closed || this.#open.size >= policy.sockets) return "503 Service Unavailable";
    return originAllowed(request, policy.origins) ? null : "403 Forbidden";
  }

  #beat(): void {
    for (const line of this.#open) line.beat();
    this.#addresses.tidy(this.#house.clock());
  }
}

type Speaker = Client & { gone: boolean };

/** One socket: says hello with a token, and from then on speaks for that token at its table. */
class Line {
  readonly #house: House;
  readonly #lobby: Lobby;
  readonly #rooms: Rooms;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #bucket: Bucket;
  readonly #hellos: Bucket;
  readonly #late: NodeJS.Timeout;
  #seat: { readonly client: Speaker; readonly room: Room } | null = null;
  #greeting = false;
  #alive = true;
  #tooFast = 0;

  constructor(house: House, lobby: Lobby, rooms: Rooms, ws: WebSocket, socket: Duplex) {
    this.#house = house;
    this.#lobby = lobby;
    this.#rooms = rooms;
    this.#ws = ws;
    this.#socket = socket;
    const { messageBurst, messagesPerSecond, helloWithin } = house.policy;
    this.#bucket = new Bucket(messageBurst, messagesPerSecond, house.clock());
    this.#hellos = new Bucket(...HELLOS, house.clock());
    this.#late = setTimeout(() => this.close(1008, "no hello"), helloWithin);
    ws.on("message", (data, binary) => this.#take(data, binary));
    ws.on("pong", () => {
      this.#alive = true;
    });
    // ws closes the socket after an error (a message too large, a broken frame); that is all there is to do.
    ws.on("error", (error) => house.log.debug("a socket failed", { error: error.name }));
    ws.on("close", () => this.#leave());
  }

  close(code: number, reason: string): void {
    this.#house.metrics.closed.inc({ reason });
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** Asks for a sign of life, or gives up on a socket that has shown none since the last time. */
  beat(): void {
    if (this.#alive) this.#ws.ping();
    else this.terminate();
    this.#alive = false;
  }

  send(...messages: readonly string[]): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > this.#house.policy.backlog) {
      // It does not keep up. Cut off, it comes back and resumes from the version it has.
      this.#house.metrics.closed.inc({ reason: "slow" });
      this.terminate();
      return;
    }
    this.#socket.cork();
    for (const message of messages) this.#ws.send(message);
    this.#socket.uncork();
  }

  #take(data: RawData, binary: boolean): void {
    this.#alive = true;
    const key = () => keyOf(data);
    if (!this.#bucket.take(this.#house.clock())) {
      if (++this.#tooFast > PATIENCE) this.close(1008, "too fast");
      this.#refuse(key(), new Refused("too-fast"));
      return;
    }
    const message = binary ? null : parsed(data);
    if (!message) this.#refuse(key(), new Refused("bad-message"));
    else if (message.type === "ping") this.send(PONG);
    else if (message.type === "hello") void this.#hello(message.token, message.since);
    else if (this.#seat) this.#seat.room.handle(this.#seat.client, message);
    else this.#refuse(message.key, new Refused("bad-token"));
  }

  async #hello(token: string, since: number | null): Promise<void> {
    if (this.#greeting || !this.#hellos.take(this.#house.clock())) {
      this.#refuse(null, new Refused("too-fast"));
      return;
    }
    this.#greeting = true;
    try {
      const access = await this.#lobby.access(token);
      const room = await this.#rooms.room(access.table);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      clearTimeout(this.#late);
      if (this.#seat && !sameAccess(this.#seat.client.access, access)) this.#leave();
      this.#seat ??= { room, client: this.#client(access) };
      room.greet(this.#seat.client, token, since);
    } catch (error) {
      this.#refuse(null, error);
    } finally {
      this.#greeting = false;
    }
  }

  #client(access: Access): Speaker {
    return {
      access,
      gone: false,
      send: (...messages) => this.send(...messages),
      close: (code, reason) => this.close(code, reason),
    };
  }

  #leave(): void {
    clearTimeout(this.#late);
    const seat = this.#seat;
    this.#seat = null;
    if (!seat) return;
    seat.client.gone = true;
    seat.room.leave(seat.client);
  }

  #refuse(key: string | null, error: unknown): void {
    const refused = error instanceof Refused ? error : new Refused("unavailable");
    if (refused !== error) this.#house.log.defect("a greeting failed", error);
    this.#house.metrics.refused.inc({ code: refused.code });
    this.send(written({ type: "refused", key, code: refused.code, version: null }));
  }
}

const PONG = written({ type: "pong" });

const sameAccess = (a: Access, b: Access): boolean => a.hash === b.hash;

function parsed(data: RawData): ClientMessage | null {
  const json = readJson(data);
  const message = clientMessage.safeParse(json);
  return message.success ? message.data : null;
}

function readJson(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    // Not JSON: the schema refuses what stands in its place.
    return undefined;
  }
}

/** The key of a message that is refused unread, so that its sender knows which one it was. */
function keyOf(data: RawData): string | null {
  const json = readJson(data);
  const key = typeof json === "object" && json !== null && "key" in json ? json.key : null;
  return typeof key === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : null;
}
