/** Which die flies when something has happened, and where to. */
import type { Happened } from "@westmarch/boardkit";
import { hashed, seedOf } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { spentAfter } from "../board/trays/spending.ts";
import { ALL_CARDS } from "../data/cards.ts";
import {
  ALL_DECKS,
  ARMY_FACE,
  CHARACTER_FACE,
  FREE,
  GONDOR,
  MUSTER_FACE,
  regularOf,
  SHADOW,
} from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import type { War } from "../index.ts";
import type { Words } from "../words.ts";
import { engine } from "./table.ts";

const view: War = engine.view(engine.start({ players: "2" }, hashed(seedOf("spending"))), 0);
const pelargir = REGION.named("pelargir");

type EventName = keyof Words["events"];
const event = <T extends EventName>(version: number, type: T, facts: Words["events"][T]) =>
  ({ type, facts, version, index: 0 }) as Happened<War>;
const action = (version: number, verb: Words["events"]["action"]["verb"], face = MUSTER_FACE, seat = 0) =>
  event(version, "action", { seat, verb, face });
const onto = (...news: readonly Happened<War>[]) => spentAfter([], news, view).map((die) => die.onto);

test("a die that moves the Fellowship goes into the Hunt Box, one that hides it to the Fellowship", () => {
  expect(spentAfter([], [action(1, "travel", CHARACTER_FACE)], view)).toEqual([
    { id: "1000", side: FREE, face: CHARACTER_FACE, onto: "hunt" },
  ]);
  expect(onto(action(1, "hide"))).toEqual(["fellowship"]);
});

test("a die waits for the first thing that is done with it", () => {
  const waiting = spentAfter([], [action(1, "recruit-with", MUSTER_FACE, 1)], view);
  expect(waiting).toEqual([{ id: "1000", side: SHADOW, face: MUSTER_FACE, onto: null }]);
  const mustered = event(2, "recruited", { region: pelargir, figure: regularOf(GONDOR) });
  expect(spentAfter(waiting, [mustered], view).map((die) => die.onto)).toEqual([`region:${pelargir}`]);
});

test("a die flies to a Nation, to a deck or to a card", () => {
  const advanced = event(2, "advanced", { nation: GONDOR, steps: 1, why: "muster" });
  expect(onto(action(1, "advance"), advanced)).toEqual([`nation:${GONDOR}`]);
  expect(onto(action(1, "draw"), event(2, "drew", { seat: 0, deck: ALL_DECKS[1] }))).toEqual(["deck:1"]);
  expect(
    onto(action(1, "play"), event(2, "played", { seat: 0, card: ALL_CARDS[3], face: ARMY_FACE })),
  ).toEqual(["card:3"]);
});

test("every action has its own die, and what happens without one moves none", () => {
  expect(onto(event(1, "drew", { seat: 0, deck: ALL_DECKS[0] }))).toEqual([]);
  expect(
    onto(action(1, "hide"), event(2, "drew", { seat: 0, deck: ALL_DECKS[0] }), action(3, "travel")),
  ).toEqual(["fellowship", "hunt"]);
});
