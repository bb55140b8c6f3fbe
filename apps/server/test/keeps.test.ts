/** What a house says that it keeps is what its database holds. */
import { KEPT_KINDS, type KeepsTold, type KeptKind } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEPT_IN } from "../src/features/privacy/data-inventory.ts";
import { openFolder, type SqliteDatabase } from "../src/main/index.ts";
import { dropDir, makeDir, testServer } from "./table.ts";

const SITE = "https://table.example.org";
const OF_ACCOUNTS: readonly KeptKind[] = ["accounts", "passkeys", "devices", "shelf", "invitations", "bots"];
const told = async (server: { address: string }): Promise<KeepsTold> =>
  (await (await fetch(`${server.address}/api/keeps`)).json()) as KeepsTold;

describe("what is kept", () => {
  let database: SqliteDatabase;
  const dataDir = makeDir();
  beforeAll(async () => {
    database = await openFolder(dataDir);
  });
  afterAll(async () => {
    await database.close();
    dropDir(dataDir);
  });

  it("is said of every table of the database, and of none that is not there", () => {
    const there = database.raw
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith("kysely_"));
    expect(Object.keys(KEPT_IN).sort()).toEqual(there.sort());
  });

  it("is named in no more and no fewer kinds than tables hold", () => {
    const held = new Set(Object.values(KEPT_IN).filter((kind) => kind !== null));
    expect([...held].sort()).toEqual([...KEPT_KINDS].sort());
  });
});

describe("a server says what it keeps", () => {
  it("by what is switched on there", async () => {
    const plain = await testServer({ policy: { tournaments: false, commons: false, keepFinished: 30 } });
    const first = await told(plain);
    for (const kind of [...OF_ACCOUNTS, "letters", "tournaments", "listings"])
      expect(first.kinds).not.toContain(kind);
    expect(first).toMatchObject({ finished: 30, abandoned: 0, archived: false });
    for (const kind of ["tables", "names", "chat", "links", "results", "notices", "reports", "addresses"])
      expect(first.kinds).toContain(kind);
    await plain.close();
    dropDir(plain.dataDir);
    const mail = { url: "smtp://127.0.0.1:1", from: "house@example.org" };
    const full = await testServer({ policy: { mail, address: SITE, mayRegister: "approval" } });
    expect((await told(full)).kinds).toEqual([...KEPT_KINDS]);
    await full.close();
    dropDir(full.dataDir);
  });

  it("and by what is still there of what once was", async () => {
    const dataDir = makeDir();
    const database = await openFolder(dataDir);
    database.raw.exec(
      "insert into people (id, name, colour, charge, made_at) values ('one', 'Ada', 'blue', 'star', 1)",
    );
    const server = await testServer({ dataDir, database, policy: { accounts: false } });
    const { kinds } = await told(server);
    expect(kinds).toContain("accounts");
    expect(kinds).not.toContain("passkeys");
    await server.close();
    dropDir(dataDir);
  });
});
