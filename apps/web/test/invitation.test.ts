import type { TableSummary } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { lookUp } from "../src/lobby/invitation.ts";
import type { Answer } from "../src/net/api.ts";

const TOKEN = "token-of-an-invitation";

const summary = (more: Partial<TableSummary>): TableSummary => ({
  token: TOKEN,
  link: "invitation",
  table: "the-table",
  game: "duel",
  seats: [],
  mine: [],
  version: 0,
  yourTurn: false,
  result: null,
  changedAt: 0,
  ...more,
});

const found = (...list: TableSummary[]): Answer<readonly TableSummary[]> => ({ ok: true, value: list });
const nothing: Answer<unknown> = { ok: false, code: "not-found", status: 404 };
const unreached: Answer<never> = { ok: false, code: "offline", status: 0 };

const ask = (mine: Answer<readonly TableSummary[]>, replay = nothing) =>
  lookUp(TOKEN, { mine: async () => mine, replay: async () => replay });

test("an invitation that opens nothing any more is known for that before its seat is taken", async () => {
  expect(await ask(found())).toBe("gone");
});

test("an invitation to a game that is over says so", async () => {
  expect(await ask(found(summary({ result: { winners: [0], reason: "toy" } })))).toBe("over");
});

test("an invitation that is good tells of its table", async () => {
  expect(await ask(found(summary({})))).toMatchObject({ table: "the-table" });
});

test("who is not answered does not hear that there is nothing", async () => {
  expect(await ask(unreached)).toEqual({ failed: "error.offline" });
  expect(await ask(found(), unreached)).toEqual({ failed: "error.offline" });
});

test("a link of another kind leads where it belongs", async () => {
  expect(await ask(found(summary({ link: "seat", mine: [1] })))).toEqual({
    elsewhere: expect.stringContaining("/table/the-table"),
  });
  expect(await ask(found(summary({ link: "spectator" })))).toEqual({
    elsewhere: expect.stringContaining("/watch"),
  });
  expect(await ask(found(), { ok: true, value: {} })).toEqual({
    elsewhere: expect.stringContaining("/replay"),
  });
});
