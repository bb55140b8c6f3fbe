/** Several processes serve the same tables, and none of them is special. */

import type { BotPlayer } from "@westmarch/players/port";
import type { AdminNow, ServerMessage, TournamentNow } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import { createServer, openDatabase } from "../src/main/index.ts";
import { hostKey, passOf } from "../src/stores/host-key.ts";
import { several } from "./cluster.ts";
import { keptAt } from "./place.ts";
import { call, dropDir, makeDir, newKey, openPair, Player, playOut, post, sure } from "./table.ts";
import { opened, openGames, Taker } from "./takers.ts";

/** Takes what is offered first. */
const FIRST: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

const at = (servers: readonly { address: string }[], place: number) =>
  sure(servers[place], "there is no such server");

/** Ada at the first server, Bo at the second, and a spectator at the last. */
async function seated(count = 2, settings = {}) {
  const servers = await several(count);
  const opened = await openPair(at(servers, 0), settings);
  const ada = await Player.at(at(servers, 0), opened.tokens[0]);
  const bo = await Player.at(at(servers, 1), opened.tokens[1]);
  return { ...opened, servers, ada, bo };
}

const last = <T extends ServerMessage["type"]>(player: Player, type: T) =>
  player.messages.findLast(
    (message): message is Extract<ServerMessage, { type: T }> => message.type === type,
  );

const isOnline = (player: Player, seat: number) => {
  const seats = last(player, "seats")?.seats ?? player.welcome.seats;
  const sitter = seats[seat]?.player;
  return sitter?.kind === "person" && sitter.online;
};

