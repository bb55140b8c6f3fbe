/** What the command line does beside a server that runs: whoever has lost the leave to be there has to go. */
import type { PublicLobbyNow, TableOpened } from "@westmarch/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  inviteToServer,
  listPeople,
  type RunningServer,
  revokeInvitation,
  suspendPerson,
  unsuspendPerson,
} from "../src/main/index.ts";
import { Member, SITE, WITH_ACCOUNTS } from "./members.ts";
import { dropDir, Player, seatOf, sure, testServer } from "./table.ts";

const OPEN = { game: "hoard", settings: {}, seats: [{ kind: "me", name: "Ada" }, { kind: "open" }] };
let server: RunningServer & { dataDir: string };
let host: Member;
let opened: TableOpened;
beforeAll(async () => {
  server = await testServer({
    policy: { ...WITH_ACCOUNTS, mayWatch: "invitation" },
    sweepEvery: 20,
  });
  host = await Member.of(server, "Ada");
  opened = await host.ask<TableOpened>("/tables", OPEN);
  await host.ask("/commons/list", { token: seatOf(opened), join: true, watch: true, language: "en" });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

/** A guest's browser that was let in by an invitation from the command line: its cookie, and the invitation. */
async function guest(): Promise<{ readonly cookie: string; readonly id: string }> {
  const { id, path } = await inviteToServer(server.dataDir, { note: "Thursday", uses: 5, days: 7 });
  const answer = await fetch(`${server.address}/api/access/enter`, {
    method: "POST",
    headers: { origin: SITE, "content-type": "application/json" },
    body: JSON.stringify({ token: path.split("#")[1] }),
  });
  expect(answer.status).toBe(200);
  const [set] = answer.headers.getSetCookie();
  return { id, cookie: sure(set?.split(";", 1)[0], "no cookie") };
}

/** Somebody at the table's link for onlookers, with the cookies of a browser. */
async function onlooker(cookie: string): Promise<Player> {
  const looks = new Player(server, opened.spectator, null, { origin: SITE, cookie });
  await looks.until(() => looks.messages.length > 0);
  expect(looks.welcome.type).toBe("welcome");
  return looks;
}

const hasToGo = async (looks: Player): Promise<void> => {
  expect(await looks.gone()).toBe(1008);
  expect(looks.messages.at(-1)).toMatchObject({
    type: "refused",
    code: "bad-token",
    refusal: { reason: "watch-invitation" },
  });
};

it("a guest goes whose invitation is revoked there, and others stay", async () => {
  const [one, other] = [await guest(), await guest()];
  const [leaves, stays] = [await onlooker(one.cookie), await onlooker(other.cookie)];
  const player = await Player.at(server, seatOf(opened));
  await revokeInvitation(server.dataDir, one.id);
  await hasToGo(leaves);
  expect([stays.closed, player.closed]).toEqual([null, null]);
  for (const left of [stays, player]) left.leave();
});

it("the stream of the public lobby of such a guest ends, and does not come back with what only others may watch", async () => {
  const { cookie, id } = await guest();
  const live = () => fetch(`${server.address}/api/commons/live`, { headers: { cookie } });
  const reader = sure((await live()).body, "no stream").getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  expect(first).toContain(opened.table);
  await revokeInvitation(server.dataDir, id);
  let piece = await reader.read();
  while (!piece.done) piece = await reader.read();
  const commons = await fetch(`${server.address}/api/commons`, { headers: { cookie } });
  const now = (await commons.json()) as PublicLobbyNow;
  expect(now.tables.find(({ table }) => table === opened.table)).toMatchObject({ watch: false });
});

it("a member goes who is suspended there, from a seat and from where they only watch", async () => {
  const member = await Member.of(server, "Grima");
  const watches = await onlooker(member.cookie);
  const table = await member.ask<TableOpened>("/tables", OPEN);
  await member.sit(seatOf(table));
  const sits = await Player.at(server, seatOf(table));
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await suspendPerson(server.dataDir, "grima", { until, reason: "rude words" });
  await hasToGo(watches);
  expect(await sits.gone()).toBe(1008);
  expect((await member.trySignIn()).status).toBe(409);
  expect(await listPeople(server.dataDir, "grim")).toMatchObject([
    { name: "Grima", until: Date.parse(until) },
  ]);
  await unsuspendPerson(server.dataDir, "Grima");
  const back = await member.signIn();
  (await onlooker(back.cookie)).leave();
});
