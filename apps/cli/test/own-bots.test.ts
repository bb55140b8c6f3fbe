/** Bots of one's own in `westmarch arena` and `westmarch ladder`: real programs, real threads, a real server. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Engine } from "@westmarch/kernel";
import type { SeatView } from "@westmarch/protocol";
import { games } from "@westmarch/registry";
import { addressOf, type Forfeited, namesIn, type ToBot } from "@westmarch/training/outside";
import { afterAll, describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-own-"));
afterAll(() => rmSync(folder, { recursive: true }));

const example = (name: string) => new URL(`../../../docs/examples/${name}`, import.meta.url).pathname;

/** Puts a program or module into the folder. */
function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A program in JavaScript that answers each message; `answer` is the body of a function of it. */
const program = (name: string, answer: string): string =>
  `cmd:${process.execPath} ${written(
    `${name}.mjs`,
    `import { createInterface } from "node:readline";
const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const ask = message.views?.[0].ask;
  ${answer}
}`,
  )}`;
const GREETED = 'if (message.type === "hello") { say({ type: "ready" }); continue; } if (!ask) continue;';
const FIRST = program("first", `${GREETED} say({ type: "choose", options: [ask.options[0]] });`);

const arena = (bots: string, ...more: readonly string[]) =>
  westmarch(["arena", "duel", "--bots", bots, "--games", "4", "--json", ...more]);

interface Table {
  readonly games: number;
  readonly winRate: number;
  readonly failures: readonly unknown[];
  readonly forfeits: readonly Forfeited[];
}

/** The table of an arena that has been played. */
async function tableOf(bots: string, ...more: readonly string[]): Promise<Table> {
  const ran = await arena(bots, ...more);
  expect(ran.err).not.toContain("    at ");
  expect(ran.code).toBe(0);
  const { games, winRate, failures, forfeits } = lastLine(ran);
  return { games, winRate, failures, forfeits } as Table;
}

const python = spawnSync("python3", ["--version"]).status === 0;
if (!python) console.warn("NO python3 HERE: the bot in Python is not tried");

