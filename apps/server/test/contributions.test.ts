import { randomBytes } from "node:crypto";
import { commit, verify } from "@westmarch/fairness";
import { Engine, type Save } from "@westmarch/kernel";
import type { Joined, RematchTold, ReplayFile, ServerMessage, TableOpened } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { exportTable, importSave } from "../src/main/index.ts";
import { COIN } from "./coin.ts";
import { HOARD } from "./hoard.ts";
import { dropDir, fetchReplay, newData, Player, playOut, post, seatOf, sure, testServer } from "./table.ts";

const GAMES = [HOARD, COIN];
/** Long enough that nothing here can wait it out by mistake, and short enough to be waited for. */
const [NEVER, SOON] = [600_000, 150];

let server: RunningServer & { dataDir: string };
let hasty: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ games: GAMES, policy: { gatherFor: NEVER } });
  hasty = await testServer({ games: GAMES, policy: { gatherFor: SOON } });
});
afterAll(async () => {
  for (const one of [server, hasty]) {
    await one.close();
    dropDir(one.dataDir);
  }
});

type Gathering = Extract<ServerMessage, { type: "gathering" }>;
type Server = { address: string };

const fresh = () => {
  const value = randomBytes(32).toString("hex");
  return { value, seal: commit(value) };
};

const open = (at: Server, seats: unknown[], seal?: string, game = "hoard") =>
  post<TableOpened>(at, "/api/tables", { game, settings: {}, seats, ...(seal && { seal }) });

const join = (at: Server, invitation: string, seal?: string) =>
  post<Joined>(at, "/api/join", { invitation, name: "Bo", ...(seal && { seal }) });

const ADA = { kind: "me", name: "Ada" };
const OPEN = { kind: "open" };

/** A table of two whose devices have both sealed something, and what they sealed. */
async function sealed(at: Server, game = "hoard") {
  const [ada, bo] = [fresh(), fresh()];
  const opened = await open(at, [ADA, OPEN], ada.seal, game);
  const joined = await join(at, opened.invitations[0].token, bo.seal);
  return { ada, bo, opened, tokens: [seatOf(opened), joined.token] as const };
}

const gatheringOf = (player: Player): Gathering => {
  const found = player.messages.findLast((message) => message.type === "gathering");
  if (!found) throw new Error("nobody gathers here");
  return found;
};

const hasBegun = (player: Player) => player.until(() => player.heard !== null);

const saveOf = async (at: Server, player: Player): Promise<Save> =>
  ((await (await fetchReplay(at, player.now.replay)).json()) as ReplayFile).save as Save;

const check = (save: Save, noted: Parameters<typeof verify>[2] = {}) =>
  verify(
    save,
    new Engine(
      sure(
        GAMES.find(({ id }) => id === save.game),
        "no such game",
      ),
    ),
    noted,
  );

