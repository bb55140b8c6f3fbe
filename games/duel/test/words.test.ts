/** The words of the game, in every language it speaks. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { WRITTEN } from "../board/lines.ts";
import { rules } from "../board/rules.ts";
import { BONUSES } from "../data/board.ts";
import { CARDS } from "../data/cards.ts";
import { COLOURS, LANDMARKS, RACES, REGIONS, SIDES, SKILLS, TOKENS } from "../data/ids.ts";
import { duel } from "../index.ts";
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const REASONS =
  "not-your-turn game-over already-sealed not-offered no-such-thing not-in-tableau covered too-dear landmark-not-open landmark-taken one-action no-unit-there not-connected must-choose not-these-regions".split(
    " ",
  );
const PROMPTS =
  "turn place remove-unit remove-fortress another-turn move token race grey-card fetch ents".split(" ");
const ENDINGS =
  "quest.fellowship quest.sauron support conquest regions regions.shared resigned agreed-draw".split(" ");

/** Every key that rules, prompts and data call for. */
function called(): string[] {
  const numbered = (key: string, list: readonly unknown[]): string[] => list.map((_, i) => `${key}.${i}`);
  const chains = CARDS.flatMap(({ gives }) => (gives === undefined ? [] : [gives]));
  return [
    ...numbered("skill", SKILLS),
    ...["race", "about.race"].flatMap((key) => numbered(key, RACES)),
    ...numbered("region", REGIONS),
    ...["landmark", "about.landmark"].flatMap((key) => numbered(key, LANDMARKS)),
    ...["token", "about.token"].flatMap((key) => numbered(key, TOKENS)),
    ...COLOURS.flatMap((colour) => [`colour.${colour}`, `about.colour.${colour}`]),
    ...chains.map((chain) => `chain.${chain}`),
    ...[...BONUSES.keys()].map((step) => `about.bonus.${step}`),
    ...PROMPTS.map((prompt) => `prompt.${prompt}`),
    ...REASONS.map((reason) => `refusal.${reason}`),
    ...ENDINGS.map((reason) => `ending.${reason}`),
    ...duel.settings.flatMap((setting) => [
      `setting.${setting.id}`,
      `setting.${setting.id}.about`,
      ...(setting.kind === "choice" ? setting.values.map((value) => `setting.${setting.id}.${value}`) : []),
      ...(setting.rule === undefined ? [] : [`rule.${setting.rule}`]),
    ]),
    ...SIDES.flatMap((side) => [`seat.${side}`, `seat.${side}.about`, `side.${side}`]),
    ...rules.flatMap(({ chapter, numbers }) => [chapter, ...numbers.map((number) => `rule.${number}`)]),
    ...guide.steps.map(({ say }) => say),
    "game.title",
    "game.tagline",
    "game.about",
  ];
}

const checks = wordChecks({
  place: "duel",
  catalogues: { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja },
  called: called(),
  written: WRITTEN,
});

describe("the words", () => {
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));
});
