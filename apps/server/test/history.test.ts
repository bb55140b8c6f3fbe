import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { canonical, commit, keyed } from "@westmarch/fairness";
import {
  Engine,
  type JournalEntry,
  note,
  type OldSave,
  type Option,
  recordOf,
  replay,
  stream,
} from "@westmarch/kernel";
import type { Joined, StoryPage, ThenView } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { exportTable, importSave, openFolder, type SqliteDatabase } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { dropDir, makeDir, openPair, Player, post, sure, testServer } from "./table.ts";
import { carried, TALLY, tally } from "./tally.ts";

const games = [TALLY, HOARD];
const engine = new Engine(tally);
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});
const dir = () => {
  const made = makeDir();
  ending.push(() => dropDir(made));
  return made;
};

/** A game of so many choices: steps, and now and then a throw, which no player takes back past. */
function played(choices: number): OldSave {
  const key = randomBytes(32).toString("hex");
  const state = engine.start({}, keyed(key));
  const journal: JournalEntry[] = [];
  for (let i = 0; i < choices; i++) {
    const [option, from, seat]: [Option, number, number] = [
      [i % 7 === 3 ? "throw" : "step"],
      state.drawn,
      i % 2,
    ];
    journal.push(note(seat, option, engine.play(state, seat, option, keyed(key)), from));
  }
  const fairness = { commitment: commit(key), key };
  return { format: 1, game: "tally", version: 1, settings: {}, opening: [], journal, state, fairness };
}

/** A database that counts the rows it hands out. */
async function counting(dataDir: string): Promise<{ database: SqliteDatabase; read: { rows: number } }> {
  const opened = await openFolder(dataDir);
  const read = { rows: 0 };
  const db = opened.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.rows += result.rows.length;
      return result;
    },
  });
  return { database: { ...opened, db }, read };
}

/** A server with one table of so many choices, and what is read and carried out while something is done. */
async function atTable(choices: number) {
  const dataDir = dir();
  const opened = await importSave(dataDir, played(choices), games);
  const { database, read } = await counting(dataDir);
  const server = await testServer({ dataDir, database, games });
  ending.push(() => server.close());
  const tokens: string[] = [];
  for (const { token: invitation } of opened.invitations)
    tokens.push((await post<Joined>(server, "/api/join", { invitation, name: "Ada" })).token);
  const cost = async (deed: () => Promise<unknown>) => {
    [read.rows, carried.out] = [0, 0];
    await deed();
    return { rows: read.rows, choices: carried.out };
  };
  return { server, tokens: tokens as [string, string], spectator: opened.spectator, cost };
}

