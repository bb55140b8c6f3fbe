import type { Ask } from "@westmarch/kernel";
import type { ServerMessage } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/table/connection/model.ts";
import type { Keyed, SendOutcome } from "../src/table/connection/socket.ts";
import { openStore } from "../src/table/connection/store.ts";

const entry = (version: number, seat: number): LogEntry => ({
  version,
  index: 0,
  seat,
  type: "moved",
  facts: {},
  at: version,
});

const ask = (seat: number, prompt = "turn"): Ask => ({ seat, prompt, options: [["go", 1]] });

type Welcome = Extract<ServerMessage, { type: "welcome" }>;

const views = (mine: readonly number[], owes: readonly number[], prompt?: string) =>
  mine.map((seat) => ({
    seat,
    view: { eyes: seat },
    ask: owes.includes(seat) ? ask(seat, prompt) : null,
    canUndo: false,
  }));

const welcome = (mine: readonly number[], owes: readonly number[], version = 1): Welcome => ({
  type: "welcome",
  table: "t",
  game: "toy",
  settings: {},
  version,
  views: views(mine, owes),
  owes,
  offers: [],
  result: null,
  seats: [],
  mine,
  log: [],
  resumed: false,
  chat: [],
  fairness: { commitment: "c", key: null, head: "h" },
  contributions: { open: false, list: [] },
  links: null,
  replay: null,
});

const update = (
  mine: readonly number[],
  owes: readonly number[],
  version: number,
  log: readonly LogEntry[],
  more: { prompt?: string; over?: boolean } = {},
): ServerMessage => ({
  type: "update",
  version,
  views: views(mine, owes, more.prompt),
  owes,
  offers: [],
  result: more.over ? { winners: [0], reason: "toy" } : null,
  log,
  cut: null,
  fairness: { commitment: "c", key: null, head: "h" },
  replay: null,
});

const at = (remembered: number | null = null) => {
  const sent: Keyed[] = [];
  const answers: ((outcome: SendOutcome) => void)[] = [];
  let hear: (message: ServerMessage) => void = () => {};
  const memory = new Map<string, number>();
  if (remembered !== null) memory.set("t/0", remembered);
  let keys = 0;
  const looking = { now: true };
  const noted: [string, string][] = [];
  const use = openStore({
    connect: (options) => {
      hear = options.hear;
      return {
        send: (message) => {
          sent.push(message);
          return new Promise((done) => answers.push(done));
        },
        wake: () => {},
        doubt: () => {},
        close: () => {},
      };
    },
    key: () => `key-000${keys++}`,
    seen: {
      get: (table, seat) => memory.get(`${table}/${seat}`) ?? null,
      set: (table, seat, version) => memory.set(`${table}/${seat}`, version),
    },
    note: (table, { head }) => noted.push([table, head]),
    sealed: (seal) => (seal === "sealed-here" ? "value" : null),
    notePut: (table, put) => noted.push([table, JSON.stringify(put)]),
    looking: () => looking.now,
  });
  return {
    use,
    sent,
    answers,
    hear: (message: ServerMessage) => hear(message),
    memory,
    noted,
    looking,
    now: () => use.getState(),
  };
};

/** Lets what was awaited go on. */
const settle = () => new Promise((done) => setTimeout(done));

describe("a choice", () => {
  it("is sent with a key and the version it was made at, and nothing else is chosen meanwhile", async () => {
    const { now, hear, sent, answers } = at();
    hear(welcome([0], [0], 4));
    now().act([["go", 1]]);
    now().act([["go", 1]]);
    expect(sent).toEqual([{ type: "choose", key: "key-0000", version: 4, seat: 0, options: [["go", 1]] }]);
    expect(now().sending).not.toBeNull();
    answers[0]({ type: "ack", key: "key-0000", version: 5 });
    await settle();
    expect(now().sending).toEqual({ seat: 0, until: 5 });
    hear(update([0], [], 5, [entry(5, 0)]));
    expect(now().sending).toBeNull();
  });

  it("is taken back with all that was chosen in the same gesture", () => {
    const { now, hear, sent } = at();
    hear(welcome([0], [0], 4));
    now().undo();
    expect(sent).toEqual([{ type: "undo", key: "key-0000", version: 4, seat: 0, whole: true }]);
  });

  it("is free again when it was refused, and the reason is kept", async () => {
    const { now, hear, answers } = at();
    hear(welcome([0], [0]));
    now().act([["go", 1]]);
    answers[0]({ type: "refused", key: "key-0000", code: "stale", version: 2 });
    await settle();
    expect(now().sending).toBeNull();
    expect(now().denied).toEqual({ code: "stale", refusal: null, at: null });
  });

  it("is not made by a spectator, nor under a cover", () => {
    const watching = at();
    watching.hear(welcome([], [0]));
    watching.now().act([["go", 1]]);
    expect(watching.sent).toEqual([]);
    const covered = at();
    covered.hear(welcome([0, 1], [0]));
    covered.now().act([["go", 1]]);
    expect(covered.sent).toEqual([]);
  });

  it("forgets what was taken up when another question comes", () => {
    const { now, hear } = at();
    hear(welcome([0], [0]));
    now().select("piece");
    hear(update([0], [0], 2, [entry(2, 0)]));
    expect(now().selected).toBe("piece");
    hear(update([0], [0], 3, [entry(3, 0)], { prompt: "retreat" }));
    expect(now().selected).toBeNull();
  });
});

