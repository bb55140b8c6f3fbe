import { type Engine, stream } from "@westmarch/kernel";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { describe, expect, test } from "vitest";
import { chanceOf, type TestTable, table } from "../src/index.ts";
import { listening } from "../src/parley/abilities.ts";
import { engineOf } from "./variants.ts";

const NAMES = ["north", "east", "south", "west"];
const engine = engineOf();

/** A table at the turn's question; each seat is `hand;aside;retinue;honour;favour`, north leads. */
const turn = (seats: readonly string[], teams = 0): TestTable<Parley, Secret> => {
  const ready = 2 ** seats.length - 1;
  const line = [
    `game=2:0:${teams}:3:1:0:${ready}`,
    ...seats.map((seat) => `seat=${seat}`),
    "deck=*",
    "pile=",
    `sealed=${seats.map(() => "-").join(",")}`,
    "at=round.act{taken:0}",
  ].join(" ");
  return table(engine, line, NAMES.slice(0, seats.length));
};

/** The same table after its state has been to a file and back. */
const thawed = (t: TestTable<Parley, Secret>): TestTable<Parley, Secret> => {
  t.state = engine.load(JSON.parse(JSON.stringify(t.state)) as { version: number });
  return t;
};

describe("answers to answers", () => {
  const start = () => turn(["slander.0,proof.0;;;5;3", "denial.0;;;5;3", "oath.0;;;5;3"]);

  test("3.2: slander costs an enemy two honour if nobody answers", () => {
    const t = start().plays("north", "play:slander.0:1").awaits("east", "avert").plays("east", "pass");
    expect(t.state.honour).toEqual([5, 3, 5]);
    expect(t.heard("south", "lost")).toEqual([{ type: "lost", facts: { seat: 1, n: 2 } }]);
  });

  test("4.1: a denial turns the loss aside", () => {
    const t = start().plays("north", "play:slander.0:1").plays("east", "use:denial.0:0");
    t.awaits("south", "avert").plays("south", "pass").plays("north", "pass");
    expect(t.state.honour).toEqual([5, 5, 5]);
  });

  test("4.2: a proof turns the denial aside, and the loss goes on", () => {
    const t = start().plays("north", "play:slander.0:1").plays("east", "use:denial.0:0");
    t.plays("south", "pass").plays("north", "use:proof.0:0");
    t.awaits("south", "avert").plays("south", "pass");
    expect(t.state.honour).toEqual([5, 3, 5]);
    expect(t.state.pile).toHaveLength(3);
  });

  test("4.3: an oath turns the proof aside: three answers deep, through a file at every step", () => {
    const t = thawed(start()).plays("north", "play:slander.0:1");
    thawed(t).plays("east", "use:denial.0:0");
    thawed(t).plays("south", "pass");
    thawed(t).plays("north", "use:proof.0:0");
    expect(t.state.stack.map((f) => f.chapter)).toEqual([
      "round",
      ...["effect", "giving", "effect", "giving", "effect"],
    ]);
    thawed(t).plays("south", "use:oath.0:0");
    expect(t.state.honour).toEqual([5, 5, 5]);
    expect(t.state.pile).toHaveLength(4);
    t.awaits("east", "turn");
    expect(t.events.map((event) => event.type)).toEqual([
      ...["played", "answered", "answered", "answered"],
      ...["swear", "deny"],
    ]);
  });

  test("6.3: an envoy with cards is asked, whether or not it holds an answer", () => {
    const t = turn(["slander.0;;;5;3", "gift.0;;;5;3"]).plays("north", "play:slander.0:1");
    t.awaits("east", "avert").mayOnly("east", "pass");
    turn(["slander.0;;;5;3", ";;;5;3"]).plays("north", "play:slander.0:1").awaits("east", "turn");
  });
});

