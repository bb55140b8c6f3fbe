/** A search for an opponent that stays when its page is closed: a table of one's own that is listed, and word of who has sat down. */
import { randomBytes } from "node:crypto";
import { commit } from "@westmarch/fairness";
import type {
  Joined,
  Listing,
  NoticeMessage,
  PublicLobbyNow,
  TableOpened,
  TableSummary,
} from "@westmarch/protocol";
import { afterEach, expect, test } from "vitest";
import { receiver } from "./receiver.ts";
import { dropDir, post, seatOf, sure, testServer } from "./table.ts";
import { hearBy, TELLING } from "./telling.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function house() {
  const server = await testServer({ title: async () => "The Hoard", policy: TELLING });
  open.push(async () => {
    await server.close();
    dropDir(server.dataDir);
  });
  const there = await receiver();
  open.push(() => there.close());
  return { server, there };
}

const sealedNow = (): string => commit(randomBytes(32).toString("hex"));

test("stands in the list while nobody is there, is answered by a stranger, and tells its player by a notice, once", async () => {
  const { server, there } = await house();
  const listed = async () => (await (await fetch(`${server.address}/api/commons`)).json()) as PublicLobbyNow;
  // What the page does: chance has the side, the other seat is free, and anybody may join.
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "open" }, { kind: "me", name: "Ada" }],
    gathers: true,
    seal: sealedNow(),
  });
  const token = seatOf(opened);
  await post<Listing>(server, "/api/commons/list", { token, join: true, watch: false, language: "en" });
  await hearBy(server, there.address, token);

  const [found] = (await listed()).tables;
  expect(sure(found, "the table is not listed")).toMatchObject({
    table: opened.table,
    free: [0],
    gathers: true,
  });
  await post<Joined>(server, "/api/commons/join", {
    table: opened.table,
    name: "Bo",
    seal: sealedNow(),
  });
  await there.until(1);
  const told: NoticeMessage = JSON.parse(sure(there.got[0], "no notice came").body);
  expect(told).toMatchObject({
    title: "Somebody has sat down: The Hoard",
    body: "with Bo",
    notices: [{ kind: "joined", table: opened.table }],
  });

  // The search is over, and both have their seats.
  expect((await listed()).tables).toEqual([]);
  const [mine] = await post<TableSummary[]>(server, "/api/mine", { tokens: [token] });
  expect(mine?.seats.map(({ player }) => player?.kind === "person" && player.name)).toEqual(["Bo", "Ada"]);
  expect(there.got).toHaveLength(1);
});
