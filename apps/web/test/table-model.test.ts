import type { ChatLine, ServerMessage } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import {
  hearMessage,
  type LogEntry,
  logOf,
  mergeLog,
  type TableModel,
  viewOf,
} from "../src/table/connection/model.ts";

const entry = (version: number, index = 0, seat: number | null = 0): LogEntry => ({
  version,
  index,
  seat,
  type: "moved",
  facts: {},
  at: 1000 * version,
});

const line = (id: number): ChatLine => ({ id, seat: 0, name: "Marigold", text: `line ${id}`, at: id });

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Update = Extract<ServerMessage, { type: "update" }>;

const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: "t1",
  game: "toy",
  settings: {},
  version: 3,
  views: [{ seat: 0, view: { at: 3 }, ask: null, canUndo: false }],
  owes: [1],
  offers: [],
  result: null,
  seats: [],
  mine: [0],
  log: [entry(1), entry(2), entry(3)],
  resumed: false,
  chat: [],
  fairness: { commitment: "c", key: null, head: "h" },
  contributions: { open: false, list: [] },
  links: null,
  replay: null,
  ...more,
});

const update = (version: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  views: [{ seat: 0, view: { at: version }, ask: null, canUndo: false }],
  owes: [0],
  offers: [],
  result: null,
  log: [entry(version)],
  cut: null,
  fairness: { commitment: "c", key: null, head: "h" },
  replay: null,
  ...more,
});

const told = (...messages: ServerMessage[]): TableModel =>
  messages.reduce<TableModel | null>(hearMessage, null) as TableModel;

const versions = (model: TableModel) => model.log.map((e) => e.version);

describe("the table as this client knows it", () => {
  it("begins with a welcome and knows nothing before it", () => {
    expect(hearMessage(null, update(1))).toBeNull();
    expect(versions(told(welcome()))).toEqual([1, 2, 3]);
  });

  it("replaces the log by a welcome that was not resumed", () => {
    expect(versions(told(welcome(), update(4), welcome({ version: 4, log: [entry(2), entry(4)] })))).toEqual([
      2, 4,
    ]);
  });

  it("adds to the log by a welcome that was resumed", () => {
    const model = told(welcome(), welcome({ version: 5, resumed: true, log: [entry(4), entry(5)] }));
    expect(versions(model)).toEqual([1, 2, 3, 4, 5]);
    expect(model.now.version).toBe(5);
  });

  it("forgets the log when the welcome is for another table", () => {
    expect(versions(told(welcome(), welcome({ table: "t2", resumed: true, log: [entry(9)] })))).toEqual([9]);
  });

  it("takes an update once, however often it comes", () => {
    const model = told(welcome(), update(4), update(4));
    expect(versions(model)).toEqual([1, 2, 3, 4]);
    expect(model.now.version).toBe(4);
  });

  it("does not go back to an older version", () => {
    const model = told(welcome(), update(5), update(4));
    expect(model.now.version).toBe(5);
    expect(versions(model)).toEqual([1, 2, 3, 5]);
  });

  it("does not go back by a resumed welcome that is late", () => {
    expect(told(welcome(), update(5), welcome({ resumed: true, version: 4, log: [] })).now.version).toBe(5);
  });

  it("hears of an offer that changes no version", () => {
    const offers = [{ what: "draw", by: 1, agreed: [1] }] as const;
    expect(told(welcome(), update(3, { offers, log: [] })).now.offers).toEqual(offers);
  });

  it("drops what is no longer true after a take-back", () => {
    const model = told(welcome(), update(4), update(5), update(6, { cut: 3, log: [] }));
    expect(versions(model)).toEqual([1, 2, 3]);
    expect(versions(told(welcome(), update(4), update(5, { cut: 3, log: [entry(5)] })))).toEqual([
      1, 2, 3, 5,
    ]);
  });

  it("keeps the logs of several own seats apart", () => {
    const model = told(welcome({ mine: [0, 1], log: [entry(1, 0, 0), entry(1, 0, 1), entry(2, 0, 1)] }));
    expect(logOf(model, 0)).toHaveLength(1);
    expect(logOf(model, 1)).toHaveLength(2);
    expect(logOf(model, null)).toHaveLength(0);
  });

  it("gives each own seat its own view and no other", () => {
    expect(viewOf(told(welcome()), 0)?.view).toEqual({ at: 3 });
    expect(viewOf(told(welcome()), 1)).toBeNull();
    expect(viewOf(told(welcome()), null)).toBeNull();
  });

  it("shows each line of talk once, in order, and keeps it over a resumption", () => {
    const model = told(
      welcome({ chat: [line(1)] }),
      { type: "said", line: line(3) },
      { type: "said", line: line(3) },
      welcome({ resumed: true, chat: [line(2), line(3)] }),
    );
    expect(model.chat.map((l) => l.id)).toEqual([1, 2, 3]);
  });

  it("hears who sits where, and that a computer player was replaced", () => {
    const model = told(
      welcome(),
      { type: "seats", seats: [{ seat: 0, role: "good", player: null }] },
      { type: "bot-fell-back", seat: 1, to: "gentle" },
    );
    expect(model.seats).toHaveLength(1);
    expect(model.fallen).toEqual([{ seat: 1, to: "gentle" }]);
  });

  it("leaves the model alone for messages that are the line's own affair", () => {
    const model = told(welcome());
    expect(hearMessage(model, { type: "pong" })).toBe(model);
    expect(hearMessage(model, { type: "ack", key: "k", version: 4 })).toBe(model);
  });
});

describe("merging logs", () => {
  it("keeps the order of version and place", () => {
    const merged = mergeLog([entry(1), entry(4)], [entry(3, 1), entry(3, 0), entry(4)]);
    expect(merged.map((e) => [e.version, e.index])).toEqual([
      [1, 0],
      [3, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it("is the same list when there is no news", () => {
    const old = [entry(1)];
    expect(mergeLog(old, [])).toBe(old);
  });
});

describe("an order to pass", () => {
  const order = { seat: 0, phases: ["maneuver"], always: false, held: false };

  it("is what the table said last, and none where nobody can leave any", () => {
    expect(told(welcome()).orders).toBeNull();
    const model = told(welcome({ orders: [order] }), { type: "standing", order: { ...order, always: true } });
    expect(model.orders).toEqual([{ ...order, always: true }]);
  });

  it("has not passed where that was taken back", () => {
    const passed = told(
      welcome({ orders: [order] }),
      update(4),
      { type: "passed", seat: 0, version: 4 },
      update(5),
      { type: "passed", seat: 0, version: 5 },
    );
    expect(passed.passed).toHaveLength(2);
    expect(hearMessage(passed, update(6, { cut: 4 }))?.passed).toEqual([{ seat: 0, version: 4 }]);
  });
});
