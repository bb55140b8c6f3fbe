/** How often a player presses in a turn: only where something is decided. */
import type { AskOf, Option } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import { expect, test } from "vitest";
import { thenAsked } from "../board/acting/ahead.ts";
import { offered, sentAtOnce } from "../board/acting/plan.ts";
import { takesUp, thingsOf } from "../board/acting/things.ts";
import { passing } from "../passing.ts";
import type { CardGame } from "../state.ts";
import { Run } from "../vectors/run.ts";
import { sceneOf } from "../vectors/scene.ts";
import type { Chosen } from "../vocabulary.ts";

type Ask = AskOf<CardGame>;

/** Frodo and Aragorn have a sword to play; against them there is one minion. Aragorn may do something in the Maneuver phase. */
const TURN = {
  phase: "fellowship",
  site: { number: 1 },
  fellowship: [{ card: "1C290" }, { card: "1R89" }],
  adventureDeck: { B: ["1U327"] },
  hand: { A: ["1C299", "1C299"], B: ["1U178"] },
  deckSize: { A: 10, B: 10 },
};

/** What the table answers for whoever has left no order. */
const UNORDERED = { phases: [], always: false, waits: [] };

/** What can be played is played once, the minion is met, and everything else takes its course. */
const chosenOf = ({ options }: Ask, played: boolean): Chosen | undefined =>
  options.find(([verb]) => verb === "assign" || (verb === "play" && !played)) ??
  options.find(([verb]) => verb === "pass" || verb === "stop" || verb === "done") ??
  options[0];

/** Whether a pair is said by the touch that makes it. */
const isSaidAtOnce = ({ g }: Run, ask: Ask): boolean => {
  const [pair] = offered(ask);
  return pair !== undefined && sentAtOnce([pair], ask, (said) => thenAsked(g, ask.seat, said)) !== null;
};

/** The presses that give an answer: a card is taken up before it is played, where it is not dropped on the table. */
function pressesOf(run: Run, ask: Ask, option: Chosen): readonly string[] {
  if (option[0] === "assign") return isSaidAtOnce(run, ask) ? ["assign"] : ["assign", "leave it"];
  return takesUp(ask) && thingsOf(run.g, option).length > 0 ? ["take up", option[0]] : [option[0]];
}

/** What both sides press in one turn. */
function turn(): readonly [readonly string[], readonly string[]] {
  const run = new Run(sceneOf(TURN, inside(null, "given")));
  const presses: [string[], string[]] = [[], []];
  const played = [false, false];
  for (let ask = run.asked; ask && run.g.turn === 0 && !run.g.result; ask = run.asked) {
    const alone = passing.answer(run.g, ask, UNORDERED);
    const chosen = chosenOf(ask, played[ask.seat] === true);
    const option: Option | undefined = alone ?? chosen;
    if (!option) throw new Error("there is no answer");
    if (!alone && chosen) presses[ask.seat]?.push(...pressesOf(run, ask, chosen));
    played[ask.seat] ||= option[0] === "play";
    const paired = !alone && chosen?.[0] === "assign" && isSaidAtOnce(run, ask);
    run.play(ask.seat, option);
    if (paired && run.asked?.prompt === "assign") run.play(ask.seat, ["done"]);
  }
  return presses;
}

test("a turn with one skirmish is asked about only where something is decided, on either side", () => {
  const [fellowship, shadow] = turn();
  // A card is taken up and played; setting out, a chance of Aragorn's, who meets the minion, stopping, what is kept in hand.
  expect(fellowship).toEqual(["take up", "play", "pass", "pass", "assign", "stop", "done"]);
  expect(fellowship.filter((press) => press !== "take up").length).toBeLessThanOrEqual(6);
  // The last is whether the minion's own text is used.
  expect(shadow).toEqual(["take up", "play", "pass"]);
});
