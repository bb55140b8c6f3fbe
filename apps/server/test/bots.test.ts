import type { TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { BotPlayer, BotQuestion, RunningServer } from "../src/index.ts";
import { dropDir, makeDir, Player, playOut, post, testServer } from "./table.ts";

type Server = RunningServer & { dataDir: string };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

const serve = async (bots: BotPlayer, more = {}): Promise<Server> => {
  const server = await testServer({ bots, ...more });
  servers.push(server);
  return server;
};

const against = async (server: Server, level = "fair"): Promise<Player> => {
  const { token } = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", level },
    ],
  });
  return Player.at(server, token!);
};

const good: BotPlayer = {
  choose: async ({ ask }) => ({ option: ask.options[0]!, by: "search", fellBack: false }),
};

/** Plays seat 0 to the end of the game; the bot plays the other. */
async function finish(ada: Player): Promise<void> {
  for (;;) {
    await ada.until(() => ada.now!.result !== null || ada.ask(0) !== null);
    if (ada.now!.result) return;
    const outcome = await ada.choose(0, ada.ask(0)!.options[0]!);
    if (outcome.type === "ack") await ada.sees(outcome.version);
    else if (outcome.code === "stale") await ada.sees(outcome.version!);
    else throw new Error(JSON.stringify(outcome));
  }
}

const fallen = (ada: Player) => ada.messages.filter((message) => message.type === "bot-fell-back");

describe("a computer player", () => {
  it("plays its seat to the end, seeing only its own view", async () => {
    const asked: BotQuestion[] = [];
    const server = await serve({
      choose: (question) => {
        asked.push(question);
        return good.choose(question);
      },
    });
    const ada = await against(server, "strong");
    await finish(ada);
    expect(ada.now!.result?.reason).toBe("counted");
    expect(fallen(ada)).toEqual([]);
    expect(asked.length).toBeGreaterThan(8);
    for (const { view, seat, level, game, ask } of asked) {
      const { hands, deck } = (view as { secret: { hands: number[][]; deck: number[] } }).secret;
      expect({ seat, level, game }).toEqual({ seat: 1, level: "strong", game: "hoard" });
      expect(ask.seat).toBe(1);
      expect([...hands[0]!, ...deck].every((card) => card === -1)).toBe(true);
    }
  });

  it("that throws is stood in for, and the table is told", async () => {
    const server = await serve({ choose: () => Promise.reject(new Error("out of memory")) });
    const ada = await against(server);
    await finish(ada);
    expect(fallen(ada)[0]).toEqual({ type: "bot-fell-back", seat: 1, to: "random" });
  });

  it("that hangs is stood in for, and told to stop", async () => {
    let stopped = 0;
    const server = await serve({
      choose: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            stopped++;
            reject(signal.reason);
          });
        }),
    });
    const ada = await against(server);
    await finish(ada);
    expect(ada.now!.result).not.toBeNull();
    expect(stopped).toBeGreaterThan(0);
    expect(fallen(ada).length).toBeGreaterThan(0);
  });

  it("that answers nonsense is stood in for", async () => {
    const server = await serve({
      choose: async () => ({ option: ["cheat", 99], by: "search", fellBack: false }),
    });
    const ada = await against(server);
    await finish(ada);
    expect(fallen(ada)[0]).toEqual({ type: "bot-fell-back", seat: 1, to: "random" });
  });

  it("says so when it falls back by itself", async () => {
    const server = await serve({
      choose: async ({ ask }) => ({ option: ask.options[0]!, by: "greedy", fellBack: true }),
    });
    const ada = await against(server);
    await finish(ada);
    expect(fallen(ada)[0]).toEqual({ type: "bot-fell-back", seat: 1, to: "greedy" });
  });

  it("answers at its level's pace, however quickly it has chosen", async () => {
    const pace = {
      gentle: { answer: 150, think: 10 },
      fair: { answer: 5, think: 5 },
      strong: { answer: 5, think: 5 },
    };
    const server = await serve(good, { policy: { pace } });
    const began = performance.now();
    const ada = await against(server, "gentle");
    await ada.sees(1);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(140);
  });

  it("goes on where a restart has interrupted it, though nobody looks", async () => {
    const dataDir = makeDir();
    const never: BotPlayer = { choose: () => new Promise(() => {}) };
    const policy = { botPatience: 60_000 };
    const before = await testServer({ dataDir, bots: never, policy });
    const ada = await against(before);
    await ada.choose(0, ada.ask()!.options[0]!);
    await ada.sees(1);
    await before.close();
    const after = await serve(good, { dataDir });
    await expect
      .poll(async () => {
        const back = await Player.at(after, ada.token);
        await back.leave();
        return back.version;
      })
      .toBeGreaterThan(2);
  });

  it("always agrees to take back, and plays again from there", async () => {
    const server = await serve(good);
    const ada = await against(server);
    await ada.until(() => ada.now!.owes.length === 1 && ada.ask() !== null);
    await ada.choose(0, ada.ask()!.options[0]!);
    await ada.until(() => ada.now!.owes.length === 1 || ada.now!.owes.length === 2);
    const offered = await ada.act({ type: "offer", seat: 0, what: "take-back" });
    expect(offered.type).toBe("ack");
    await finish(ada);
    expect(ada.now!.result?.reason).toBe("counted");
  });

  it("plays against another for whoever looks on", async () => {
    const server = await serve(good);
    const { spectator } = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "bot", level: "gentle" },
        { kind: "bot", level: "strong" },
      ],
    });
    const guest = await Player.at(server, spectator);
    await guest.until(() => guest.now!.result !== null);
    expect(guest.now!.result?.reason).toBe("counted");
  });
});

describe("people", () => {
  it("play on undisturbed by computer players at other tables that hang", async () => {
    const server = await serve({ choose: () => new Promise(() => {}) }, { policy: { botPatience: 60_000 } });
    await against(server);
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "me", name: "Bo" },
      ],
    });
    const both = await Player.at(server, opened.token!);
    await playOut([both, both]);
    expect(both.now!.result).not.toBeNull();
  });
});
