/** What is worked out once for a table and kept must be what would be worked out afresh. */
import { copy, Engine, type Seat } from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { actionsInPlay, responsesTo, standing, statesInPlay, triggersOn } from "../cards/active-effects.ts";
import { damage, defender, isFierce } from "../cards/conditions.ts";
import { HEARD } from "../cards/happenings.ts";
import { partsOf } from "../cards/texts.ts";
import { CARD } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { phaseWord } from "../rules/playable.ts";
import { strength } from "../rules/strength.ts";
import { activeCopies } from "../table/active.ts";
import { against, attachedTo, hurtOf, stackedOn } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { playAtRandom } from "./table.ts";

const engine = new Engine(tradingCardGame);

const RULES = [
  ...new Set(CARD.all.flatMap(partsOf).flatMap((part) => (part.part === "static" ? [part.rule.rule] : []))),
];

const WHATS = [...new Set(Object.values(HEARD).flatMap(({ what }) => what))];

/** Everything that the rules work out from how a table lies, and what is asked. */
function workedOut(g: CardGame): unknown {
  const word = phaseWord(g);
  return {
    active: activeCopies(g),
    rules: RULES.map((rule) => standing(g, rule)),
    said: [statesInPlay(g), word && actionsInPlay(g, word)],
    hearing: WHATS.map((what) => [
      triggersOn(g, what),
      responsesTo(g, "before", what),
      responsesTo(g, "after", what),
    ]),
    copies: g.table.map((one) => [
      strength(g, one),
      vitalityLeft(g, one),
      [damage(g, one), defender(g, one), isFierce(g, one)],
      [attachedTo(g, one.id), stackedOn(g, one.id), against(g, one.id), hurtOf(g, one.id)],
    ]),
    asks: engine.asks(g),
  };
}

/** The same table in the turn of the next player: whatever was kept of it must not be taken for that of this turn. */
function inAnotherTurn(g: CardGame): void {
  const turn: Seat = (g.turn + 1) % g.out.length;
  const other = { ...tradingCardGame.clone(g), turn };
  expect(activeCopies(other)).toEqual(activeCopies(copy(other)));
}

test.each([2, 4])("in whole games of %i everything kept is what is worked out afresh", (players) => {
  let looked = 0;
  for (let seed = 0; seed < inFull(2, 4); seed++) {
    playAtRandom(players, players * 100 + seed, 400, (g) => {
      if (looked++ % 3 > 0) return;
      const kept = workedOut(g);
      expect(kept).toEqual(workedOut(copy(g)));
      inAnotherTurn(g);
      expect(workedOut(g)).toEqual(kept);
    });
  }
  expect(looked).toBeGreaterThan(100);
});
