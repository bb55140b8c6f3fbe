import { LEVELS } from "@westmarch/kernel";
/** Ratings of finished games, over HTTP and on both databases. */
import type { BotKey, PersonKept, RatingsTold, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import { openDatabase } from "../src/database/open.ts";
import { Ratings } from "../src/features/ratings/ratings.ts";
import { countedGames, type RunningServer, recomputeRatings } from "../src/main/index.ts";
import { GameRegistry } from "../src/tables/game-registry.ts";
import { HOARD } from "./hoard.ts";
import { ladder, ladderWith, lineOf, peopleOn } from "./ladders.ts";
import { Member, serveMembers } from "./members.ts";
import { it } from "./partly.ts";
import { onPostgres, Player, playOut, post, seatOf } from "./table.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const serve = (dataDir?: string, more = {}) => serveMembers(ending, dataDir, more);

/** A caller that takes a seat as its own: a person, or a bot by its key. */
type Sits = Pick<Member, "sit">;

/** A person's bot. */
async function botOf(server: RunningServer, owner: Member, name: string): Promise<Sits & { id: string }> {
  const { bot, key } = await owner.ask<BotKey>("/person/bots", { name });
  return {
    id: bot.id,
    sit: async (token) => {
      const response = await fetch(`${server.address}/api/bot/seats`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ token }),
      });
      expect(response.status).toBe(200);
    },
  };
}

/** Plays a whole game between two, whose seats belong to them from the start. */
async function play(
  server: RunningServer,
  [one, other]: readonly [Sits | null, Sits | null],
  more: object = {},
): Promise<{ table: string; tokens: readonly string[] }> {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    ...more,
  });
  const invitation = opened.invitations[0]?.token;
  const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
  const tokens = [seatOf(opened), token] as const;
  await one?.sit(tokens[0]);
  await other?.sit(tokens[1]);
  const players = await Promise.all(tokens.map((seat) => Player.at(server, seat)));
  await playOut(players);
  await Promise.all(players.map((player) => player.leave()));
  return { table: opened.table, tokens };
}

