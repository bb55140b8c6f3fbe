/** The table in sentences, for those who hear it; and how much room it needs. */

import type { Language } from "@westmarch/kernel/languages";
import { strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { load, roomForHems } from "../board/lanes/load.ts";
import { look } from "../board/look/look.ts";
import { defenderSays, minionSays, type Speaking, siteSays } from "../board/look/sentences.ts";
import { totals } from "../board/look/totals.ts";
import { BRIDGE } from "./bridge.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";

const say = strictly(catalogues);
const seen = look(BRIDGE, 0);
const [aragorn, frodo] = seen.lanes;

const speaking = (language: Language = "en"): Speaking => ({
  say: say(language),
  totals: totals(BRIDGE),
  names: ["Marigold", "Ulfast"],
});

describe("a player who cannot see the table hears", () => {
  test("of a companion its strength, wounds, what it bears and whom it fights", () => {
    expect(aragorn && defenderSays(speaking(), aragorn, seen)).toBe(
      "Aragorn: strength 10, vitality 3. 1 wound. Bears Ranger’s Sword. Fights Goblin Runner and Goblin Scavengers. This skirmish is going on.",
    );
  });

  test("of the Ring-bearer the burdens, and that nobody fights him", () => {
    expect(frodo && defenderSays(speaking(), frodo, seen)).toBe(
      "Frodo: strength 4, vitality 4. Bears The One Ring. Ring-bearer with 2 burdens. Fights nobody.",
    );
  });

  test("of a minion whom it fights, and with more than two players whose it is", () => {
    const [minion] = aragorn?.minions ?? [];
    const heard = minion && aragorn && minionSays(speaking(), minion, aragorn, 4);
    expect(heard).toMatch(/^Goblin Runner: .*Belongs to Ulfast\. Fights Aragorn\./);
  });

  test("of a site who stands there, and of the next who lays it", () => {
    expect(seen.road[4] && siteSays(speaking(), seen.road[4])).toBe(
      "Site 5: The Bridge of Khazad-dûm. Here: Marigold.",
    );
    expect(seen.road[5] && siteSays(speaking(), seen.road[5])).toContain("Ulfast");
  });

  test.each(LANGUAGES)("everything in %s", (language) => {
    for (const lane of seen.lanes) expect(defenderSays(speaking(language), lane, seen)).not.toBe("");
    for (const site of seen.road) expect(siteSays(speaking(language), site)).not.toBe("");
  });
});

describe("the lanes", () => {
  test("are broader the more minions stand in them", () => {
    const alone = seen.lanes.map((lane) => ({ ...lane, minions: [] }));
    expect(load(seen)).toBeGreaterThan(load({ ...seen, lanes: alone, columns: [] }));
  });

  test("are as broad as the minions that stand before them, also beside characters with none", () => {
    const [, frodoAlone] = seen.lanes;
    const one = aragorn?.minions.slice(0, 1) ?? [];
    const many = new Array(6).fill(one[0]);
    const before = (...columns: (typeof many)[]) =>
      load({
        ...seen,
        lanes: frodoAlone ? [frodoAlone] : [],
        columns: columns.map((minions, seat) => ({ seat, minions })),
      });
    expect(before(many, [], [])).toBe(before(many));
    expect(before(many, one, one)).toBeGreaterThan(before(many, one));
    expect(before(one)).toBe(before());
  });

  test("leave room for as many hems as there are, and for no more than two", () => {
    const bearing = (many: number) => ({
      ...seen,
      lanes: seen.lanes.map((lane) => ({
        ...lane,
        defender: { ...lane.defender, bears: new Array(many).fill(aragorn?.defender.bears[0]) },
      })),
    });
    expect([0, 1, 2, 5].map((many) => roomForHems(bearing(many))["--hems"])).toEqual([
      "calc(0 * var(--hem))",
      "calc(1 * var(--hem))",
      "calc(2 * var(--hem))",
      "calc(2 * var(--hem))",
    ]);
  });

  test("leave room above the minions where one of them bears something", () => {
    const bears = aragorn?.defender.bears ?? [];
    const columns = seen.columns.map((column) => ({
      ...column,
      minions: column.minions.map((minion) => ({ ...minion, bears })),
    }));
    expect([seen, { ...seen, columns }].map((one) => roomForHems(one)["--collar"])).toEqual([0, 1]);
  });
});
