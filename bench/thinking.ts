/**
 * How long a person waits for a computer's move while others watch shows: a game of The Confrontation against a strong
 * computer, first alone, then beside tables of strong computers with an onlooker at each, on one server with its pool of
 * threads. The wait is for one choice of the computer while no other seat owes any, and holds the time that it always takes to
 * answer. So the ratio of the two is what counts.
 *
 *     node bench/thinking.ts [--shows 40] [--moves 12] [--json]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { openServer } from "@westmarch/cli/serving";
import { stream } from "@westmarch/kernel";
import { type ServerMessage, SOCKET_PATH, type TableOpened } from "@westmarch/protocol";
import { UNLIMITED } from "@westmarch/server";
import { WebSocket } from "ws";

const { values } = parseArgs({
  options: {
    shows: { type: "string", default: "40" },
    moves: { type: "string", default: "12" },
    json: { type: "boolean", default: false },
  },
});
const shows = Number(values.shows);
const moves = Number(values.moves);

const COMPUTER = { kind: "bot", level: "strong" };
const random = stream(1);

async function opened(address: string, seats: readonly object[]): Promise<TableOpened> {
  const response = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "confrontation", settings: {}, seats }),
  });
  if (!response.ok) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return (await response.json()) as TableOpened;
}

/** A socket at a table; `heard` gets whatever the server says. */
function dial(address: string, token: string, heard: (message: ServerMessage) => void): WebSocket {
  const socket = new WebSocket(address.replace("http", "ws") + SOCKET_PATH);
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, since: null })));
  socket.on("message", (data) => heard(JSON.parse(String(data)) as ServerMessage));
  return socket;
}

/** Plays against a computer until it has made so many choices, in as many games as that takes; the waits in milliseconds. */
async function waits(address: string, wanted: number): Promise<number[]> {
  const measured: number[] = [];
  while (measured.length < wanted) {
    const { token } = await opened(address, [{ kind: "me", name: "Ada" }, COMPUTER]);
    await new Promise<void>((over) => {
      let since = 0;
      let at = -1;
      let setUp = false;
      const socket = dial(address, token ?? "", (message) => {
        if (message.type !== "welcome" && message.type !== "update") return;
        if (message.version <= at) return;
        at = message.version;
        const now = performance.now();
        if (since > 0 && setUp) measured.push(now - since);
        since = message.owes.includes(1) && !message.owes.includes(0) ? now : 0;
        if (message.result || measured.length >= wanted) {
          socket.close();
          return over();
        }
        const ask = message.views[0]?.ask;
        if (!ask) return;
        setUp = ask.prompt !== "place";
        const key = `key-${message.version}-${measured.length}-${token?.slice(0, 8)}`;
        const option = ask.options[random(ask.options.length)];
        socket.send(
          JSON.stringify({ type: "choose", key, version: message.version, seat: 0, options: [option] }),
        );
      });
    });
  }
  return measured;
}

const middle = (of: readonly number[]): number => [...of].sort((a, b) => a - b)[of.length >> 1] ?? 0;

const data = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
const server = await openServer({
  port: 0,
  host: "127.0.0.1",
  data,
  log: "silent",
  policy: { ...UNLIMITED, hotTables: 1e6 },
});
try {
  await waits(server.address, 1); // starts the threads
  const alone = await waits(server.address, moves);
  let going = 0;
  const onlookers: WebSocket[] = [];
  const look = async (): Promise<void> => {
    const { spectator } = await opened(server.address, [COMPUTER, COMPUTER]);
    const socket = dial(server.address, spectator, (message) => {
      if (message.type === "update") going++;
      // A show that has ended makes room for another.
      if (message.type === "update" && message.result) void look();
    });
    onlookers.push(socket);
  };
  for (let i = 0; i < shows; i++) await look();
  const began = performance.now();
  const beside = await waits(server.address, moves);
  const seconds = (performance.now() - began) / 1000;
  for (const socket of onlookers) socket.terminate();
  const figures = {
    shows,
    moves,
    alone: { median: Math.round(middle(alone)), longest: Math.round(Math.max(...alone)) },
    beside: { median: Math.round(middle(beside)), longest: Math.round(Math.max(...beside)) },
    ratio: Number((middle(beside) / middle(alone)).toFixed(2)),
    showChoicesPerSecond: Number((going / seconds).toFixed(1)),
  };
  if (values.json) console.log(JSON.stringify(figures));
  else console.log(figures);
} finally {
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
