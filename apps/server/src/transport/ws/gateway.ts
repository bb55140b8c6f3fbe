import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ClientMessage, clientMessage, LIMITS, SOCKET_PATH } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { AccessControl } from "../../features/access/access-control.ts";
import type { Lobby } from "../../features/lobby/lobby.ts";
import { addressOf, originAllowed } from "../../platform/client-address.ts";
import { TokenBucket } from "../../platform/token-bucket.ts";
import type { Access } from "../../stores/links.ts";
import { encode } from "../../tables/presence.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { HostLimits, Telemetry } from "../../tables/services.ts";
import type { Client, TableEndpoint, TableMessage } from "../../tables/table-endpoint.ts";
import { ConnectionPool } from "./connection-pool.ts";

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 4096;
/** Messages refused for coming too fast before the socket is closed. */
const PATIENCE = 200;

/** Greetings of one socket at once, and per second in the long run: each reads a whole table. */
const HELLOS = [8, 0.5] as const;

type GatewayServices = HostLimits & Pick<Telemetry, "log" | "metrics">;

/** All open sockets: which requests may open one, how fast clients may talk, and which clients have gone quiet. */
export class WebSocketGateway {
  readonly #services: GatewayServices;
  readonly #lobby: Lobby;
  readonly #rooms: RoomRegistry;
  readonly #access: AccessControl;
  /** A session is idle until its client has said hello. */
  readonly #pool: ConnectionPool<WebSocketSession>;
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

  constructor(services: GatewayServices, lobby: Lobby, rooms: RoomRegistry, access: AccessControl) {
    this.#services = services;
    this.#lobby = lobby;
    this.#rooms = rooms;
    this.#access = access;
    access.onChange(() => {
      for (const session of this.#pool) void session.lookAgain();
    });
    const { policy } = services;
    this.#pool = new ConnectionPool(
      () => ({ perAddress: policy.socketsPerAddress, most: policy.sockets }),
      (session) => session.terminate("made room"),
    );
    this.#pulse = setInterval(() => this.#beat(), services.policy.heartbeat);
    this.#pulse.unref();
  }

  /** Takes over requests for a socket from an HTTP server. */
  listen(http: Server): void {
    http.on(
      "upgrade",
      (request: IncomingMessage, socket: Duplex, head: Buffer) =>
        // What can go wrong here is a defect and may be loud.
        void this.#upgrade(request, socket, head),
    );
  }

  /** Says goodbye to all clients: they come back when the server does. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    for (const session of this.#pool) session.close(1001, "the server is restarting");
  }

  /** Cuts off the clients that have not answered the goodbye. */
  terminate(): void {
    for (const session of this.#pool) session.terminate("no answer");
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { policy } = this.#services;
    // An error on a socket that is being turned away needs no handling; without a listener it would end the process.
    socket.on("error", () => socket.destroy());
    const address = addressOf(request, policy.proxies);
    const banned = this.#services.bans.isBanned(address) ? "403 Forbidden" : null;
    const refusal = banned ?? this.#refusal(request) ?? (await this.#crowded(address));
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const { cookie } = request.headers;
      const session = new WebSocketSession(this.#services, this.#lobby, this.#rooms, {
        ws,
        socket,
        address,
        mayWatch: () => this.#access.must(cookie, "watch"),
        greeted: () => this.#pool.settle(session, false),
      });
      this.#pool.enter(address, session);
      this.#services.metrics.sockets.set(this.#pool.size);
      ws.on("close", () => {
        this.#pool.leave(session);
        this.#services.metrics.sockets.set(this.#pool.size);
      });
    });
  }

  /** Why a request may not become a socket, as an HTTP status line, or null if it may. */
  #refusal(request: IncomingMessage): string | null {
    if ((request.url ?? "").split("?")[0] !== SOCKET_PATH) return "404 Not Found";
    if (this.#closed) return "503 Service Unavailable";
    return originAllowed(request, this.#services.policy.origins) ? null : "403 Forbidden";
  }

  /** The same for want of room. */
  async #crowded(address: string): Promise<string | null> {
    const { quotas } = this.#services;
    if ((await quotas.wait("dials", address)) > 0) return "429 Too Many Requests";
    const room = this.#pool.room(address);
    if (room === "free") return null;
    await quotas.tell("sockets", address, room);
    return room === "address" ? "429 Too Many Requests" : "503 Service Unavailable";
  }

  #beat(): void {
    for (const session of this.#pool) session.beat();
  }
}

/** What a session runs over, and what it calls when its client has said hello. */
interface Wire {
  readonly ws: WebSocket;
  readonly socket: Duplex;
  readonly address: string;
  /** Throws `Refused` where whoever is at the other end may not watch here. */
  readonly mayWatch: () => Promise<void>;
  readonly greeted: () => void;
}

type Speaker = Client & { gone: boolean };

/** One socket: says hello with a token, and from then on speaks for that token at its table. */
class WebSocketSession {
  readonly #services: GatewayServices;
  readonly #lobby: Lobby;
  readonly #rooms: RoomRegistry;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #address: string;
  readonly #greeted: () => void;
  readonly #mayWatch: () => Promise<void>;
  readonly #bucket: TokenBucket;
  readonly #hellos: TokenBucket;
  readonly #late: NodeJS.Timeout;
  #seat: { readonly client: Speaker; place: TableEndpoint } | null = null;
  #greeting = false;
  #closing = false;
  #alive = true;
  #tooFast = 0;

