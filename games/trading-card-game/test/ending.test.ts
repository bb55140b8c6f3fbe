/** The end of a game: what decided it, and how it is told. */
import type { Happened } from "@westmarch/boardkit";
import type { HeardOf } from "@westmarch/kernel";
import { atRest, strictly } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { deciding } from "../board/deciding.ts";
import { ending, endingPicture } from "../board/ending.ts";
import { CARD, copyId } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { catalogues } from "./catalogues.ts";

const voice = strictly(catalogues);

const g = tradingCardGame.notation.read(
  "players=2 turn=player-1 order=player-1,player-2 phase=regroup at=9:6 burdens=3:1 copies=3 table=0:1C290@player-1/fellowship,1:1U51@player-1/fellowship,2:1C290@player-2/fellowship bearer=0:2 stack=game.turn/turn.move/ownPhase.act{seat:0}",
);

const logOf = (...events: readonly HeardOf<CardGame>[]): readonly Happened<CardGame>[] =>
  events.map((event, index) => ({ ...event, version: 1, index }));

const told = (seat: number | null, reason: string, log: readonly Happened<CardGame>[] = []) =>
  ending({ ...atRest({ ...g, result: { winners: [0], reason } }, seat, "en", voice), log });

const SITE = CARD.named("1U361");
const FOE = CARD.named("1C180");

test("19.4 a fellowship that comes through is told with its companions, its burdens and where the others stood", () => {
  expect(told(0, "mountain")).toEqual({
    title: "The road is behind you",
    text: "You have come through to site 9 with the Ring-bearer alive, 1 companion beside him, and 3 burdens. Still on the road: Player 2 at site 6.",
  });
  expect(told(1, "mountain").title).toBe("Others were there first");
  expect(told(null, "mountain").text).toMatch(/^Player 1 has come through to site 9/);
  expect(endingPicture({ ...g, result: { winners: [0], reason: "mountain" } })).toBe("dawn");
});

test("19.6 of the last one left it is told how the others fell", () => {
  const log = logOf({ type: "out", facts: { seat: 1, how: "corrupted" } });
  const fallen = { ...g, out: [false, true] };
  const of = (seat: number) =>
    ending({ ...atRest({ ...fallen, result: { winners: [0], reason: "last" } }, seat, "en", voice), log })
      .text;
  expect(of(0)).toContain("The Ring-bearer of Player 2 was corrupted.");
  expect(of(1)).toContain("Your Ring-bearer was corrupted.");
});

test("what people end is told as that", () => {
  expect(told(1, "resigned")).toEqual({ title: "You have lost", text: "Player 2 gave up. Player 1 won." });
});

test("the step onto the last site decides a game that is won there", () => {
  const log = logOf(
    { type: "site-laid", facts: { seat: 1, card: SITE, number: 9 } },
    { type: "fellowship-moved", facts: { seat: 0, from: 8, to: 9 } },
    { type: "phase", facts: { phase: "regroup", seat: 0 } },
    { type: "game-ended", facts: { winners: [0], reason: "mountain" } },
  );
  expect(deciding(log)).toEqual({ event: log[1], card: SITE });
});

test("the minion that fought the last Ring-bearer decides a game that is over with his death", () => {
  const [frodo, minion] = [copyId(0), copyId(7)];
  const log = logOf(
    { type: "turn", facts: { seat: 0 } },
    { type: "skirmish-began", facts: { character: frodo, minions: [minion] } },
    { type: "killed", facts: { copies: [frodo] } },
    { type: "out", facts: { seat: 0, how: "killed" } },
    { type: "left", facts: { copy: minion, card: FOE, seat: 1, to: "discard" } },
    { type: "game-ended", facts: { winners: [1], reason: "last" } },
  );
  expect(deciding(log)).toEqual({ event: log[2], card: FOE });
});

test("nothing is singled out in a game that people ended", () => {
  expect(deciding(logOf({ type: "turn", facts: { seat: 0 } }))).toBeNull();
});
