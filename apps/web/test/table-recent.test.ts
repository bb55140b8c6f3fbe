import { marking, named } from "@westmarch/boardkit/naming";
import { sayFrom } from "@westmarch/boardkit/say";
import { describe, expect, it } from "vitest";
import { deedsOf } from "../src/table/recent/deeds.ts";
import type { LogLine } from "../src/table/text/lines.ts";

const say = marking(sayFrom("en"));
const line = (text: string, by: number | null, more: Partial<LogLine> = {}): LogLine => ({
  key: text,
  version: 1,
  text,
  kind: "move",
  round: 1,
  by,
  at: 0,
  ...more,
});
const scout = named(say, "card:1R1", "Scout");
const sam = named(say, "copy:4 card:1C2", "Sam");

describe("what others have done", () => {
  const lines = [
    line("Uruk plays first", 1),
    line("You move on", 0),
    line("The Shadow phase begins", 0, { begins: true }),
    line("Uruk plays Scout", 1, { named: `Uruk plays ${scout}` }),
    line("Sam is wounded", null, { named: `${sam} is wounded` }),
    line("Uruk draws a card", 1),
  ];

  it("begins after the reader's own last deed, and a phase that begins is none", () => {
    expect(deedsOf(lines, 0).map(({ text }) => text)).toEqual(["Uruk plays Scout", "Uruk draws a card"]);
  });

  it("is told with what came of it, and with the things that it names in their order", () => {
    const [deed] = deedsOf(lines, 0);
    expect(deed?.more).toEqual(["Sam is wounded"]);
    expect(deed?.names).toEqual(["card:1R1", "copy:4 card:1C2"]);
    expect(deed?.ways).toEqual([["card:1R1", "copy:4 card:1C2"]]);
  });

  it("stays when the reader's own turn begins", () => {
    const turned = [line("You pass", 0), line("Uruk draws", 1), line("Your turn", 0, { kind: "turn" })];
    expect(deedsOf(turned, 0).map(({ text }) => text)).toEqual(["Uruk draws"]);
  });

  it("comes from nothing where nobody did it", () => {
    const befalls = [
      line("Gimli exerts", null, { named: `${named(say, "copy:1", "Gimli")} exerts` }),
      line("Sam exerts", null, { named: `${sam} exerts` }),
    ];
    expect(deedsOf(befalls, 0).map(({ ways }) => ways)).toEqual([[]]);
  });

  it("begins with the turn for who only watches", () => {
    const watched = [line("old", 1), line("Turn 2", null, { kind: "turn" }), line("new", 0)];
    expect(deedsOf(watched, null).map(({ text }) => text)).toEqual(["new"]);
  });
});
