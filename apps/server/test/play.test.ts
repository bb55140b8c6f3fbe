import { confrontation } from "@westmarch/confrontation";
import { verify } from "@westmarch/fairness";
import { anyGame, Engine, type Save, stream } from "@westmarch/kernel";
import type { ReplayFile, ThenView } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hoard } from "./hoard.ts";
import { dropDir, fetchReplay, openPair, Player, playOut, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const pair = async (settings = {}) => {
  const table = await openPair(server, settings);
  const players = await Promise.all(table.tokens.map((token) => Player.at(server, token)));
  return { ...table, players, ada: players[0], bo: players[1] };
};

describe("a game between two people", () => {
  it("is played to its end, and can then be watched and verified by anyone", async () => {
    const { players, ada } = await pair();
    await playOut(players);
    const end = ada.now;
    expect(end.result?.reason).toBe("counted");
    expect(end.fairness.key).toMatch(/^[0-9a-f]{64}$/);
    const response = await fetchReplay(server, end.replay);
    const file = (await response.json()) as ReplayFile;
    const save = file.save as Save;
    expect(save.fairness?.commitment).toBe(players[1].welcome.fairness.commitment);
    const { head } = end.fairness;
    expect(verify(save, new Engine(hoard), { heads: [head] })).toEqual({
      ok: true,
      draws: 36,
      head,
      noted: 1,
      contributed: [],
      withheld: [],
      problems: [],
    });
  });

  it("can be looked back at, each seat seeing what it saw then", async () => {
    const { players, ada, tokens, spectator } = await pair();
    const seen = new Map<number, unknown>();
    seen.set(ada.version, ada.now.views[0].view);
    await playOut(players);
    for (const message of ada.messages)
      if (message.type === "update") seen.set(message.version, message.views[0].view);
    const at = async (version: number, token: string) => {
      const response = await fetch(`${server.address}/api/at/${version}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await response.json()) as ThenView;
    };
    for (const [version, view] of seen)
      expect((await at(version, tokens[0])).views).toEqual([{ seat: 0, view }]);
    const watched = await at(1, spectator);
    expect(watched.views[0]).toMatchObject({
      seat: null,
      view: {
        secret: {
          hands: [
            [-1, -1, -1],
            [-1, -1, -1, -1],
          ],
        },
      },
    });
  });

  it("shows everybody the same position under the same version", async () => {
    const { ada, bo, spectator } = await pair();
    const guest = await Player.at(server, spectator);
    const outcome = await ada.choose(0, ada.asked().options[2]);
    expect(outcome.type).toBe("ack");
    await Promise.all([bo.sees(1), guest.sees(1)]);
    expect(bo.now).toMatchObject({ version: 1, owes: [1], result: null });
    expect(guest.now).toMatchObject({
      version: 1,
      owes: [1],
      views: [{ seat: null, ask: null, canUndo: false }],
    });
    expect(guest.welcome).toMatchObject({ mine: [], links: null });
  });

  it("acknowledges before it shows, and shows what happened to those who may hear it", async () => {
    const { ada, bo } = await pair();
    const card = ada.asked().options[0];
    await ada.choose(0, card);
    await Promise.all([ada.sees(1), bo.sees(1)]);
    const types = ada.messages.map((message) => message.type);
    expect(types.indexOf("ack")).toBeLessThan(types.indexOf("update"));
    expect(ada.now.log).toMatchObject([
      { type: "hid", facts: { card: card[1] }, version: 1, index: 0, seat: 0 },
    ]);
    expect(bo.now.log).toEqual([]);
  });

  it("goes on over one screen with a view for each own seat", async () => {
    const opened = await fetch(`${server.address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        game: "hoard",
        settings: {},
        seats: [
          { kind: "me", name: "Ada" },
          { kind: "me", name: "Bo" },
        ],
      }),
    });
    expect(opened.status).toBe(201);
    const { token } = (await opened.json()) as { token: string };
    const both = await Player.at(server, token);
    expect(both.welcome.mine).toEqual([0, 1]);
    expect(both.now.views.map((view) => view.seat)).toEqual([0, 1]);
    expect(both.welcome.log.filter((entry) => entry.type === "dealt").map((entry) => entry.seat)).toEqual([
      0, 1,
    ]);
    for (const seat of [1, 0]) {
      const outcome = await both.choose(seat, both.asked(seat).options[0]);
      expect(outcome.type).toBe("ack");
    }
  });

  it("resumes after a lost line with what happened meanwhile, and only that", async () => {
    const { players, ada, bo, tokens } = await pair();
    await ada.choose(0, ada.asked().options[0]);
    await bo.sees(1);
    const before = bo.version;
    await bo.leave();
    await ada.act({ type: "undo", version: ada.version, seat: 0 });
    await ada.choose(0, ada.asked().options[1]);
    const back = await Player.at(server, tokens[1], before);
    expect(back.version).toBe(3);
    // What Bo had seen at version 1 is cut at 0, so he is given the whole story.
    expect(back.welcome.resumed).toBe(false);
    const again = await Player.at(server, tokens[1], 3);
    expect(again.welcome).toMatchObject({ resumed: true, log: [] });
    await playOut([players[0], back]);
    const whole = await Player.at(server, tokens[1]);
    const told = [...back.welcome.log, ...back.messages.flatMap((m) => (m.type === "update" ? m.log : []))];
    expect(whole.welcome.log).toEqual(told);
  });
});

