/** How many games count between whom, and what a place on a ladder takes. On both databases. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/database/open.ts";
import type { Entity } from "../src/database/schema/ratings.ts";
import type { Database } from "../src/database/types.ts";
import { bounded, MOST_NEAR, MOST_TOGETHER, WHILE } from "../src/features/ratings/bounds.ts";
import { Ratings } from "../src/features/ratings/ratings.ts";
import { countedGames } from "../src/main/index.ts";
import { POLICY } from "../src/platform/policy.ts";
import type { PlayerOutcome } from "../src/stores/ratings/entities.ts";
import { takeDown } from "../src/stores/ratings/rating-store.ts";
import { GameRegistry } from "../src/tables/game-registry.ts";
import { HOARD } from "./hoard.ts";
import { ladderWith, lineOf } from "./ladders.ts";
import { Member, serveMembers } from "./members.ts";
import { dropDir, newData, openPair, Player, playOut } from "./table.ts";

const NOW = Date.UTC(2026, 5, 1);

describe("of a player's games", () => {
  let where: string;
  let database: Database;
  let games = 0;
  beforeEach(async () => {
    where = await newData();
    database = await openDatabase(where);
  });
  afterEach(async () => {
    await database.close();
    dropDir(where);
  });

  const account = async (id: string, age = 2 * WHILE): Promise<Entity> => {
    const person = { id, name: id, handle: id, colour: "blue", charge: "star", made_at: NOW - age } as const;
    await database.db.insertInto("people").values(person).execute();
    return `person:${id}`;
  };

  /** One wins a game against another, at these addresses; why it does not count, or `rated`. */
  async function win(one: Entity, other: Entity, marks: readonly string[] = ["here", "there"], at = NOW) {
    const table = `table-${++games}`;
    const opened = { id: table, game: "hoard", settings: "{}", chance_key: "", opened_at: at };
    await database.db
      .insertInto("tables")
      .values({ ...opened, evening: null, next: null, pace: null })
      .execute();
    for (const [seat, mark] of marks.entries())
      await database.db.insertInto("seat_marks").values({ table_id: table, seat, mark }).execute();
    const outcomes: PlayerOutcome[] = [
      { entity: one, side: 0, place: 1, ended: "won" },
      { entity: other, side: 1, place: 2, ended: "lost" },
    ];
    const ended = { table, game: "hoard", at, outcomes, teams: [[0], [1]] };
    const bound = await bounded(database.db, ended);
    if (typeof bound === "string") return bound;
    const rows = outcomes.map((row) => ({ ...row, near: bound.near.has(row.entity) ? 1 : 0 }));
    await takeDown(database.db, { table_id: table, game: "hoard", ended_at: at, counts: "rated" }, rows);
    return "rated";
  }

  it("against the same person, a certain number count in seven days, and the next does after that", async () => {
    const [ada, bo, cy] = [await account("ada"), await account("bo"), await account("cy")];
    for (let nth = 0; nth < MOST_TOGETHER; nth++) expect(await win(ada, bo)).toBe("rated");
    expect(await win(bo, ada)).toBe("repeated");
    expect(await win(ada, cy)).toBe("rated");
    expect(await win(ada, bo, ["here", "there"], NOW + WHILE)).toBe("rated");
  });

  it("against people of the same address some count, for any accounts, and all others still do", async () => {
    const [ada, bo, cy, far] = [
      await account("ada"),
      await account("bo"),
      await account("cy"),
      await account("far"),
    ];
    for (let nth = 0; nth < MOST_NEAR; nth++)
      expect(await win(ada, nth % 2 ? bo : cy, ["here", "here"])).toBe("rated");
    expect(await win(ada, cy, ["here", "here"])).toBe("near");
    expect(await win(cy, ada, ["here", "here"])).toBe("near");
    expect(await win(ada, bo, ["here", "there"])).toBe("rated");
    expect(await win(ada, far)).toBe("rated");
    expect(await win(ada, bo, ["here", "here"], NOW + WHILE)).toBe("rated");
  });

  it("against new accounts some count, from wherever they come", async () => {
    const ada = await account("ada");
    for (let nth = 0; nth <= MOST_NEAR; nth++)
      expect(await win(ada, await account(`new${nth}`, WHILE / 2), ["here", `elsewhere ${nth}`])).toBe(
        nth < MOST_NEAR ? "rated" : "near",
      );
    expect(await win(ada, "person:who-has-left-meanwhile")).toBe("near");
  });

  it("against computers all count", async () => {
    const ada = await account("ada", 0);
    for (let nth = 0; nth <= MOST_TOGETHER; nth++) expect(await win(ada, "bot:fair", ["here"])).toBe("rated");
  });

  it("few opponents speak for no place, however many games there are, and neither do those nearby", async () => {
    const [ada, bo] = [await account("ada"), await account("bo")];
    const ratings = new Ratings(
      {
        log: { trouble: (_: string, error: unknown) => Promise.reject(error) },
        clock: () => NOW,
        policy: POLICY,
      } as never,
      new GameRegistry([HOARD]),
      database.db,
    );
    const line = async () => {
      await ratings.lookAround();
      const { lines } = await ratings.ladder("hoard", null, null);
      const at = lines.findIndex(({ player }) => player.kind === "person" && player.id === "ada");
      return { ...lines[at], isLast: at >= lines.length - 2 };
    };
    for (let nth = 0; nth < 15; nth++) {
      await win(ada, "bot:fair", ["here"]);
      await win("bot:fair", ada, ["", "here"]);
    }
    await win(ada, "bot:best", ["here"]);
    await win(ada, bo, ["here", "here"]);
    const before = await line();
    expect(before.spread).toBeLessThan(220);
    expect(before).toMatchObject({ provisional: true, place: null, isLast: true });
    expect((await ratings.of("ada", true)).games).toMatchObject([{ provisional: true }]);
    await win(ada, bo, ["here", "there"]);
    expect(await line()).toMatchObject({ provisional: false, place: 1 });
    expect((await ratings.of("ada", true)).games).toMatchObject([{ provisional: false }]);
  });
});

it("one address with ever new accounts comes neither far nor to the top of a ladder", async () => {
  const ending: (() => unknown)[] = [];
  const server = await serveMembers(ending);
  const ada = await Member.of(server, "Marigold");
  for (let nth = 0; nth <= MOST_NEAR; nth++) {
    const { tokens } = await openPair(server);
    await ada.sit(tokens[0]);
    await (await Member.of(server, `Sock ${nth}`)).sit(tokens[1]);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await playOut(players);
    for (const player of players) await player.leave();
  }
  const told = await ladderWith(server, MOST_NEAR);
  expect(lineOf(told, ada.id)).toMatchObject({ games: MOST_NEAR, place: null, provisional: true });
  expect(told.lines.findLastIndex(({ player }) => player.kind === "bot")).toBeLessThan(
    told.lines.findIndex(({ player }) => player.kind === "person"),
  );
  for (const end of ending.splice(1).reverse()) await end();
  expect(await countedGames(server.dataDir)).toEqual([
    { game: "hoard", counts: "near", games: 1 },
    { game: "hoard", counts: "rated", games: MOST_NEAR },
  ]);
  for (const end of ending) await end();
});
