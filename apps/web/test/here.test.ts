/** A table that a device keeps by itself answers its page as a server would. */
import type { Passing } from "@westmarch/boardkit";
import { anyGame, Engine, type Option, retell } from "@westmarch/kernel";
import type { ClientMessage, ServerMessage } from "@westmarch/protocol";
import { type AnyEngine, foldActs } from "@westmarch/table";
import { parley } from "@westmarch/testkit/parley";
import { expect, test } from "vitest";
import { saveUpTo } from "../src/analysis/saveUpTo.ts";
import { LocalTable, type Means } from "../src/local-tables/localTable.ts";
import { laid } from "../src/local-tables/newTable.ts";
import { stateAt } from "../src/local-tables/stateAt.ts";
import type { StoredGame, StoredTable } from "../src/local-tables/storage.ts";
import { PlayedLine } from "../src/table/history/playedLine.ts";

const engine: AnyEngine = new Engine(anyGame(parley));
const SECRETS = { id: "table-of-the-test", secret: "7".repeat(64), claim: "c".repeat(32) };

/** What a device keeps, in memory: for as many pages as a test opens. */
function device(seats: StoredTable["seats"], passing: Passing | null = null) {
  let kept: StoredGame | null = laid(engine, { settings: {}, seats }, SECRETS, 1000);
  const pages = new Set<(id: string) => void>();
  const news = () => {
    for (const page of pages) page(SECRETS.id);
  };
  const thoughts: { seat: number; play: (options: readonly Option[]) => Promise<void> }[] = [];
  const means = (): Means => {
    let own: ((id: string) => void) | null = null;
    return {
      wholeHere: async () => structuredClone(kept),
      keepAct: async (table, position, act) => {
        if (!kept || kept.table.version !== act.version - 1 || kept.table.handed) return "conflict";
        kept = { table: { ...table, chat: kept.table.chat }, position, acts: [...kept.acts, act] };
        for (const page of pages) if (page !== own) page(SECRETS.id);
        return "done";
      },
      changeTable: async (_, change) => {
        if (!kept) return null;
        kept = { ...kept, table: change(kept.table) };
        return kept.table;
      },
      onNewsHere: (call) => {
        own = call;
        pages.add(call);
        return () => pages.delete(call);
      },
      engineOf: async () => engine,
      passingOf: async () => passing,
      computers: (play) => ({
        wake: (_table, _kept, at) => {
          const owing = at.asks.find(({ seat }) => seats[seat]?.kind === "bot");
          if (owing)
            thoughts.push({ seat: owing.seat, play: (options) => play(owing.seat, at.version, options) });
        },
        stop: () => {},
        close: () => {},
      }),
      clock: () => 2000,
    };
  };
  const page = () => {
    const heard: ServerMessage[] = [];
    const place = new LocalTable(
      SECRETS.id,
      {
        send: () => {},
        close: () => {},
        onopen: null,
        onclose: null,
        onmessage: ({ data }) => heard.push(JSON.parse(String(data)) as ServerMessage),
      },
      means(),
    );
    const say = async (message: ClientMessage) => {
      place.hear(JSON.stringify(message));
      // Every answer is in when as much was written as this takes.
      for (let turns = 0; turns < 40; turns++) await Promise.resolve();
      await new Promise((done) => setTimeout(done));
    };
    const now = () => {
      const found = heard.findLast((one) => one.type === "welcome" || one.type === "update");
      if (!found) throw new Error("nothing was told");
      return found;
    };
    return { heard, say, now, place };
  };
  return {
    page,
    thoughts,
    kept: () => kept,
    hand: () => {
      if (kept) kept = { ...kept, table: { ...kept.table, handed: { table: "t", token: "x", at: 1 } } };
      news();
    },
  };
}

const TWO: StoredTable["seats"] = [
  { kind: "me", name: "Ada" },
  { kind: "me", name: "Bo" },
];
const ALONE: StoredTable["seats"] = [
  { kind: "me", name: "Ada" },
  { kind: "bot", level: "fair" },
];
const hello: ClientMessage = { type: "hello", token: "here-table-of-the-test", since: null };
let keys = 0;
type Page = ReturnType<ReturnType<typeof device>["page"]>;
/** The first that is asked takes the first option. */
async function choose(page: Page, seen = page.now().version): Promise<void> {
  const view = page.now().views.find(({ ask }) => ask !== null);
  if (!view?.ask || view.seat === null) throw new Error("nobody is asked");
  const [option] = view.ask.options;
  await page.say({
    type: "choose",
    key: `key-of-a-test-${++keys}`,
    version: seen,
    seat: view.seat,
    options: [[...option] as [string, ...(string | number)[]]],
  });
}

test("everybody who shares the screen is shown what his own seat may know", async () => {
  const { page, kept } = device(TWO);
  const one = page();
  await one.say(hello);
  const [welcome] = one.heard;
  expect(welcome).toMatchObject({ type: "welcome", mine: [0, 1], game: "parley", links: null });
  const state = kept()?.position.state;
  if (!state) throw new Error("nothing is kept");
  for (const seat of [0, 1])
    expect(one.now().views[seat]?.view).toEqual(JSON.parse(JSON.stringify(engine.view(state, seat))));
});