describe("a program as a bot", () => {
  test.skipIf(!python)("plays in Python as the example does, and the same match again", async () => {
    const bots = `cmd:python3 ${example("own_bot.py")},random`;
    const table = await tableOf(bots);
    expect(table).toMatchObject({ games: 4, failures: [], forfeits: [] });
    expect(await tableOf(bots)).toEqual(table);
  });

  test("is told of its own seat alone, in the words of a table", async () => {
    const log = join(folder, "told.jsonl");
    const spy = program(
      "spy",
      `(await import("node:fs")).appendFileSync(${JSON.stringify(log)}, line + "\\n");
       ${GREETED} say({ type: "choose", index: 0 });`,
    );
    const ran = await westmarch([
      "arena",
      "confrontation",
      "--bots",
      `${spy},random`,
      "--games",
      "2",
      "--json",
    ]);
    expect(lastLine(ran)).toMatchObject({ games: 2, forfeits: [] });
    const told: ToBot[] = readFileSync(log, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const [hello, ...rest] = told;
    expect(hello).toMatchObject({
      type: "hello",
      protocol: 1,
      game: "confrontation",
      limits: { memory: 1024 },
    });
    const engine = new Engine(games.confrontation?.game ?? expect.fail());
    let seat = -1;
    for (const message of rest) {
      if (message.type === "hello") expect.fail("it is greeted once");
      if (message.type === "welcome") seat = message.mine[0] ?? -1;
      expect(message.mine).toEqual([seat]);
      expect(message.log.every((entry) => entry.seat === seat && !("secret" in entry))).toBe(true);
      const views: readonly SeatView[] = message.views;
      expect(views.map((one) => one.seat)).toEqual([seat]);
      const view = engine.game.clone(message.views[0]?.view as Parameters<typeof engine.view>[0]);
      // Whoever looks from that seat at what was sent sees all of it: there was no more in it.
      expect(engine.view(view, seat)).toEqual(view);
    }
    expect(rest.filter(({ type }) => type === "welcome")).toHaveLength(2);
    expect(
      rest.flatMap((message) => (message.type === "hello" ? [] : [message.result])).filter(Boolean),
    ).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain('"seed"');
  });

  test.each([
    ["slow", "never", `${GREETED}`, ["--move-time", "150"]],
    ["slow", "in a circle", `${GREETED} for (;;);`, ["--move-time", "150"]],
    [
      "slow",
      "slowly",
      `${GREETED} await new Promise((done) => setTimeout(done, 40)); say({ type: "choose", index: 0 });`,
      ["--game-time", "100"],
    ],
    ["crashed", "with an error", `${GREETED} throw new Error("of its own");`, []],
    ["illegal", "what is not there", `${GREETED} say({ type: "choose", options: [["fly", "eagles"]] });`, []],
    ["illegal", "a place that is not there", `${GREETED} say({ type: "choose", index: 1000 });`, []],
    ["unreadable", "no JSON", `${GREETED} console.log("I choose the first");`, []],
    [
      "unreadable",
      "two at once",
      `${GREETED} say({ type: "choose", index: 0 }); say({ type: "choose", index: 0 });`,
      [],
    ],
    [
      "memory",
      "with everything",
      `${GREETED} globalThis.all = Buffer.alloc(400e6, 1); await new Promise((done) => setTimeout(done, 60_000));`,
      ["--memory", "200"],
    ],
  ])(
    "that is %s (it answers %s) loses that game, and the arena goes on",
    async (cause, title, answer, more) => {
      const { games, winRate, failures, forfeits } = await tableOf(
        `random,${program(title.replaceAll(" ", "-"), answer)}`,
        ...more,
      );
      expect({ games, winRate, failures }).toEqual({ games: 4, winRate: 1, failures: [] });
      expect(new Set(forfeits.map((one) => `${one.by} ${one.cause}`))).toEqual(new Set([`b ${cause}`]));
      expect(forfeits).toHaveLength(4);
    },
  );

  test("that loses by forfeit is counted by cause for people, too", async () => {
    const bad = program("bad", `${GREETED} say({ type: "choose", index: -1 });`);
    const ran = await westmarch(["arena", "duel", "--bots", `${bad},random`, "--games", "2"]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("has lost 2 games by forfeit: chose what was not offered 2");
  });

  test.each([
    [["random,cmd:no-such-program here"], "cannot be started"],
    [[`random,module:${folder}/none.ts`], "there is no file"],
    [["random,server:ftp://example.org"], "leads to no bot"],
    [["random,cmd:"], "leads to no bot"],
    [["random,server:http://127.0.0.1:1/"], "cannot be reached"],
    [[`random,${program("rude", 'say("hello yourself");')}`], "it answered the greeting with"],
  ])("%j is refused before anything is played", async ([bots = ""], sentence) => {
    const ran = await arena(bots);
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain(sentence);
  });

  test("plays on a ladder, whose results remember forfeits", async () => {
    const [to, results] = [join(folder, "page.md"), join(folder, "page.jsonl")];
    const odd = program(
      "odd",
      `${GREETED} if (message.mine[0] === 1) process.exit(3); say({ type: "choose", index: 0 });`,
    );
    const args = [
      "ladder",
      "duel",
      "--bots",
      `random,${odd}`,
      "--games",
      "2",
      "--to",
      to,
      "--results",
      results,
    ];
    const ran = await westmarch(args);
    expect(ran.err).not.toContain("    at ");
    expect(ran.out).toContain("by forfeit: crashed 1");
    const [row] = readFileSync(results, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(row.forfeits).toEqual([["crashed"], []]);
    expect(readFileSync(to, "utf8")).toContain(odd);
  });
});

describe("a module as a bot", () => {
  test("plays as the example does, and the same match again", async () => {
    const bots = `module:${example("own-bot.ts")},random`;
    const table = await tableOf(bots);
    expect(table).toMatchObject({ games: 4, failures: [], forfeits: [] });
    expect(await tableOf(bots)).toEqual(table);
  });

  test.each([
    ["slow", "export default { choose: () => { for (;;); } }", ["--move-time", "150"]],
    ["crashed", "export default () => ({ choose: () => { throw new Error('of its own'); } })", []],
    ["crashed", "export default { choose: () => process.exit(1) }", []],
    ["illegal", "export default { choose: async () => ['fly', 'eagles'] }", []],
    ["unreadable", "export default { choose: () => 7 }", []],
    [
      "memory",
      "const all = []; export default { choose: () => { for (;;) all.push(new Array(1e5).fill({})); } }",
      ["--memory", "32"],
    ],
  ])("that is %s (%s) loses that game, and the arena goes on", async (cause, text, more) => {
    const file = written(`module-${cause}-${text.length}.mjs`, text);
    const { games, winRate, forfeits } = await tableOf(`module:${file},random`, "--games", "2", ...more);
    expect({ games, winRate }).toEqual({ games: 2, winRate: 0 });
    expect(forfeits.map((one) => one.cause)).toEqual([cause, cause]);
  });

  test("that exports no bot is refused", async () => {
    const ran = await arena(`module:${written("none.mjs", "export default 3;")},random`);
    expect(lastLine(ran).error).toContain("its default export is no bot");
  });
});

/** A text as one frame of a WebSocket, from a server. */
function framed(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > 125) throw new Error("too long for this test");
  return Buffer.concat([Buffer.from([0x81, body.length]), body]);
}

/** The first whole frame of what a client has sent; null: it is not there yet. `text` is null in frames of control. */
function frameIn(data: Buffer): { readonly text: string | null; readonly length: number } | null {
  if (data.length < 2) return null;
  const short = (data[1] ?? 0) & 127;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (data.length < 6 + more) return null;
  const size = more === 0 ? short : more === 2 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  const [mask, body] = [data.subarray(2 + more, 6 + more), data.subarray(6 + more, 6 + more + size)];
  if (body.length < size) return null;
  const text = Buffer.from(body.map((byte, i) => byte ^ (mask[i % 4] ?? 0))).toString("utf8");
  return { text: ((data[0] ?? 0) & 15) === 1 ? text : null, length: 6 + more + size };
}

describe("a bot at a server", () => {
  test("is asked by calls, and what it says badly is a forfeit", async () => {
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        const message: ToBot = JSON.parse(body);
        if (message.type === "hello") response.end('{"type":"ready"}');
        else if (message.version > 20) response.writeHead(500).end();
        else response.end(JSON.stringify({ type: "choose", index: 0 }));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const { games, forfeits } = await tableOf(`server:http://127.0.0.1:${port}/bot,random`);
    server.closeAllConnections();
    server.close();
    expect(games).toBe(4);
    expect(forfeits.map(({ cause }) => cause)).toEqual(["crashed", "crashed", "crashed", "crashed"]);
    expect(forfeits[0]?.detail).toContain("answered with 500");
  });

  test("is asked over a socket, too, and plays whole games", async () => {
    const server = createServer();
    server.on("upgrade", (request, socket) => {
      const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash("sha1").update(key).digest("base64");
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.on("error", () => {});
      let rest = Buffer.alloc(0);
      socket.on("data", (part: Buffer) => {
        rest = Buffer.concat([rest, part]);
        for (let one = frameIn(rest); one; one = frameIn(rest)) {
          rest = rest.subarray(one.length);
          if (one.text === null) continue;
          const message: ToBot = JSON.parse(one.text);
          if (message.type === "hello") socket.write(framed('{"type":"ready","edition":7}'));
          else if (message.views[0]?.ask) socket.write(framed('{"type":"choose","index":0}'));
          if (message.type !== "hello" && message.result) ended++;
        }
      });
    });
    let ended = 0;
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const table = await tableOf(`server:ws://127.0.0.1:${port}/bot,random`);
    server.close();
    expect(table).toMatchObject({ games: 4, failures: [], forfeits: [] });
    expect(ended).toBe(4);
  });
});

test("westmarch simulate says where such a bot plays", async () => {
  const ran = await westmarch(["simulate", "duel", "--games", "1", "--bots", FIRST, "--json"]);
  expect(lastLine(ran).error).toContain("those play in westmarch arena and westmarch ladder");
});

describe("how a bot of one's own is written", () => {
  test.each([
    ["random,first", ["random", "first"]],
    [`cmd:python3 "a, b.py",random`, [`cmd:python3 "a, b.py"`, "random"]],
    [`"cmd:python3 x.py --depth 1,2",random`, ["cmd:python3 x.py --depth 1,2", "random"]],
  ])("%s", (text, names) => expect(namesIn(text)).toEqual(names));

  test.each([
    [`cmd:python3 'my bot.py' --x=""`, { kind: "cmd", words: ["python3", "my bot.py", "--x="] }],
    ["cmd:python3 'open", null],
    ["module:./mine.ts", { kind: "module", file: "./mine.ts" }],
    ["server:wss://bot.example.org/x", { kind: "server", url: "wss://bot.example.org/x" }],
    ["server:example.org", null],
  ])("%s", (text, address) => expect(addressOf(text)).toEqual(address));
});
