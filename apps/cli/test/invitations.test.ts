/** Invitations to a server, from the command line of its host. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@westmarch/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { westmarch } from "./westmarch.ts";

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-invite-"));
  await (await openDatabase(folder)).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Listed {
  readonly invitations: readonly { id: string; note: string; uses: number; used: number; state: string }[];
}

const told = async <T>(...args: string[]): Promise<T> => {
  const { out } = await westmarch([...args, "--data", folder, "--json"]);
  return JSON.parse(out) as T;
};

test("a host makes an invitation for so many people and days, finds it on the list, and takes it back", async () => {
  const at = ["--address", "https://table.example.org/"];
  const made = await told<{ id: string; link: string }>("invite", "--uses", "3", "--note", "Thursday", ...at);
  expect(made.link).toMatch(/^https:\/\/table\.example\.org\/come-in#[\w-]{43}$/);
  const { invitations } = await told<Listed>("invitations");
  expect(invitations).toMatchObject([{ id: made.id, note: "Thursday", uses: 3, used: 0, state: "open" }]);
  expect(JSON.stringify(invitations)).not.toContain(made.link.split("#")[1]);
  await told("invitations", "--revoke", made.id);
  expect((await told<Listed>("invitations")).invitations[0]).toMatchObject({ id: made.id, state: "revoked" });
});

test("says what an invitation can be for, and that there is none of an id", async () => {
  const wrong = await westmarch([
    "invite",
    "--uses",
    "2000",
    "--data",
    folder,
    "--address",
    "https://x.example",
  ]);
  expect(wrong.code).not.toBe(0);
  expect(wrong.err).toContain("1 to 1000 people");
  const none = await westmarch(["invitations", "--revoke", "nothing", "--data", folder]);
  expect(none.err).toContain("there is no invitation nothing");
  const silent = await westmarch(["invite", "--data", folder]);
  expect(silent.code).not.toBe(0);
});
