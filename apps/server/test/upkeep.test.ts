import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { verify } from "@westmarch/fairness";
import { Engine } from "@westmarch/kernel";
import { afterEach, describe, expect, it } from "vitest";
import {
  backup,
  createServer,
  exportTable,
  importSave,
  listTables,
  openFolder,
  restore,
} from "../src/main/index.ts";
import { HOARD, hoard } from "./hoard.ts";
import { dropDir, makeDir, openPair, Player, playOut, testServer } from "./table.ts";

const dirs: string[] = [];
const dir = () => {
  const made = makeDir();
  dirs.push(made);
  return made;
};
afterEach(() => {
  for (const one of dirs.splice(0)) dropDir(one);
});

describe("backup and restore", () => {
  it("bring a table back as it stood, made while the server ran", async () => {
    const [dataDir, elsewhere] = [dir(), dir()];
    const server = await testServer({ dataDir });
    const { tokens } = await openPair(server, { length: "long" });
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await ada.choose(0, ada.asked().options[0]);
    await bo.sees(1);
    const file = join(elsewhere, "copy.db");
    backup(dataDir, file);
    await bo.choose(1, bo.asked().options[0]);
    await ada.sees(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(() => backup(dataDir, file)).toThrow("already there");
    const wish = { force: true, games: [HOARD] };
    await expect(restore(file, dataDir, wish)).rejects.toThrow("another Westmarch server");
    await server.close();

    await expect(restore(file, dataDir)).rejects.toThrow("already holds a database");
    expect(await restore(file, dataDir, wish)).toEqual({
      tables: 1,
      skipped: 0,
      damaged: [],
      aside: join(dataDir, "westmarch.db.replaced"),
    });
    expect(existsSync(join(dataDir, "westmarch.db.replaced"))).toBe(true);
    const again = await testServer({ dataDir });
    const back = await Player.at(again, tokens[1], 2);
    expect(back.version).toBe(1);
    // It has seen more than there is now, so it is given everything anew.
    expect(back.welcome.resumed).toBe(false);
    expect(await back.choose(1, back.asked().options[1])).toMatchObject({ type: "ack", version: 2 });
    await again.close();
  });

  it("refuse what is no backup of ours, damaged, or newer", async () => {
    const [dataDir, elsewhere] = [dir(), dir()];
    await (await testServer({ dataDir })).close();
    const file = join(elsewhere, "copy.db");
    const target = dir();
    writeFileSync(file, "not a database at all, but long enough to look at");
    await expect(restore(file, target)).rejects.toThrow("is not a Westmarch backup");
    await expect(restore(join(elsewhere, "none.db"), target)).rejects.toThrow("there is no file");
    backup(dataDir, file, { force: true });
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096, 12_288);
    writeFileSync(file, bytes);
    await expect(restore(file, target)).rejects.toThrow();
    const newer = await openFolder(dataDir);
    newer.raw.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
    await newer.close();
    expect(() => backup(dataDir, file, { force: true })).toThrow("newer Westmarch");
    expect(existsSync(join(target, "westmarch.db"))).toBe(false);
  });
});