async function told<T>(server: { address: string }, path: string, token: string): Promise<T> {
  const response = await fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

describe("what a table of 10,000 choices costs", () => {
  it("is what one of 100 costs, for onlookers, undo, take-backs and looking back", {
    timeout: 60_000,
  }, async () => {
    const costs = async (choices: number) => {
      const { server, tokens, spectator, cost } = await atTable(choices);
      const coming = await cost(() => Player.at(server, spectator));
      const [one, two] = [await Player.at(server, tokens[0]), await Player.at(server, tokens[1])];
      const greeting = await cost(() => Player.at(server, tokens[0]));
      const back = await cost(() => told(server, `/api/at/${choices - 50}`, tokens[0]));
      for (const [i, seat] of [0, 1, 0, 1, 0].entries()) {
        const outcome = await [one, two][seat].choose(seat, [i === 1 ? "throw" : "step"]);
        await Promise.all([one.sees(outcome.version), two.sees(outcome.version)]);
      }
      const undo = await cost(() => one.act({ type: "undo", version: one.version, seat: 0 }));
      await two.act({ type: "offer", seat: 1, what: "take-back" });
      await one.sees(choices + 7);
      const deep = await cost(() => one.act({ type: "answer", seat: 0, what: "take-back", accept: true }));
      return { coming, greeting, back, undo, deep };
    };
    const [few, many] = [await costs(100), await costs(10_000)];
    for (const [what, { rows, choices }] of Object.entries(many)) {
      const short = few[what as keyof typeof few];
      expect([what, choices <= short.choices + 16], what).toEqual([what, true]);
      // The story is told from its end, a page of it; all of the short game fits into one.
      const page = what === "coming" || what === "greeting" ? 150 : 0;
      expect([what, rows <= short.rows + page + 16], `${what}: ${rows} rows, not ${short.rows}`).toEqual([
        what,
        true,
      ]);
      expect(choices).toBeLessThanOrEqual(16);
    }
    expect(many.undo.rows).toBeLessThan(5);
  });

  it("does not grow for a message sent twice, however long ago", async () => {
    const { server, tokens, cost } = await atTable(2000);
    const [one, two] = [await Player.at(server, tokens[0]), await Player.at(server, tokens[1])];
    const draw = { type: "offer" as const, seat: 1, what: "draw" as const, key: "offered-once" };
    expect(await two.act(draw)).toMatchObject({ type: "ack", version: 2001 });
    const step = {
      type: "choose" as const,
      version: 2001,
      seat: 0,
      options: [["step"]] as never,
      key: "made-once",
    };
    await one.sees(2001);
    expect(await one.act(step)).toMatchObject({ type: "ack", version: 2002 });
    for (let i = 0; i < 70; i++) {
      const who = [two, one][i % 2];
      await who.sees(2002 + i);
      expect(await who.choose(1 - (i % 2), ["step"])).toMatchObject({ type: "ack" });
    }
    const again = await cost(async () => {
      expect(await one.act(step)).toMatchObject({ type: "ack", version: 2002 });
      expect(await two.act(draw)).toMatchObject({ type: "ack", version: 2001 });
    });
    expect(again).toEqual({ rows: 2, choices: 0 });
  });
});

describe("undo", () => {
  it("goes back as far as nothing was shown, choice by choice", async () => {
    const server = await testServer({ dataDir: dir(), games });
    ending.push(() => server.close());
    const { tokens } = await openPair(server, {}, "tally");
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    for (let version = 1; version <= 120; version++) {
      const seat = version <= 60 ? 1 - (version % 2) : version % 2;
      const who = players[seat];
      const deed =
        version <= 60 ? who.choose(seat, ["step"]) : who.act({ type: "undo", version: version - 1, seat });
      expect(await deed).toMatchObject({ type: "ack", version });
      await Promise.all(players.map((player) => player.sees(version)));
    }
    expect(players.map((player) => player.now.views[0])).toMatchObject([
      { view: { steps: 0 }, canUndo: false },
      { view: { steps: 0 }, canUndo: false },
    ]);
  });
});

describe("a list of choices", () => {
  const list: Option[] = [["stay"], ["stay"], ["step"]];

  it("is taken back whole at one word, also by a page that comes anew to a server that was started again", async () => {
    const dataDir = dir();
    let server = await testServer({ dataDir, games });
    const { tokens } = await openPair(server, {}, "tally");
    const one = await Player.at(server, tokens[0]);
    await one.choose(0, ["stay"]);
    await one.sees(1);
    await one.choose(0, ...list);
    await one.sees(2);
    await server.close();
    server = await testServer({ dataDir, games });
    ending.push(() => server.close());
    const again = await Player.at(server, tokens[0]);
    expect(again.now.views[0]).toMatchObject({ view: { steps: 4 }, canUndo: true });
    expect(await again.act({ type: "undo", version: 2, seat: 0, whole: true })).toMatchObject({ version: 3 });
    await again.sees(3);
    expect(again.now).toMatchObject({ cut: 1, owes: [0], views: [{ view: { steps: 1 }, canUndo: true }] });
  });

  it("is taken back choice by choice by a client that knows of no more", async () => {
    const server = await testServer({ dataDir: dir(), games });
    ending.push(() => server.close());
    const { tokens } = await openPair(server, {}, "tally");
    const one = await Player.at(server, tokens[0]);
    await one.choose(0, ...list);
    await one.sees(1);
    await one.act({ type: "undo", version: 1, seat: 0 });
    await one.sees(2);
    expect(one.now.views[0]).toMatchObject({ view: { steps: 2 }, canUndo: true });
  });
});

describe("the story of a table", () => {
  it("comes in pages that together tell all of it, as each may know it", async () => {
    const { server, tokens, spectator } = await atTable(600);
    for (const [token, seat] of [
      [tokens[1], 1],
      [spectator, null],
    ] as const) {
      const { welcome } = await Player.at(server, token);
      let { log, earlier } = welcome;
      expect(welcome.resumed).toBe(false);
      for (let pages = 0; earlier !== null; pages++) {
        expect(pages).toBeLessThan(5);
        const page: StoryPage = await told(server, `/api/story/${earlier}`, token);
        log = [...page.log, ...log];
        earlier = page.earlier;
      }
      expect(log.map(({ version }) => version)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1));
      expect(log.filter(({ facts }) => "mark" in facts).length > 0).toBe(seat !== null);
    }
  });
});

