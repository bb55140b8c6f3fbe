/** What a table can be set to has words in all languages. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { READY_DECKS } from "../decks/ready.ts";
import { outline } from "../outline.ts";
import en from "../text/settings.en.json" with { type: "json" };
import ja from "../text/settings.ja.json" with { type: "json" };
import zhHans from "../text/settings.zh-Hans.json" with { type: "json" };
import zhHant from "../text/settings.zh-Hant.json" with { type: "json" };

const ready: readonly string[] = READY_DECKS.map(({ id }) => id);

/** The decks of all seats go by one name, and those that come with the game by their own (`deck.…`). */
const called = outline.settings.flatMap((setting) => {
  const name = `setting.${setting.id.replace(/\d$/, "")}`;
  const values = setting.kind === "choice" ? setting.values.filter((value) => !ready.includes(value)) : [];
  const heading = setting.group === undefined ? [] : [`setting.group.${setting.group}`];
  return [name, `${name}.about`, ...values.map((value) => `${name}.${value}`), ...heading];
});

describe("the words of the settings", () => {
  const catalogues = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja };
  test.each(
    wordChecks({ place: "trading-card-game", catalogues, called: [...new Set(called)], written: [] }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  test("speak of nothing that cannot be set", () => {
    const said = Object.keys(en).filter((key) => !/^setting\.players\.\d$/.test(key));
    expect(said.filter((key) => !called.includes(key))).toEqual([]);
  });
});
