import { type AskOf, NONE } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import {
  cardChoices,
  isOnMap,
  moveBetween,
  nearSide,
  offered,
  regionChoices,
  taken,
  takenUp,
} from "../board/choices.ts";
import { CARD } from "../data/cards.ts";
import { FELLOWSHIP, LANDMARK_TILE, REGION, SAURON, TOKEN } from "../data/ids.ts";
import type { Duel } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";
import type { Words } from "../words.ts";

type Prompt = keyof Words["prompts"];
/** A question with these options; what it speaks of does not matter here. */
const ask = (prompt: Prompt, ...options: Chosen[]): AskOf<Duel> =>
  ({ seat: 0, prompt, options, about: [0] }) as AskOf<Duel>;
const { of: card } = CARD;
const { of: region } = REGION;

describe("what the board offers", () => {
  test("the table is seen from the seat's own side, and by a spectator from the fellowship's", () => {
    expect(nearSide(1)).toBe(SAURON);
    expect(nearSide(0)).toBe(FELLOWSHIP);
    expect(nearSide(null)).toBe(FELLOWSHIP);
  });

  test("a card may be played and discarded, or only discarded", () => {
    const found = cardChoices(
      ask(
        "turn",
        ["play", card(3)],
        ["discard", card(3)],
        ["discard", card(5)],
        ["landmark", LANDMARK_TILE.of(2)],
      ),
    );
    expect(found.get(card(3))).toEqual({ play: ["play", card(3)], discard: ["discard", card(3)] });
    expect(found.get(card(5))).toEqual({ discard: ["discard", card(5)] });
    expect(found.size).toBe(2);
    expect(cardChoices(null).size).toBe(0);
  });

  test("a group is taken up when the player takes it up, or when there is nothing else", () => {
    const two = ask("turn", ["play", card(3)], ["discard", card(3)], ["landmark", LANDMARK_TILE.of(2)]);
    expect(takenUp(two, null)).toBeNull();
    expect(takenUp(two, "card:3")).toBe("card:3");
    expect(takenUp(two, "landmark:2")).toBe("landmark:2");
    expect(takenUp(two, "card:9")).toBeNull();
    expect(takenUp(ask("turn", ["play", card(3)], ["discard", card(3)]), null)).toBe("card:3");
    expect(takenUp(ask("place", ["place", region(1)]), "card:3")).toBeNull();
    expect(taken(CARD, "card:3")).toBe(3);
    expect(taken(CARD, "landmark:3")).toBe(NONE);
    expect(taken(CARD, null)).toBe(NONE);
  });

  test("options are found by verb", () => {
    expect([
      ...offered(ask("token", ["token", TOKEN.of(4)], ["token", TOKEN.of(9)]), "token").keys(),
    ]).toEqual([4, 9]);
  });

  test("regions are placed in and removed from by one click", () => {
    const place = regionChoices(ask("place", ["place", region(1)], ["place", region(4)], ["decline"]), null);
    expect([...place.reach]).toEqual([
      [1, "place"],
      [4, "place"],
    ]);
    expect(place.answers.get(region(4))).toEqual(["place", region(4)]);
    expect(regionChoices(ask("remove-unit", ["remove-unit", region(2)]), null).reach.get(region(2))).toBe(
      "remove",
    );
    expect(
      regionChoices(ask("remove-fortress", ["remove-fortress", region(2)]), null).reach.get(region(2)),
    ).toBe("remove");
  });

  test("a move is taken up in its region, and then the regions it leads to answer", () => {
    const move = ask(
      "move",
      ["move", region(1), region(0)],
      ["move", region(1), region(2)],
      ["move", region(6), region(5)],
      ["stop"],
    );
    const before = regionChoices(move, null);
    expect([...before.reach]).toEqual([
      [1, "from"],
      [6, "from"],
    ]);
    expect(before.answers.size).toBe(0);
    const after = regionChoices(move, "region:1");
    expect(after.from).toBe(1);
    expect(after.reach.get(region(2))).toBe("move");
    expect(after.answers.get(region(2))).toEqual(["move", region(1), region(2)]);
    expect(after.answers.has(region(5))).toBe(false);
    expect(regionChoices(move, "region:3").from).toBe(NONE);
    expect(moveBetween(move, region(6), region(5))).toEqual(["move", region(6), region(5)]);
    expect(moveBetween(move, region(6), region(0))).toBeUndefined();
  });

  test("questions that are answered on the map are known", () => {
    expect(isOnMap(ask("move", ["stop"]))).toBe(true);
    expect(isOnMap(ask("turn", ["discard", card(1)]))).toBe(false);
    expect(isOnMap(null)).toBe(false);
  });
});