/** Tables and columns of the first database there was. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  tables: ["id", "game", "settings", "chance_key", "opened_at"],
  positions: [
    ...["table_id", "version", "state", "owes", "offers", "result", "replay"],
    ...["bot_owes", "replayable", "changed_at"],
  ],
  acts: ["table_id", "version", "seat", "type", "key", "data", "events", "quiet", "cut", "at"],
  seats: ["table_id", "seat", "role", "kind", "name", "level", "party", "seen_at"],
  links: ["hash", "table_id", "kind", "seats", "generation", "wrapped", "used", "guard", "made_at"],
  chat: ["table_id", "id", "seat", "name", "text", "key", "at"],
  kysely_migration: ["name", "timestamp"],
  kysely_migration_lock: ["id", "is_locked"],
};

/** Takes away whatever databases have come to hold since the first. */
function asItBegan(raw: DatabaseSync): void {
  const names = (sql: string) =>
    raw
      .prepare(sql)
      .all()
      .map(({ name }) => String(name));
  raw.exec("pragma foreign_keys = off");
  const first = ["positions_bot_owes", "links_table"];
  for (const index of names("select name from sqlite_schema where type = 'index' and sql is not null"))
    if (!first.includes(index)) raw.exec(`drop index ${index}`);
  for (const table of names("select name from sqlite_schema where type = 'table'")) {
    const columns = FIRST[table];
    if (columns === undefined) raw.exec(`drop table ${table}`);
    else
      for (const column of names(`select name from pragma_table_info('${table}')`))
        if (!columns.includes(column)) raw.exec(`alter table ${table} drop column ${column}`);
  }
  raw.exec("delete from kysely_migration where name <> '0001-tables'");
}

describe("any game with undo and take-backs", () => {
  /** Plays at random with everything that can be taken back, and notes what seat 0 saw at each version. */
  async function wild(server: { address: string }, seed: number) {
    const random = stream(seed);
    const table = await openPair(server, { length: "endless" });
    const players = await Promise.all(table.tokens.map((token) => Player.at(server, token)));
    const saw = new Map<number, unknown>([[0, players[0].now.views[0].view]]);
    for (let n = 0; n < 150; n++) {
      const seat = random(2);
      const [who, other] = [players[seat], players[1 - seat]];
      const ask = who.ask(seat);
      const dice = random(10);
      const version = who.version;
      const done =
        dice < 2
          ? await who.act({ type: "undo", version, seat })
          : dice < 3
            ? await who.act({ type: "offer", seat, what: "take-back" })
            : ask
              ? await who.choose(seat, ask.options[random(ask.options.length)])
              : null;
      if (done?.type !== "ack") continue;
      await Promise.all(players.map((player) => player.sees(done.version)));
      saw.set(done.version, players[0].now.views[0].view);
      const offered = players[0].now.offers.some(({ by }) => by === seat);
      if (!offered) continue;
      const answer = await other.act({ type: "answer", seat: 1 - seat, what: "take-back", accept: true });
      await Promise.all(players.map((player) => player.sees(answer.version)));
      saw.set(sure(answer.version, "no version was told"), players[0].now.views[0].view);
    }
    const view = players[0].now.views[0];
    return { table: table.table, tokens: table.tokens, saw, view };
  }

  const seeds = [1, 2, 3];

  it("stands after a restart as it stood, and looks back to what was seen", { timeout: 60_000 }, async () => {
    const dataDir = dir();
    const first = await testServer({ dataDir, games });
    const wilds = await Promise.all(seeds.map((seed) => wild(first, seed)));
    await first.close();
    for (const { table } of wilds) {
      const save = await exportTable(dataDir, table);
      expect(canonical(replay(new Engine(HOARD), recordOf(save)).state)).toBe(canonical(save.state));
    }
    // As after a restart, and as a database that was written before there were snapshots.
    for (const old of [false, true]) {
      if (old) {
        const { raw, close } = await openFolder(dataDir);
        asItBegan(raw);
        await close();
      }
      const server = await testServer({ dataDir, games });
      for (const { tokens, saw, view } of wilds) {
        expect((await Player.at(server, tokens[0])).now.views[0]).toEqual(view);
        for (const [version, seen] of saw) {
          const then: ThenView = await told(server, `/api/at/${version}`, tokens[0]);
          expect([version, then.views[0].view]).toEqual([version, seen]);
        }
      }
      await server.close();
    }
  });
});