describe("several seats on one screen", () => {
  it("begin covered and show one seat after its player said who they are", () => {
    const { now, hear } = at();
    hear(welcome([0, 1], [1]));
    expect(now().seating).toEqual({ seat: 1, covered: true });
    now().uncover();
    expect(now().seating).toEqual({ seat: 1, covered: false });
  });

  it("pass a table on at once after a sealed answer, by hand after something was seen", () => {
    const { now, hear } = at();
    hear(welcome([0, 1], [0, 1]));
    now().uncover();
    hear(update([0, 1], [1], 2, []));
    expect(now().seating).toEqual({ seat: 1, covered: true });
    now().uncover();
    hear(update([0, 1], [0], 3, [entry(3, 0), entry(3, 1)]));
    expect(now().seating).toEqual({ seat: 1, covered: false });
    now().pass(0);
    expect(now().seating).toEqual({ seat: 0, covered: true });
  });

  it("stand open when the game has ended", () => {
    const { now, hear } = at();
    hear(welcome([0, 1], [0]));
    hear(update([0, 1], [], 2, [], { over: true }));
    expect(now().seating.covered).toBe(false);
  });
});

describe("what happened while nobody looked", () => {
  it("is told to who comes back, from the version last seen", () => {
    const { now, hear, memory } = at(3);
    hear(welcome([0], [0], 7));
    expect(now().recap).toBe(3);
    expect(memory.get("t/0")).toBe(7);
  });

  it("is nothing for a newcomer, nor for one who looked all the time", () => {
    const fresh = at();
    fresh.hear(welcome([0], [0], 7));
    expect(fresh.now().recap).toBeNull();
    fresh.hear(update([0], [0], 8, [entry(8, 0)]));
    expect(fresh.now().recap).toBeNull();
  });

  it("is told when the page comes to the front again", () => {
    const { now, hear, looking } = at();
    hear(welcome([0], [], 2));
    looking.now = false;
    hear(update([0], [0], 3, [entry(3, 0)]));
    looking.now = true;
    now().wake();
    expect(now().recap).toBe(2);
  });

  it("is put away by acting", () => {
    const { now, hear } = at(3);
    hear(welcome([0], [0], 7));
    now().act([["go", 1]]);
    expect(now().recap).toBeNull();
  });
});

describe("what a table shows of its chance", () => {
  it("is noted whenever something has happened, and not otherwise", () => {
    const { hear, noted } = at();
    const shown = (head: string) => ({ fairness: { commitment: "c", key: null, head } });
    hear({ ...welcome([0], [0]), ...shown("a") });
    hear({ ...(update([0], [], 2, []) as Extract<ServerMessage, { type: "update" }>), ...shown("b") });
    hear({ ...(update([0], [], 3, []) as Extract<ServerMessage, { type: "update" }>), ...shown("b") });
    expect(noted).toEqual([
      ["t", "a"],
      ["t", "b"],
    ]);
  });

  const list = [
    { seats: [0], seal: "sealed-here", value: null },
    { seats: [1], seal: "elsewhere", value: null },
  ];
  const gathering = (open: boolean, given = list): ServerMessage => ({
    type: "gathering",
    table: "t",
    game: "toy",
    settings: {},
    seats: [],
    mine: [0],
    chat: [],
    commitment: "c",
    contributions: { open, list: given },
    links: null,
    evening: null,
  });

  it("gets what this device has sealed once everybody sits, noted before it is sent, and once", () => {
    const { hear, noted, sent, now } = at();
    hear(gathering(false));
    expect(now().model?.gathers).toBe(true);
    expect(sent).toEqual([]);
    hear({ type: "contributions", contributions: { open: true, list } });
    hear({ type: "contributions", contributions: { open: true, list } });
    expect(sent).toEqual([{ type: "contribute", key: "key-0000", value: "value" }]);
    const seals = list.map(({ seats, seal }) => ({ seats, seal }));
    expect(noted).toEqual([
      ["t", ""],
      ["t", JSON.stringify({ value: "value", seals })],
    ]);
    hear(welcome([0], [0]));
    expect(now().model?.gathers).toBe(false);
    expect(now().seating.seat).toBe(0);
    expect(noted.at(-1)).toEqual(["t", "h"]);
  });

  it("gets nothing from a device that has sealed nothing here, or whose part is in already", () => {
    const { hear, sent } = at();
    hear(gathering(true, [{ seats: [0], seal: "elsewhere", value: null }]));
    hear(gathering(true, [{ seats: [0], seal: "sealed-here", value: "value" }]));
    hear(gathering(true, [{ seats: [1], seal: "sealed-here", value: null }]));
    expect(sent).toEqual([]);
  });
});
