/** What pages of finished games work out: filters in addresses, columns of a chart, the line of a pen. */
import { describe, expect, it } from "vitest";
import { archiveAddress, askedOf, readArchive } from "../src/archive/asked.ts";
import { firstSentence } from "../src/archive/told.ts";
import { endingKey, endingsOf } from "../src/statistics/endings.ts";
import { askedBy, readFilter } from "../src/statistics/filter.ts";
import { binAt, binsOf, lineOf, ofHundred, spread, standingAfter } from "../src/statistics/shares.ts";
import { ribbon } from "../src/ui/charts/ink.ts";

const NOW = Date.UTC(2026, 10, 29, 15);

describe("a filter of finished games", () => {
  it("is read from an address, and what there is not in it is any", () => {
    expect(readFilter("against=best&rules=usual&since=month")).toEqual({
      against: "best",
      rules: "usual",
      since: "month",
    });
    expect(readFilter("against=god&rules=&since=1")).toEqual({ against: "any", rules: "any", since: "any" });
  });

  it("asks the server from the beginning of a day, so that its answers can be kept", () => {
    const asked = askedBy(readFilter("since=month"), NOW);
    expect(asked).toEqual({ since: String(Date.UTC(2026, 9, 30)) });
    expect(askedBy(readFilter("since=month"), NOW + 3_600_000)).toEqual(asked);
  });

  it("of the archive comes back from its own address", () => {
    const filter = readArchive("game=duel&ending=quest&long=short&against=people&person=Ada%20L");
    expect(readArchive(archiveAddress(filter).split("?")[1] ?? "")).toEqual(filter);
    expect(archiveAddress(readArchive(""))).toBe("/archive");
  });

  it("drops an ending that the chosen game does not have", () => {
    expect(readArchive("game=duel&ending=mordor").ending).toBe("any");
    expect(readArchive("ending=resigned").ending).toBe("resigned");
  });

  it("asks for a length as rounds", () => {
    expect(askedOf(readArchive("long=middle"), { after: "1-a", before: 8 }, NOW)).toEqual({
      from: "9",
      to: "16",
      after: "1-a",
    });
  });
});

describe("columns of a chart of lengths", () => {
  it("are as wide as each other, at most twelve, and lose no game", () => {
    const rounds = Array.from({ length: 40 }, (_, at) => [at + 3, at] as const);
    const bins = binsOf(rounds);
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
    expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(
      rounds.reduce((sum, [, games]) => sum + games, 0),
    );
    expect(binAt(bins, 3)).toBe(0);
  });

  it("are none where no game is known", () => {
    expect(binsOf([])).toEqual([]);
    expect(ofHundred(0, 0)).toBe(0);
  });
});

describe("a chart of who still stands", () => {
  const STANDING = [
    { round: 4, games: 4, going: 2, stood: [3, 3] },
    { round: 9, games: 4, going: 0, stood: [2, 3] },
  ];

  it("knows how things stood after rounds in which no game ended", () => {
    expect(standingAfter(STANDING, 3)).toMatchObject({ going: 4, stood: [4, 4] });
    expect(standingAfter(STANDING, 8)).toMatchObject({ round: 8, going: 2, stood: [3, 3] });
  });

  it("begins with all of them and falls", () => {
    expect(
      lineOf(
        [
          [4, 0.75],
          [8, 0.5],
        ],
        3,
        8,
      ),
    ).toBe("M0.0 0.0L20.0 25.0L100.0 50.0");
  });

  it("sets no word on another, and none outside", () => {
    expect(spread([50, 52, 100], 15)).toEqual([50, 65, 100]);
    expect(spread([90, 100, 100], 15)).toEqual([70, 85, 100]);
    expect(spread([0, 0], 15)).toEqual([0, 15]);
  });
});

describe("words about endings", () => {
  it("are there for those of a game and for those by people, and for nothing else", () => {
    expect(endingKey("duel", "quest")).toBe("end.duel.quest");
    expect(endingKey(null, "time")).toBe("end.time");
    expect(endingKey("duel", "mordor")).toBeNull();
    expect(endingsOf("duel").map(({ id }) => id)).toContain("support");
  });

  it("are cut after their first sentence in every script", () => {
    expect(firstSentence("Frodo fell. The Shadow wins.")).toBe("Frodo fell.");
    expect(firstSentence("佛羅多倒下了。暗影獲勝。")).toBe("佛羅多倒下了。");
    expect(firstSentence("")).toBe("");
  });
});

it("a ribbon is drawn the same at every look, and stays in its square", () => {
  expect(ribbon(7)).toBe(ribbon(7));
  const figures =
    ribbon(7)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...figures)).toBeLessThanOrEqual(100);
});
