/** The results of a tournament as files, over HTTP. What stands in them is tried in `report.test.ts`. */
import { afterEach, expect, it } from "vitest";
import { Member, serveMembers, WITH_ACCOUNTS } from "./members.ts";
import { Player, sure } from "./table.ts";
import { now, opened, openGames, Taker, until } from "./takers.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

it("a tournament that was played is handed out as TRF16 and as tables, to whoever may see it", async () => {
  const server = await serveMembers(ending);
  const ada = new Taker(server, "Ada");
  const bo = new Taker(server, '=Bo, "the" Bold');
  const id = await opened(ada, { kind: "knockout", name: "The Long Lake Open" });
  for (const taker of [ada, bo]) await taker.join(id);
  await ada.act(id, { do: "start" });
  const game = sure(openGames(await now(server, id))[0], "no game");
  const { token } = await bo.ask<{ token: string }>("/enter", { tournament: id, table: game.table });
  const player = await Player.at(server, token);
  player.send({ type: "resign", key: "resigns-at-once-1", seat: sure(player.welcome.mine[0], "no seat") });
  await until(server, id, ({ state }) => state === "over");
  player.leave();

  const file = async (name: string) => {
    const answer = await fetch(`${server.address}/api/tournaments/${id}/${name}`);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    return { type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const trf = await file("results.trf");
  expect(trf.type).toBe("text/plain; charset=utf-8");
  expect(trf.text).toMatch(/^012 The Long Lake Open\r\n[\s\S]*^062 2\r\n092 knockout \(hoard\)\r\n/m);
  const lines = trf.text.split("\r\n").filter((line) => line.startsWith("001"));
  expect(lines.map((line) => line.slice(14, 47).trim())).toEqual(["Ada", '=Bo, "the" Bold']);
  expect(lines.map((line) => line.at(-1))).toEqual(["1", "0"]);

  const table = await file("standings.csv");
  expect(table.type).toBe("text/csv; charset=utf-8");
  expect(table.text.split("\r\n").slice(0, 3)).toEqual([
    "place,player,points,buchholz,sonneborn-berger,games,withdrawn",
    expect.stringMatching(/^1,Ada,1,/),
    expect.stringMatching(/^2,"'=Bo, ""the"" Bold",0,/),
  ]);
  expect((await file("games.csv")).text.split("\r\n")).toHaveLength(3);

  const gone = await fetch(`${server.address}/api/tournaments/none/results.trf`);
  expect(gone.status).toBe(404);
});

it("a server that lets members alone watch hands such files to no guest", async () => {
  const server = await serveMembers(ending, undefined, {
    policy: { ...WITH_ACCOUNTS, mayJoin: "members", mayWatch: "members" },
  });
  const ada = new Taker(server, "Ada", await Member.of(server, "Ada"));
  const id = await opened(ada);
  for (const name of ["results.trf", "standings.csv", "games.csv"]) {
    const path = `/tournaments/${id}/${name}`;
    const answer = await new Member(server).call(path);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: "not-your-seat" }),
    ]);
    expect((await ada.member.call(path)).status).toBe(200);
  }
});
