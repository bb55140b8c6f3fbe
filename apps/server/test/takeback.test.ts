import { verify } from "@westmarch/fairness";
import { anyGame, Engine, recordOf, type Save } from "@westmarch/kernel";
import type { ReplayFile, TableSummary } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hoard } from "./hoard.ts";
import { dropDir, fetchReplay, openPair, Player, post, testServer } from "./table.ts";

const DAY = 86_400_000;
let server: RunningServer & { dataDir: string };
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await testServer({ clock: () => now, monotonic: () => now });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const pair = async () => {
  const table = await openPair(server, { length: "long" });
  const [ada, bo] = await Promise.all(table.tokens.map((token) => Player.at(server, token)));
  return { ...table, ada: ada, bo: bo };
};

/** The first sealed cards have been opened; the winner owes a boast. */
const fought = async () => {
  const table = await pair();
  const { ada, bo } = table;
  for (const seat of [0, 1, 0, 1]) {
    const who = seat === 0 ? ada : bo;
    const outcome = await who.choose(seat, who.asked().options[0]);
    await Promise.all([ada.sees(outcome.version), bo.sees(outcome.version)]);
  }
  const seat = ada.now.owes[0];
  return { ...table, winner: seat === 0 ? ada : bo, loser: seat === 0 ? bo : ada, seat };
};

describe("undo", () => {
  it("takes back one's own last choice, also past others' choices at their own pace", async () => {
    const { ada, bo } = await pair();
    const before = ada.now.views[0].view;
    await ada.choose(0, ada.asked().options[0]);
    await ada.sees(1);
    expect(ada.now.views[0].canUndo).toBe(true);
    const undone = await ada.act({ type: "undo", version: 1, seat: 0 });
    expect(undone).toMatchObject({ type: "ack", version: 2 });
    await Promise.all([ada.sees(2), bo.sees(2)]);
    expect(ada.now).toMatchObject({
      cut: 0,
      log: [],
      owes: [0, 1],
      views: [{ view: before, canUndo: false }],
    });
    // Bo's choice commutes with it, so his looking at version 0 does not matter.
    const hide = [bo.asked().options[0]] as never;
    expect(await bo.act({ type: "choose", version: 0, seat: 1, options: hide })).toMatchObject({
      type: "ack",
    });
  });

  it("tells again what stays true of what it cut", async () => {
    const { ada, bo } = await begunFree();
    await ada.act({ type: "undo", version: ada.version, seat: 0 });
    await Promise.all([ada.sees(4), bo.sees(4)]);
    expect(ada.now).toMatchObject({ owes: [0, 1], cut: 2 });
    expect(bo.now).toMatchObject({ owes: [0, 1], cut: 2, log: [] });
  });

  it("ends where something was shown", async () => {
    const { winner, loser, seat } = await fought();
    expect(winner.now.views[0].canUndo).toBe(false);
    expect(await winner.act({ type: "undo", version: 4, seat })).toMatchObject({
      code: "illegal",
      refusal: { reason: "nothing-to-undo" },
    });
    expect(await loser.act({ type: "undo", version: 4, seat: 1 - seat })).toMatchObject({ code: "illegal" });
  });

  async function begunFree() {
    const table = await pair();
    const { ada, bo } = table;
    await ada.choose(0, ada.asked().options[0]);
    await bo.sees(1);
    await bo.choose(1, bo.asked().options[0]);
    await Promise.all([ada.sees(2), bo.sees(2)]);
    await ada.choose(0, ada.asked().options[0]);
    await Promise.all([ada.sees(3), bo.sees(3)]);
    return table;
  }
});

