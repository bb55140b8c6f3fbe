import { Engine, hashed } from "@westmarch/kernel";
import type { InvitationNow, TableSummary } from "@westmarch/protocol";
import { games } from "@westmarch/registry";
import { expect, test } from "vitest";
import { lookUp } from "../src/lobby/invitation/lookUp.ts";
import { openingView } from "../src/lobby/invitation/opening.ts";
import type { Answer } from "../src/net/api.ts";

const TOKEN = "token-of-an-invitation";

const summary = (more: Partial<TableSummary>): TableSummary => ({
  token: TOKEN,
  link: "seat",
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

const told = (state: InvitationNow["state"]): Answer<InvitationNow> => ({
  ok: true,
  value: { state, game: "duel", host: "Rosie" },
});
const found = (...list: TableSummary[]): Answer<readonly TableSummary[]> => ({ ok: true, value: list });
const nothing: Answer<never> = { ok: false, code: "not-found", status: 404 };
const unreached: Answer<never> = { ok: false, code: "offline", status: 0 };

const ask = (
  invitation: Answer<InvitationNow>,
  mine: Answer<readonly TableSummary[]> = found(),
  replay: Answer<unknown> = nothing,
) =>
  lookUp(TOKEN, { invitation: async () => invitation, mine: async () => mine, replay: async () => replay });

test("an invitation that opens nothing any more is known for that before its seat is taken", async () => {
  expect(await ask(nothing)).toBe("gone");
});

test.each(["open", "taken", "renewed", "over"] as const)(
  "an invitation that is %s says so, and who invites to what",
  async (state) => {
    expect(await ask(told(state))).toEqual({ state, game: "duel", host: "Rosie" });
  },
);

test("who is not answered does not hear that there is nothing", async () => {
  expect(await ask(unreached)).toEqual({ failed: "error.offline" });
  expect(await ask(nothing, unreached)).toEqual({ failed: "error.offline" });
  expect(await ask(nothing, found(), unreached)).toEqual({ failed: "error.offline" });
});

test("a link of another kind leads where it belongs", async () => {
  expect(await ask(nothing, found(summary({ mine: [1] })))).toEqual({
    elsewhere: expect.stringContaining("/table/the-table"),
  });
  expect(await ask(nothing, found(summary({ link: "spectator" })))).toEqual({
    elsewhere: expect.stringContaining("/watch"),
  });
  expect(await ask(nothing, found(), { ok: true, value: {} })).toEqual({
    elsewhere: expect.stringContaining("/replay"),
  });
});

test.each(Object.keys(games))(
  "the board behind an invitation to %s is its opening, the same for everybody, without what seats keep to themselves",
  (id) => {
    const { game } = games[id];
    const view = openingView(game, {});
    expect(view.result).toBeNull();
    expect(openingView(game, {})).toEqual(view);
    const engine = new Engine(game);
    const whole = engine.start({}, hashed(1));
    expect(Object.keys(view.secret ?? {})).toEqual(Object.keys(engine.view(whole, null).secret ?? {}));
  },
);
