/** The page's own line to a server, with a net in between that may die without a word. */
import { type ServerMessage, SOCKET_PATH } from "@westmarch/protocol";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { TableSocket, type Wire } from "../../web/src/table/socket.ts";
import type { RunningServer } from "../src/index.ts";
import { proxyTo } from "./proxy.ts";
import { dropDir, openPair, Player, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
const proxies: Awaited<ReturnType<typeof proxyTo>>[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

function dial(address: string): Wire {
  const ws = new WebSocket(address.replace("http", "ws") + SOCKET_PATH);
  const wire: Wire = {
    send: (text) => ws.send(text),
    close: () => ws.terminate(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  ws.on("open", () => wire.onopen?.());
  ws.on("message", (data) => wire.onmessage?.({ data: String(data) }));
  ws.on("close", (code) => wire.onclose?.(code));
  ws.on("error", () => {});
  return wire;
}

test("what was missed over a line that died without a word is there seconds after the page was woken", async () => {
  const { tokens } = await openPair(server);
  const nets = await Promise.all([proxyTo(`${server.address}/`), proxyTo(`${server.address}/`)]);
  proxies.push(...nets);
  const heard: ServerMessage[] = [];
  let dialled = 0;
  // The pulse of the line alone goes by the clock of the test.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
  const line = new TableSocket({
    token: tokens[0],
    // The second net is another: a phone that goes from one to the next.
    dial: () => dial(new URL(nets[Math.min(dialled++, 1)]?.where ?? "").origin),
    since: () => null,
    hear: (message) => heard.push(message),
    state: () => {},
    jitter: () => 0,
  });
  const told = (type: ServerMessage["type"]) => heard.filter((message) => message.type === type);
  await vi.waitUntil(() => told("welcome").length === 1, { timeout: 20_000 });
  nets[0]?.pause();
  const other = await Player.at(server, tokens[1]);
  await other.act({ type: "say", text: "Still there?" });
  line.wake();
  vi.advanceTimersByTime(4000);
  await vi.waitUntil(() => told("welcome").length === 2, { timeout: 20_000 });
  expect(told("welcome").at(-1)).toMatchObject({ chat: [{ text: "Still there?" }] });
  line.close();
});
