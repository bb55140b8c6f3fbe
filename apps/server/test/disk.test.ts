import { afterEach, describe, expect, it } from "vitest";
import { openFolder, type RunningServer, type SqliteDatabase } from "../src/main/index.ts";
import { call, dropDir, makeDir, openPair, Player, post, sure, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
afterEach(async () => {
  await server.close();
  dropDir(server.dataDir);
});

async function serve(bots = {}): Promise<SqliteDatabase> {
  const dataDir = makeDir();
  const database = await openFolder(dataDir);
  server = await testServer({ dataDir, database, ...bots });
  return database;
}

/** Lets the database grow no further, as on a full disk, or lets it grow again. */
function fill({ raw }: SqliteDatabase, full: boolean): void {
  const pages = raw.prepare("pragma page_count").get()?.page_count;
  raw.exec(`pragma max_page_count = ${full ? Number(pages) : 1_000_000}`);
}

const health = async () => (await fetch(`${server.address}/healthz`)).json();

/** Plays until something cannot be written any more. */
async function playUntilFull(ada: Player, bo: Player) {
  for (let i = 0; i < 500; i++) {
    for (const [seat, who] of [ada, bo].entries()) {
      const ask = who.ask();
      if (!ask) continue;
      const message = { type: "choose" as const, key: `fill-${i}-${seat}`, version: who.version, seat };
      const outcome = await who.act({ ...message, options: [ask.options[0]] as never });
      if (outcome.type === "refused") return { who, outcome, message, options: [ask.options[0]] as never };
      await Promise.all([ada.sees(outcome.version), bo.sees(outcome.version)]);
    }
  }
  throw new Error("it never filled up");
}

describe("when the disk is full", () => {
  it("nothing becomes visible, everything can still be looked at, and play goes on once there is room", async () => {
    const database = await serve();
    const { tokens, spectator } = await openPair(server, { length: "endless" });
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    fill(database, true);
    const { who, outcome, message, options } = await playUntilFull(ada, bo);
    const at = who.version;
    expect(outcome).toMatchObject({ type: "refused", code: "unavailable", version: at });
    expect(await health()).toMatchObject({ status: "read-only", writing: false });
    const seen = [...ada.received, ...bo.received].length;
    for (let i = 0; i < 5; i++) await who.act({ ...message, key: `once-more-${i}`, options });
    expect([...ada.received, ...bo.received].length).toBe(seen + 5);
    let said = await who.act({ type: "say", text: "x".repeat(500) });
    for (let i = 0; i < 30 && said.type === "ack"; i++)
      said = await who.act({ type: "say", text: "x".repeat(500) });
    expect(said).toMatchObject({ code: "unavailable" });
    // Reading goes on: newcomers, and looking back.
    const guest = await Player.at(server, spectator);
    expect(guest.version).toBe(at);
    const past = await fetch(`${server.address}/api/at/1`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    expect(past.status).toBe(200);
    const opened = await call(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "open" }, { kind: "open" }],
    });
    expect([201, 503]).toContain(opened.status);
    fill(database, false);
    expect(await who.act({ ...message, options })).toMatchObject({ type: "ack", version: at + 1 });
    await guest.sees(at + 1);
    expect(await health()).toMatchObject({ status: "ok", writing: true });
    const kept = await database.db.selectFrom("acts").select("version").orderBy("version").execute();
    expect(kept.map((row) => row.version)).toEqual(Array.from({ length: at + 2 }, (_, i) => i));
  });

  it("a computer player waits, and plays when there is room again", async () => {
    const database = await serve({
      bots: {
        choose: async ({ ask }: { ask: { options: unknown[] } }) => ({
          option: ask.options[0],
          by: "search",
          fellBack: false,
        }),
      },
    });
    const { token } = await post<{ token: string }>(server, "/api/tables", {
      game: "hoard",
      settings: { length: "endless" },
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
    const ada = await Player.at(server, token);
    await ada.sees(1);
    database.raw.exec(
      "create trigger full before insert on acts begin select raise(abort, 'disk full'); end",
    );
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ code: "unavailable" });
    database.raw.exec("drop trigger full");
    const outcome = await ada.choose(0, ada.asked().options[0]);
    expect(outcome.type).toBe("ack");
    await ada.sees(sure(outcome.version, "no version was told") + 1);
  });
});

describe("when another process writes to the table", () => {
  it("the table is read again and the choice judged by how it stands then", async () => {
    const database = await serve();
    const { tokens, table } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    const other = await testServer({ dataDir: server.dataDir, database: await openFolder(server.dataDir) });
    const elsewhere = await Player.at(other, tokens[1]);
    await elsewhere.act({ type: "resign", seat: 1 });
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ code: "finished", version: 1 });
    // A spectator here is shown what happened there.
    expect(ada.now).toMatchObject({ version: 1, result: { reason: "resigned", winners: [0] } });
    const rows = await database.db.selectFrom("acts").select("type").where("table_id", "=", table).execute();
    expect(rows.map((row) => row.type)).toEqual(["open", "resign"]);
    await other.close();
  });
});
