/** What players lay down for when they are asked again: “if they do X, I do Y”. */
import type { Case, KeptTables, SeatPlan, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { caseFor } from "../src/tables/automation/premoves/match.ts";
import { it } from "./partly.ts";
import { dropDir, Player, post, seatOf, sure, testServer } from "./table.ts";
import { TALLY } from "./tally.ts";

const servers: (RunningServer & { dataDir: string })[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

const serve = async (more: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({ games: [TALLY], ...more });
  servers.push(server);
  return server;
};

/** A table at which Ada is to choose, and Bo after her. */
async function pair(server: { address: string }) {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "tally",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
  const invitation = sure(opened.invitations[0], "no invitation").token;
  const ada = await Player.at(server, seatOf(opened));
  const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
  const bo = await Player.at(server, joined.token);
  await ada.until(() => ada.ask(0)?.prompt === "turn");
  return { ...opened, tokens: [seatOf(opened), joined.token] as const, ada, bo };
}

const step = (next: readonly Case[] = [], heard: Case["heard"] = []): Case => ({
  prompt: "turn",
  heard,
  choose: ["step"],
  next,
});
const lay = (player: Player, seat: number, cases: readonly Case[]) =>
  player.act({ type: "plan", seat, version: player.version, cases: [...cases] });
const plans = (player: Player): SeatPlan[] =>
  player.messages.flatMap((message) => (message.type === "plan" ? [message.plan] : []));
const last = (player: Player) => plans(player).at(-1);

describe("a plan", () => {
  const stepped = { type: "stepped", facts: { seat: 0 } };
  const thrown = { type: "thrown", facts: { seat: 0 } };

  it("chooses when its seat is asked after what it waited for, case by case, and is over then", async () => {
    const { ada, bo } = await pair(await serve());
    const second = step([], [thrown]);
    expect((await lay(bo, 1, [step([second], [stepped])])).type).toBe("ack");
    await ada.choose(0, ["step"]);
    await bo.until(() => last(bo)?.made === 1);
    expect(last(bo)).toEqual({ seat: 1, cases: [second], dropped: null, made: 1 });
    await ada.until(() => ada.ask(0)?.prompt === "turn");
    await ada.choose(0, ["throw"]);
    await bo.until(() => last(bo)?.made === 2);
    expect(last(bo)).toEqual({ seat: 1, cases: [], dropped: null, made: 2 });
    await ada.until(() => ada.ask(0)?.prompt === "turn");
    expect(ada.version).toBe(4);
  });

  it("is dropped, and its player asked, where something else happened or the choice is not to be had", async () => {
    const { ada, bo } = await pair(await serve());
    await lay(bo, 1, [step([], [stepped])]);
    await ada.choose(0, ["throw"]);
    await bo.until(() => last(bo)?.dropped === "unmet");
    expect(bo.now.owes).toEqual([1]);
    await bo.choose(1, ["step"]);
    await lay(bo, 1, [{ ...step(), choose: ["leap"] }]);
    await ada.choose(0, ["step"]);
    await bo.until(() => last(bo)?.dropped === "not-offered");
    expect(bo.now.owes).toEqual([1]);
    expect(bo.version).toBe(3);
  });

  it("may be withdrawn, and is dropped when its player chooses himself or takes something back", async () => {
    const { ada, bo } = await pair(await serve({ policy: { standing: { least: 60_000, most: 60_000 } } }));
    await lay(bo, 1, [step()]);
    await lay(bo, 1, []);
    expect(last(bo)).toEqual({ seat: 1, cases: [], dropped: null, made: 0 });
    await lay(bo, 1, [step()]);
    await ada.choose(0, ["step"]);
    await bo.until(() => bo.ask(1)?.prompt === "turn");
    await bo.choose(1, ["throw"]);
    expect(last(bo)?.dropped).toBe("own");
    await ada.until(() => ada.ask(0)?.prompt === "turn");
    await ada.choose(0, ["step"]);
    await lay(ada, 0, [step()]);
    await ada.act({ type: "undo", seat: 0, version: ada.version });
    expect(last(ada)?.dropped).toBe("taken-back");
  });

  it("is laid down by a player who is not asked, for the own seat, of a game that goes on", async () => {
    const { ada, bo } = await pair(await serve());
    expect(await lay(ada, 0, [step()])).toMatchObject({ code: "illegal", refusal: { reason: "your-turn" } });
    expect(await lay(ada, 1, [step()])).toMatchObject({ code: "not-your-seat" });
    const many = Array.from({ length: 9 }, () => step([step()]));
    expect(await lay(bo, 1, many)).toMatchObject({ code: "bad-message" });
    await ada.choose(0, ["end"]);
    await bo.until(() => bo.now.result !== null);
    expect(await lay(bo, 1, [step()])).toMatchObject({ code: "finished" });
  });

  it("is known to nobody else, and comes back to its player after a restart", async () => {
    const server = await serve();
    const { ada, bo, tokens, spectator } = await pair(server);
    const looker = await Player.at(server, spectator);
    const wanted = [step([step()], [stepped])];
    await lay(bo, 1, wanted);
    await ada.choose(0, ["step"]);
    await bo.until(() => last(bo)?.made === 1);
    await ada.until(() => ada.ask(0)?.prompt === "turn");
    for (const other of [ada, looker]) expect(JSON.stringify(other.messages)).not.toMatch(/plan|dropped/);
    expect((await Player.at(server, tokens[0])).welcome.plans).toBeUndefined();
    const told = { seat: 1, cases: [step()], dropped: null, made: 1 };
    expect((await Player.at(server, tokens[1])).welcome.plans).toEqual([told]);
    const kept = await fetch(`${server.address}/api/kept`, {
      headers: { authorization: `Bearer ${tokens[1]}` },
    });
    expect(((await kept.json()) as KeptTables).tables[0]?.plans).toEqual([told]);

    const { dataDir } = server;
    servers.splice(servers.indexOf(server), 1);
    await server.close();
    const again = await serve({ dataDir });
    const back = await Player.at(again, tokens[1]);
    expect(back.welcome.plans).toEqual([told]);
    const adaBack = await Player.at(again, tokens[0]);
    await adaBack.choose(0, ["step"]);
    await back.until(() => last(back)?.made === 2);
  });

  it("waits while the table rests", async () => {
    const server = await serve({ policy: { standing: { least: 400, most: 400 } } });
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "tally",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      pace: { kind: "slow", days: 1, night: null, vacation: 0, out: "loss" },
    });
    const invitation = sure(opened.invitations[0], "no invitation").token;
    const ada = await Player.at(server, seatOf(opened));
    const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
    const bo = await Player.at(server, joined.token);
    await ada.until(() => ada.ask(0)?.prompt === "turn");
    await lay(bo, 1, [step()]);
    await ada.choose(0, ["step"]);
    await ada.act({ type: "offer", seat: 0, what: "adjourn" });
    expect((await bo.act({ type: "answer", seat: 1, what: "adjourn", accept: true })).type).toBe("ack");
    await new Promise((done) => setTimeout(done, 700));
    expect(plans(bo).at(-1)?.made).toBe(0);
    await ada.act({ type: "offer", seat: 0, what: "resume" });
    await bo.act({ type: "answer", seat: 1, what: "resume", accept: true });
    await bo.until(() => last(bo)?.made === 1);
  });
});

describe("which case fits", () => {
  const ask = { seat: 1, prompt: "turn", options: [["step"]] } as const;
  const heard = [
    { type: "moved", facts: { seat: 0, to: [3, 4] } },
    { type: "drew", facts: { seat: 0 } },
  ];

  it("is the first whose question is asked and whose events came in their order, with other facts beside theirs", () => {
    const moved = { type: "moved", facts: { to: [3, 4] } };
    const drew = { type: "drew", facts: {} };
    const one = step([], [moved, drew]);
    expect(caseFor([step([], [drew, moved]), one, step()], ask, heard)).toBe(one);
    expect(caseFor([step([], [{ type: "moved", facts: { to: [4, 3] } }])], ask, heard)).toBe("unmet");
    expect(caseFor([{ ...step(), prompt: "battle" }], ask, heard)).toBe("unmet");
    expect(caseFor([{ ...step(), choose: ["step", 9] }], ask, heard)).toBe("not-offered");
  });
});
