import { openingOf } from "@westmarch/bots";
import { byLevel, type Core, Engine, type Heard, stream } from "@westmarch/kernel";
import type { BotPlayer, BotPosition, BotQuestion } from "@westmarch/players/port";
import type { TableOpened } from "@westmarch/protocol";
import { games } from "@westmarch/registry";
import { afterEach, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, newData, openShared, Player, playOut, post, seatOf, testServer } from "./table.ts";

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
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", level },
    ],
  });
  return Player.at(server, seatOf(opened));
};

const ADA = { kind: "me", name: "Ada" };

const good: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

/** Plays seat 0 to the end of the game; the bot plays the other. Says how many choices seat 0 made. */
async function finish(ada: Player): Promise<number> {
  for (let made = 0; ; ) {
    await ada.until(() => ada.now.result !== null || ada.ask(0) !== null);
    if (ada.now.result) return made;
    const outcome = await ada.choose(0, ada.asked(0).options[0]);
    if (outcome.type === "ack") {
      made++;
      await ada.sees(outcome.version);
    } else if (outcome.code === "stale") await ada.sees(outcome.version);
    else throw new Error(JSON.stringify(outcome));
  }
}

/** Offers a draw as soon as no choice of the computer's stands in the way, until it is answered so. */
async function offerDraw(ada: Player, told: string): Promise<void> {
  await ada.until(() => !ada.now.owes.includes(1));
  await ada.act({ type: "offer", seat: 0, what: "draw" });
  await ada.until(() =>
    ada.messages.some((message) => message.type === "said" && message.line.text === told),
  );
}

const fallen = (ada: Player) => ada.messages.filter((message) => message.type === "bot-fell-back");