describe("a game to whose chance the players contribute", () => {
  it("begins when all is in that was sealed, and its file is verified against what each noted", async () => {
    const { ada, bo, tokens, opened } = await sealed(server);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const onlooker = await Player.at(server, opened.spectator);
    const gathering = gatheringOf(players[0]);
    const seals = [
      { seats: [0], seal: ada.seal },
      { seats: [1], seal: bo.seal },
    ];
    expect(gathering.contributions).toEqual({
      open: true,
      list: seals.map((one) => ({ ...one, value: null })),
    });
    expect((await players[0].act({ type: "contribute", value: ada.value })).type).toBe("ack");
    // Who goes first tells the other nothing that he could still answer: that was sealed.
    await players[1].until(() => players[1].received.some((text) => text.includes(ada.value)));
    expect(players[0].heard).toBeNull();
    expect((await players[1].act({ type: "contribute", value: bo.value })).type).toBe("ack");
    await Promise.all([...players, onlooker].map(hasBegun));
    expect(players[0].welcome.fairness.commitment).toBe(gathering.commitment);
    expect(players[1].welcome.contributions).toEqual({
      open: false,
      list: [
        { ...seals[0], value: ada.value },
        { ...seals[1], value: bo.value },
      ],
    });
    await playOut(players);
    const save = await saveOf(server, players[0]);
    const { commitment } = gathering;
    const heads = [players[0].welcome.fairness.head, players[0].now.fairness.head];
    expect(check(save, { commitment, seals, own: [ada.value], heads })).toMatchObject({
      ok: true,
      contributed: [[0], [1]],
      withheld: [],
      noted: 2,
    });
    expect(check(save, { own: [fresh().value] }).ok).toBe(false);
    expect(save.fairness?.key).toBe(players[0].now.fairness.key);
    expect(save.fairness?.secret).not.toBe(save.fairness?.key);
  });

  it("tells no more than the seal of a secret before it is over, in no message and to nobody", async () => {
    const { ada, bo, tokens, opened } = await sealed(server);
    const players = await Promise.all([...tokens, opened.spectator].map((token) => Player.at(server, token)));
    await players[0].act({ type: "contribute", value: ada.value });
    await players[1].act({ type: "contribute", value: bo.value });
    await Promise.all(players.map(hasBegun));
    await playOut(players.slice(0, 2));
    const { fairness } = await saveOf(server, players[0]);
    const { secret, key } = sure(fairness, "the save tells nothing of its chance");
    for (const player of players) {
      const running = player.received.filter((text) => !text.includes('"reason":"counted"'));
      expect(running.join()).not.toContain(secret);
      expect(running.join()).not.toContain(key);
    }
  });

  it("refuses what was not sealed, what comes before everybody sits, and what an onlooker offers", async () => {
    const [ada, bo] = [fresh(), fresh()];
    const opened = await open(server, [ADA, OPEN], ada.seal);
    const player = await Player.at(server, seatOf(opened));
    const onlooker = await Player.at(server, opened.spectator);
    const early = await player.act({ type: "contribute", value: ada.value });
    expect(early).toMatchObject({ type: "refused", code: "stale" });
    expect(player.received.join()).not.toContain(ada.value);
    await join(server, opened.invitations[0].token, bo.seal);
    await player.until(() => player.messages.some((m) => m.type === "contributions" && m.contributions.open));
    for (const [who, value] of [
      [player, fresh().value],
      [player, bo.value],
      [onlooker, ada.value],
    ] as const)
      expect(await who.act({ type: "contribute", value })).toMatchObject({
        type: "refused",
        code: "illegal",
      });
    expect(await player.act({ type: "choose", version: 0, seat: 0, options: [["hide", 1]] })).toMatchObject({
      type: "refused",
      code: "stale",
    });
  });

  it("takes a contribution once and acknowledges it each time", async () => {
    const { ada, tokens } = await sealed(server);
    const player = await Player.at(server, tokens[0]);
    for (let i = 0; i < 3; i++)
      expect((await player.act({ type: "contribute", value: ada.value })).type).toBe("ack");
    expect(player.messages.filter(({ type }) => type === "contributions")).toHaveLength(1);
  });

  it("can be talked at while people gather", async () => {
    const { tokens } = await sealed(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await ada.act({ type: "say", text: "Well met" });
    await bo.until(() => bo.received.some((text) => text.includes("Well met")));
  });
});

describe("nobody hangs", () => {
  it("where a device does not come back: the game goes on without it, and the file says so", async () => {
    const { bo, tokens } = await sealed(hasty);
    const player = await Player.at(hasty, tokens[1]);
    await player.act({ type: "contribute", value: bo.value });
    await hasBegun(player);
    expect(player.welcome.contributions.list.map(({ value }) => value)).toEqual([null, bo.value]);
    const other = await Player.at(hasty, tokens[0]);
    await playOut([other, player]);
    expect(check(await saveOf(hasty, player))).toMatchObject({
      ok: true,
      contributed: [[1]],
      withheld: [[0]],
    });
  });

  it("where nobody is there, the table waits as it is, and begins after a player has come back", async () => {
    const { tokens } = await sealed(hasty);
    const before = await Player.at(hasty, tokens[0]);
    await before.leave();
    await new Promise((done) => setTimeout(done, SOON * 2));
    const players = await Promise.all(tokens.map((token) => Player.at(hasty, token)));
    expect(gatheringOf(players[0]).contributions.open).toBe(true);
    await Promise.all(players.map(hasBegun));
  });

  it("where the server was restarted in between: what was contributed is kept, and the rest may come", async () => {
    const dataDir = await newData();
    const given = { games: GAMES, dataDir, policy: { gatherFor: NEVER } };
    const first = await testServer(given);
    const { ada, bo, tokens } = await sealed(first);
    const player = await Player.at(first, tokens[0]);
    await player.act({ type: "contribute", value: ada.value });
    const { commitment } = gatheringOf(player);
    player.drop();
    await first.close();
    const second = await testServer(given);
    const players = await Promise.all(tokens.map((token) => Player.at(second, token)));
    expect(gatheringOf(players[0])).toMatchObject({
      commitment,
      contributions: { open: true, list: [{ value: ada.value }, { value: null }] },
    });
    await players[1].act({ type: "contribute", value: bo.value });
    await Promise.all(players.map(hasBegun));
    await playOut(players);
    const save = await saveOf(second, players[0]);
    expect(check(save, { commitment, own: [ada.value, bo.value] }).ok).toBe(true);
    await second.close();
    dropDir(dataDir);
  });

  it("where a program joins that knows nothing of this: it is not waited for", async () => {
    const ada = fresh();
    const opened = await open(server, [ADA, OPEN], ada.seal);
    const player = await Player.at(server, seatOf(opened));
    const joined = await join(server, opened.invitations[0].token);
    const program = await Player.at(server, joined.token);
    await player.act({ type: "contribute", value: ada.value });
    await Promise.all([player, program].map(hasBegun));
    await playOut([player, program]);
    expect(check(await saveOf(server, player))).toMatchObject({ ok: true, contributed: [[0]], withheld: [] });
  });

  it("where a program opened the table: it begins at once, by the server's secret alone", async () => {
    const opened = await open(server, [ADA, OPEN]);
    const player = await Player.at(server, seatOf(opened));
    const joined = await join(server, opened.invitations[0].token, fresh().seal);
    const other = await Player.at(server, joined.token);
    expect(player.welcome.contributions.list).toEqual([]);
    await playOut([player, other]);
    const save = await saveOf(server, player);
    expect(save.fairness).toEqual({ commitment: expect.any(String), key: expect.any(String) });
    expect(check(save)).toMatchObject({ ok: true, contributed: [] });
  });

  it("where one device sits in both seats, it contributes once for both", async () => {
    const ada = fresh();
    const opened = await open(server, [ADA, { ...ADA, name: "Bo" }], ada.seal);
    const player = await Player.at(server, seatOf(opened));
    expect(gatheringOf(player).contributions).toEqual({
      open: true,
      list: [{ seats: [0, 1], seal: ada.seal, value: null }],
    });
    await player.act({ type: "contribute", value: ada.value });
    await hasBegun(player);
    expect(player.now.views).toHaveLength(2);
  });
});

describe("a game that begins without chance", () => {
  it("begins at once, and takes contributions until the first value is drawn", async () => {
    const [ada, bo] = [fresh(), fresh()];
    const opened = await open(server, [ADA, OPEN], ada.seal, "coin");
    const player = await Player.at(server, seatOf(opened));
    expect(player.welcome.contributions.open).toBe(false);
    await player.choose(0, ["wait", 0]);
    const joined = await join(server, opened.invitations[0].token, bo.seal);
    const other = await Player.at(server, joined.token);
    expect(other.welcome.contributions.open).toBe(true);
    await player.until(() => player.messages.some((m) => m.type === "contributions" && m.contributions.open));
    await player.act({ type: "contribute", value: ada.value });
    await other.act({ type: "contribute", value: bo.value });
    await player.choose(0, ["toss", 0]);
    await other.sees(player.version);
    await other.choose(1, ["end", 0]);
    await player.until(() => player.now.result !== null);
    const heads = player.messages.flatMap((m) =>
      m.type === "update" || m.type === "welcome" ? m.fairness.head : [],
    );
    expect(check(await saveOf(server, player), { own: [ada.value, bo.value], heads })).toMatchObject({
      ok: true,
      contributed: [[0], [1]],
      noted: heads.length,
    });
  });

  it("goes on at the first choice that draws without what has not come, and takes nothing after that", async () => {
    const { ada, bo, tokens } = await sealed(server, "coin");
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await players[1].act({ type: "contribute", value: bo.value });
    await players[0].choose(0, ["toss", 0]);
    const late = await players[0].act({ type: "contribute", value: ada.value });
    expect(late).toMatchObject({ type: "refused", code: "stale" });
    await players[1].sees(players[0].version);
    await players[1].choose(1, ["end", 0]);
    await players[0].until(() => players[0].now.result !== null);
    expect(check(await saveOf(server, players[0]))).toMatchObject({
      ok: true,
      contributed: [[1]],
      withheld: [[0]],
    });
  });

  it("lets no player seal anything once another has shown what was sealed", async () => {
    const { ada, tokens, opened } = await sealed(server, "coin");
    const player = await Player.at(server, tokens[0]);
    await player.act({ type: "contribute", value: ada.value });
    const { token } = await post<{ token: string }>(server, "/api/links", {
      token: tokens[0],
      kind: "invitation",
      seat: 1,
    });
    const late = fresh();
    const joined = await join(server, token, late.seal);
    const other = await Player.at(server, joined.token);
    expect(other.welcome.contributions.list.map(({ seal }) => seal)).not.toContain(late.seal);
    expect(await other.act({ type: "contribute", value: late.value })).toMatchObject({ code: "illegal" });
    expect(opened.table).toBe(other.welcome.table);
  });
});

describe("the next game of the evening", () => {
  it("has a key of its own, to which both contribute what they sealed when they asked for it", async () => {
    const { ada, bo, tokens } = await sealed(server);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await players[0].act({ type: "contribute", value: ada.value });
    await players[1].act({ type: "contribute", value: bo.value });
    await Promise.all(players.map(hasBegun));
    await playOut(players);
    const next = [fresh(), fresh()];
    for (const [i, token] of tokens.entries())
      await post<RematchTold>(server, "/api/again", { token, seal: next[i].seal });
    const [first, second] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const gathering = gatheringOf(first);
    expect(gathering.mine).toEqual([1]);
    expect(gathering.evening?.games).toHaveLength(1);
    expect(gathering.contributions).toEqual({
      open: true,
      list: [
        { seats: [0], seal: next[1].seal, value: null },
        { seats: [1], seal: next[0].seal, value: null },
      ],
    });
    await first.act({ type: "contribute", value: next[0].value });
    await second.act({ type: "contribute", value: next[1].value });
    await Promise.all([first, second].map(hasBegun));
    expect(first.welcome.fairness.commitment).not.toBe(players[0].welcome.fairness.commitment);
  });
});

describe("a file of such a game", () => {
  it("goes on at another host by the same key, and is verified there as it was", async () => {
    const { ada, bo, tokens, opened } = await sealed(hasty, "coin");
    const players = await Promise.all(tokens.map((token) => Player.at(hasty, token)));
    await players[0].act({ type: "contribute", value: ada.value });
    await players[1].act({ type: "contribute", value: bo.value });
    await players[0].choose(0, ["toss", 0]);
    const file = await exportTable(hasty.dataDir, opened.table);
    const dataDir = await newData();
    const again = await importSave(dataDir, JSON.parse(JSON.stringify(file)), GAMES);
    const there = await exportTable(dataDir, again.table);
    expect(there.fairness).toEqual(file.fairness);
    expect(check(there, { own: [ada.value, bo.value] })).toMatchObject({ ok: true, draws: 1 });
    dropDir(dataDir);
  });
});
