import type { PublicLobbyNow, Sought } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fits } from "../src/features/public-lobby/seeks.ts";
import type { RunningServer } from "../src/main/index.ts";
import type { SeekData } from "../src/stores/seek-store.ts";
import { call, dropDir, Player, post, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const keyOf = (name: string) => `a-device-with-its-own-key-${name}`;
const seek = (name: string, more = {}) =>
  post<Sought>(server, "/api/commons/seek", {
    key: keyOf(name),
    name,
    game: "hoard",
    strength: "any",
    language: "en",
    ...more,
  });
const end = (name: string) => post(server, "/api/commons/unseek", { key: keyOf(name) });
const seeks = async () => {
  const now = (await (await fetch(`${server.address}/api/commons`)).json()) as PublicLobbyNow;
  return now.seeks.map(({ name }) => name);
};

describe("who looks for a game", () => {
  it("is seen by all, once, until the search ends", async () => {
    expect((await seek("Ada")).found).toBeNull();
    await seek("Ada");
    expect(await seeks()).toEqual(["Ada"]);
    await end("Ada");
    expect(await seeks()).toEqual([]);
  });

  it("is led to a table with an opponent who fits, each to another seat of it", async () => {
    await seek("Ada");
    const bo = await seek("Bo");
    const ada = await seek("Ada");
    expect(bo.found?.table).toBe(ada.found?.table);
    const players = await Promise.all([ada, bo].map(({ found }) => Player.at(server, found?.token ?? "")));
    expect(players.map(({ welcome }) => welcome.mine[0]).sort()).toEqual([0, 1]);
    expect(await seek("Ada")).toEqual(ada);
    expect(await seeks()).toEqual([]);
    for (const player of players) player.drop();
    for (const name of ["Ada", "Bo"]) await end(name);
  });

  it("is not led to who speaks another language, but may be answered by hand", async () => {
    await seek("Ada");
    expect((await seek("Cy", { language: "ja" })).found).toBeNull();
    await end("Cy");
    const now = (await (await fetch(`${server.address}/api/commons`)).json()) as PublicLobbyNow;
    const answer = { key: keyOf("Cy"), name: "Cy", seek: now.seeks[0]?.seek };
    const found = await post<Sought>(server, "/api/commons/answer", answer);
    expect(found.found?.table).toBe((await seek("Ada")).found?.table);
    for (const name of ["Ada", "Cy"]) await end(name);
  });

  it("is found by one alone of many who answer in the same moment", async () => {
    const { seek: id } = await seek("Ada");
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        call(server, "/api/commons/answer", { key: keyOf(`guest-${n}`), name: `Guest ${n}`, seek: id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await end("Ada");
  });

  it("fits whom the strength suits", () => {
    const wish = (strength: SeekData["strength"]) => ({
      game: "hoard",
      language: "en" as const,
      strength,
      pace: null,
    });
    expect(fits(wish("any"), wish("beginner"))).toBe(true);
    expect(fits(wish("beginner"), wish("beginner"))).toBe(true);
    expect(fits(wish("beginner"), wish("experienced"))).toBe(false);
  });
});

describe("who looks for a game of a certain pace", () => {
  const LIVE = { kind: "live", main: 900, increment: 10, out: "loss" } as const;

  it("finds players who look for the same or do not mind, and the table keeps that time", async () => {
    await seek("Ada", { pace: LIVE });
    expect((await seek("Cy", { pace: { kind: "none" } })).found).toBeNull();
    const bo = await seek("Bo");
    expect((await seek("Ada", { pace: LIVE })).found?.table).toBe(bo.found?.table);
    const player = await Player.at(server, bo.found?.token ?? "");
    expect(player.welcome.pace).toEqual(LIVE);
    player.drop();
    for (const name of ["Ada", "Bo", "Cy"]) await end(name);
  });
});