describe("a computer player", () => {
  it.each(["thinkingPerMinute", "thinkingPerMinuteInAll"])(
    "thinks as long as the share lasts (%s), then briefly, and plays on",
    async (share) => {
      const budgets = new Map<number, number[]>();
      const paced = { answer: 1, think: 100 };
      const policy = { [share]: 300, pace: byLevel(() => paced) };
      const server = await serve(
        {
          choose: (question) => {
            const { length } = question.ask.options;
            if (length > 1)
              budgets.set(question.budgetMs, [...(budgets.get(question.budgetMs) ?? []), length]);
            return good.choose(question);
          },
        },
        { policy },
      );
      await finish(await against(server));
      // Before a player is at the table, it is counted for no address.
      const early = share === "thinkingPerMinute" ? 1 : 0;
      expect([3, 3 + early]).toContain(budgets.get(100)?.length);
      expect(budgets.get(30)?.length).toBeGreaterThan(0);
      expect([...budgets.keys()]).toHaveLength(2);
    },
  );

  it("plays its seat to the end, seeing only its own view", async () => {
    const asked: BotQuestion[] = [];
    const server = await serve({
      choose: (question) => {
        asked.push(question);
        return good.choose(question);
      },
    });
    const ada = await against(server, "strong");
    const made = await finish(ada);
    expect(ada.now.result?.reason).toBe("counted");
    expect(fallen(ada)).toEqual([]);
    // Of the choices of the game, all that were not Ada's.
    expect(asked.length).toBe(ada.now.version - made);
    expect(asked.length).toBeGreaterThan(0);
    for (const { view, seat, level, game, ask } of asked) {
      const { hands, deck } = (view as { secret: { hands: number[][]; deck: number[] } }).secret;
      expect({ seat, level, game }).toEqual({ seat: 1, level: "strong", game: "hoard" });
      expect(ask.seat).toBe(1);
      expect([...hands[0], ...deck].every((card) => card === -1)).toBe(true);
    }
  });

  it("answers sooner where everybody knows what it knows, as its quickness tells nothing there", async () => {
    const asked: BotQuestion[] = [];
    const choose: BotPlayer["choose"] = (question) => {
      asked.push(question);
      return good.choose(question);
    };
    const slow = { answer: 120_000, think: 10 };
    const policy = { pace: byLevel(() => slow), openPace: 1 };
    const server = await serve({ choose }, { policy, games: [games.duel.game, games.confrontation.game] });
    const sit = async (game: string): Promise<Player> => {
      const seats = [ADA, { kind: "bot", level: "fair" }];
      return Player.at(
        server,
        seatOf(await post<TableOpened>(server, "/api/tables", { game, settings: {}, seats })),
      );
    };
    const ada = await sit("duel");
    while (asked.length < 4) {
      await ada.until(() => ada.ask(0) !== null);
      const outcome = await ada.choose(0, ada.asked(0).options[0]);
      if (outcome.type === "ack") await ada.sees(outcome.version);
    }
    // What happens after the last choice may ask it again.
    const openIn = (game: string) =>
      new Set(asked.filter((one) => one.game === game).map(({ open }) => open));
    expect(openIn("duel")).toEqual(new Set([true]));
    await sit("confrontation");
    await expect.poll(() => openIn("confrontation")).toEqual(new Set([false]));
  });

  it("answers at once what is answered by rule of thumb whatever it holds, and nothing else", async () => {
    const slow = { answer: 120_000, think: 10 };
    const policy = { pace: byLevel(() => slow), openPace: 1 };
    const kinds = new Set<string>();
    let asked = 0;
    const bots = (isTrifle: boolean): BotPlayer => ({
      choose: (question) => {
        asked++;
        kinds.add(question.ask.prompt);
        return good.choose(question);
      },
      isTrifle: async (game, prompt) => isTrifle && game === "hoard" && prompt !== "",
    });
    const ada = await against(await serve(bots(true), { policy }));
    await finish(ada);
    expect(ada.now.result?.reason).toBe("counted");
    expect([...kinds]).not.toContain("");
    asked = 0;
    await against(await serve(bots(false), { policy }));
    await expect.poll(() => asked).toBe(1);
    await new Promise((done) => setTimeout(done, 100));
    expect(asked).toBe(1);
  });

  it("goes on thinking while people choose, from its own view, until that is of no use", async () => {
    const pondered: BotPosition[] = [];
    const tables = new Set<string | undefined>();
    const bots: BotPlayer = {
      choose: (question) => {
        tables.add(question.table);
        return good.choose(question);
      },
      ponder: (position) => pondered.push(position),
    };
    const server = await serve(bots, { policy: { pondering: 500 } });
    const ada = await against(server, "best");
    await finish(ada);
    // A fast opponent leaves it no time on a busy machine.
    expect(pondered.length).toBeGreaterThan(0);
    for (const { view, seat, level, budgetMs, table } of pondered) {
      const { hands } = (view as { secret: { hands: number[][] } }).secret;
      expect({ seat, level, budgetMs }).toEqual({ seat: 1, level: "best", budgetMs: 500 });
      expect(hands[0].every((card) => card === -1)).toBe(true);
      expect([...tables]).toEqual([table]);
    }
    await expect.poll(() => pondered.at(-1)?.signal.aborted).toBe(true);
  });

  it("thinks no further where the host does not want it, and where no person plays", async () => {
    const pondered: BotPosition[] = [];
    const bots: BotPlayer = { ...good, ponder: (position) => pondered.push(position) };
    const thrifty = await serve(bots, { policy: { pondering: 0 } });
    await finish(await against(thrifty));
    const server = await serve(bots);
    const seats = ["best", "best"].map((level) => ({ kind: "bot", level }));
    const show = await post<TableOpened>(server, "/api/tables", { game: "hoard", settings: {}, seats });
    const onlooker = await Player.at(server, show.spectator);
    await onlooker.until(() => onlooker.now.result !== null);
    expect(pondered).toEqual([]);
  });

  it("may look up what its seat has heard, and nothing else", async () => {
    const stories: (readonly Heard[])[] = [];
    const server = await serve({
      choose: async (question) => {
        stories.push(await question.recall());
        return good.choose(question);
      },
    });
    const ada = await against(server, "strong");
    await finish(ada);
    const all = stories.at(-1) ?? [];
    const many = (type: string) => all.filter((told) => told.type === type).length;
    expect(many("hand-began")).toBeGreaterThan(0);
    expect(many("dealt")).toBe(many("hand-began"));
    const dug = all.filter((told) => told.type === "dug");
    expect(dug.every(({ facts }) => "card" in facts === (facts.seat === 1))).toBe(true);
    for (const story of stories) expect(all.slice(0, story.length)).toEqual(story);
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
    expect(ada.now.result).not.toBeNull();
    expect(stopped).toBeGreaterThan(0);
    expect(fallen(ada).length).toBeGreaterThan(0);
  });

  it("that answers nonsense is stood in for", async () => {
    const server = await serve({
      choose: async () => ({ options: [["cheat", 99]], by: "search", fellBack: false }),
    });
    const ada = await against(server);
    await finish(ada);
    expect(fallen(ada)[0]).toEqual({ type: "bot-fell-back", seat: 1, to: "random" });
  });

  it("says so when it falls back by itself", async () => {
    const server = await serve({
      choose: async ({ ask }) => ({ options: [ask.options[0]], by: "greedy", fellBack: true }),
    });
    const ada = await against(server);
    await finish(ada);
    expect(fallen(ada)[0]).toEqual({ type: "bot-fell-back", seat: 1, to: "greedy" });
  });

  it("answers at its level's pace, however quickly it has chosen", async () => {
    const pace = byLevel((level) => ({ answer: level === "gentle" ? 150 : 5, think: 10 }));
    const server = await serve(good, { policy: { pace } });
    const began = performance.now();
    const ada = await against(server, "gentle");
    await ada.sees(1);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(140);
  });

  it("goes on where a restart has interrupted it, though nobody looks", async () => {
    const dataDir = await newData();
    const never: BotPlayer = { choose: () => new Promise(() => {}) };
    const policy = { botPatience: 60_000 };
    const before = await testServer({ dataDir, bots: never, policy });
    const ada = await against(before);
    await ada.choose(0, ada.asked().options[0]);
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
    await ada.until(() => ada.now.owes.length === 1 && ada.ask() !== null);
    await ada.choose(0, ada.asked().options[0]);
    await ada.until(() => ada.now.owes.length === 1 || ada.now.owes.length === 2);
    const offered = await ada.act({ type: "offer", seat: 0, what: "take-back" });
    expect(offered.type).toBe("ack");
    await finish(ada);
    expect(ada.now.result?.reason).toBe("counted");
  });

  it("plays several choices of one thought in one go", async () => {
    const { game, policy } = games.confrontation;
    const sense = await policy();
    let thoughts = 0;
    const choose: BotPlayer["choose"] = async ({ view, seat, seed }) => {
      thoughts++;
      const options = openingOf(new Engine(game), sense, view as Core, seat, stream(seed));
      return { options, by: "search", fellBack: false };
    };
    const server = await serve({ choose }, { games: [game] });
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "confrontation",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "strong" },
      ],
    });
    const ada = await Player.at(server, seatOf(opened));
    await ada.until(() => !ada.now.owes.includes(1));
    expect([ada.version, thoughts]).toEqual([1, 1]);
    expect(fallen(ada)).toEqual([]);
  });

  it("makes nobody wait for more than the set time where it chooses at its own pace", async () => {
    const budgets: number[] = [];
    const slow = { answer: 60_000, think: 50_000 };
    const server = await serve(
      {
        choose: (question) => {
          budgets.push(question.budgetMs);
          return good.choose(question);
        },
      },
      { policy: { pace: byLevel(() => slow), ownPace: 20 } },
    );
    const ada = await against(server);
    await ada.until(() => !ada.now.owes.includes(1));
    expect(budgets).toEqual([20]);
  });

  it.each([
    ["accepts a draw where it expects little", 0.3, "draw"],
    ["declines a draw where it expects more", 0.6, "draw.declined"],
  ])("%s", async (_, worth, told) => {
    const judged: BotPosition[] = [];
    const server = await serve({
      ...good,
      judge: async (position) => {
        judged.push(position);
        return worth;
      },
    });
    const ada = await against(server);
    await offerDraw(ada, told);
    expect(ada.now.result?.reason ?? null).toBe(told === "draw" ? "agreed-draw" : null);
    expect(ada.now.offers).toEqual([]);
    const { hands } = (judged[0].view as { secret: { hands: number[][] } }).secret;
    expect(hands[0].every((card) => card === -1)).toBe(true);
    if (told !== "draw") await finish(ada);
    expect(ada.now.result).not.toBeNull();
  });

  it.each([
    ["cannot judge", good],
    ["fails to judge", { ...good, judge: () => Promise.reject(new Error("no idea")) }],
    ["judges for ever", { ...good, judge: () => new Promise<number>(() => {}) }],
  ])("that %s declines a draw and plays on", async (_, bots) => {
    const ada = await against(await serve(bots));
    await offerDraw(ada, "draw.declined");
    await finish(ada);
    expect(ada.now.result?.reason).toBe("counted");
  });

  it("answers an offer of a draw after a restart", async () => {
    const dataDir = await newData();
    const waits: BotPlayer = { choose: () => new Promise(() => {}), judge: () => new Promise(() => {}) };
    const before = await testServer({ dataDir, bots: waits, policy: { botPatience: 60_000 } });
    const ada = await against(before);
    await ada.act({ type: "offer", seat: 0, what: "draw" });
    await ada.until(() => ada.now.offers.length === 1);
    await before.close();
    const after = await serve({ ...good, judge: async () => 0 }, { dataDir });
    const back = await Player.at(after, ada.token);
    await back.until(() => back.now.result !== null);
    expect(back.now.result?.reason).toBe("agreed-draw");
  });

  it("plays against another for spectators", async () => {
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
    await guest.until(() => guest.now.result !== null);
    expect(guest.now.result?.reason).toBe("counted");
  });
});

describe("people", () => {
  it("play on undisturbed by computer players at other tables that hang", async () => {
    const server = await serve({ choose: () => new Promise(() => {}) }, { policy: { botPatience: 60_000 } });
    await against(server);
    const opened = await openShared(server);
    const both = await Player.at(server, seatOf(opened));
    await playOut([both, both]);
    expect(both.now.result).not.toBeNull();
  });
});
