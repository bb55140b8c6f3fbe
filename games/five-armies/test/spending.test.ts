/** Which die flies when something has happened, and where to. */
import type { Happened } from "@westmarch/boardkit";
import { expect, test } from "vitest";
import { spentAfter } from "../board/trays/spending.ts";
import { CARD, CHARACTER, DECK, FACE, FREE, PLACE, SHADOW } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import type { Words } from "../words.ts";
import { dice, engine, Table } from "./table.ts";

const army = FACE.named("army");
const camp = PLACE.named("camp");
const meadows = PLACE.named("east_meadows");
const { g } = new Table(FREE, `units=camp.man_of_the_lake:2,spur_horn.orc:1 ${dice(FREE, "army")}`);
const view = engine.view(g, FREE);

const event = <T extends keyof Words["events"]>(version: number, type: T, facts: Words["events"][T]) =>
  ({ type, facts, version, index: 0 }) as Happened<FiveArmies>;
const onto = (...news: readonly Happened<FiveArmies>[]) =>
  spentAfter([], [event(1, "die", { side: FREE, face: army }), ...news], view).map((die) => die.onto);

test("a die waits for the first thing that is done with it", () => {
  const waiting = spentAfter([], [event(1, "die", { side: SHADOW, face: army })], view);
  expect(waiting).toEqual([{ id: "1000", side: SHADOW, face: army, onto: null }]);
  const marched = event(2, "marched", { side: SHADOW, from: camp, to: meadows, force: [] });
  expect(spentAfter(waiting, [marched], view).map((die) => die.onto)).toEqual([`region:${meadows}`]);
});

test("a die flies to a deck, to a card, to a character that enters, and to the Eyrie", () => {
  expect(onto(event(2, "drew", { seat: 0, deck: DECK.of(1) }))).toEqual(["deck:1"]);
  expect(onto(event(2, "card", { seat: 0, card: CARD.of(3) }))).toEqual(["card:3"]);
  const bard = CHARACTER.named("bard");
  expect(onto(event(2, "entered", { character: bard, place: camp }))).toEqual([`region:${camp}`]);
  expect(onto(event(2, "eagles", { many: 1 }))).toEqual(["eyrie"]);
});

test("every die has its own flight, and what happens without one moves none", () => {
  expect(spentAfter([], [event(1, "drew", { seat: 0, deck: DECK.of(0) })], view)).toEqual([]);
  const second = event(3, "die", { side: SHADOW, face: army });
  const struck = event(4, "control", { place: meadows, side: SHADOW });
  expect(onto(event(2, "drew", { seat: 0, deck: DECK.of(0) }), second, struck)).toEqual([
    "deck:0",
    `region:${meadows}`,
  ]);
});

test("a die that nothing was done with waits no longer than its turn", () => {
  expect(
    onto(event(2, "passed", { side: SHADOW }), event(3, "activated", { character: CHARACTER.of(0) })),
  ).toEqual([]);
});
