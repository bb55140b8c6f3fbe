import type { Ask, Option } from "@westmarch/kernel";
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
import { FELLOWSHIP, SAURON } from "../data/ids.ts";

const ask = (prompt: string, ...options: Option[]): Ask => ({ seat: 0, prompt, options });

describe("what the board offers", () => {
  test("the table is seen from the seat's own side, and by a spectator from the fellowship's", () => {
    expect(nearSide(1)).toBe(SAURON);
    expect(nearSide(0)).toBe(FELLOWSHIP);
    expect(nearSide(null)).toBe(FELLOWSHIP);
  });

  test("a card may be played and discarded, or only discarded", () => {
    const found = cardChoices(ask("turn", ["play", 3], ["discard", 3], ["discard", 5], ["landmark", 2]));
    expect(found.get(3)).toEqual({ play: ["play", 3], discard: ["discard", 3] });
    expect(found.get(5)).toEqual({ discard: ["discard", 5] });
    expect(found.size).toBe(2);
    expect(cardChoices(null).size).toBe(0);
  });

  test("a group is taken up when the player takes it up, or when there is nothing else", () => {
    const two = ask("turn", ["play", 3], ["discard", 3], ["landmark", 2]);
    expect(takenUp(two, null)).toBeNull();
    expect(takenUp(two, "card:3")).toBe("card:3");
    expect(takenUp(two, "landmark:2")).toBe("landmark:2");
    expect(takenUp(two, "card:9")).toBeNull();
    expect(takenUp(ask("turn", ["play", 3], ["discard", 3]), null)).toBe("card:3");
    expect(takenUp(ask("place", ["place", 1]), "card:3")).toBeNull();
    expect(taken("card", "card:3")).toBe(3);
    expect(taken("card", "landmark:3")).toBe(-1);
    expect(taken("card", null)).toBe(-1);
  });

  test("options are found by verb", () => {
    expect([...offered(ask("token", ["token", 4], ["token", 9]), "token").keys()]).toEqual([4, 9]);
  });

  test("regions are placed in and removed from by one click", () => {
    const place = regionChoices(ask("place", ["place", 1], ["place", 4], ["decline"]), null);
    expect([...place.reach]).toEqual([
      [1, "place"],
      [4, "place"],
    ]);
    expect(place.answers.get(4)).toEqual(["place", 4]);
    expect(regionChoices(ask("remove-unit", ["remove-unit", 2]), null).reach.get(2)).toBe("remove");
    expect(regionChoices(ask("remove-fortress", ["remove-fortress", 2]), null).reach.get(2)).toBe("remove");
  });

  test("a move is taken up in its region, and then the regions it leads to answer", () => {
    const move = ask("move", ["move", 1, 0], ["move", 1, 2], ["move", 6, 5], ["stop"]);
    const before = regionChoices(move, null);
    expect([...before.reach]).toEqual([
      [1, "from"],
      [6, "from"],
    ]);
    expect(before.answers.size).toBe(0);
    const after = regionChoices(move, "region:1");
    expect(after.from).toBe(1);
    expect(after.reach.get(2)).toBe("move");
    expect(after.answers.get(2)).toEqual(["move", 1, 2]);
    expect(after.answers.has(5)).toBe(false);
    expect(regionChoices(move, "region:3").from).toBe(-1);
    expect(moveBetween(move, 6, 5)).toEqual(["move", 6, 5]);
    expect(moveBetween(move, 6, 0)).toBeUndefined();
  });

  test("questions that are answered on the map are known", () => {
    expect(isOnMap(ask("move", ["stop"]))).toBe(true);
    expect(isOnMap(ask("turn", ["discard", 1]))).toBe(false);
    expect(isOnMap(null)).toBe(false);
  });
});
