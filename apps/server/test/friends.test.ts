/** Friends by consent of both, who is here by the wish of both, and people who are not heard. */
import type { FriendsTold, InvitationsTold, Joined, Listing, TableOpened } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import { Member, WITH_ACCOUNTS } from "./members.ts";
import { shared } from "./shared.ts";
import { dropDir, Player, post, seatOf, sure, testServer } from "./table.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let ahead = 0;
shared(
  async () => {
    server = await testServer({ policy: WITH_ACCOUNTS, clock: () => Date.now() + ahead });
  },
  async () => {
    await server.close();
    dropDir(server.dataDir);
  },
);

let names = 0;
/** Two people with names that nobody has yet. */
async function two() {
  const [one, other] = [`Ada ${++names}`, `Bo ${++names}`];
  return { ada: await Member.of(server, one), bo: await Member.of(server, other), one, other };
}
const told = (member: Member) => member.ask<FriendsTold>("/person/friends");
const ask = (member: Member, name: string) => member.ask<FriendsTold>("/person/friends/ask", { name });
const hush = (member: Member, name: string, how: string) =>
  member.ask<FriendsTold>("/person/hush", { name, how });

/** A table of a member, whose seat belongs to the account. */
async function opened(member: Member, name: string): Promise<TableOpened> {
  const table = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name }, { kind: "open" }],
  });
  await member.ask("/person/tables", { tokens: [seatOf(table)] });
  return table;
}

describe("friends", () => {
  it("are two people of whom one has asked and the other said yes", async () => {
    const { ada, bo, one, other } = await two();
    expect(await ask(ada, other)).toMatchObject({ friends: [], asked: [other] });
    expect((await told(bo)).asking.map(({ name }) => name)).toEqual([one]);
    expect((await ask(bo, one)).friends.map(({ name }) => name)).toEqual([one]);
    expect((await told(ada)).friends.map(({ name }) => name)).toEqual([other]);
    await bo.ask("/person/friends/end", { name: one });
    expect(await told(ada)).toMatchObject({ friends: [], asked: [], asking: [] });
  });

  it("see that the other is here only where both want it", async () => {
    const { ada, bo, one, other } = await two();
    await ask(ada, other);
    await ask(bo, one);
    await ada.ask("/person/friends/here", { on: true });
    expect((await told(ada)).friends).toMatchObject([{ here: null }]);
    await bo.ask("/person/friends/here", { on: true });
    expect((await told(ada)).friends).toMatchObject([{ here: false }]);
    // A page of Bo's asks for invitations now and then.
    await bo.ask("/person/invitations");
    expect((await told(ada)).friends).toMatchObject([{ here: true }]);
    ahead += 600_000;
    expect((await told(ada)).friends).toMatchObject([{ here: false }]);
    await bo.ask("/person/friends/here", { on: false });
    await bo.ask("/person/invitations");
    expect((await told(ada)).friends).toMatchObject([{ here: null }]);
  });

  it("are never told that somebody is here who is no friend", async () => {
    const { ada, bo, other } = await two();
    await ada.ask("/person/friends/here", { on: true });
    await bo.ask("/person/friends/here", { on: true });
    await ask(ada, other);
    expect((await told(ada)).friends).toEqual([]);
  });
});

describe("a person who is blocked", () => {
  it("is not told, and asks and challenges nobody", async () => {
    const { ada, bo, one, other } = await two();
    await hush(bo, one, "block");
    expect(await ask(ada, other)).toMatchObject({ asked: [other], blocked: [] });
    expect((await told(bo)).asking).toEqual([]);
    const table = await opened(ada, one);
    const invitation = sure(table.invitations[0], "no invitation").token;
    expect((await ada.call("/person/invite", { name: other, invitation })).status).toBe(200);
    expect((await bo.ask<InvitationsTold>("/person/invitations")).invitations).toEqual([]);
  });

  it("gets no seat at an open table of who blocked, as if it were taken", async () => {
    const { ada, bo, one } = await two();
    const table = await opened(bo, "Bo");
    await post<Listing>(server, "/api/commons/list", {
      token: seatOf(table),
      join: true,
      watch: false,
      language: "en",
    });
    await hush(bo, one, "block");
    const join = { table: table.table, name: one };
    expect((await ada.call("/commons/join", join)).status).toBe(404);
    await hush(bo, one, "none");
    expect((await ada.call("/commons/join", join)).status).toBe(200);
  });

  it("is no friend any more, and is heard again when asked", async () => {
    const { ada, bo, one, other } = await two();
    await ask(ada, other);
    await ask(bo, one);
    expect((await hush(bo, one, "block")).friends).toEqual([]);
    expect((await told(ada)).friends).toEqual([]);
    expect((await ask(bo, one)).blocked).toEqual([]);
  });
});

describe("chat of a person who is muted", () => {
  it("is read by everybody but who muted, at once and after loading the page again", async () => {
    const { ada, bo, one } = await two();
    const table = await opened(bo, "Bo");
    const invitation = sure(table.invitations[0], "no invitation").token;
    const joined = await post<Joined>(server, "/api/join", { invitation, name: one });
    await ada.ask("/person/tables", { tokens: [], brought: [joined.token] });
    await hush(bo, one, "mute");
    const [own, theirs, onlooker] = await Promise.all(
      [seatOf(table), joined.token, table.spectator].map((token) => Player.at(server, token)),
    );
    await sure(theirs, "nobody").act({ type: "say", text: "hello" });
    const heard = (player: Player | undefined) => player?.received.some((text) => text.includes("hello"));
    await sure(onlooker, "nobody").until(() => heard(onlooker) === true);
    expect([heard(theirs), heard(own)]).toEqual([true, false]);
    const again = await Player.at(server, seatOf(table));
    expect(heard(again)).toBe(false);
    await sure(own, "nobody").act({ type: "say", text: "who is there" });
    await sure(theirs, "nobody").until(() =>
      sure(theirs, "nobody").received.some((text) => text.includes("who is there")),
    );
    expect((await told(ada)).met.map(({ game }) => game)).toEqual(["hoard"]);
  });
});