describe("replacements", () => {
  test("5.1: a shieldman makes a loss of two a loss of one", () => {
    const t = turn(["slander.0;;;5;3", ";;shieldman.0;5;3"]).plays("north", "play:slander.0:1");
    expect(t.state.honour).toEqual([5, 4]);
  });

  test("5.2: a scapegoat leaves instead, and listens no more", () => {
    const t = turn(["slander.0,slander.1;;;5;3", ";;scapegoat.0;5;3"]).plays("north", "play:slander.0:1");
    expect(t.state.honour).toEqual([5, 5]);
    expect(t.state.retinue[1]).toEqual([]);
    expect(listening(t.state, { do: "lose", on: 1, by: 0, n: 2, deed: true }, "instead")).toEqual([]);
    expect(parley.invariants(t.state)).toEqual([]);
  });

  test("6.1: of two replacements the one who would lose says which comes first", () => {
    const both = () =>
      turn(["slander.0;;;5;3", ";;shieldman.0,scapegoat.0;5;3"]).plays("north", "play:slander.0:1");
    both().awaits("east", "instead").mayOnly("east", "use:shieldman.0:0", "use:scapegoat.0:0");
    const goat = both().plays("east", "use:scapegoat.0:0");
    expect([goat.state.honour[1], goat.state.retinue[1]!.length]).toEqual([5, 1]);
    // The shieldman leaves a loss of one, which the scapegoat alone still replaces.
    const shield = both().plays("east", "use:shieldman.0:0");
    expect([shield.state.honour[1], shield.state.retinue[1]!.length]).toEqual([5, 1]);
  });

  test("6.1: two shieldmen each replace the loss once", () => {
    const t = turn(["slander.0;;orator.0;5;3", ";;shieldman.0,shieldman.1;5;3"]).plays(
      "north",
      "play:slander.0:1",
    );
    t.awaits("east", "instead").plays("east", "use:shieldman.1:0");
    expect(t.state.honour).toEqual([5, 4]);
  });
});

describe("forced answers", () => {
  test("5.3: an avenger answers a deed, and its answer is no deed", () => {
    const t = turn(["slander.0;;avenger.0;5;3", ";;avenger.1;5;3"]).plays("north", "play:slander.0:1");
    expect(t.state.honour).toEqual([4, 3]);
  });

  test("6.2: of two forced answers their owner says which comes first", () => {
    const t = turn(["slander.0;;;5;3", ";;avenger.0,mourner.0;5;3"]).plays("north", "play:slander.0:1");
    t.awaits("east", "must").mayOnly("east", "use:avenger.0:0", "use:mourner.0:0");
    thawed(t).plays("east", "use:mourner.0:0");
    expect(t.state.honour).toEqual([4, 3]);
    expect(t.state.favour).toEqual([3, 4]);
    expect(t.events.map((event) => event.type)).toEqual(["played", "lost", "favoured", "lost"]);
  });

  test("a loss that is turned aside has no consequences", () => {
    const t = turn(["slander.0;;;5;3", "denial.0;;avenger.0;5;3"]).plays("north", "play:slander.0:1");
    t.plays("east", "use:denial.0:0");
    expect(t.state.honour).toEqual([5, 5]);
  });
});

describe("voluntary answers", () => {
  test("4.4, 6.3: toasts go round until all have passed", () => {
    const t = turn(["gift.0;;;5;3", "toast.0;;;5;3", "toast.1;;;5;3"]).plays("north", "play:gift.0");
    t.awaits("east", "may").plays("east", "use:toast.0:0");
    // East's gain is answered before the others are asked about the gift again.
    t.awaits("south", "may").plays("south", "use:toast.1:0");
    expect(t.state.honour).toEqual([7, 6, 6]);
    t.awaits("east", "turn");
  });

  test("5.7: a broker in play answers once", () => {
    const t = turn(["gift.0;;;5;3", ";;broker.0;5;3"]).plays("north", "play:gift.0");
    t.awaits("east", "may").mayOnly("east", "use:broker.0:0", "pass").plays("east", "use:broker.0:0");
    t.mayOnly("east", "pass").plays("east", "pass");
    expect(t.state.honour).toEqual([7, 6]);
  });

  test("3.5: a feast is answered for each guest", () => {
    const t = turn(["feast.0;;;5;3", ";;broker.0;5;3", ";;;5;3"]).plays("north", "play:feast.0");
    t.awaits("east", "may").plays("east", "pass");
    t.awaits("east", "may").plays("east", "use:broker.0:0", "pass");
    expect(t.state.honour).toEqual([6, 7, 6]);
    t.awaits("east", "turn");
  });
});

describe("figures", () => {
  test("5.5, 5.6: orators and elders change what slander counts", () => {
    const t = turn(["slander.0;;orator.0,orator.1;5;3", ";;elder.0;5;3"]).plays("north", "play:slander.0:1");
    expect(t.state.honour).toEqual([5, 2]);
  });

  test("3.6: nobody has less than no honour", () => {
    expect(turn(["slander.0;;;5;3", ";;;1;3"]).plays("north", "play:slander.0:1").state.honour).toEqual([
      5, 0,
    ]);
  });
});