describe("ratings", () => {
  it("change once for a finished game between accounts, and are shown with names, seals and how sure they are", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    const { table } = await play(server, [ada, bo]);
    const told = await ladderWith(server, 1);
    const [one, other] = [lineOf(told, ada.id), lineOf(told, bo.id)];
    expect(peopleOn(told)).toHaveLength(2);
    expect(told.lines.filter(({ player }) => player.kind === "bot")).toHaveLength(LEVELS.length);
    expect(one).toMatchObject({
      player: { name: "Marigold" },
      games: 1,
      provisional: true,
      place: null,
      trend: null,
    });
    if (one?.won !== other?.won)
      expect(Math.sign((one?.rating ?? 0) - 1500)).toBe(-Math.sign((other?.rating ?? 0) - 1500));
    expect(one?.spread).toBeLessThan(700);
    const own = await ada.ask<RatingsTold>("/ratings");
    expect(own.games).toMatchObject([
      { game: "hoard", rating: one?.rating, history: [[expect.any(Number), one?.rating, one?.spread]] },
    ]);
    expect(await bo.ask<RatingsTold>(`/ratings/${ada.id}`)).toEqual(own);
    expect(await ada.ask(`/ratings/at/${table}`)).toEqual({
      change: { game: "hoard", before: 1500, after: one?.rating, provisional: true },
    });
    expect(await (await Member.of(server, "Eve")).ask(`/ratings/at/${table}`)).toEqual({ change: null });
    expect((await ada.ask<PersonKept>("/person/kept")).ratings).toMatchObject({
      hidden: false,
      games: [{ table, game: "hoard", rating: one?.rating, spread: one?.spread }],
    });
  });

  it("do not change by a game with a guest, by choice of the opener, or of a seat that came to an account at the end", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    await play(server, [ada, null]);
    await play(server, [ada, bo], { rated: false });
    const late = await play(server, [ada, null]);
    await bo.sit(late.tokens[1] ?? "");
    await server.close();
    const counted = await countedGames(server.dataDir);
    expect(counted).toEqual([
      { game: "hoard", counts: "guest", games: 2 },
      { game: "hoard", counts: "unrated", games: 1 },
    ]);
  });

  it("measure everybody by the computers: the middle one stays where it is, and they are marked and have no place", async () => {
    const server = await serve();
    const ada = await Member.of(server, "Marigold");
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
    await ada.sit(seatOf(opened));
    const player = await Player.at(server, seatOf(opened));
    while (!player.now.result) {
      await player.until(() => player.now.result !== null || player.ask(0) !== null);
      if (player.now.result) break;
      const outcome = await player.choose(0, player.asked(0).options[0]);
      await player.sees(outcome.version ?? 0);
    }
    const told = await ladderWith(server, 1);
    expect(told.lines.find(({ player: who }) => who.kind === "bot" && who.level === "fair")).toMatchObject({
      player: { kind: "bot", level: "fair" },
      rating: 1500,
      place: null,
    });
  });

  it("set bots that people bring along on a ladder apart, marked, and count none of their games against their owners", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    const tree = await botOf(server, ada, "Thinking Tree");
    await play(server, [ada, tree]);
    await play(server, [bo, tree]);
    await ladderWith(server, 1, 1);
    const told = await ladder(server);
    expect(peopleOn(told)).toMatchObject([{ player: { name: "Haleth" }, games: 1 }]);
    expect(peopleOn(told)[0]?.player).not.toHaveProperty("bot");
    const bots = told.bots.filter(({ player }) => player.kind === "person");
    expect(bots).toMatchObject([{ player: { id: tree.id, name: "Thinking Tree", bot: true }, games: 1 }]);
    expect(await bo.ask("/people/Thinking%20Tree")).toMatchObject({ id: tree.id, bot: true });
    await server.close();
    expect(await countedGames(server.dataDir)).toEqual([
      { game: "hoard", counts: "oneself", games: 1 },
      { game: "hoard", counts: "rated", games: 1 },
    ]);
  });

  it("keep accounts that want it out of ladders and from others’ eyes, and lose the name of a deleted account", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    await play(server, [ada, bo]);
    await ladderWith(server, 1);
    await ada.ask("/ratings/hide", { hidden: true });
    expect(peopleOn(await ladder(server))).toHaveLength(1);
    expect((await bo.call(`/ratings/${ada.id}`)).status).toBe(404);
    expect(await ada.ask<RatingsTold>("/ratings")).toMatchObject({
      hidden: true,
      games: [{ game: "hoard" }],
    });
    await bo.ask("/person/delete", {});
    expect(peopleOn(await ladder(server))).toEqual([]);
    await ada.ask("/ratings/hide", { hidden: false });
    expect(peopleOn(await ladder(server))).toMatchObject([{ player: { name: "Marigold" }, games: 1 }]);
  });

  it("are worked in once though several servers find the same games at once, in one order, and come out the same again", async () => {
    const server = await serve(undefined, { reckonEvery: 3_600_000 });
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    for (let i = 0; i < 4; i++) await play(server, i % 2 === 0 ? [ada, bo] : [bo, ada]);
    await server.close();
    // As after a crash before any of this was taken down; two servers look around at the same time.
    const first = await openDatabase(server.dataDir);
    // A file belongs to one server alone.
    const other = onPostgres() ? await openDatabase(server.dataDir) : null;
    await first.db.deleteFrom("outcomes").execute();
    await first.db.deleteFrom("results").execute();
    const house = { log: { trouble: (_: string, error: unknown) => Promise.reject(error) } } as never;
    const twice = [first, other ?? first].map(({ db }) => new Ratings(house, new GameRegistry([HOARD]), db));
    await Promise.all(twice.flatMap((ratings) => [ratings.lookAround(), ratings.lookAround()]));
    const read = () => first.db.selectFrom("outcomes").selectAll().orderBy("nth").orderBy("entity").execute();
    const before = await read();
    expect(before.map(({ nth }) => nth)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(before.every(({ mu, sigma }) => mu !== null && sigma !== null)).toBe(true);
    await first.close();
    await other?.close();
    expect(await recomputeRatings(server.dataDir)).toBe(4);
    const again = await openDatabase(server.dataDir);
    expect(
      await again.db.selectFrom("outcomes").selectAll().orderBy("nth").orderBy("entity").execute(),
    ).toEqual(before);
    await again.close();
  });

  it("count a game whose people have gone on to another, and outlast its table", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    const { tokens } = await play(server, [ada, bo]);
    for (const token of tokens) await post(server, "/api/again", { token });
    await ladderWith(server, 1);
    await post(server, "/api/delete", { token: tokens[0] });
    expect(peopleOn(await ladder(server))).toHaveLength(2);
  });

  it("are parted into seasons, and a season that is not there is not found", async () => {
    let now = Date.UTC(2026, 2, 20);
    const server = await serve(undefined, { clock: () => now });
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    await play(server, [ada, bo]);
    await ladderWith(server, 1);
    now = Date.UTC(2026, 3, 2);
    await play(server, [bo, ada]);
    const all = await ladderWith(server, 2);
    expect(all.seasons.map(({ id }) => id)).toEqual(["2026-2", "2026-1"]);
    for (const season of ["2026-1", "2026-2"])
      expect(peopleOn(await ladder(server, season)).map(({ games }) => games)).toEqual([1, 1]);
    expect(lineOf(await ladder(server, "2026-2"), ada.id)?.trend).not.toBeNull();
    // The curve of a line goes back beyond its season, and never past its end.
    const after = (season: string) => ladder(server, season).then((told) => lineOf(told, ada.id));
    const [first, second] = [await after("2026-1"), await after("2026-2")];
    expect(first?.curve).toEqual([[Date.UTC(2026, 2, 20), first?.rating]]);
    expect(second?.curve).toEqual([...(first?.curve ?? []), [now, second?.rating]]);
    now = Date.UTC(2026, 11, 1);
    expect((await after("2026-2"))?.curve).toEqual(second?.curve);
    expect(lineOf(await ladder(server), ada.id)?.curve).toEqual([]);
    await expect(ladder(server, "2030-1")).rejects.toThrow("404");
    await expect(new Member(server).ask("/ladder/chess")).rejects.toThrow("404");
  });
});
