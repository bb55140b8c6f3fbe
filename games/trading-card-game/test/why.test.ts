/** Refusals: whatever is not offered has a reason, and nothing that is offered has one. */
import { Engine, type Option } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { partsOf } from "../cards/texts.ts";
import { choices } from "../choices.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { whyNot } from "../why.ts";
import { playAtRandom } from "./table.ts";

const engine = new Engine(tradingCardGame);

/** Everything of these kinds that this seat might try. */
function attempts(g: CardGame, seat: number, offered: readonly Option[]): Option[] {
  const verbs = new Set(offered.map(([verb]) => verb));
  const all: Option[] = [];
  for (const card of new Set(g.secret.hands[seat])) {
    all.push(["play", card]);
    if (verbs.has("respond")) {
      const index = partsOf(card).findIndex(({ part }) => part === "response");
      all.push(["respond", card, index]);
    }
  }
  for (const copy of g.table) {
    for (const [index, { part }] of partsOf(copy.card).entries())
      if (part === "action") all.push(["use", copy.id, copy.card, index]);
    if (verbs.has("assign"))
      for (const minion of g.table) if (minion.zone === "middle") all.push(["assign", copy.id, minion.id]);
    if (verbs.has("copy")) all.push(["copy", copy.id]);
  }
  return all;
}

test("whatever is tried and not offered is refused with a reason, and nothing that is offered has one", () => {
  const reasons = new Map<string, number>();
  for (let seed = 0; seed < 10; seed++) {
    playAtRandom(2 + (seed % 3), seed, 400, (g, seat) => {
      const options: readonly Option[] = engine.askOf(g, seat)?.options ?? [];
      const words = new Set(options.map((option) => choices.choice(option)));
      const asked = engine.view(g, seat);
      for (const attempt of attempts(g, seat, options)) {
        const why = whyNot(asked, seat, attempt);
        const word = choices.choice(attempt);
        const offered = words.has(word);
        if (offered && why && attempt[0] !== "copy") expect({ word, why }).toEqual({ word, why: null });
        if (!offered && !why) expect({ word, seed, at: g.stack.at(-1) }).toBeNull();
        if (why) reasons.set(why.reason, (reasons.get(why.reason) ?? 0) + 1);
      }
    });
  }
  for (const reason of [
    "own-phase-only",
    "too-dear",
    "cost",
    "unique",
    "not-active",
    "wrong-phase",
    "no-bearer",
    "requirement",
  ])
    expect([reason, reasons.get(reason) ?? 0]).not.toEqual([reason, 0]);
});

test("a refusal names the rule, and the card it speaks of", () => {
  const g = tradingCardGame.notation.read(
    "players=2 turn=player-1 order=player-1,player-2 phase=fellowship copies=3 table=0:1C290@player-1/fellowship,1:1U51@player-1/fellowship,2:1C290@player-2/fellowship bearer=0:2 hands=1U51,1C180;1C180 stack=game.turn/turn.move/ownPhase.act{seat:0}",
  );
  const refused = (seat: number, word: string) => {
    const why = engine.refusal(g, seat, choices.option(word));
    return why && [why.reason, why.rule];
  };
  expect(refused(0, "play:1U51")).toEqual(["unique", "14.2"]);
  expect(refused(0, "play:1C180")).toEqual(["not-your-side", "7.1"]);
  expect(refused(0, "play:1R50")).toEqual(["not-in-hand", "5.1"]);
  expect(refused(0, "discard-to-heal:1U51")).toEqual(["nobody-to-heal", "7.10"]);
  expect(refused(0, "assign:1:2")).toEqual(["answer-first", "5.5"]);
  expect(refused(1, "play:1C180")).toEqual(["not-your-chance", "5.2"]);
});
