/** A table that waits for its guests: what invitations say, and what its opener may change meanwhile. */
import { anyGame, type Game } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { InvitationNow, Joined, LinkRenewed, ServerMessage, TableOpened } from "@westmarch/protocol";
import { MOVED_ON } from "@westmarch/protocol/constants";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { COIN } from "./coin.ts";
import { HOARD } from "./hoard.ts";
import { call, dropDir, Player, post, seatOf, testServer } from "./table.ts";
import { type Tally, tally } from "./tally.ts";

/** The counting game, which may be played loudly, and to which each player brings a coat. */
const coats: Game<Tally, { marks: number[] }> = {
  ...(tally as object as Game<Tally, { marks: number[] }>),
  id: "coats",
  settings: [
    ...[0, 1].map((seat) => ({
      id: `coat${seat}`,
      of: { seat, as: "coat" },
      kind: "choice" as const,
      values: ["red", "blue"],
      initial: "red",
    })),
    { id: "loud", kind: "switch", initial: false },
  ],
};

/** A computer that takes what is first. */
const bots: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ games: [HOARD, COIN, anyGame(coats)], bots });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const ADA = { kind: "me", name: "Ada" };
const OPEN = { kind: "open" };

const open = (game = "coin", more: object = {}, seats: readonly object[] = [ADA, OPEN]) =>
  post<TableOpened>(server, "/api/tables", { game, settings: {}, seats, gathers: true, ...more });
const join = (invitation: string) => call(server, "/api/join", { invitation, name: "Bo" });
const ask = (token: string) =>
  fetch(`${server.address}/api/invitation`, { headers: { authorization: `Bearer ${token}` } });
const told = async (token: string) => (await (await ask(token)).json()) as InvitationNow;
const invitationOf = ({ invitations }: TableOpened) => invitations[0]?.token ?? "";

type Gathering = Extract<ServerMessage, { type: "gathering" }>;
const gatheringOf = (player: Player) =>
  player.messages.findLast((message): message is Gathering => message.type === "gathering");

describe("an invitation", () => {
  it("says who invites to what, and to which seat, without being spent", async () => {
    const opened = await open("coats", { settings: { loud: true } });
    const token = invitationOf(opened);
    for (const _ of [1, 2])
      expect(await told(token)).toMatchObject({
        state: "open",
        game: "coats",
        host: "Ada",
        seat: 1,
        table: opened.table,
        settings: { loud: true },
        gathers: true,
      });
    expect((await join(token)).ok).toBe(true);
  });

  it("says that somebody sits there already, and not who", async () => {
    const opened = await open();
    await join(invitationOf(opened));
    expect(await told(invitationOf(opened))).toEqual({ state: "taken", host: "Ada", game: "coin" });
  });

  it("that was renewed says whom to ask for another, and nothing of the table", async () => {
    const opened = await open();
    const wish = { token: seatOf(opened), kind: "invitation", seat: 1 };
    const { token } = await post<LinkRenewed>(server, "/api/links", wish);
    expect(await told(invitationOf(opened))).toEqual({ state: "renewed", host: "Ada", game: "coin" });
    expect(await told(token)).toMatchObject({ state: "open" });
    await post(server, "/api/revoke", wish);
    expect((await told(token)).state).toBe("renewed");
    const third = await post<LinkRenewed>(server, "/api/links", wish);
    expect(new Set([invitationOf(opened), token, third.token]).size).toBe(3);
    expect((await join(invitationOf(opened))).status).toBe(404);
    expect((await join(third.token)).ok).toBe(true);
  });

  it("that never was one is not found, nor is any other link taken for one", async () => {
    const opened = await open();
    for (const token of ["x".repeat(43), seatOf(opened), opened.spectator])
      expect((await ask(token)).status).toBe(404);
  });
});

