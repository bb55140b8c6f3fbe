import type { Engine, Settings } from "@westmarch/kernel";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { describe, expect, test } from "vitest";
import { type FuzzOptions, fuzz, inspecting, simulate } from "../src/index.ts";
import type { Round } from "../src/parley/vocabulary.ts";
import { engineOf, holdsDenial, looks, musterWith, redealt, roundWith } from "./variants.ts";

const QUICK: FuzzOptions<Parley> = {
  games: 12,
  seed: "fuzz",
  replaced: ["retinue"],
  twin: { looks },
  checks: { twin: 0.2, replay: 1 },
};

/** The first thing that fuzzing finds. */
const found = (engine: Engine<Parley, Secret>, more: Partial<FuzzOptions<Parley>> = {}): string => {
  const settings: Settings = { seats: "2" };
  return (
    fuzz(engine, { ...QUICK, settings, ...more, progress: (report) => report.failures.length === 0 })
      .failures[0]?.error ?? ""
  );
};

test("whole games of Parley with any settings hold every check", () => {
  const report = fuzz(engineOf(), { ...QUICK, games: 60 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(60);
  expect(Object.values(report.endings).reduce((sum, n) => sum + n)).toBe(60);
  expect(report.wins).toHaveLength(4);
  expect(report.twins).toBeGreaterThan(100);
  expect(report.distinctTwins / report.twins).toBeGreaterThan(0.95);
});

test("whole games of Parley keep their secrets in worlds made by the tests", () => {
  expect(fuzz(engineOf(), { ...QUICK, games: 20, twin: { looks, world: redealt } }).failures).toEqual([]);
});

test("the same seed plays the same games", () => {
  const once = fuzz(engineOf(), { ...QUICK, games: 5 });
  expect(fuzz(engineOf(), { ...QUICK, games: 5 })).toEqual(once);
  expect(fuzz(engineOf(), { ...QUICK, games: 5, seed: "other" }).decisions).not.toBe(once.decisions);
});

test("a choice that the chooser may not make is a failure with seed, place and position", () => {
  const { failures } = fuzz(engineOf(), { ...QUICK, games: 1, choose: () => ["dance"] });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ decision: 0, error: expect.stringContaining("may not play dance") });
  expect(failures[0]!.position).toContain("game=2:");
  expect(failures[0]!.seed).toBeTypeOf("number");
});

test("a broken invariant is found", () => {
  const broken = musterWith((c, option) => {
    if (option[0] === "ready") c.g.honour[0] = -1;
  });
  expect(found(broken)).toContain("less than nothing");
});

test("a state that is not plain data is found", () => {
  const holed = musterWith((c) => {
    Object.assign(c.g, { note: undefined });
  });
  expect(found(holed)).toContain("not plain data: note");
});

test("a clone that forgets or shares is found", () => {
  const forgets = engineOf({ clone: (g) => ({ ...parley.clone(g), leader: 0 }) });
  expect(found(forgets, { games: 30 })).toContain("clone is not the same: leader");
  const shares = engineOf({ clone: (g) => ({ ...parley.clone(g), honour: g.honour }) });
  expect(found(shares)).toContain("clone shares honour");
  const lazy = engineOf({ clone: (g) => ({ ...parley.clone(g), stack: [...g.stack] }) });
  expect(found(lazy)).toContain("clone shares stack.0");
});

test("a frame whose list is changed in place is found", () => {
  const inPlace = roundWith({
    begin: (_c, f: Round & { seen?: number[] }) => {
      f.seen ??= [];
      f.seen.push(1);
    },
  });
  expect(found(inPlace, { games: 30 })).toMatch(/changes the original|seen/);
});

test("nobody asked, an empty question and a doubled option are found", () => {
  expect(found(roundWith({ close: () => ({ end: null }) }))).toContain("no seat is asked");
  const empty = roundWith({
    act: { ask: () => ({ seat: 0, prompt: "turn", options: [] }), answered: () => {} },
  });
  expect(found(empty)).toContain("no option");
  const twice = roundWith({
    act: { ask: () => ({ seat: 0, prompt: "turn", options: [["pass"], ["pass"]] }), answered: () => {} },
  });
  expect(found(twice)).toContain("offered twice");
  const nowhere = roundWith({
    act: { ask: () => ({ seat: 7, prompt: "turn", options: [["pass"]] }), answered: () => {} },
  });
  expect(found(nowhere)).toContain("no seat 7");
});

test("a question that changes the state is found", () => {
  const heavy = roundWith({
    act: {
      ask: (g) => {
        g.ready++;
        return { seat: g.leader, prompt: "turn", options: [["pass"]] };
      },
      answered: (_c, f) => {
        f.taken++;
        return { go: "turn" };
      },
    },
  });
  expect(found(heavy, { checks: { views: 0, twin: 0 } })).toContain("changes it");
});

