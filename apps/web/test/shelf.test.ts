import { describe, expect, test } from "vitest";
import { type Store, shelfOf } from "../src/device/shelf.ts";

/** A browser's store with room for so many letters. */
function storeOf(
  room = 1000,
  kept = new Map<string, string>(),
): Store & { readonly kept: Map<string, string> } {
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException("no room", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
}

describe("decks on a device", () => {
  test("are kept each under its own key, and those of another game are none of this one's", () => {
    const store = storeOf();
    shelfOf(store, "deck", "other").keep("c", "three");
    const shelf = shelfOf(store, "deck", "cards");
    expect([shelf.keep("a", "one"), shelf.keep("b", "two")]).toEqual([null, null]);
    expect(shelfOf(store, "deck", "cards").kept()).toEqual([
      { id: "a", text: "one" },
      { id: "b", text: "two" },
    ]);
    expect(store.kept.get("westmarch-deck:cards:a")).toBe("one");
  });

  test("change and go, and listeners hear of it", () => {
    const shelf = shelfOf(storeOf(), "deck", "cards");
    const heard: number[] = [];
    const stop = shelf.listen(() => heard.push(shelf.kept().length));
    shelf.keep("a", "one");
    shelf.keep("a", "two");
    shelf.remove("a");
    stop();
    shelf.keep("b", "three");
    expect(heard).toEqual([1, 1, 0]);
  });

  test("for which there is no room stay on the page, and what was kept before stays in the store", () => {
    const store = storeOf(5);
    const shelf = shelfOf(store, "deck", "cards");
    shelf.keep("a", "short");
    expect(shelf.keep("a", "too long for it")).toBe("full");
    expect(shelf.kept()).toEqual([{ id: "a", text: "too long for it" }]);
    expect(shelfOf(store, "deck", "cards").kept()).toEqual([{ id: "a", text: "short" }]);
    expect(shelf.keep("a", "fits")).toBeNull();
    expect(shelfOf(store, "deck", "cards").kept()).toEqual([{ id: "a", text: "fits" }]);
  });

  test("stay on the page where the browser keeps nothing at all", () => {
    const shelf = shelfOf(null, "deck", "cards");
    expect(shelf.keep("a", "one")).toBe("forbidden");
    expect(shelf.kept()).toEqual([{ id: "a", text: "one" }]);
  });

  test("that another page of this device has changed are read again", () => {
    const store = storeOf();
    const shelf = shelfOf(store, "deck", "cards");
    const before = shelf.kept();
    expect(shelf.kept()).toBe(before);
    shelfOf(store, "deck", "cards").keep("a", "one");
    shelf.look();
    expect(shelf.kept()).toEqual([{ id: "a", text: "one" }]);
  });
});
