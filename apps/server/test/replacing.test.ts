import type { BotPlayer } from "@westmarch/players/port";
import type { TableOpened } from "@westmarch/protocol";
import { afterEach, beforeEach, describe, expect } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { it } from "./partly.ts";
import { call, dropDir, makeDir, openPair, Player, post, seatOf, testServer } from "./table.ts";

/** A computer that takes what is first, and agrees to nothing. */
const bots: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

let dataDir: string;
let server: RunningServer & { dataDir: string };
const start = async (claimAfter: number) => {
  server = await testServer({ dataDir, bots, policy: { claimAfter } });
};
beforeEach(() => {
  dataDir = makeDir();
});
afterEach(async () => {
  await server.close();
  dropDir(dataDir);
});

/** Both people of a game, the one who is to move first. */
async function both(claimAfter = 0) {
  await start(claimAfter);
  const pair = await openPair(server);
  const players = await Promise.all(pair.tokens.map((token) => Player.at(server, token)));
  const owing = players[0]?.ask(0) ? 0 : 1;
  const seats = { left: owing, stays: 1 - owing };
  return { ...pair, ...seats, leaver: players[owing] as Player, other: players[1 - owing] as Player };
}

const replace = (player: Player, seat: number, of: number, to: "fair" | "person") =>
  player.act({ type: "replace", seat, of, to });
const told = (player: Player, text: string) =>
  player.until(() =>
    player.messages.some((message) => message.type === "said" && message.line.text === text),
  );
const kindOf = (player: Player, seat: number) =>
  player.messages.findLast((message) => message.type === "seats")?.seats[seat]?.player?.kind;

describe("a player who has left", () => {
  it("is not replaced before the time that the table set, where only one other person is there", async () => {
    const { leaver, other, left, stays } = await both(3_600_000);
    await leaver.leave();
    await other.until(() =>
      other.messages.some(
        (message) =>
          message.type === "seats" &&
          message.seats[left]?.player?.kind === "person" &&
          !message.seats[left].player.online,
      ),
    );
    expect(await replace(other, stays, left, "fair")).toMatchObject({
      type: "refused",
      refusal: { reason: "not-abandoned" },
    });
    other.drop();
  });

  it("is replaced by the computer after that time; the old link opens nothing, and the computer plays", async () => {
    const { leaver, other, left, stays, tokens } = await both(0);
    await leaver.leave();
    expect(await replace(other, stays, left, "fair")).toMatchObject({ type: "ack" });
    await told(other, "replace");
    await other.until(() => other.ask(stays) !== null || other.now.result !== null);
    expect(kindOf(other, left)).toBe("bot");
    const back = new Player(server, tokens[left] ?? "");
    await back.until(() => back.messages.length > 0);
    expect(back.messages[0]).toMatchObject({ type: "refused", code: "bad-token" });
    back.drop();
    other.drop();
  });

  it("is asked while there, and may decline", async () => {
    const { leaver, other, left, stays } = await both(0);
    expect(await replace(other, stays, left, "fair")).toMatchObject({ type: "ack" });
    await leaver.until(() => leaver.now.offers.length > 0);
    expect(leaver.now.offers[0]).toMatchObject({
      what: "replace",
      by: stays,
      replacing: { of: left, to: "fair" },
    });
    await leaver.act({ type: "answer", seat: left, what: "replace", accept: false });
    await told(other, "replace.declined");
    expect(other.now.offers).toEqual([]);
    leaver.drop();
    other.drop();
  });

  it("leaves the seat by the other's consent, is shown out, and is replaced after a restart too", async () => {
    const { leaver, other, left, stays, tokens } = await both(3_600_000);
    await replace(leaver, left, left, "fair");
    await other.until(() => other.now.offers.length > 0);
    await other.act({ type: "answer", seat: stays, what: "replace", accept: true });
    expect(await leaver.gone()).toBe(1008);
    other.drop();
    await server.close();
    await start(3_600_000);
    const again = await Player.at(server, tokens[stays] ?? "");
    expect(again.welcome.seats[left]?.player).toEqual({ kind: "bot", level: "fair" });
    expect(again.welcome.chat.map(({ text }) => text)).toContain("replace");
    again.drop();
  });
});

describe("a seat that is free for another person", () => {
  /** The one who was to move has left, and the seat is free; with the invitation that the other has made. */
  async function vacated() {
    const all = await both(0);
    await all.leaver.leave();
    expect(await replace(all.other, all.stays, all.left, "person")).toMatchObject({ type: "ack" });
    const { token: invitation } = await post<{ token: string }>(server, "/api/links", {
      token: all.tokens[all.stays],
      kind: "invitation",
      seat: all.left,
    });
    return { ...all, seatInvitation: invitation };
  }

  it("goes to the player who comes by the invitation; that one sees it, and the old link opens nothing", async () => {
    const { other, left, tokens, seatInvitation } = await vacated();
    const joined = await post<{ token: string }>(server, "/api/join", {
      invitation: seatInvitation,
      name: "Cy",
    });
    await told(other, "seated");
    const cy = await Player.at(server, joined.token);
    expect(cy.welcome.mine).toEqual([left]);
    expect(cy.ask(left)).not.toBeNull();
    const back = new Player(server, tokens[left] ?? "");
    await back.until(() => back.messages.length > 0);
    expect(back.messages[0]).toMatchObject({ type: "refused", code: "bad-token" });
    expect(await cy.choose(left, cy.asked(left).options[0])).toMatchObject({ type: "ack" });
    for (const player of [back, cy, other]) player.drop();
  });

  it("is given once, however many come", async () => {
    const { other, seatInvitation } = await vacated();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call(server, "/api/join", { invitation: seatInvitation, name: `Guest ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    other.drop();
  });

  it("is still that of its former player, who may come back and play on; then the invitation opens nothing", async () => {
    const { other, left, tokens, seatInvitation } = await vacated();
    const back = await Player.at(server, tokens[left] ?? "");
    expect(back.welcome.seats[left]?.vacant).toBe(true);
    expect(await back.choose(left, back.asked(left).options[0])).toMatchObject({ type: "ack" });
    await other.until(() =>
      other.messages.some(
        (message) =>
          message.type === "seats" &&
          message.seats[left]?.player?.kind === "person" &&
          message.seats[left].vacant === undefined &&
          message.seats[left].player.online,
      ),
    );
    expect((await call(server, "/api/join", { invitation: seatInvitation, name: "Cy" })).status).toBe(404);
    back.drop();
    other.drop();
  });

  it("is not for a screen that two share, and nobody is replaced where nobody else sits", async () => {
    await start(0);
    const shared = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "me", name: "Bo" },
      ],
    });
    const player = await Player.at(server, seatOf(shared));
    expect(await replace(player, 0, 1, "person")).toMatchObject({ refusal: { reason: "shared-screen" } });
    expect(await replace(player, 0, 1, "fair")).toMatchObject({ refusal: { reason: "no-replacing" } });
    player.drop();
  });
});
