/** What several processes promise holds when one of them, their database or the way to it fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TableOpened, TimeTold } from "@westmarch/protocol";
import { inFull } from "@westmarch/testkit/full";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/main/index.ts";
import { another, several, whereTables } from "./cluster.ts";
import { type Embedded, embeddedPostgres } from "./embedded.ts";
import { keptAsTold, Ledger, playSeat, type Unanswered } from "./ledger.ts";
import { proxyTo } from "./proxy.ts";
import { receiver } from "./receiver.ts";
import { openPair, Player, post, seatOf, sure, testServer } from "./table.ts";
import { TALLY } from "./tally.ts";
import { chooses, hearBy, TELLING } from "./telling.ts";

interface At {
  readonly address: string;
}
interface Running extends At {
  readonly child: ChildProcess;
}

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const program = fileURLToPath(new URL("cluster-child.ts", import.meta.url));

/** A server in a process of its own. */
async function start(where: string): Promise<Running> {
  const child = spawn(process.execPath, [program, where], { stdio: ["ignore", "pipe", "inherit"] });
  undo.push(() => child.kill("SIGKILL"));
  const [address] = await once(sure(child.stdout, "no way to hear the server"), "data");
  return { child, address: String(address).trim() };
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** People who play for as long as the test wants, each at any server that is there, and come back when one falls. */
async function players(count: number, servers: At[]) {
  const first = sure(servers[0], "no server");
  const tables = await Promise.all(
    Array.from({ length: count }, () => openPair(first, { length: "endless" })),
  );
  const seats = tables.flatMap(({ table, tokens }) =>
    tokens.map((token, seat) => ({ table, token, seat, ledger: new Ledger() })),
  );
  let over = false;
  const playing = seats.map(async ({ token, seat, ledger }, place) => {
    let pending: Unanswered = null;
    for (let dials = place; !over; dials++) {
      const server = servers[dials % servers.length];
      if (server) pending = await playSeat(server, token, seat, ledger, pending, true);
      await pause(10);
    }
  });
  const acknowledged = () => seats.reduce((sum, { ledger }) => sum + ledger.acked.size, 0);
  return {
    seats,
    /** So many more choices are acknowledged. */
    more: async (choices: number) => {
      const enough = acknowledged() + choices;
      while (acknowledged() < enough) await Promise.race([pause(5), ...playing]);
    },
    end: async (stop: () => Promise<void>) => {
      over = true;
      await stop();
      await Promise.all(playing);
    },
  };
}

async function allKept(where: string, seats: Parameters<typeof keptAsTold>[1]): Promise<void> {
  const { db, close } = await openDatabase(where);
  expect(await keptAsTold(db, seats)).toBeGreaterThan(50);
  await close();
}

describe("no choice that was acknowledged is lost, and none is made twice,", () => {
  it("when processes are killed one after another", async () => {
    const where = await whereTables();
    // The last of them falls when all has been played.
    const servers = await Promise.all(Array.from({ length: inFull(2, 3) }, () => start(where)));
    const living: At[] = [...servers];
    const play = await players(3, living);
    for (const server of servers.slice(0, -1)) {
      await play.more(40);
      await end(server, "SIGKILL");
      living.shift();
    }
    await play.more(40);
    await play.end(() => end(sure(servers.at(-1), "no server"), "SIGKILL"));
    await allKept(where, play.seats);
  });

  it("when they end one after another, as in an update", async () => {
    const where = await whereTables();
    const old = await Promise.all(Array.from({ length: inFull(1, 2) }, () => start(where)));
    const fresh: Running[] = [];
    const living: At[] = [...old];
    const play = await players(2, living);
    for (const one of old) {
      await play.more(inFull(40, 25));
      const next = await start(where);
      fresh.push(next);
      living.splice(living.indexOf(one), 1, next);
      await end(one, "SIGTERM");
    }
    await play.more(25);
    await play.end(async () => {
      for (const server of fresh) await end(server, "SIGKILL");
    });
    await allKept(where, play.seats);
  });

  it("when connections are cut in the middle of a commit", async () => {
    const where = await whereTables();
    const proxy = await proxyTo(where);
    undo.push(() => proxy.close());
    const near = await testServer({ dataDir: proxy.where, ownJobs: false });
    const far = await another();
    const play = await players(2, [near, far]);
    for (let cuts = 0; cuts < inFull(4, 12); cuts++) {
      await play.more(3);
      await Promise.race([proxy.cutAtCommit(), pause(2000)]);
    }
    await play.more(40);
    await play.end(async () => {
      await near.close();
      await far.close();
    });
    await allKept(where, play.seats);
  });
});

describe("with a database of their own", () => {
  let database: Embedded | null = null;
  const own = async (): Promise<Embedded> => {
    const made = await embeddedPostgres({ safe: true });
    database = made;
    undo.push(() => made.stop());
    return made;
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of database?.pids() ?? []) process.kill(pid, name);
  };

  it("processes go on after it has crashed and come back", async () => {
    const { url, pids } = await own();
    const where = url("postgres");
    const servers = [await testServer({ dataDir: where }), await testServer({ dataDir: where })];
    const play = await players(2, servers);
    await play.more(20);
    // When one of its processes is killed, PostgreSQL ends all others and starts again from its log.
    process.kill(sure(pids().at(-1), "it has no processes"), "SIGKILL");
    await play.more(40);
    // What is counted for all is counted again, too.
    await openPair(sure(servers[1], "no server"));
    await play.end(async () => {
      for (const server of servers) await server.close();
    });
    await allKept(where, play.seats);
  });

  it("nobody pays with time for a database that stands still, and what was chosen meanwhile counts once", async () => {
    const { url } = await own();
    const where = url("postgres");
    const options = { dataDir: where, games: [TALLY], policy: { tableTime: true } };
    const servers = [await testServer(options), await testServer(options)];
    undo.push(async () => {
      for (const server of servers) await server.close();
    });
    const [here, there] = servers.map((server) => sure(server, "no server"));
    const opened = await post<TableOpened>(sure(here, "none"), "/api/tables", {
      game: "tally",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      pace: { kind: "live", main: 60, increment: 0, out: "loss" },
    });
    const invitation = sure(opened.invitations[0], "nobody is invited").token;
    const joined = await post<{ token: string }>(sure(here, "none"), "/api/join", { invitation, name: "Bo" });
    const ada = await Player.at(sure(here, "none"), seatOf(opened));
    const bo = await Player.at(sure(there, "none"), joined.token);
    const left = (player: Player): number => {
      const told = player.messages.findLast((one): one is TimeTold & { type: "time" } => one.type === "time");
      return told?.seats.find(({ seat }) => seat === 0)?.left ?? 0;
    };
    await bo.until(() => left(bo) > 0);
    const began = Date.now();
    signal("SIGSTOP");
    const STOPPED = 6000;
    const choice = ada.choose(0, ["step"]);
    await pause(STOPPED);
    signal("SIGCONT");
    const outcome = await choice;
    expect(outcome.type).toBe("ack");
    await bo.until(() => bo.ask(1) !== null);
    // A pause is noticed after some seconds; of those that count, this is all.
    await ada.until(() => left(ada) > 60_000 - (Date.now() - began) + STOPPED / 2, 8000);
    expect(ada.version).toBe(bo.version);
  });
});