describe("a table as a file", () => {
  it("leaves one server, verifies, and goes on at another with the same chance", async () => {
    const [dataDir, other] = [dir(), dir()];
    const server = await testServer({ dataDir });
    const { tokens, table } = await openPair(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    for (const [seat, who] of [ada, bo, ada, bo].entries()) {
      const outcome = await who.choose(seat % 2, who.asked().options[0]);
      await Promise.all([ada.sees(outcome.version), bo.sees(outcome.version)]);
    }
    const view = ada.now.views[0].view;
    await server.close();
    expect(await listTables(dataDir)).toMatchObject([{ table, game: "hoard", version: 4, finished: false }]);
    const save = await exportTable(dataDir, table);
    expect(verify(save, new Engine(hoard)).ok).toBe(true);
    const file: unknown = JSON.parse(JSON.stringify(save));
    const opened = await importSave(other, file, [HOARD]);
    const elsewhere = await testServer({ dataDir: other });
    const joined = await Promise.all(
      opened.invitations.map(async ({ token: invitation }) => {
        const response = await fetch(`${elsewhere.address}/api/join`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ invitation, name: "Somebody" }),
        });
        return ((await response.json()) as { token: string }).token;
      }),
    );
    const players = await Promise.all(joined.map((token) => Player.at(elsewhere, token)));
    expect(players[0].now.views[0].view).toEqual(view);
    expect(players[0].welcome.log.map((entry) => entry.type)).toContain("shown");
    await playOut(players);
    const [finished] = await listTables(other);
    await elsewhere.close();
    const whole = await exportTable(other, finished.table);
    expect(verify(whole, new Engine(hoard))).toMatchObject({ ok: true, draws: 36 });
  });

  it("is not taken in if it was tampered with", async () => {
    const dataDir = dir();
    const server = await testServer({ dataDir });
    const { tokens, table } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    await ada.choose(0, ada.asked().options[0]);
    await server.close();
    const save = await exportTable(dataDir, table);
    const other = dir();
    const state = { ...(save.state as object), points: [9, 0] };
    await expect(importSave(other, { ...save, state }, [HOARD])).rejects.toThrow(
      "do not lead to the position",
    );
    await expect(importSave(other, { ...save, deeds: 3 }, [HOARD])).rejects.toThrow("no saved game (deeds)");
    await expect(importSave(other, { ...save, game: "chess" }, [HOARD])).rejects.toThrow("no game chess");
    await expect(exportTable(dataDir, "nothing")).rejects.toThrow("no table nothing");
    await expect(exportTable(other, "nothing")).rejects.toThrow("no database");
  });
});

describe("the server", () => {
  it("does not touch data that a newer one has written", async () => {
    const dataDir = dir();
    const { raw, close } = await openFolder(dataDir);
    raw.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
    await close();
    await expect(testServer({ dataDir })).rejects.toThrow(
      "written by a newer Westmarch (9999-later); start that one",
    );
    await expect(listTables(dataDir)).rejects.toThrow("newer Westmarch");
  });

  it("keeps a second one off its data", async () => {
    const server = await testServer({ dataDir: dir() });
    const options = { port: 0, host: "127.0.0.1", dataDir: server.dataDir, log: "silent", games: [HOARD] };
    await expect(createServer(options)).rejects.toThrow("another Westmarch server");
    await server.close();
    await (await createServer(options)).close();
  });

  it("finishes what it has taken on before it closes, and says goodbye", async () => {
    const dataDir = dir();
    const server = await testServer({ dataDir });
    const { tokens } = await openPair(server, { length: "endless" });
    const ada = await Player.at(server, tokens[0]);
    ada.send({
      type: "choose",
      key: "last-key",
      version: 0,
      seat: 0,
      options: [ada.asked().options[0]] as never,
    });
    await new Promise((done) => setTimeout(done, 20));
    await server.close();
    expect(await ada.gone()).toBe(1001);
    const acked = ada.messages.some((message) => message.type === "ack" && message.key === "last-key");
    const again = await testServer({ dataDir });
    const back = await Player.at(again, tokens[0], 0);
    expect(back.version).toBe(acked ? 1 : 0);
    expect(acked).toBe(true);
    const repeated = { type: "choose" as const, key: "last-key", version: 0, seat: 0 };
    expect(await back.act({ ...repeated, options: [["hide", 0]] as never })).toMatchObject({
      type: "ack",
      version: 1,
    });
    await again.close();
  });

  it("lets idle tables go, and knows them again", async () => {
    let now = 1_800_000_000_000;
    const server = await testServer({
      dataDir: dir(),
      clock: () => now,
      monotonic: () => now,
      policy: { idleAfter: 1000 },
      sweepEvery: 20,
    });
    const { tokens } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    await ada.choose(0, ada.asked().options[0]);
    const hot = async () =>
      /westmarch_tables_hot (\d+)/.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1];
    expect(await hot()).toBe("1");
    now += 10_000;
    // A spectator is there: it stays, but its state may be read again.
    await new Promise((done) => setTimeout(done, 60));
    expect(await hot()).toBe("1");
    expect(await ada.act({ type: "undo", version: 1, seat: 0 })).toMatchObject({ type: "ack", version: 2 });
    await ada.leave();
    now += 10_000;
    await expect.poll(hot).toBe("0");
    const back = await Player.at(server, tokens[1], 0);
    expect(back.version).toBe(2);
    await server.close();
  });
});
