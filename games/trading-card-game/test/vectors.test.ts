import { provedIn } from "@westmarch/testkit/node";
import { describe, expect, test } from "vitest";
import { playVectors, proveVectors } from "../vectors.ts";

const folder = new URL("./vectors/", import.meta.url);

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { file, id, title, error, unproven } of provedIn(folder, proveVectors))
    test(`${file}: ${id} ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});

describe("the tool that plays vectors", () => {
  const errorOf = (given: object, actions: readonly object[], expected: object): string | null | undefined =>
    playVectors([{ id: "V", title: "v", given, actions, expect: expected }])[0]?.error;
  const frodo = { card: "1C290" };

  test("divides archery wounds that the rules give by themselves, and leaves what answers them", () => {
    const given = { phase: "archery", ring: "1R1", minions: [{ card: "1C176" }] };
    const divide = { by: "A", do: "divide archery wounds", wounds: { "1C290": 1 } };
    const dying = { ...given, fellowship: [{ ...frodo, wounds: 3 }] };
    const ring = { by: "A", do: "respond", card: "1R1" };
    expect(errorOf(dying, [{ do: "all pass" }, divide, ring], { burdens: 2, wounds: { "1C290": 3 } })).toBe(
      null,
    );
    const worn = { ...given, worn: true, fellowship: [frodo] };
    expect(errorOf(worn, [{ do: "all pass" }, divide], { burdens: 2 })).toBe(null);
    const two = { ...divide, wounds: { "1C290": 2 } };
    expect(errorOf(worn, [{ do: "all pass" }, two], { burdens: 2 })).toContain("1C290 cannot be given 2");
  });

  test("takes no answer that nobody asked for as a yes", () => {
    const given = {
      fellowship: [frodo, { card: "1R30" }],
      hand: { A: ["1U44"], B: ["1C151", "1C176"] },
      deckSize: { A: 20 },
    };
    const play = { by: "A", do: "play", card: "1U44", with: { exert: "1R30" } };
    expect(errorOf(given, [play, { by: "A", do: "decline" }], { handSize: { A: 0, B: 2 } })).toBe(null);
  });

  test("refuses answers that nobody asks for, and not what the rules took without asking", () => {
    const given = { phase: "maneuver", fellowship: [frodo, { card: "1R89" }], minions: [{ card: "1C271" }] };
    const use = (told: object) => [{ by: "A", do: "use", card: "1R89", with: told }];
    expect(errorOf(given, use({ exert: "1R89" }), { wounds: { "1R89": 1 } })).toBe(null);
    expect(
      errorOf(given, use({ target: "1C271", exert: "1C290", X: 7, option: "b" }), { legal: false }),
    ).toBe(null);
    for (const [key, value] of Object.entries({
      target: "1C271",
      exert: "1C290",
      X: 7,
      option: "b",
      opponent: "B",
    }))
      expect(errorOf(given, use({ [key]: value }), {})).toContain(`nobody asks for “${key}: ${value}”`);
  });

  test("refuses a figure that is not offered where it is asked for", () => {
    const given = { fellowship: [frodo, { card: "1R50" }], pool: 5, hand: { A: ["1U77"] } };
    const play = (X: number) => [{ by: "A", do: "play", card: "1U77", with: { X } }];
    expect(errorOf(given, play(3), { legal: false })).toBe(null);
    expect(errorOf(given, play(3), {})).toContain("number 3 is not offered; A is asked “amount”: number 0, ");
  });

  test("goes on to what is asked behind the window of an opponent", () => {
    const given = {
      site: { number: 1, card: "1U319" },
      fellowship: [frodo, { card: "1R302" }],
      hand: { B: ["1C3"] },
      deckHas: { A: ["1R291"] },
    };
    const use = { by: "A", do: "use", card: "1U319", with: { exert: "1C290", find: "1R291" } };
    expect(errorOf(given, [use], { wounds: { "1C290": 1 }, inPlay: ["1R291"] })).toBe(null);
  });

  test("knows the first game by its name", () => {
    const given = { phase: "end of skirmishes", site: { number: 7 } };
    const regroup = [{ do: "begin Regroup" }];
    expect(errorOf({ ...given, variant: "first game" }, regroup, { gameWonBy: "A" })).toBe(null);
    expect(errorOf({ ...given, variant: "last game" }, regroup, { gameWonBy: "A" })).toBe(
      "given.variant: “last game” is not a variant; one of first game was expected",
    );
  });

  test("counts a heal that something else has come in place of", () => {
    const given = {
      phase: "start of turn",
      burdens: 3,
      site: { number: 3 },
      fellowship: [
        { ...frodo, wounds: 2 },
        { card: "1R89", wounds: 3 },
        { card: "1C311", wounds: 2 },
      ],
      hand: { A: ["1C287"] },
    };
    const heal = (wounds: object) => ({ by: "A", do: "sanctuary heal", wounds });
    const actions = [
      heal({ "1C290": 1 }),
      { by: "A", do: "respond", card: "1C287" },
      heal({ "1R89": 3, "1C311": 1 }),
    ];
    expect(errorOf(given, actions, { burdens: 2, healsLeft: 0 })).toBe(null);
  });

  test("says what it does not know, and what is asked, in the words of vectors", () => {
    expect(errorOf({ fellowship: [{ card: "9Z9" }] }, [], {})).toBe(
      "given.fellowship[0]: “9Z9” is not a card",
    );
    const three = {
      players: 3,
      fellowship: [frodo, { card: "1R72" }],
      hand: { A: ["1C86"], B: ["1C176"], C: ["1C158"] },
    };
    const play = { by: "A", do: "play", card: "1C86" };
    expect(errorOf(three, [play, play], {})).toMatch(/A is asked “opponent”: player C, player B$/);
  });

  test("refuses to go on where the rules do not, and chance that was not asked for", () => {
    expect(errorOf({ phase: "fellowship" }, [{ by: "A", do: "stop" }], {})).toContain("nobody asks whether");
    expect(errorOf({ phase: "start of turn", random: ["1C176"] }, [], { pool: 0 })).toBe(
      "chance was not asked for 1C176",
    );
  });
});
