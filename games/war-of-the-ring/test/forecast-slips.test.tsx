/** The slips of what is to come, as they are read. */
import { readIn, strictly } from "@westmarch/testkit/board";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BattleForecast } from "../board/forecast/BattleForecast.tsx";
import { HuntForecast } from "../board/forecast/HuntForecast.tsx";
import { PoolForecast } from "../board/forecast/PoolForecast.tsx";
import { ThreatForecast } from "../board/forecast/ThreatForecast.tsx";
import { FREE, GONDOR, regularOf, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { meadows, ready } from "./battling.ts";
import { hunted } from "./hunting.ts";
import { LANGUAGES, testWords, wordsOf } from "./saying.ts";
import { at } from "./table.ts";

const voice = strictly(wordsOf("acting", "forecast", "names", "places"));

/** What is written on a slip, without its marks. */
const read = (slip: ReactElement): string => readIn(renderToStaticMarkup(slip)).trim();

const say = voice("en");
const { state: meadow } = ready(meadows({ isengard: [5, 2], nazgul: 1 }, { rohan: [4, 1, 1] }), "shadow");
const attack = { side: SHADOW, from: region("fords-of-isen"), to: region("westemnet") } as const;

testWords("the words of the forecasts", wordsOf("forecast"));

describe("the slip of a battle", () => {
  test("says dice, what hits, what is rolled again and the first round, the attacker's first", () => {
    const slip = read(<BattleForecast say={say} view={meadow} attack={attack} />);
    expect(slip).toMatch(/^The attack on Westemnet Shadow attacking Free Peoples defending Dice 5 5/);
    expect(slip).toContain("Hit on 5 or more 5 or more Rolled again 1 1 Hits it can take 9 6");
    expect(slip).toContain("First round 2.0 hits 2.0 hits");
    expect(slip).toContain("The dice are falling");
  });

  test("says that who is attacked at a Stronghold may go behind its walls (10.3.1)", () => {
    const { state } = ready(
      { map: { "fords-of-isen": { isengard: [3] }, "helms-deep": { rohan: [2] } } },
      "shadow",
    );
    const slip = (to: "helms-deep" | "fords-of-isen") =>
      read(<BattleForecast say={say} view={state} attack={{ ...attack, to: region(to) }} />);
    expect(slip("helms-deep")).toContain("behind their walls");
    expect(slip("fords-of-isen")).toBe("");
  });
});

describe("the slip of the Hunt", () => {
  const slip = (more: Parameters<typeof hunted>[0] = {}) =>
    read(<HuntForecast say={say} view={at(hunted(more)).state} />);

  test("says the dice, the tiles and what a move may cost", () => {
    expect(slip()).toMatch(/^If the Fellowship moves now 1 die, a 6 succeeds Found 17% The tile: 16 are in/);
    expect(slip()).toContain("1 damage 50%");
    expect(slip({ box: [2, 3] })).toContain("3 dice, 4 or more each");
    expect(slip({ fellowship: { at: "moria" } })).toContain("1 failed die is rolled again");
  });

  test("says where nobody hunts, and that a tile is drawn at every step in Mordor", () => {
    expect(slip({ box: [0, 0] })).toBe(
      "If the Fellowship moves now No die lies in the Hunt Box: nobody hunts.",
    );
    expect(slip({ fellowship: { mordor: 2 } })).toContain("Every step on the Mordor Track draws a tile.");
    expect(slip({ fellowship: { revealed: true } })).toContain("has to hide before it can move");
  });
});

describe("the slips of reinforcements and of enemies beside", () => {
  test("say what is left, and what a muster would leave", () => {
    const slip = read(
      <PoolForecast
        say={say}
        view={at({ map: { "minas-tirith": { gondor: [5, 2, 1] } } }).state}
        nation={GONDOR}
        taking={[regularOf(GONDOR)]}
      />,
    );
    expect(slip).toMatch(/^Reinforcements of Gondor Regulars \d+ of 15 then \d+ Elites/);
  });

  test("say who could come from where", () => {
    const slip = (to: "westemnet" | "lossarnach") =>
      read(<ThreatForecast say={say} view={meadow} side={FREE} region={region(to)} />);
    expect(slip("westemnet")).toContain("An attack from the Fords of Isen: 5 Regulars of Isengard");
    expect(slip("lossarnach")).toContain("No enemy Army");
  });
});

test.each(LANGUAGES)("every slip can be read in %s", (language) => {
  const say = voice(language);
  const view = at(hunted()).state;
  for (const slip of [
    <BattleForecast key={0} say={say} view={meadow} attack={attack} />,
    <HuntForecast key={1} say={say} view={view} />,
    <PoolForecast key={2} say={say} view={view} nation={GONDOR} />,
    <ThreatForecast key={3} say={say} view={meadow} side={FREE} region={region("westemnet")} />,
  ])
    expect(read(slip)).not.toBe("");
});
