/**
 * What a long table costs: milliseconds of the server's processor while an onlooker comes to a table that is not in
 * memory, while a player is greeted, looks back, and chooses and takes that back. At 10,000 choices of a game without end,
 * and at 400 of the War of the Ring; each beside the same at 100 choices in the same run. The server has a process of
 * its own.
 *
 *     node bench/history.ts [--choices 10000] [--times 30] [--json]
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import {
  anyGame,
  book,
  type Core,
  Engine,
  hashed,
  type JournalEntry,
  note,
  type OldSave,
  stream,
} from "@westmarch/kernel";
import { type ClientMessage, type Joined, type ServerMessage, SOCKET_PATH } from "@westmarch/protocol";
import { createServer, importSave } from "@westmarch/server";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { WebSocket } from "ws";

/** One seat that takes steps for as long as it likes. */
const walk = anyGame<Core & { steps: number }, unknown>({
  id: "walk",
  version: 1,
  seats: () => ["walker"],
  settings: [],
  chapters: {
    way: book<Core & { steps: number }>().chapter("way")({
      step: {
        ask: () => ({ seat: 0, prompt: "step", options: [["step"]] }),
        answered: (c) => {
          c.tell("stepped", { steps: ++c.g.steps });
          return { go: "step" };
        },
      },
    }),
  },
  setup: () => ({ stack: [{ chapter: "way", at: "" }], secret: null, steps: 0 }),
  clone: (g) => structuredClone(g),
  project: () => null,
  imagine: () => null,
  whyNot: () => null,
  migrations: {},
  notation: {
    write: (g) => String(g.steps),
    read: (line) => {
      throw new Error(`a walk is not read: ${line}`);
    },
    choice: (option) => option.join("-"),
    option: (word) => [word],
  },
  invariants: () => [],
});
const GAMES = [walk, anyGame(warOfTheRing)];
type Game = (typeof GAMES)[number];

async function serve(dataDir: string): Promise<void> {
  const policy = { messageBurst: 1e9, callsPerMinute: 1e9, idleAfter: 1 };
  const options = { port: 0, host: "127.0.0.1", dataDir, log: "silent", games: GAMES, sweepEvery: 20 };
  const server = await createServer({ ...options, policy });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.on("SIGTERM", () => void server.close().then(() => process.disconnect()));
  process.send?.(server.address);
}

/** At least so many choices of a random game, up to one whose first option can be taken back again. */
function saveOf(game: Game, choices: number): OldSave {
  const engine = new Engine(game);
  const [chance, random] = [hashed(1), stream(1)];
  const opening: [number, number][] = [];
  const state = engine.start({}, (counter, sides) => {
    const value = chance(counter, sides);
    opening.push([sides, value]);
    return value;
  });
  const journal: JournalEntry[] = [];
  for (;;) {
    const { seat, options } = engine.asks(state)[0]!;
    const tried = engine.play(engine.game.clone(state), seat, options[0]!, chance);
    if (journal.length >= choices && !tried.barrier) break;
    const [option, from] = [options[random(options.length)]!, state.drawn];
    journal.push(note(seat, option, engine.play(state, seat, option, chance), from));
  }
  return { format: 1, game: game.id, version: game.version, settings: {}, opening, journal, state };
}

/** A client that waits for what it needs. */
class Client {
  readonly #ws: WebSocket;
  readonly #heard: ServerMessage[] = [];
  #wake = () => {};

  constructor(address: string, token: string) {
    this.#ws = new WebSocket(address.replace("http", "ws") + SOCKET_PATH);
    this.#ws.on("open", () => this.send({ type: "hello", token, since: null }));
    this.#ws.on("message", (data: Buffer) => {
      this.#heard.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    });
  }

  send(message: ClientMessage): void {
    this.#ws.send(JSON.stringify(message));
  }

