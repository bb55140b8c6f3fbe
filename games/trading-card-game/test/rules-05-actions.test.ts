/** Actions and costs (5, 6). */
import { expect, test } from "vitest";
import { differs } from "./scenes.ts";

const FRODO = { card: "1C290" };

test("only the player whose phase it is acts in a Fellowship phase, and what he can do is his alone (5.2)", () => {
  const given = { phase: "fellowship", hand: { B: ["1C271"] }, pool: 9 };
  expect(differs(given, [{ by: "B", do: "play", card: "1C271" }], { legal: false })).toBeNull();
});

test("an event is played in the phase that it names, and a permanent in its player's own (5.1, 7.1)", () => {
  const given = { phase: "maneuver", minions: [{ card: "1C271" }], pool: 9, hand: { B: ["1C271", "1R167"] } };
  const pass = { by: "A", do: "pass" };
  expect(differs(given, [pass, { by: "B", do: "play", card: "1C271" }], { legal: false })).toBeNull();
  expect(differs(given, [pass, { by: "B", do: "play", card: "1R167" }], { legal: false })).toBeNull();
});

test("the actions of a skirmish end at once when one side has nobody left (5.4)", () => {
  const given = {
    phase: "skirmish",
    fellowship: [FRODO, { card: "1R89" }],
    minions: [{ card: "1C176" }],
    skirmish: { "1R89": ["1C176"] },
  };
  const kill = { by: "A", do: "kill", card: "1C176", note: "by any effect" };
  const pass = { by: "A", do: "pass" };
  expect(differs(given, [kill, pass], { skirmishOver: true, wounds: { "1R89": 0 } })).toBeNull();
});

test("each payment serves one action: two events that each exert a Dwarf need two exertions (6.2)", () => {
  const given = {
    phase: "skirmish",
    fellowship: [FRODO, { card: "1R13", wounds: 1 }],
    minions: [{ card: "1C271" }],
    skirmish: { "1R13": ["1C271"] },
    hand: { A: ["1C4#1", "1C4#2"] },
  };
  const play = (card: string) => ({ by: "A", do: "play", card, with: { exert: "1R13" } });
  const expected = { legal: false, wounds: { "1R13": 2 }, strength: { "1R13": 9 } };
  expect(differs(given, [play("1C4#1"), { by: "B", do: "pass" }, play("1C4#2")], expected)).toBeNull();
});