describe("a table that gathers", () => {
  it("begins when the guest has come, though nothing is drawn before", async () => {
    const opened = await open();
    const ada = await Player.at(server, seatOf(opened));
    expect(gatheringOf(ada)?.seats[1]?.player).toBeNull();
    expect(ada.heard).toBeNull();
    await join(invitationOf(opened));
    await ada.until(() => ada.heard !== null);
    ada.drop();
  });

  it("lets its opener change settings and side, and the link that was sent stays good", async () => {
    const opened = await open("coats", { settings: { coat0: "blue" } });
    const ada = await Player.at(server, seatOf(opened));
    await post(server, "/api/arrange", {
      token: seatOf(opened),
      seat: 1,
      settings: { coat0: "blue", loud: true },
    });
    await ada.until(() => ada.closed !== null);
    expect(ada.closed).toBe(MOVED_ON);
    const again = await Player.at(server, seatOf(opened));
    expect(gatheringOf(again)).toMatchObject({
      mine: [1],
      settings: { loud: true, coat0: "red", coat1: "blue" },
      links: { invitations: [{ seat: 0, token: invitationOf(opened) }] },
      opener: true,
    });
    expect(await told(invitationOf(opened))).toMatchObject({ state: "open", seat: 0 });
    const joined = (await (await join(invitationOf(opened))).json()) as Joined;
    expect(joined.seat).toBe(0);
    await again.until(() => again.heard !== null);
    again.drop();
  });

  it("changes sides and back, renews its link between, and each time knows it again", async () => {
    const opened = await open();
    const token = seatOf(opened);
    await post(server, "/api/arrange", { token, seat: 1 });
    const fresh = await post<LinkRenewed>(server, "/api/links", { token, kind: "invitation", seat: 0 });
    await post(server, "/api/arrange", { token, seat: 0 });
    const ada = await Player.at(server, token);
    expect(gatheringOf(ada)?.links?.invitations).toEqual([{ seat: 1, token: fresh.token }]);
    ada.drop();
  });

  it.each([
    [
      "a guest",
      async (opened: TableOpened) => ({
        token: ((await (await join(invitationOf(opened))).json()) as Joined).token,
      }),
    ],
    [
      "its opener once a guest has come",
      async (opened: TableOpened) => {
        await join(invitationOf(opened));
        return { token: seatOf(opened) };
      },
    ],
    ["who looks on", async ({ spectator }: TableOpened) => ({ token: spectator })],
    [
      "whoever wants settings that there are not",
      async (opened: TableOpened) => ({ token: seatOf(opened), settings: { tall: true } }),
    ],
  ])("is not changed by %s", async (_, wish) => {
    const opened = await open("coats");
    expect((await call(server, "/api/arrange", { seat: 1, ...(await wish(opened)) })).ok).toBe(false);
  });

  it("is not changed once its game has begun", async () => {
    const opened = await open("coin", { gathers: false });
    expect((await call(server, "/api/arrange", { token: seatOf(opened), seat: 1 })).status).toBe(409);
    expect((await call(server, "/api/stand-in", { token: seatOf(opened), level: "fair" })).status).toBe(409);
  });
});

describe("a computer that stands in for a guest", () => {
  it("plays until the guest comes, who goes on from there; what the seat holds stays the seat’s", async () => {
    const opened = await open("hoard");
    const ada = await Player.at(server, seatOf(opened));
    await post(server, "/api/stand-in", { token: seatOf(opened), level: "fair" });
    await ada.until(() => ada.heard !== null);
    expect(ada.welcome.seats[1]).toMatchObject({ player: { kind: "bot", level: "fair" }, vacant: true });
    expect(ada.welcome.links?.invitations).toEqual([{ seat: 1, token: invitationOf(opened) }]);
    expect(ada.welcome.views.map(({ seat }) => seat)).toEqual([0]);
    // The computer plays, until it is Ada's turn.
    await ada.until(() => ada.ask(0) !== null);
    expect(await told(invitationOf(opened))).toMatchObject({ state: "open", seat: 1 });
    const { version } = ada.now;
    const joined = (await (await join(invitationOf(opened))).json()) as Joined;
    await ada.until(() =>
      ada.messages.some((message) => message.type === "said" && message.line.text === "seated"),
    );
    const bo = await Player.at(server, joined.token);
    await bo.until(() => bo.heard !== null);
    expect(bo.welcome.views.map(({ seat }) => seat)).toEqual([1]);
    expect(bo.welcome.seats[1]).toMatchObject({ player: { kind: "person", name: "Bo" } });
    expect(bo.welcome.seats[1]?.vacant).toBeUndefined();
    expect(bo.now.version).toBeGreaterThanOrEqual(version);
    expect((await join(invitationOf(opened))).ok).toBe(false);
    expect(await told(invitationOf(opened))).toMatchObject({ state: "taken" });
    ada.drop();
    bo.drop();
  });

  it("plays no more for the seat when the guest has come", async () => {
    const opened = await open("hoard");
    const ada = await Player.at(server, seatOf(opened));
    await post(server, "/api/stand-in", { token: seatOf(opened), level: "fair" });
    await ada.until(() => ada.heard !== null && ada.ask(0) !== null);
    const joined = (await (await join(invitationOf(opened))).json()) as Joined;
    const bo = await Player.at(server, joined.token);
    await bo.until(() => bo.heard !== null);
    const first = ada.ask(0)?.options[0];
    if (!first) throw new Error("Ada is not asked");
    await ada.act({ type: "choose", version: ada.now.version, seat: 0, options: [first] });
    for (let tries = 0; tries < 20 && ada.ask(0) && !ada.now.result; tries++) {
      const [option] = ada.ask(0)?.options ?? [];
      if (option) await ada.act({ type: "choose", version: ada.now.version, seat: 0, options: [option] });
    }
    await bo.until(() => bo.now.version >= ada.now.version && (bo.ask(1) !== null || bo.now.result !== null));
    const { version } = bo.now;
    await new Promise((done) => setTimeout(done, 200));
    expect(bo.now.version).toBe(version);
    ada.drop();
    bo.drop();
  });

  it("is called by the opener alone, and not where time runs", async () => {
    const opened = await open("hoard");
    const { spectator: token } = opened;
    expect((await call(server, "/api/stand-in", { token, level: "fair" })).status).toBe(403);
    const paced = await open("hoard", { pace: { kind: "live", main: 600, increment: 5, out: "warning" } });
    const refused = await call(server, "/api/stand-in", { token: seatOf(paced), level: "fair" });
    expect(refused.ok).toBe(false);
  });
});