describe("what a table does by itself", () => {
  it("goes on at another process when the one that looked after it is killed", async () => {
    const where = await whereTables();
    const [first, second] = await Promise.all([start(where), start(where)]);
    const opened = await post<TableOpened>(first, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
    const token = seatOf(opened);
    const before = await Player.at(first, token);
    await before.until(() => !before.now.owes.includes(1) && before.ask(0) !== null);
    // The process that looks after it falls while it is a person's turn, or a computer's.
    await before.choose(0, before.asked(0).options[0]);
    await end(first, "SIGKILL");
    const ada = await Player.at(second, token);
    while (!ada.now.result) {
      await ada.until(() => ada.now.result !== null || ada.ask(0) !== null);
      if (ada.now.result) break;
      const outcome = await ada.choose(0, ada.asked(0).options[0]);
      await ada.sees(outcome.version);
    }
    await end(second, "SIGKILL");
  });

  it("tells of a turn that began after the process was killed at which its player sat", async () => {
    const there = await receiver();
    undo.push(() => there.close());
    const policy = { ...TELLING, noticeGrace: 300 };
    const near = await another({ title: async () => "The Hoard", policy, games: [TALLY] });
    const far = await start(await whereTables());
    const { tokens } = await openPair(near, {}, "tally");
    await hearBy(near, there.address, tokens[0]);
    const ada = await Player.at(far, tokens[0]);
    const bo = await Player.at(near, tokens[1]);
    const begun = await ada.choose(0, ada.asked(0).options[0]);
    await bo.sees(begun.version);
    await end(far, "SIGKILL");
    // Clocks of processes differ by a little.
    await pause(300);
    await bo.choose(1, bo.asked(1).options[0]);
    await there.until(1);
    expect(JSON.parse(sure(there.got[0], "nothing came").body)).toMatchObject({
      notices: [{ kind: "turn" }],
    });
  });

  it("tells a player who is away once, however many processes look after that", async () => {
    const there = await receiver();
    undo.push(() => there.close());
    const title = async () => "The Hoard";
    // Long enough for every server to have heard who has left.
    const policy = { ...TELLING, noticeGrace: 300 };
    const [one, other] = await several(2, { title, policy, games: [TALLY] });
    const servers = [sure(one, "no server"), sure(other, "no server")] as const;
    const { tokens } = await openPair(servers[0], {}, "tally");
    await hearBy(servers[0], there.address, tokens[0]);
    let told = 0;
    for (const [mine, others] of [
      [servers[0], servers[1]],
      [servers[1], servers[0]],
      [servers[0], servers[1]],
    ] as const) {
      await chooses(mine, tokens[0], 0);
      await chooses(others, tokens[1], 1);
      await there.until(++told);
    }
    await pause(600);
    expect(there.got).toHaveLength(told);
  });
});
