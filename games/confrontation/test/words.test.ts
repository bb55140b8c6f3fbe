/** The words of the game, in every language it speaks. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { WRITTEN } from "../board/lines.ts";
import { kindOf } from "../board/names.ts";
import { rules } from "../board/rules.ts";
import { CARD, CHARACTERS, REGIONS, VARIANTS } from "../data/ids.ts";
import { confrontation } from "../index.ts";
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const REASONS =
  "not-your-turn game-over already-sealed not-offered not-your-character character-fallen no-such-place region-full not-adjacent no-sideways no-backward no-sideways-in-mountains river-downstream-only tunnel-one-way dark-no-river dark-no-tunnel aragorn-needs-enemy witch-king-needs-enemy nazgul-needs-lone-enemy rider-needs-enemy rider-blocked shadowfax-needs-empty shadowfax-forward-only shadowfax-spent shadowfax-same-character palantir-shire palantir-nobody-there palantir-needs-move palantir-spent gandalf-not-fallen fangorn-held fangorn-full gandalf-spent recall-first-turn mordor-held mordor-full recall-spent recall-already-there one-variant-card no-variant-game card-used card-not-yours not-in-pile retreat-not-there no-retreat only-defender-frodo warg-ignores-abilities sam-not-here frodo-not-here place-not-setup-region place-taken".split(
    " ",
  );
const PROMPTS = "place turn move balrog target react saruman card magic retreat onward".split(" ");
const ENDINGS = "mordor frodo shire no-move match resigned agreed-draw".split(" ");

/** Every key that rules, prompts and data call for. */
function called(): string[] {
  const numbered = (key: string, list: readonly unknown[]): string[] => list.map((_, i) => `${key}.${i}`);
  const kinds = [...new Set(CARD.all.map(kindOf))];
  return [
    ...["character", "who", "ability", "about.character"].flatMap((key) => numbered(key, CHARACTERS)),
    ...["region", "place"].flatMap((key) => numbered(key, REGIONS)),
    ...["variant", "variant.short", "variant.about"].flatMap((key) => numbered(key, VARIANTS)),
    ...kinds.flatMap((kind) => [`card.${kind}`, `card.short.${kind}`, `card.about.${kind}`]),
    ...PROMPTS.map((prompt) => `prompt.${prompt}`),
    ...REASONS.map((reason) => `refusal.${reason}`),
    ...ENDINGS.map((reason) => `ending.${reason}`),
    ...confrontation.settings.flatMap(({ id }) => [`setting.${id}`, `setting.${id}.about`]),
    ...confrontation.seats({}).map((seat) => `seat.${seat}`),
    ...rules.flatMap(({ chapter, numbers }) => [chapter, ...numbers.map((number) => `rule.${number}`)]),
    ...guide.steps.map(({ say }) => say),
    "game.title",
    "game.tagline",
    "game.about",
  ];
}

const checks = wordChecks({
  place: "confrontation",
  catalogues: { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja },
  called: called(),
  written: WRITTEN,
  grammar: ["many"],
});

describe("the words", () => {
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));
});
