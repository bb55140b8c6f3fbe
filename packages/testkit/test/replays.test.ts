import { begin, type Engine, type Recording, record, save } from "@westmarch/kernel";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { expect, test } from "vitest";
import { chanceOf, goldenTest, randomOf, replayTest } from "../src/index.ts";
import { readSaves } from "../src/node.ts";
import { engineOf, musterWith, roundWith } from "./variants.ts";

const recorded = (
  engine: Engine<Parley, Secret>,
  seed: number,
  settings = {},
  most = 1000,
): Recording<Parley> => {
  const random = randomOf(seed, "choices");
  let recording = begin(engine, settings, chanceOf(seed));
  while (!recording.state.result && recording.journal.length < most) {
    const asks = engine.asks(recording.state);
    const ask = asks[random(asks.length)]!;
    recording = record(
      engine,
      recording,
      ask.seat,
      [ask.options[random(ask.options.length)]!],
      chanceOf(seed),
    );
  }
  return recording;
};

test("whole games replay, can be taken back at every point, and survive a file", () => {
  const engine = engineOf();
  for (const seats of ["2", "3", "4"]) expect(replayTest(engine, recorded(engine, 4, { seats }))).toEqual([]);
});

test("rules that play otherwise the second time are found", () => {
  let times = 0;
  const moody = musterWith((c) => {
    c.g.honour[0] = times++;
  });
  expect(replayTest(moody, recorded(moody, 1, {}, 12))[0]).toMatch(/^replayed: (honour|choice)/);
});

test("a choice at its own pace that touches what is common to all is found", () => {
  const grabbing = musterWith((c, option, seat) => {
    if (option[0] === "aside") c.g.leader = seat;
  });
  const problems = replayTest(grabbing, recorded(grabbing, 3, { seats: "4" }, 20));
  expect(problems.some((problem) => problem.includes("leader"))).toBe(true);
});

test("a recording whose state is not what its choices lead to is found", () => {
  const engine = engineOf();
  const recording = recorded(engine, 2, {}, 15);
  const forged = { ...recording, state: { ...recording.state, leader: 1 - recording.state.leader } };
  expect(replayTest(engine, forged)[0]).toContain("replayed: leader");
});

test("golden saves of every released version can be gone on with", () => {
  const saves = readSaves(new URL("./golden/", import.meta.url));
  expect(Object.keys(saves)).toEqual(["parley-1.json", "parley-2.json"]);
  expect(goldenTest(engineOf(), saves)).toEqual([]);
});

test("a save of version 1 arrives at the renamed paragraph with its honour", () => {
  const old = readSaves(new URL("./golden", import.meta.url))["parley-1.json"]!;
  const state = old.state as { version: number; score: number[]; stack: unknown };
  expect(JSON.stringify(state.stack)).toContain('"play"');
  const g = engineOf().load(structuredClone(state));
  expect(g.version).toBe(2);
  expect(g.honour).toEqual(state.score);
  expect(g.stack[0]!.at).toBe("act");
});

test("a golden save that no migration fits, or that replays otherwise, is found", () => {
  const saves = readSaves(new URL("./golden/", import.meta.url));
  expect(goldenTest(engineOf({ migrations: {} }), saves)[0]).toContain("parley-1.json: parley: no way");
  expect(goldenTest(engineOf({ migrations: { 1: (old) => old } }), saves)[0]).toContain("parley-1.json");
  const renamed = roundWith({});
  expect(goldenTest(renamed, { x: { ...saves["parley-2.json"]!, game: "chess" } })[0]).toContain(
    "a save of chess",
  );
  const generous = roundWith({
    begin: (c) => {
      c.g.round++;
      c.g.favour[0]!++;
    },
  });
  expect(goldenTest(generous, { now: saves["parley-2.json"]! })[0]).toMatch(/now: /);
});

test("a save remembers game, version, settings and choices", () => {
  const engine = engineOf();
  const recording = recorded(engine, 2, { seats: "3" }, 10);
  const file = save(engine, recording);
  expect(file).toMatchObject({ format: 2, game: "parley", version: parley.version });
  expect(file.settings).toEqual({ seats: "3", teams: false, rounds: "3" });
  expect(file.deeds).toHaveLength(10);
});
