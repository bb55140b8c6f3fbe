/** What a device and an account tell each other about a shelf. */
import { describe, expect, it } from "vitest";
import {
  besideApart,
  changesOf,
  firstStep,
  inParts,
  markOf,
  meeting,
  type Step,
  taken,
  withAll,
  withoutApart,
  withoutThese,
} from "../src/accounts/shelving.ts";

const KEY = "deck:game:one";
const here = (text?: string): Map<string, string> => new Map(text === undefined ? [] : [[KEY, text]]);
const had = (text: string, version = 3): Step => ({
  ...firstStep("me"),
  since: version,
  items: { [KEY]: { version, mark: markOf(text) } },
});
const item = (text: string | null, version = 4) => ({ kind: "deck", game: "game", id: "one", version, text });

describe("a device tells the account", () => {
  it("what is new, what was changed and what was removed, from the version it had, and nothing else", () => {
    expect(changesOf(firstStep("me"), here("a"), 7).changes).toEqual([
      { kind: "deck", game: "game", id: "one", text: "a", from: 0, at: 7 },
    ]);
    expect(changesOf(had("a"), here("b"), 7).changes).toMatchObject([{ text: "b", from: 3 }]);
    expect(changesOf(had("a"), here(), 7).changes).toMatchObject([{ text: null, from: 3 }]);
    expect(changesOf(had("a"), here("a"), 7).changes).toEqual([]);
  });

  it("when a change was noticed, however late it is sent", () => {
    const { step } = changesOf(had("a"), here("b"), 7);
    expect(changesOf(step, here("b"), 99).changes).toMatchObject([{ at: 7 }]);
  });

  it("nothing that is larger than the account takes, and says so", () => {
    const { changes, tooLarge } = changesOf(firstStep("me"), here("x".repeat(48_001)), 7);
    expect([changes, tooLarge]).toEqual([[], [KEY]]);
  });

  it("no more in one call than that takes, and leaves nothing out", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...item("字".repeat(1500)),
      id: `${at}`,
      from: 0,
      at: 1,
    }));
    const parts = inParts(many);
    expect(parts.flat()).toEqual(many);
    for (const part of parts)
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(95_000);
  });
});

describe("the account tells a device", () => {
  it("what others changed, which takes its place here", () => {
    const { step, puts } = taken(had("a"), { version: 4, items: [item("b")] }, here("a"), here("a"));
    expect(puts).toEqual([[KEY, "b"]]);
    expect(changesOf(step, here("b"), 9).changes).toEqual([]);
  });

  it("what was removed elsewhere, which goes here too", () => {
    const { step, puts } = taken(had("a"), { version: 4, items: [item(null)] }, here("a"), here("a"));
    expect(puts).toEqual([[KEY, null]]);
    expect(step.items).toEqual({});
  });

  it("of what it sent itself, and what was typed since is sent the next time, from the right version", () => {
    const { step, puts } = taken(had("a"), { version: 4, items: [item("b")] }, here("b"), here("c"));
    expect(puts).toEqual([]);
    expect(changesOf(step, here("c"), 9).changes).toMatchObject([{ text: "c", from: 4 }]);
  });

  it("of another's change while something was typed: that goes from the old version, so that both are kept", () => {
    const { step, puts } = taken(had("a"), { version: 4, items: [item("other")] }, here("b"), here("c"));
    expect(puts).toEqual([]);
    expect(changesOf(step, here("c"), 9).changes).toMatchObject([{ text: "c", from: 3 }]);
  });

  it("again of what this browser could not keep, which is not taken for removed", () => {
    const before = firstStep("me");
    const after = taken(before, { version: 4, items: [item("b")] }, here(), here());
    const step = withoutThese(after.step, [KEY], before);
    expect(step.since).toBe(0);
    expect(changesOf(step, here(), 9).changes).toEqual([]);
  });
});

describe("what was here before the account", () => {
  const begun = meeting("me", [KEY]);

  it("is no change of it until its owner says so, and then is told as new", () => {
    expect(changesOf(begun, withoutApart(begun, here("a")), 7).changes).toEqual([]);
    const brought = withAll(begun);
    expect(changesOf(brought, withoutApart(brought, here("a")), 7).changes).toMatchObject([
      { text: "a", from: 0 },
    ]);
    expect(brought.brought).toEqual([KEY]);
  });

  it("is not written over by what the account has under its name; what is the same becomes the account's", () => {
    expect(besideApart(begun, [[KEY, "b"]], here("a"))).toEqual({ step: begun, kept: [KEY] });
    const same = besideApart(begun, [[KEY, "a"]], here("a"));
    expect([same.step.apart, same.kept]).toEqual([[], []]);
  });
});
