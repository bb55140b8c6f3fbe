/** Our own rule vectors, and that a vector can fail. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playVectors, proveVectors } from "../vectors.ts";

const rules: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../vectors/rules.json"), "utf8"));

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { id, title, error, unproven } of proveVectors(rules))
    test(`${id}: ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});

test("a vector that expects what is not so fails with what is", () => {
  const [played] = playVectors({
    scenarios: [
      {
        id: "wrong",
        title: "Five dice are said to be six",
        given: { phase: 1 },
        action: { auto: "phase 1" },
        expect: { dice: { fp: 6 } },
      },
    ],
  });
  expect(played?.error).toBe('dice is {"fp":5}, not {"fp":6}');
});

test("a vector that speaks of what is not in the game is refused with its place", () => {
  const [played] = playVectors({
    scenarios: [
      {
        id: "nowhere",
        title: "An army in the Shire",
        given: { armies: [{ side: "fp", region: "the_shire" }] },
        action: { check: "stacking", region: "camp" },
        expect: { excess: 0 },
      },
    ],
  });
  expect(played?.error).toContain("given.armies");
});

describe("what a vector says and these rules do not know is answered with what they know:", () => {
  const errorOf = (action: unknown): string | null | undefined =>
    playVectors({ scenarios: [{ id: "odd", title: "Odd", given: {}, action, expect: {} }] })[0]?.error;
  test.each([
    ["a question", { check: "weather" }, "there is no check “weather”; leadership,"],
    ["a deed", { fp: "sing" }, "“sing” is nothing that a player does; strategicMove,"],
    [
      "an event",
      { event: "it rains" },
      "“it rains” is nothing that these rules know to happen; “2 hits on camp”",
    ],
    ["a step of the turn", { auto: "phase 9" }, "there is no step of the game “phase 9”; phase 1, "],
    ["nobody", { path: ["camp"] }, "says neither who acts (fp, sh) nor what happens"],
  ])("%s", (_what, action, error) => {
    expect(errorOf(action)).toContain(error);
  });

  test("and words that differ only in blanks and capitals are the same", () => {
    expect(errorOf({ sh: "goblin muster" })).toBe(null);
    expect(errorOf({ sh: "GoblinMuster" })).toBe(null);
  });
});

describe("the tool that plays vectors", () => {
  const orcs = { side: "sh", region: "dale_road", units: { orc: 5 } };
  const men = { side: "fp", region: "ruins_of_dale", units: { man_of_the_lake: 3 } };
  const attack = { sh: "attack", from: "dale_road", target: "ruins_of_dale" };
  const errorOf = (given: object, action: object, expected: object): string | null | undefined =>
    playVectors([{ id: "V", title: "v", given, action, expect: expected }])[0]?.error;

  test("compares lists in their order", () => {
    expect(errorOf({ armies: [orcs, men] }, { ...attack, rounds: 2 }, { attackerTarget: [5, 6] })).toBe(
      "attackerTarget is [6,5], not [5,6]",
    );
    const order = ["defender: stay or rout", "attacker: cease or go on"];
    const state = "end of a round, both armies alive, defender played no Regroup";
    expect(errorOf({ state }, { check: "decisions" }, { order })).toMatch(/^order is /);
    expect(errorOf({ state }, { check: "decisions" }, { order: order.toReversed() })).toBe(null);
  });

  test.each<[string, object, object, string]>([
    ["a key of an action", {}, { ...attack, bananas: 3 }, "action.bananas: there is no “bananas” here"],
    ["a key of a check", {}, { check: "stacking", place: "camp" }, "action.place: there is no “place” here"],
    ["a key of a step", {}, { auto: "phase 1", decision: "discard 1" }, "action.decision: there is no"],
    [
      "a key of a move",
      {},
      { sh: "strategicMove", moves: [{ from: "dale_road", to: "east_ford", unit: { orc: 1 } }] },
      "action.moves[0].unit: there is no “unit” here",
    ],
    ["two who act", {}, { fp: "pass", sh: "pass" }, "action.sh: stands beside “fp”"],
    ["a phase", { phase: "lunch" }, attack, "given.phase: “lunch” is not a whole number"],
    ["a phase too many", { phase: 7 }, attack, "given.phase: 7 is more than 6"],
    ["a state", { state: "initail" }, attack, "given.state: “initail” is no state; initial, "],
    [
      "a fate card",
      { fateCardsInPlay: ["nonsense"] },
      attack,
      "given.fateCardsInPlay[0]: “nonsense” is not a",
    ],
    ["a figure too few", { armies: [{ ...orcs, damage: -1 }] }, attack, "given.armies[0].damage: -1 is less"],
    [
      "a side",
      { combat: { defenderSide: "elves" } },
      { check: "retreat" },
      "given.combat.defenderSide: “elves”",
    ],
    ["a die", { rng: { d6: [7] } }, attack, "given.rng.d6[0]: 7 is more than 6"],
    ["a tile", { rng: { tiles: ["green"] } }, { sh: "draw" }, "given.rng.tiles[0]: “green” is no tile; 2,"],
    ["what nothing asks for", { shadowHits: 2 }, attack, "given.shadowHits: nothing that is done here asks"],
    ["a side of hands", {}, { check: "decks" }, "expect.hands.elves: “elves” is not a side"],
  ])("refuses %s that it does not know", (what, given, action, error) => {
    const expected = what === "a side of hands" ? { hands: { elves: 0 } } : { legal: true };
    expect(errorOf({ armies: [orcs, men], ...given }, action, expected)).toContain(error);
  });

  test("gives what is forced, says what chance cannot give, and what it was not asked for", () => {
    const drawn = { activated: 1, rng: { tiles: [9] } };
    expect(errorOf(drawn, { sh: "draw" }, { tilesDrawn: 1 })).toContain("chance cannot give a tile 9");
    const twice = { fateCardsInPlay: ["fa_bilbo"], rng: { fateCard: "fa_bilbo" } };
    expect(errorOf(twice, { auto: "fate card" }, { discarded: [] })).toContain("chance cannot give fa_bilbo");
    expect(errorOf({ rng: { d6: [6, 6] } }, { check: "shadowPoints" }, { shadowPoints: 0 })).toBe(
      "chance was not asked for dice 6, 6",
    );
  });

  test("refuses a retreat to where the rules do not lead, although they ask nobody", () => {
    const given = {
      combat: { attacker: "east_meadows", defender: "camp", defenderSide: "fp" },
      armies: [
        { side: "fp", region: "camp", units: { man_of_the_lake: 2 } },
        { side: "sh", region: "upper_spur", units: { goblin: 2 } },
      ],
    };
    expect(errorOf(given, { fp: "retreat", to: "spur_heights" }, { legal: false })).toBe(null);
    const stays = { legal: false, armies: { camp: { man_of_the_lake: 2 } } };
    expect(errorOf(given, { fp: "retreat", to: "spur_heights" }, stays)).toBe(null);
  });

  test("lets the army rout that does not stand where it goes, and asks which if there are several", () => {
    const camp = { side: "fp", region: "camp", units: { man_of_the_lake: 5 }, damage: 5 };
    const heights = { side: "fp", region: "spur_heights", units: { dwarven_veteran: 1 } };
    const action = { fp: "rout", to: "spur_heights" };
    expect(
      errorOf({ armies: [camp, heights] }, action, {
        armies: { spur_heights: { man_of_the_lake: 3, dwarven_veteran: 1 } },
        damage: { spur_heights: 1 },
      }),
    ).toBe(null);
    const gate = { side: "fp", region: "front_gate", units: { dwarven_regular: 1 } };
    expect(errorOf({ armies: [camp, heights, gate] }, action, {})).toMatch(
      /^action.from: which army leaves\? one of (camp, front_gate|front_gate, camp) was expected$/,
    );
  });

  test("reads which armies fight", () => {
    const goblins = { side: "sh", region: "gate_meadow", units: { goblin: 2 } };
    const given = { armies: [{ ...orcs, units: { orc: 3 } }, goblins, men] };
    const byRound = (fighting: string[]) =>
      errorOf({ ...given, fighting }, { check: "attackerTarget" }, { byRound: [5, 6, 5] });
    expect(byRound(["gate_meadow", "dale_road", "dale_road"])).toBe(null);
    expect(byRound(["dale_road", "gate_meadow", "dale_road"])).toBe("byRound is [6,5,5], not [5,6,5]");
  });

  test("takes no other army for one that has fought", () => {
    const won = (fought: string[]) => ({
      armies: ["east_meadows", "eastern_spur"].map((region) => ({ side: "sh", region, units: { orc: 1 } })),
      combatWon: { target: "camp", joined: ["east_meadows", "eastern_spur"], fought },
    });
    const advance = { sh: "advance", from: "eastern_spur" };
    expect(errorOf(won(["eastern_spur"]), advance, { legal: true })).toBe(null);
    expect(errorOf({ ...won([]), combatWon: { target: "camp" } }, advance, {})).toContain("which armies?");
  });
});
