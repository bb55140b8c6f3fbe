import type { ClientMessage, ServerMessage } from "@westmarch/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Connection,
  type Keyed,
  TableSocket,
  type Wire,
  waitFor,
} from "../src/table/connection/socket.ts";

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types() {
    return this.sent.map((message) => message.type);
  }
}

const welcome = (version = 1): ServerMessage => ({
  type: "welcome",
  table: "t",
  game: "toy",
  settings: {},
  version,
  views: [],
  owes: [],
  offers: [],
  result: null,
  seats: [],
  mine: [],
  log: [],
  resumed: false,
  chat: [],
  fairness: { commitment: "c", key: null, head: "h" },
  contributions: { open: false, list: [] },
  links: null,
  replay: null,
});

const choose = (key: string): Keyed => ({ type: "choose", key, version: 1, seat: 0, options: [["go", 1]] });

const open = (since: number | null = null, near = false) => {
  const wires: FakeWire[] = [];
  const heard: ServerMessage[] = [];
  const states: Connection[] = [];
  const version = { since };
  const line = new TableSocket({
    token: "token-token-token",
    dial: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    since: () => (version.since === null ? null : { table: "the-table", version: version.since }),
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    jitter: () => 1,
    near,
  });
  const last = () => wires.at(-1);
  const meet = () => {
    last().onopen?.();
    last().say(welcome());
  };
  return { line, wires, heard, states, version, last, meet };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the line to the server", () => {
  it("greets with the token and the version last seen", () => {
    const { last } = open(7);
    last().onopen?.();
    expect(last().sent).toEqual([
      { type: "hello", token: "token-token-token", since: 7, table: "the-table" },
    ]);
  });

  it("holds messages back until it has been welcomed", () => {
    const { line, last, meet } = open();
    void line.send(choose("key-0001"));
    last().onopen?.();
    expect(last().types()).toEqual(["hello"]);
    meet();
    expect(last().types()).toContain("choose");
  });

  it("resolves a message by its acknowledgement", async () => {
    const { line, last, meet } = open();
    meet();
    const outcome = line.send(choose("key-0001"));
    last().say({ type: "ack", key: "key-0001", version: 2 });
    expect(await outcome).toEqual({ type: "ack", key: "key-0001", version: 2 });
    expect(line.pending).toBe(0);
  });

  it("resolves a message by its refusal", async () => {
    const { line, last, meet } = open();
    meet();
    const outcome = line.send(choose("key-0001"));
    last().say({ type: "refused", key: "key-0001", code: "illegal", version: 2 });
    expect((await outcome).type).toBe("refused");
  });

  it("sends what was not answered again, in order and with the same keys, after the line was lost", () => {
    const { line, wires, last, meet, version } = open();
    meet();
    void line.send(choose("key-0001"));
    void line.send(choose("key-0002"));
    last().say({ type: "ack", key: "key-0001", version: 2 });
    void line.send(choose("key-0003"));
    version.since = 2;
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    meet();
    expect(last().sent[0]).toEqual({
      type: "hello",
      token: "token-token-token",
      since: 2,
      table: "the-table",
    });
    expect(
      last()
        .sent.slice(1)
        .map((message) => "key" in message && message.key),
    ).toEqual(["key-0002", "key-0003"]);
  });

  it("sends an unanswered message once per line, not once per welcome news", () => {
    const { line, last, meet } = open();
    meet();
    void line.send(choose("key-0001"));
    last().say({ type: "pong" });
    last().say({ type: "seats", seats: [] });
    expect(last().types()).toEqual(["hello", "choose"]);
  });

  it("tells how things stand", () => {
    const { states, last, meet } = open();
    meet();
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    meet();
    expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
  });

  it("waits longer with every try, up to a bound", () => {
    expect(waitFor(0, 1)).toBe(400);
    expect(waitFor(0, 0)).toBe(200);
    expect(waitFor(3, 1)).toBe(3200);
    expect(waitFor(50, 1)).toBe(20_000);
  });

  it("waits from the beginning again once it has been welcomed", () => {
    const { wires, last, meet } = open();
    for (let i = 0; i < 5; i++) {
      last().onclose?.();
      vi.advanceTimersByTime(20_000);
    }
    meet();
    const before = wires.length;
    last().onclose?.();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(before + 1);
  });

  it("comes back at once when woken", () => {
    const { line, wires, last } = open();
    last().onclose?.();
    line.wake();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
  });

  it("pings when it is quiet and gives a silent line up", () => {
    const { wires, last, meet } = open();
    meet();
    vi.advanceTimersByTime(20_000);
    expect(last().types()).toContain("ping");
    last().say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(wires).toHaveLength(2);
    expect(wires[0].closed).toBe(true);
  });

  it("is dialled anew when it was woken and shows no sign of life", () => {
    const { line, wires, states, last, meet } = open();
    meet();
    line.wake();
    line.wake();
    expect(last().types()).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
    expect(states).toEqual(["connecting", "open", "lost", "lost"]);
  });

  it("stays when it was woken and shows a sign of life", () => {
    const { line, wires, last, meet } = open();
    meet();
    line.wake();
    vi.advanceTimersByTime(2500);
    last().say({ type: "pong" });
    vi.advanceTimersByTime(15_000);
    expect(wires).toHaveLength(1);
  });

  it("is dialled anew when it was woken while a dead net was dialled", () => {
    const { line, wires } = open();
    line.wake();
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
  });

  it("says that an answer is late, asks for a sign of life, and sends again over a new line", async () => {
    const { line, wires, states, last, meet } = open();
    meet();
    const outcome = line.send(choose("key-0001"));
    vi.advanceTimersByTime(1500);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(states.at(-1)).toBe("late");
    expect(last().types()).toEqual(["hello", "choose", "ping"]);
    vi.advanceTimersByTime(4000);
    expect(wires).toHaveLength(2);
    expect(states.at(-1)).toBe("lost");
    meet();
    expect(last().types()).toEqual(["hello", "choose"]);
    last().say({ type: "ack", key: "key-0001", version: 2 });
    expect((await outcome).type).toBe("ack");
    expect(states.at(-1)).toBe("open");
  });

  it("keeps a line that lives and a server that takes its time", async () => {
    const { line, wires, states, last, meet } = open();
    meet();
    const outcome = line.send(choose("key-0001"));
    for (let second = 0; second < 15; second++) {
      vi.advanceTimersByTime(1000);
      last().say({ type: "seats", seats: [] });
    }
    expect(wires).toHaveLength(1);
    expect(states).toEqual(["connecting", "open", "late"]);
    expect(last().types()).toEqual(["hello", "choose"]);
    last().say({ type: "ack", key: "key-0001", version: 2 });
    await outcome;
    expect(states.at(-1)).toBe("open");
  });

  it("is more patient with a slow net each time that it gave no sign of life", () => {
    const { line, wires, last, meet } = open();
    meet();
    void line.send(choose("key-0001"));
    vi.advanceTimersByTime(6000);
    expect(wires).toHaveLength(2);
    meet();
    vi.advanceTimersByTime(7000);
    expect(wires).toHaveLength(2);
    last().say({ type: "ack", key: "key-0001", version: 2 });
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(2);
  });

  it("says at once that the device is offline, and that it is not where the server is heard all the same", () => {
    const { line, states, last, meet } = open();
    meet();
    line.doubt();
    expect(states.at(-1)).toBe("offline");
    last().say({ type: "pong" });
    expect(states.at(-1)).toBe("open");
    line.doubt();
    vi.advanceTimersByTime(3500);
    expect(states.at(-1)).toBe("lost");
  });

  it("doubts no table that the device itself keeps", () => {
    const { line, wires, states, meet } = open(null, true);
    meet();
    void line.send(choose("key-0001"));
    line.doubt();
    line.wake();
    vi.advanceTimersByTime(15_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("open");
  });

  it("tries a message again that the server was too busy for, and then gives the refusal out", async () => {
    const { line, last, meet } = open();
    meet();
    const outcome = line.send(choose("key-0001"));
    for (let i = 0; i < 7; i++) {
      last().say({ type: "refused", key: "key-0001", code: "too-fast", version: null });
      for (let second = 0; second < 20; second++) {
        await vi.advanceTimersByTimeAsync(1000);
        last().say({ type: "pong" });
      }
    }
    expect(
      last()
        .types()
        .filter((type) => type === "choose"),
    ).toHaveLength(7);
    expect(await outcome).toMatchObject({ code: "too-fast" });
  });

  it("stays away when the link is not good", () => {
    const { states, wires, last } = open();
    last().onopen?.();
    last().say({ type: "refused", key: null, code: "bad-token", version: null });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
  });

  it("stays away when it was closed", () => {
    const { line, wires, last } = open();
    const wire = last();
    line.close();
    wire.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(wire.closed).toBe(true);
  });
});