  constructor(services: GatewayServices, lobby: Lobby, rooms: RoomRegistry, given: Wire) {
    this.#services = services;
    this.#lobby = lobby;
    this.#rooms = rooms;
    const { ws } = given;
    this.#ws = ws;
    this.#socket = given.socket;
    this.#address = given.address;
    this.#greeted = given.greeted;
    this.#mayWatch = given.mayWatch;
    const { messageBurst, messagesPerSecond, helloWithin } = services.policy;
    this.#bucket = new TokenBucket(messageBurst, messagesPerSecond);
    this.#hellos = new TokenBucket(...HELLOS);
    this.#late = setTimeout(() => this.close(1008, "no hello"), helloWithin);
    ws.on("message", (data, binary) => this.#take(data, binary));
    ws.on("pong", () => {
      this.#alive = true;
    });
    // ws closes the socket after an error (a message too large, a broken frame); that is all there is to do.
    ws.on("error", (error) => services.log.debug("a socket failed", { error: error.name }));
    ws.on("close", () => this.#leave());
  }

  close(code: number, reason: string): void {
    this.#closing = true;
    this.#services.metrics.closed.inc({ reason });
    this.#ws.close(code, reason);
  }

  /** Cuts it off, without a goodbye. */
  terminate(reason: string): void {
    this.#services.metrics.closed.inc({ reason });
    this.#ws.terminate();
  }

  /** Asks for a sign of life, or gives up on a socket that has shown none since the last time. */
  beat(): void {
    if (this.#alive) this.#ws.ping();
    else this.terminate("no sign of life");
    this.#alive = false;
  }

  send(...messages: readonly string[]): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > this.#services.policy.backlog) {
      // It does not keep up. Cut off, it comes back and resumes from the version it has.
      this.terminate("slow");
      return;
    }
    this.#socket.cork();
    for (const message of messages) this.#ws.send(message);
    this.#socket.uncork();
  }

  #take(data: RawData, binary: boolean): void {
    // A client that is being dismissed may not go on talking until its socket has closed.
    if (this.#closing) return;
    this.#alive = true;
    const key = () => keyOf(data);
    if (!this.#bucket.take()) {
      if (++this.#tooFast > PATIENCE) this.close(1008, "too fast");
      this.#refuse(key(), new Refused("too-fast"));
      return;
    }
    const message = binary ? null : parsed(data);
    if (!message) this.#refuse(key(), new Refused("bad-message"));
    else if (message.type === "ping") this.send(PONG);
    else if (message.type === "hello") void this.#hello(message);
    else void this.#act(message);
  }

  /** Hands a message to the table, in the order in which they came. */
  async #act(message: TableMessage): Promise<void> {
    const acts = message.type === "choose" ? message.options.length : 1;
    const wait = await this.#services.quotas.wait("choices", this.#address, acts);
    if (wait > 0) this.#refuse(message.key, new Refused("too-fast"));
    else if (this.#seat) this.#seat.place.handle(this.#seat.client, message);
    else this.#refuse(message.key, new Refused("bad-token"));
  }

  async #hello({ token, since, table }: Hello): Promise<void> {
    if (this.#greeting || !this.#hellos.take()) {
      this.#refuse(null, new Refused("too-fast"));
      return;
    }
    this.#greeting = true;
    try {
      const access = await this.#lobby.access(token);
      // Whoever has a seat comes to it whatever the rules are.
      if (access.seats.length === 0) await this.#mayWatch();
      const place = await this.#rooms.endpoint(access.table);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      clearTimeout(this.#late);
      this.#greeted();
      if (this.#seat && !sameAccess(this.#seat.client.access, access)) this.#leave();
      this.#seat ??= { place, client: this.#client(access, token) };
      // A version of another table tells nothing of this one.
      const known = table === undefined || table === access.table ? since : null;
      this.#seat.place.greet(this.#seat.client, token, known);
    } catch (error) {
      this.#refuse(null, error);
    } finally {
      this.#greeting = false;
    }
  }

  /** Dismisses whoever only watches and may not do so any more. */
  async lookAgain(): Promise<void> {
    if (this.#seat?.client.access.seats.length !== 0) return;
    try {
      await this.#mayWatch();
    } catch (error) {
      this.#refuse(null, error);
      this.#leave();
      this.close(1008, "may not watch");
    }
  }

  #client(access: Access, token: string): Speaker {
    return {
      access,
      token,
      address: this.#address,
      gone: false,
      send: (...messages) => this.send(...messages),
      close: (code, reason) => this.close(code, reason),
      enter: (place) => {
        if (this.#seat) this.#seat.place = place;
      },
    };
  }

  #leave(): void {
    clearTimeout(this.#late);
    const seat = this.#seat;
    this.#seat = null;
    if (!seat) return;
    seat.client.gone = true;
    seat.place.leave(seat.client);
  }

  #refuse(key: string | null, error: unknown): void {
    const refused = error instanceof Refused ? error : new Refused("unavailable");
    if (refused !== error) this.#services.log.defect("a greeting failed", error);
    this.#services.metrics.refused.inc({ code: refused.code });
    // A greeting that may not watch is as final as that of a link that opens nothing.
    const closed = key === null && refused.code === "not-your-seat";
    this.send(
      encode({
        type: "refused",
        key,
        code: closed ? "bad-token" : refused.code,
        ...(closed && refused.refusal && { refusal: refused.refusal }),
        version: null,
      }),
    );
  }
}

type Hello = Extract<ClientMessage, { type: "hello" }>;

const PONG = encode({ type: "pong" });

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
