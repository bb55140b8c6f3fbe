/** The accounts of a server, from the command line of its host. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@westmarch/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

let folder = "";
const MADE = Date.UTC(2026, 0, 31);
/** A day in some weeks, as a host writes it. */
const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-people-"));
  const { db, close } = await opened();
  for (const name of ["Rosie", "Ted Sandyman"])
    await db
      .insertInto("people")
      .values({
        id: `id of ${name}`,
        name,
        handle: name.toLowerCase(),
        colour: "red",
        charge: "tree",
        mail: null,
        made_at: MADE,
      })
      .execute();
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function opened() {
  const database = await openDatabase(folder);
  return { db: database.db, close: () => database.close() };
}

const run = (...args: readonly string[]) => westmarch([...args, "--data", folder]);

/** What the host's log says of these deeds, the first first. */
async function logged(): Promise<readonly object[]> {
  const { db, close } = await opened();
  const rows = await db.selectFrom("keeper_log").selectAll().orderBy("at").orderBy("id").execute();
  await close();
  return rows.map(({ way, did, about }) => ({ way, did, about }));
}

test("a host lists the accounts, all of them or those with a part of the name", async () => {
  const all = await run("people");
  expect(all.code).toBe(0);
  expect(all.out).toBe("Rosie, member, last seen –, 0 games\nTed Sandyman, member, last seen –, 0 games\n");
  const found = await run("people", "--find", "SANDY", "--json");
  expect(lastLine(found)).toMatchObject({
    people: [{ name: "Ted Sandyman", role: "member", until: null, madeAt: MADE }],
  });
  expect((await run("people", "--find", "Lobelia")).out).toBe("there is no such account\n");
});

test("a host suspends an account until a day, for a reason, and lifts that again", async () => {
  const suspended = await run("suspend", "ted sandyman", "--until", DAY, "--reason", "rude words", "--json");
  expect(lastLine(suspended)).toEqual({ name: "ted sandyman", until: Date.parse(DAY) });
  expect((await run("people", "--find", "ted")).out).toContain(`suspended until ${DAY}T00:00:00.000Z`);
  const lifted = await run("suspend", "Ted Sandyman", "--lift");
  expect([lifted.code, lifted.out]).toEqual([0, "the suspension of Ted Sandyman is lifted\n"]);
  const again = await run("suspend", "Ted Sandyman", "--lift");
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("Ted Sandyman is not suspended")]);
});

test("a host gives a role, and each deed stands in the log as done by the command line", async () => {
  const given = await run("role", "Rosie", "moderator");
  expect([given.code, given.out]).toEqual([0, "Rosie has the role moderator\n"]);
  expect(lastLine(await run("people", "--find", "rosie", "--json"))).toMatchObject({
    people: [{ role: "moderator" }],
  });
  expect(await logged()).toEqual([
    { way: "command", did: "suspend", about: "Ted Sandyman" },
    { way: "command", did: "unsuspend", about: "Ted Sandyman" },
    { way: "command", did: "role", about: "Rosie" },
  ]);
});

test.each([
  ["an account that there is not", ["role", "Lobelia", "host"], "there is no account called Lobelia"],
  ["a role that there is not", ["role", "Rosie", "keeper"], "there is no role keeper; there is host"],
  ["a suspension without an end", ["suspend", "Rosie", "--reason", "why"], "needs --until DAY and --reason"],
  ["a day that was", ["suspend", "Rosie", "--until", "2020-01-31", "--reason", "why"], "no day in the next"],
  ["what is no day", ["suspend", "Rosie", "--until", "soon", "--reason", "why"], "soon is no day"],
  ["a suspension without a reason", ["suspend", "Rosie", "--until", DAY, "--reason", " "], "needs a reason"],
])("is told what is wrong with %s", async (_, args, sentence) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});

test("is told that a folder holds no server's data, and nothing is made there", async () => {
  const { code, err } = await westmarch(["people", "--data", join(folder, "nowhere")]);
  expect([code, err]).toEqual([1, expect.stringContaining("there is no database in")]);
});
