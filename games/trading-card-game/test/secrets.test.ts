/** Who knows what (22). */
import { Engine, type Seat, stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { CARD } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { UNSEEN } from "../state.ts";

const engine = new Engine(tradingCardGame);

/** A position in which a player is asked about a card of this number and text. */
const asked = (card: string, text: string, hands: string): CardGame =>
  tradingCardGame.notation.read(
    `phase=fellowship table=0:1U319@player-1/path,1:1C290@player-1/fellowship,2:1R30@player-1/fellowship copies=3 bearer=1:- hands=${hands} stack=game.next/turn.move/ownPhase.settle{seat:0}/text.may{copy:-1;card:${CARD.of(CARD.find(card))};index:0;you:0;bearer:-1;${text};named:-1;x:-1;picked:[];onto:[];todo:[];many:0;enough:false;done:true;round:0;cancelled:false}`,
  );

test("22 a hand that was revealed is known to all while a player thinks about discarding from it", () => {
  const shown = [CARD.of(CARD.find("1C158")), CARD.of(CARD.find("1C176"))];
  const g = asked("1U44", `op:3;it:[2];player:1;those:[${shown.join(",")}]`, ";1C158,1C176");
  expect(engine.asks(g)).toMatchObject([{ seat: 0, prompt: "may" }]);
  const seats: readonly (Seat | null)[] = [0, 1, null];
  for (const seat of seats) expect(engine.view(g, seat).secret.hands[1]).toEqual(shown);
  const world = engine.determinize(engine.view(g, 0), 0, stream(1));
  expect(world.secret.hands[1]).toEqual(shown);
  const before = asked("1U44", "op:3;it:[2];player:1;those:[]", ";1C158,1C176");
  expect(engine.view(before, 0).secret.hands[1]).toEqual([UNSEEN, UNSEEN]);
});