describe("several processes", () => {
  it("let people at different ones play whole games, and everybody sees the same", async () => {
    const { servers, ada, bo, spectator } = await seated(3);
    const looker = await Player.at(at(servers, 2), spectator);
    await playOut([ada, bo, looker].slice(0, 2));
    await looker.until(() => looker.now.result !== null);
    const story = (player: Player) =>
      player.messages.flatMap((message) =>
        message.type === "update" ? message.log.map(({ type, version }) => `${version} ${type}`) : [],
      );
    // What one has hidden or is dealt, that one alone is told.
    const shown = (player: Player) => story(player).filter((line) => !/ (hid|dealt)$/.test(line));
    expect(story(looker).length).toBeGreaterThan(10);
    expect(shown(ada)).toEqual(story(looker));
    expect(shown(bo)).toEqual(story(looker));
    expect(looker.now.result).toEqual(ada.now.result);
  });

  it("carry a tournament on together: every round opens once, and each of its games at one table", async () => {
    const servers = await several(2, { bots: FIRST });
    const key = newKey().padEnd(22, "x");
    const wish = {
      key,
      name: "The Long Lake Open",
      game: "hoard",
      settings: {},
      kind: "round-robin",
      rounds: 1,
      games: 1,
      hours: null,
      guests: true,
    };
    const { id } = await post<{ id: string }>(at(servers, 0), "/api/tournaments", wish);
    const act = (place: number, deed: object) =>
      post<TournamentNow>(at(servers, place), "/api/tournaments/act", { tournament: id, key, act: deed });
    for (const place of [0, 1, 0, 1]) await act(place, { do: "computer", level: "fair" });
    await act(1, { do: "start" });
    const now = async (place: number): Promise<TournamentNow> =>
      (await (await fetch(`${at(servers, place).address}/api/tournaments/${id}`)).json()) as TournamentNow;
    await expect.poll(async () => (await now(0)).state, { timeout: 90_000 }).toBe("over");
    const { played, round } = await now(1);
    expect(round).toBe(3);
    expect(played.map((game) => [game.round, game.board])).toEqual(
      [1, 2, 3].flatMap((of) => [
        [of, 1],
        [of, 2],
      ]),
    );
    expect(new Set(played.map(({ table }) => table)).size).toBe(6);
    expect(played.every(({ outcome }) => outcome?.forfeit === false)).toBe(true);
  });

  it("start the clocks of a tournament’s table once both have come, each at another one", async () => {
    const servers = await several(2, { policy: { tableTime: true } });
    const takers = ["Ada", "Bo"].map((name, place) => new Taker(at(servers, place), name));
    const [ada, bo] = [sure(takers[0], "nobody"), sure(takers[1], "nobody")];
    const pace = { kind: "live", main: 3600, increment: 0, out: "loss" } as const;
    const id = await opened(ada, { kind: "round-robin", pace });
    for (const taker of [ada, bo]) await taker.join(id);
    const { table, sides } = sure(openGames(await ada.act(id, { do: "start" }))[0], "no game");
    const comes = async (taker: Taker, place: number) => {
      const { token } = await taker.ask<{ token: string }>("/enter", { tournament: id, table });
      return Player.at(at(servers, place), token);
    };
    const first = await comes(ada, 0);
    await first.until(() => last(first, "time")?.awaits !== undefined);
    expect(last(first, "time")?.awaits?.seats).toEqual([sides.indexOf(1)]);
    const second = await comes(bo, 1);
    for (const player of [first, second])
      await player.until(() => {
        const time = last(player, "time");
        return time !== undefined && !time.awaits && time.seats.some(({ runs }) => runs);
      });
  });

  it("know who is there at each of them", async () => {
    const { ada, bo } = await seated();
    await ada.until(() => isOnline(ada, 1));
    await bo.until(() => isOnline(bo, 0));
    await bo.leave();
    await ada.until(() => !isOnline(ada, 1));
  });

  it("acknowledge a message that comes again at another one, and obey it once", async () => {
    const { servers, ada, bo, tokens } = await seated(2, { length: "endless" });
    const [player, seat] = ada.ask(0) ? [ada, 0] : [bo, 1];
    const message = {
      type: "choose" as const,
      version: player.version,
      seat,
      options: [player.asked(seat).options[0]] as never,
      key: newKey(),
    };
    const first = await player.act(message);
    const elsewhere = await Player.at(at(servers, seat === 0 ? 1 : 0), sure(tokens[seat], "no token"));
    const [again, twice] = await Promise.all([elsewhere.act(message), player.act(message)]);
    expect(again).toEqual(first);
    expect(twice).toEqual(first);
  });

  it("let a choice be taken back where it was not made", async () => {
    const { servers, ada, bo, tokens } = await seated();
    const chosen = await ada.choose(0, ada.asked(0).options[0]);
    await bo.sees(chosen.version);
    const elsewhere = await Player.at(at(servers, 1), tokens[0]);
    expect(elsewhere.version).toBe(chosen.version);
    const undone = await elsewhere.act({ type: "undo", version: elsewhere.version, seat: 0 });
    expect(undone.type).toBe("ack");
    await ada.sees(undone.version);
    expect(ada.ask(0)).not.toBeNull();
  });

  it("carry what is said, each line once", async () => {
    const { ada, bo } = await seated();
    await ada.act({ type: "say", text: "Well met" });
    await bo.until(() => last(bo, "said")?.line.text === "Well met");
    await Promise.all([ada, bo].map((player) => player.act({ type: "say", text: "Both at once" })));
    const said = (player: Player) =>
      player.messages.flatMap((message) => (message.type === "said" ? [message.line.id] : []));
    await ada.until(() => said(ada).length === 3);
    await bo.until(() => said(bo).length === 3);
    expect(new Set(said(ada))).toEqual(new Set(said(bo)));
  });

  it("show out clients that came by a link that was renewed or revoked at another one", async () => {
    const { servers, ada, bo, tokens, spectator } = await seated();
    const looker = await Player.at(at(servers, 1), spectator);
    await post(at(servers, 0), "/api/revoke", { token: tokens[0], kind: "spectator" });
    expect(await looker.gone()).toBe(1008);
    await post(at(servers, 0), "/api/links", { token: tokens[1], kind: "seat" });
    expect(await bo.gone()).toBe(1008);
    await ada.until(() => !isOnline(ada, 1));
    const closed = await call(at(servers, 1), "/api/delete", { token: tokens[0] });
    expect(closed.ok).toBe(true);
    expect(await ada.gone()).toBe(1008);
  });

  it("hold to what the host says at any of them", async () => {
    const { servers, bo, tokens } = await seated();
    const [one, other] = [at(servers, 0), at(servers, 1)];
    const ticket = passOf(hostKey(keptAt(servers[0]?.dataDir ?? "").dataDir), "ticket", Date.now());
    const entered = await call(one, "/api/keeper/enter", { ticket });
    const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const keep = async (path: string, body: unknown) => {
      const headers = { cookie, "content-type": "application/json" };
      const made = { method: "POST", headers, body: JSON.stringify(body) };
      return (await (await fetch(`${one.address}/api/keeper${path}`, made)).json()) as AdminNow;
    };
    const read = async (path: string) => (await fetch(other.address + path)).json();
    await keep("/announce", { text: "We close at ten", hours: 1 });
    await expect
      .poll(() => read("/api/announcement"))
      .toMatchObject({
        announcement: { text: "We close at ten" },
      });
    await keep("/commons", { open: false });
    await expect.poll(() => read("/api/commons")).toMatchObject({ open: false });
    await keep("/limits", { limits: { opensPerDay: 7 } });
    const limits = async () => {
      const told = await fetch(`${other.address}/api/keeper`, { headers: { cookie } });
      return ((await told.json()) as AdminNow).server?.limits;
    };
    const changed = expect.objectContaining({ name: "opensPerDay", value: 7 });
    await expect.poll(limits).toContainEqual(changed);
    // Who is there is written down a moment later.
    const { db, close } = await openDatabase(sure(servers[0], "no server").dataDir);
    const noted = () => db.selectFrom("attendance").select("process").execute();
    await expect.poll(async () => (await noted()).length).toBe(2);
    await close();
    await post(one, "/api/report", { token: tokens[0], seat: 1, about: "words" });
    expect((await keep("/withdraw", {})).server?.servers).toBe(2);
    // The reported player plays at another server.
    expect(await keep("/cases/read", { number: 1 })).toMatchObject({ reachable: true });
    await keep("/cases/settle", { number: 1, how: "ban", days: 1 });
    expect(await bo.gone()).toBe(1008);
    expect((await call(other, "/api/join", { invitation: "x".repeat(43), name: "Bo" })).status).toBe(403);
  });

  it("do not begin with another key than the others have", async () => {
    const [server] = await several(1);
    const where = sure(server, "no server").dataDir;
    const folder = makeDir();
    const wrong = createServer({
      port: 0,
      host: "127.0.0.1",
      dataDir: folder,
      databaseAt: where,
      log: "silent",
    });
    await expect(wrong).rejects.toThrow(/is not the key of the servers that use the same database/);
    dropDir(folder);
  });

  it("count together what one address does that is rare and dear, and write no address down", async () => {
    const servers = await several(2, { policy: { opensPerMinute: 3 } });
    const wish = { game: "hoard", settings: {}, seats: [{ kind: "open" }, { kind: "open" }] };
    const statuses: number[] = [];
    for (const place of [0, 1, 0, 1, 0])
      statuses.push((await call(at(servers, place), "/api/tables", wish)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const { db, close } = await openDatabase(sure(servers[0], "no server").dataDir);
    const counts = await db.selectFrom("counts").selectAll().execute();
    expect(counts.length).toBeGreaterThan(0);
    expect(JSON.stringify(counts)).not.toContain("127.0.0.1");
    await close();
  });

  it("begin a game for those who gathered at different ones", async () => {
    const servers = await several(2);
    const opened = await post<{ token: string; invitations: { token: string }[] }>(
      at(servers, 0),
      "/api/tables",
      { game: "hoard", settings: {}, seats: [{ kind: "me", name: "Ada" }, { kind: "open" }] },
    );
    const ada = new Player(at(servers, 0), opened.token);
    await ada.until(() => ada.messages.length > 0);
    const invitation = sure(opened.invitations[0], "nobody is invited").token;
    const joined = await post<{ token: string }>(at(servers, 1), "/api/join", { invitation, name: "Bo" });
    const bo = await Player.at(at(servers, 1), joined.token);
    await ada.until(() => ada.heard !== null && isOnline(ada, 1));
    await bo.until(() => bo.heard !== null);
    await playOut([ada, bo]);
  });
});