describe("secrets", () => {
  test("3.4: a spy sees the hand while choosing, nobody else does, and it may not be taken back", () => {
    const t = turn(["spy.0;;;5;3", "gift.0,oath.1;;;5;3", "gift.1;;;5;3"]).plays("north", "play:spy.0:1");
    t.awaits("north", "spy").mayOnly("north", "take:gift.0", "take:oath.1");
    expect(t.view("north").secret.hands[1]).toEqual(t.state.secret.hands[1]);
    expect(t.view("south").secret.hands[1]).toEqual([-1, -1]);
    expect(t.heard("north", "spied")[0]!.facts).toEqual({ seat: 0, on: 1, cards: ["gift.0", "oath.1"] });
    expect(t.heard(null, "spied")[0]!.facts).toEqual({ seat: 0, on: 1 });
    t.plays("north", "take:oath.1");
    expect(t.view("north").secret.hands[1]).toEqual([-1]);
  });

  test("2.2: a sealed bid is seen by nobody else, and the highest leads", () => {
    const line = "game=2:0:0:3:1:0:3 seat=;;;5;3 seat=;;;5;2 deck=* pile= sealed=-,- at=round.bid{taken:0}";
    const t = table(engine, line).plays("north", "bid:1");
    t.awaits("east", "bid").mayNot("north", "bid:2", { reason: "already-sealed" });
    t.mayNot("east", "bid:3", { reason: "not-enough-favour", rule: "2.2" });
    expect(t.view("east").sealed).toEqual([["sealed"], null]);
    expect(t.view("north").sealed).toEqual([["bid", 1], null]);
    t.plays("east", "bid:2");
    expect(t.state.leader).toBe(1);
    expect(t.state.favour).toEqual([3, 0]);
    const tie = table(engine, line).plays("north", "bid:2").draws(1).plays("east", "bid:2");
    expect(tie.state.leader).toBe(1);
  });
});

describe("refusals", () => {
  test("what may not be played is refused with its rule", () => {
    const t = turn(
      ["slander.0,oath.0,gift.1;;elder.0,elder.1,elder.2;5;3", "gift.0;;;5;3", ";;;5;3", ";;;5;3"],
      1,
    );
    t.mayNot("north", "play:slander.0:2", { reason: "not-an-enemy", rule: "3.2" });
    t.mayNot("north", "play:gift.0", { reason: "not-in-hand", rule: "2.3" });
    t.mayNot("north", "play:oath.0", { reason: "only-as-answer", rule: "4" });
    t.mayNot("north", "pass:1", { reason: "not-offered" });
    t.mayNot("east", "play:gift.0", { reason: "not-your-turn" });
    t.may("north", "play:slander.0:1", "play:slander.0:3", "pass");
    const full = turn(["broker.0;;elder.0,elder.1,elder.2;5;3", ";;;5;3"]);
    full.mayNot("north", "play:broker.0", { reason: "retinue-full", rule: "3.1" });
    const spy = turn(["spy.0;;;5;3", ";;;5;3"]);
    spy.mayNot("north", "play:spy.0:1", { reason: "no-cards-there", rule: "3.4" });
  });
});

describe("the end", () => {
  const last = (seats: string[], teams = 0) => {
    const t = turn(seats, teams);
    t.state.round = 3;
    t.state.stack[0] = { chapter: "round", at: "act", taken: seats.length - 1 } as never;
    return t.plays(NAMES[seats.length - 1]!, "pass").result;
  };

  test("7.1: most honour wins, equal honour wins together, all equal is a draw", () => {
    expect(last([";;;5;3", ";;;6;3"])).toEqual({ winners: [1], reason: "rounds", scores: [5, 6] });
    expect(last([";;;6;3", ";;;6;3", ";;;5;3"])!.winners).toEqual([0, 1]);
    expect(last([";;;5;3", ";;;5;3"])!.winners).toEqual([]);
    expect(last([";;;9;3", ";;;11;3"])!.reason).toBe("honour");
  });

  test("1.3, 7.1: allies add their honour and win together", () => {
    const result = last([";;;1;3", ";;;4;3", ";;;9;3", ";;;4;3"], 1);
    expect(result).toMatchObject({ winners: [0, 2], scores: [10, 8, 10, 8] });
    expect(parley.teams!({ seats: "4", teams: true })).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

test("every number of seats can be played to the end, allied or not", () => {
  const whole = (settings: Record<string, string | boolean>, e: Engine<Parley, Secret>) => {
    const random = stream(1);
    const g = e.start(settings, chanceOf(1));
    expect(g.sealed).toHaveLength(Number(settings.seats));
    while (!g.result) {
      const ask = e.asks(g)[0]!;
      e.play(g, ask.seat, ask.options[random(ask.options.length)]!, chanceOf(1));
    }
    return g.result;
  };
  for (const seats of ["2", "3", "4"]) {
    for (const teams of [false, true])
      expect(whole({ seats, teams }, engine).scores).toHaveLength(Number(seats));
  }
});