describe("a take-back beyond what was shown", () => {
  it("needs the other's consent, and then stands where it stood", async () => {
    const { ada, bo } = await fought();
    const before = bo.messages.find((m) => m.type === "update" && m.version === 3);
    expect(await bo.act({ type: "offer", seat: 1, what: "take-back" })).toMatchObject({
      type: "ack",
      version: 5,
    });
    await ada.sees(5);
    expect(ada.now.offers).toEqual([{ what: "take-back", by: 1, agreed: [] }]);
    expect(await bo.act({ type: "answer", seat: 1, what: "take-back", accept: true })).toMatchObject({
      code: "illegal",
      refusal: { reason: "no-offer" },
    });
    expect(await ada.act({ type: "answer", seat: 0, what: "take-back", accept: true })).toMatchObject({
      version: 6,
    });
    await Promise.all([ada.sees(6), bo.sees(6)]);
    expect(bo.now).toMatchObject({ owes: [1], offers: [], cut: 3 });
    expect(bo.now.views[0].view).toEqual(before?.type === "update" ? before.views[0].view : null);
    const again = await Player.at(server, ada.token);
    expect(again.welcome.log.some((entry) => entry.type === "shown")).toBe(false);
  });

  it("is among what waits for the other, at a glance over their tables, until it is answered", async () => {
    const { ada, bo } = await fought();
    const told = async (token: string) =>
      (await post<TableSummary[]>(server, "/api/mine", { tokens: [token] }))[0];
    await bo.act({ type: "offer", seat: 1, what: "take-back" });
    await ada.sees(5);
    expect(await told(ada.token)).toMatchObject({ proposed: ["take-back"] });
    expect(await told(bo.token)).not.toHaveProperty("proposed");
    await ada.act({ type: "answer", seat: 0, what: "take-back", accept: false });
    await ada.sees(6);
    expect(await told(ada.token)).not.toHaveProperty("proposed");
  });

  it("may be declined, and lapses when play goes on", async () => {
    const { ada, bo, winner, seat } = await fought();
    await bo.act({ type: "offer", seat: 1, what: "take-back" });
    expect(await ada.act({ type: "offer", seat: 0, what: "take-back" })).toMatchObject({
      refusal: { reason: "already-offered" },
    });
    await ada.act({ type: "answer", seat: 0, what: "take-back", accept: false });
    await Promise.all([ada.sees(6), bo.sees(6)]);
    expect(bo.now.offers).toEqual([]);
    await bo.act({ type: "offer", seat: 1, what: "take-back" });
    await winner.sees(7);
    await winner.choose(seat, ["pass"]);
    await bo.sees(8);
    expect(bo.now.offers).toEqual([]);
  });

  it("does not show the same chance twice, and what chance gave can still be checked", async () => {
    const { ada, bo, winner, seat } = await fought();
    const other = winner === ada ? bo : ada;
    await winner.choose(seat, ["dig"]);
    await winner.act({ type: "offer", seat, what: "take-back" });
    await other.sees(6);
    await other.act({ type: "answer", seat: 1 - seat, what: "take-back", accept: true });
    await winner.sees(7);
    await winner.choose(seat, ["dig"]);
    await winner.act({ type: "resign", seat });
    await winner.until(() => winner.now.result !== null);
    const file = (await (await fetchReplay(server, winner.now.replay)).json()) as ReplayFile;
    const save = file.save as Save;
    const { journal, drawn } = recordOf(save);
    const dug = journal.find((entry) => entry.option[0] === "dig");
    expect(dug?.from).toBe(save.opening.length + 1);
    expect(drawn).toBe(save.opening.length + 2);
    expect(save.deeds.map((deed) => deed.do).slice(-4)).toEqual(["choose", "take-back", "choose", "stop"]);
    expect(verify(save, new Engine(anyGame(hoard)))).toMatchObject({ ok: true, problems: [] });
    // Both were shown the same record all along, and it is the one of the file.
    const shown = (player: Player) =>
      player.messages.flatMap((m) => (m.type === "update" || m.type === "welcome" ? m.fairness.head : []));
    expect(shown(other)).toEqual(shown(winner).slice(-shown(other).length));
    const verdict = verify(save, new Engine(anyGame(hoard)), { heads: shown(winner) });
    expect(verdict).toMatchObject({ ok: true, noted: shown(winner).length, head: shown(winner).at(-1) });
  });

  it("is not answered for by an offer that does not stale the other's choice", async () => {
    const { ada, bo, seat, winner } = await fought();
    const loser = seat === 0 ? bo : ada;
    await loser.act({ type: "offer", seat: 1 - seat, what: "draw" });
    expect(
      await winner.act({ type: "choose", version: 4, seat, options: [["pass"]] as never }),
    ).toMatchObject({
      type: "ack",
    });
  });
});

describe("ending outside the rules", () => {
  it("happens by resigning, and nothing can be done afterwards", async () => {
    const { ada, bo } = await pair();
    expect(await ada.act({ type: "resign", seat: 0 })).toMatchObject({ type: "ack" });
    await Promise.all([ada.sees(1), bo.sees(1)]);
    expect(bo.now.result).toEqual({ winners: [1], reason: "resigned" });
    expect(bo.now.fairness.key).toMatch(/^[0-9a-f]{64}$/);
    for (const message of [
      { type: "choose" as const, version: 1, seat: 1, options: [["hide", 1]] as never },
      { type: "undo" as const, version: 1, seat: 1 },
      { type: "offer" as const, seat: 1, what: "draw" as const },
      { type: "resign" as const, seat: 1 },
      { type: "claim" as const, seat: 1 },
    ])
      expect(await bo.act(message)).toMatchObject({ code: "finished" });
  });

  it("happens by a draw that both agree to", async () => {
    const { ada, bo } = await pair();
    await ada.act({ type: "offer", seat: 0, what: "draw" });
    await bo.sees(1);
    await bo.act({ type: "answer", seat: 1, what: "draw", accept: true });
    await ada.sees(2);
    expect(ada.now.result).toEqual({ winners: [], reason: "agreed-draw" });
  });

  it("happens by a claim, but only against one who owes and was not seen for a fortnight", async () => {
    const { ada, bo } = await pair();
    expect(ada.welcome.claimAfter).toBe(14 * DAY);
    expect(await ada.act({ type: "claim", seat: 0 })).toMatchObject({ refusal: { reason: "your-turn" } });
    await ada.choose(0, ada.asked().options[0]);
    await bo.leave();
    now += 13 * DAY;
    expect(await ada.act({ type: "claim", seat: 0 })).toMatchObject({ refusal: { reason: "not-abandoned" } });
    now += 2 * DAY;
    const back = await Player.at(server, bo.token);
    expect(await ada.act({ type: "claim", seat: 0 })).toMatchObject({ refusal: { reason: "not-abandoned" } });
    await back.leave();
    now += 15 * DAY;
    expect(await ada.act({ type: "claim", seat: 0 })).toMatchObject({ type: "ack" });
    await ada.sees(2);
    expect(ada.now.result).toEqual({ winners: [0], reason: "abandoned" });
  });

  it("is agreed to at once where nobody else sits", async () => {
    const { token } = await post<{ token: string }>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    });
    const alone = await Player.at(server, token);
    await alone.choose(0, alone.asked().options[0]);
    expect(await alone.act({ type: "offer", seat: 0, what: "take-back" })).toMatchObject({
      type: "ack",
      version: 2,
    });
    await alone.sees(2);
    expect(alone.now.owes).toEqual([0, 1]);
  });
});