test("where a computer plays, its seat's view is not told", async () => {
  const { page } = device(ALONE);
  const one = page();
  await one.say(hello);
  expect(one.now().views.map(({ seat }) => seat)).toEqual([0]);
});

test("a choice is kept before it is shown, and is there for a page that comes later", async () => {
  const { page, kept } = device(TWO);
  const one = page();
  await one.say(hello);
  await choose(one);
  expect(one.heard.at(-1)).toMatchObject({ type: "ack", version: 1 });
  expect(kept()?.table.version).toBe(1);
  one.place.close();
  const later = page();
  await later.say(hello);
  expect(later.now().version).toBe(1);
  expect(later.now().views).toEqual(one.now().views);
});

test("of two pages the first one's choice counts, and the other is shown it", async () => {
  const { page, kept } = device(TWO);
  const [one, other] = [page(), page()];
  await one.say(hello);
  await other.say(hello);
  await choose(one);
  expect(other.now().version).toBe(1);
  await choose(other, 0);
  expect(other.heard.at(-1)).toMatchObject({ type: "refused" });
  expect(kept()?.table.version).toBe(1);
});

test("what nobody else could see is taken back, and more after a reload than the page remembers", async () => {
  const { page } = device(TWO);
  const one = page();
  await one.say(hello);
  for (let made = 0; made < 3; made++) await choose(one);
  const later = page();
  await later.say(hello);
  const { version } = later.now();
  await later.say({ type: "offer", key: `key-of-a-test-${++keys}`, seat: 0, what: "take-back" });
  expect(later.now()).toMatchObject({ type: "update", version: version + 1 });
});

test("a computer's choice is played when it comes, and one that comes too late is not", async () => {
  const { page, thoughts, kept } = device(ALONE);
  const one = page();
  await one.say(hello);
  while (thoughts.length === 0) await choose(one);
  const [thought] = thoughts;
  const state = kept()?.position.state;
  const ask = state && engine.asks(state).find(({ seat }) => seat === thought?.seat);
  if (!thought || !ask) throw new Error("no computer is asked");
  const before = one.now().version;
  await thought.play([ask.options[0]]);
  expect(one.now().version).toBe(before + 1);
  await thought.play([ask.options[0]]);
  expect(one.now().version).toBe(before + 1);
});

test("a table that was handed over takes nothing more", async () => {
  const { page, hand, kept } = device(TWO);
  const one = page();
  await one.say(hello);
  hand();
  await choose(one).catch(() => {});
  expect(kept()?.table.version).toBe(0);
  const later = page();
  await later.say(hello);
  expect(later.heard).toMatchObject([{ type: "refused", key: null, code: "not-found" }]);
});

test("any moment of it can be looked at again", async () => {
  const { page, kept } = device(TWO);
  const one = page();
  await one.say(hello);
  for (let made = 0; made < 4; made++) await choose(one);
  const whole = kept();
  if (!whole) throw new Error("nothing is kept");
  expect(stateAt(engine, whole, 4)).toEqual(whole.position.state);
  expect(stateAt(engine, whole, 0)).toEqual(
    laid(engine, { settings: {}, seats: TWO }, SECRETS, 1000).position.state,
  );
});

test("a course of the lab up to a moment is a game that can be played again from its beginning", async () => {
  const { page, kept } = device(TWO);
  const one = page();
  await one.say(hello);
  for (let made = 0; made < 4; made++) await choose(one);
  const whole = kept();
  if (!whole) throw new Error("nothing is kept");
  const { opening, journal } = foldActs(whole.acts);
  const { settings } = whole.table;
  const line = PlayedLine.ofGame(new Engine(anyGame(parley)), { settings, opening, journal });
  const root = { kind: "record", settings, opening, journal, stopped: null, names: [] } as const;
  const save = saveUpTo(line, root, 3);
  if (!save) throw new Error("it begins at a position");
  expect([...retell(engine, save)].at(-1)?.state).toEqual(save.state);
  expect(saveUpTo(line, { kind: "position", position: "", settings }, 3)).toBeNull();
});

test("it answers by itself what has one answer, says so, and keeps where it is to ask all the same", async () => {
  const all = ["talk"];
  const passing: Passing = {
    phases: all,
    answer: (_, { options }, { waits }) => (waits.length === 0 ? (options[0] ?? null) : null),
    phaseOf: () => "talk",
  };
  const { page, kept } = device(TWO, passing);
  const ada = page();
  await ada.say(hello);
  expect(ada.heard[0]).toMatchObject({
    orders: [
      { seat: 0, waits: [] },
      { seat: 1, waits: [] },
    ],
  });
  const passed = () => ada.heard.filter(({ type }) => type === "passed");
  for (let chosen = 0; chosen < 60 && passed().length === 0 && !ada.now().result; chosen++) {
    for (const { ask } of ada.now().views) expect(ask?.options).not.toHaveLength(1);
    await choose(ada);
  }
  expect(passed()[0]).toMatchObject({ where: "talk" });
  const seat = 0;
  const wish = { type: "standing", seat, phases: [], always: false } as const;
  await ada.say({ ...wish, key: "key-of-an-order-1", waits: all });
  expect(kept()?.table.orders).toMatchObject([{ seat, waits: all }]);
  await ada.say({ ...wish, key: "key-of-an-order-2", waits: ["none such"] });
  expect(ada.heard.at(-1)).toMatchObject({ type: "refused", code: "illegal" });
});