test("options that only the whole state knows are found", () => {
  const peeking = roundWith({
    act: {
      ask: (g, f) => {
        const seat = (g.leader + f.taken) % 2;
        return {
          seat,
          prompt: "turn",
          options: holdsDenial(g, 1 - seat) ? [["pass"], ["dare"]] : [["pass"]],
        };
      },
      answered: (_c, f) => {
        f.taken++;
        return { go: "turn" };
      },
    },
  });
  expect(found(peeking, { checks: { twin: 0 } })).toContain("offers other options");
});

test("who owes a decision must not depend on a secret", () => {
  const secretive = roundWith({
    act: {
      together: (g) => {
        const seats = [0, 1].filter((seat) => seat === g.leader || holdsDenial(g, seat));
        return seats.map((seat) => ({ seat, prompt: "challenge", options: [["pass"]] }));
      },
      opened: () => ({ go: "close" }),
    },
  });
  expect(found(secretive, { checks: { twin: 0 } })).toContain("tells otherwise who owes");
});

test("a view that holds what is not plain data is found", () => {
  const odd = engineOf({
    project: (secret, seat, g) => ({
      ...parley.project(secret, seat, g),
      deck: [undefined as unknown as number],
    }),
  });
  expect(found(odd)).toContain("view of seat 1 is not plain data: secret.deck[0]");
});

test("a notation that loses something is found", () => {
  const { notation } = parley;
  const losing = engineOf({
    notation: { ...notation, read: (line) => ({ ...notation.read(line), leader: 0 }) },
  });
  expect(found(losing, { games: 30 })).toContain("read otherwise than written: leader");
  const mute = engineOf({ notation: { ...notation, choice: (option) => option[0] } });
  expect(found(mute)).toContain("is read otherwise than written: 1");
  const wordy = engineOf({ notation: { ...notation, choice: (option) => option.join(" ") } });
  expect(found(wordy)).toContain("not written as one word");
  const illegible = engineOf({
    notation: {
      ...notation,
      read: () => {
        throw new Error("smudged");
      },
    },
  });
  expect(found(illegible)).toContain("cannot be read back: smudged");
});

test("an event for a seat that is not there is found", () => {
  expect(found(musterWith((c) => c.tellOnly([9], "hint", {})))).toContain("seat 9");
});

test("a leak is found on the way", () => {
  const leaky = engineOf({ project: (secret) => secret });
  expect(found(leaky, { twin: { looks, world: redealt } })).toContain("twin: seat");
});

test("rules that do not replay are found", () => {
  let told = 0;
  const moody = musterWith((c, option) => {
    if (option[0] === "ready") c.g.favour[0] = 1 + (told++ % 5);
  });
  expect(found(moody, { checks: { twin: 0, replay: 1 } })).toContain("replayed: ");
});

test("a game without end is found", () => {
  const endless = roundWith({ close: () => ({ go: "begin" }) });
  expect(found(endless, { games: 1, cap: 100, checks: { twin: 0, views: 0 } })).toContain(
    "no end after 100 choices",
  );
});

test("simulation counts games, choices, endings and wins, and its players get views", () => {
  const engine = engineOf();
  const report = simulate(engine, { games: 40, seed: 5, settings: { seats: "3" } });
  expect(report).toMatchObject({ games: 40, failures: [] });
  expect(report.decisions).toBeGreaterThan(40 * 20);
  expect(simulate(engine, { games: 40, seed: 5, settings: { seats: "3" } })).toEqual(report);
  const backs: number[] = [];
  const curious = simulate(engine, {
    games: 3,
    players: [
      (ask, view) => {
        backs.push(...view().secret.hands[1]!);
        return ask.options.at(-1)!;
      },
    ],
  });
  expect(curious.failures).toEqual([]);
  expect(backs.every((card) => card === -1)).toBe(true);
});

test("simulation reports what fails and goes on with the next game", () => {
  const dead = roundWith({ close: () => ({ end: null }) });
  const report = simulate(dead, { games: 4, seed: 1 });
  expect(report.failures).toHaveLength(4);
  expect(report.failures[0]).toMatchObject({ error: "no seat is asked, and there is no result" });
});

describe("simulation that looks at every position", () => {
  const looked = (engine: ReturnType<typeof engineOf>, oneIn = 10) =>
    simulate(engine, { games: 6, seed: 5, look: inspecting(engine, oneIn) });

  test("plays the same games as one that does not, and finds nothing in sound rules", () => {
    const engine = engineOf();
    expect(looked(engine)).toEqual(simulate(engine, { games: 6, seed: 5 }));
  });

  test("says which invariant is broken, at the first position where it is", () => {
    const engine = engineOf({ invariants: (g) => (g.result ? ["a coin is gone"] : []) });
    const { games, failures } = looked(engine);
    expect(failures).toHaveLength(games);
    expect(failures[0]?.error).toBe("invariant: a coin is gone");
  });

  test("finds what is offered and refused, and a world that a seat could tell apart from the true one", () => {
    const fussy = engineOf();
    fussy.refusal = () => ({ reason: "not-offered" });
    expect(looked(fussy).failures[0]?.error).toContain("is offered and refused (not-offered)");
    const telling = engineOf({ imagine: (view) => ({ ...view.secret, deck: [] }) });
    expect(looked(telling, 1).failures[0]?.error).toContain("twin: ");
  });
});