describe("The Confrontation", () => {
  it("is played by two people to its end, and every draw of chance can be checked", async () => {
    const game = anyGame(confrontation);
    const own = await testServer({ games: [game] });
    const random = stream(7);
    for (let n = 0; n < 3; n++) {
      const { tokens } = await openPair(own, { variant: n === 1 }, "confrontation");
      const players = await Promise.all(tokens.map((token) => Player.at(own, token)));
      await playOut(players, (ask) => ask.options[random(ask.options.length)]);
      const { result, replay } = players[0].now;
      expect(["mordor", "frodo", "shire", "no-move"]).toContain(result?.reason);
      const file = (await (await fetchReplay(own, replay)).json()) as ReplayFile;
      expect(verify(file.save as Save, new Engine(game))).toMatchObject({ ok: true, problems: [] });
    }
    await own.close();
    dropDir(own.dataDir);
  });
});

describe("the seats", () => {
  it("show who is there, and who no longer is", async () => {
    const { ada, bo } = await pair();
    const online = () => {
      const seats = ada.messages.findLast((m) => m.type === "seats" || m.type === "welcome");
      return seats && "seats" in seats
        ? seats.seats.map((s) => s.player?.kind === "person" && s.player.online)
        : [];
    };
    await ada.until(() => online().join() === "true,true");
    await bo.leave();
    await ada.until(() => online().join() === "true,false");
  });

  it("are empty again after a visitor who was gone before being greeted", async () => {
    const { tokens } = await openPair(server);
    for (let i = 0; i < 20; i++) {
      const hasty = new Player(server, tokens[1]);
      await hasty.opened;
      setTimeout(() => hasty.drop(), i % 5);
      await hasty.gone();
    }
    const ada = await Player.at(server, tokens[0]);
    await new Promise((done) => setTimeout(done, 100));
    const seats = ada.messages.findLast((m) => m.type === "seats" || m.type === "welcome");
    expect(seats && "seats" in seats && seats.seats[1]?.player).toMatchObject({ online: false });
  });

  it("are chatted across, each line kept and told once", async () => {
    const { ada, bo, tokens, spectator } = await pair();
    const key = "chat-key-1";
    const outcome = await ada.act({ type: "say", text: "  Well met!  ", key });
    expect(outcome.type).toBe("ack");
    expect((await ada.act({ type: "say", text: "  Well met!  ", key })).type).toBe("ack");
    await bo.until(() => bo.messages.some((m) => m.type === "said"));
    expect(bo.messages.filter((m) => m.type === "said")).toMatchObject([
      { line: { seat: 0, name: "Ada", text: "Well met!" } },
    ]);
    const back = await Player.at(server, tokens[1]);
    expect(back.welcome.chat.map((line) => line.text)).toEqual(["Well met!"]);
    const guest = await Player.at(server, spectator);
    expect(await guest.act({ type: "say", text: "hello" })).toMatchObject({
      type: "refused",
      code: "not-your-seat",
    });
  });
});