  /** The next message of a type; others before it are passed over. */
  async next<T extends "welcome" | "update">(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const wanted = (message: ServerMessage): message is Extract<ServerMessage, { type: T }> =>
      message.type === type;
    for (;;) {
      for (let message = this.#heard.shift(); message; message = this.#heard.shift()) {
        if (wanted(message)) return message;
        if (message.type === "refused") throw new Error(`refused: ${message.code}`);
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  leave(): Promise<unknown> {
    const gone = once(this.#ws, "close");
    this.#ws.close();
    return gone;
  }
}

/** Milliseconds of the server's processor. `undo` is a choice and its taking back. */
type Costs = Record<"onlooker" | "greeting" | "lookBack" | "undo", number>;

class Bench {
  readonly #server: ChildProcess;
  readonly address: string;
  readonly #times: number;

  constructor(server: ChildProcess, address: string, times: number) {
    this.#server = server;
    this.address = address;
    this.#times = times;
  }

  async #busy(): Promise<number> {
    this.#server.send("busy");
    return ((await once(this.#server, "message")) as [number])[0];
  }

  /** How long the processor is busy with a deed; what the deed hands back is done afterwards. */
  async median(deed: (time: number) => Promise<() => Promise<unknown>>): Promise<number> {
    const found: number[] = [];
    for (let time = 0; time < this.#times; time++) {
      const before = await this.#busy();
      const afterwards = await deed(time);
      found.push((await this.#busy()) - before);
      await afterwards();
    }
    return found.sort((a, b) => a - b)[this.#times >> 1]!;
  }
}

const nothing = async () => {};

interface Tokens {
  /** Of the seat that is to choose. */
  readonly seat: string;
  readonly spectator: string;
}

async function measured(bench: Bench, tokens: Tokens): Promise<Costs> {
  const { address } = bench;
  const come = async (token: string) => {
    const client = new Client(address, token);
    return { client, welcome: await client.next("welcome") };
  };
  const onlooker = await bench.median(async () => {
    const { client: guest } = await come(tokens.spectator);
    // When no client looks any more, the table leaves the memory.
    return () => guest.leave().then(() => new Promise((done) => setTimeout(done, 80)));
  });
  const { client: player, welcome } = await come(tokens.seat);
  const { version: first, views } = welcome;
  const { seat, options } = views[0]!.ask!;
  const greeting = await bench.median(async () => {
    const { client: again } = await come(tokens.seat);
    return () => again.leave();
  });
  const lookBack = await bench.median(async () => {
    const headers = { authorization: `Bearer ${tokens.seat}` };
    await (await fetch(`${address}/api/at/${first >> 1}`, { headers })).text();
    return nothing;
  });
  const act = async (message: ClientMessage) => {
    player.send(message);
    await player.next("update");
  };
  const undo = await bench.median(async (time) => {
    const version = first + 2 * time;
    await act({ type: "choose", seat, key: `bench-choose-${time}`, version, options: [options[0] as never] });
    await act({ type: "undo", seat, key: `bench-undo-${time}`, version: version + 1 });
    return nothing;
  });
  return { onlooker, greeting, lookBack, undo };
}

async function costs(game: Game, choices: number, times: number): Promise<Costs> {
  const dataDir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  const save = saveOf(game, choices);
  const owes = new Engine(game).asks(save.state as Core)[0]!.seat;
  const { invitations, spectator } = await importSave(dataDir, save, GAMES);
  const child = fork(import.meta.filename, ["--serve", dataDir]);
  const [address] = (await once(child, "message")) as [string];
  const { token: invitation } = invitations.find(({ seat }) => seat === owes)!;
  const response = await fetch(`${address}/api/join`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ invitation, name: "Ada" }),
  });
  const { token: seat } = (await response.json()) as Joined;
  const found = await measured(new Bench(child, address, times), { seat, spectator });
  child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      choices: { type: "string", default: "10000" },
      times: { type: "string", default: "30" },
      json: { type: "boolean" },
    },
  });
  const times = Number(values.times);
  const report: Record<string, Record<string, { milliseconds: number; ratio: number }>> = {};
  for (const [game, choices] of [
    [GAMES[0]!, Number(values.choices)],
    [GAMES[1]!, 400],
  ] as const) {
    const [short, long] = [await costs(game, 100, times), await costs(game, choices, times)];
    const found = (Object.keys(long) as (keyof Costs)[]).map((what) => {
      const [milliseconds, ratio] = [long[what], long[what] / short[what]];
      console.error(
        `${game.id} ${choices} ${what.padEnd(9)} ${milliseconds.toFixed(2)} ms, ${ratio.toFixed(2)} of 100 choices`,
      );
      return [what, { milliseconds, ratio }];
    });
    report[`${game.id} ${choices}`] = Object.fromEntries(found);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
}

const [, , mode, dataDir] = process.argv;
if (mode === "--serve") await serve(dataDir!);
else await main();
