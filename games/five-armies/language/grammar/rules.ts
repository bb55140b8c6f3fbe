/** What holds for as long as a card lies on the table, or a character lives. */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kmid,
  kright,
  meaning,
  number,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { SettlementName } from "../names.ts";
import type { Rule, Step, Until } from "../tree.ts";
import { character, counted, settlement, terrains, units } from "./names.ts";

/** How long a card stays. */
export const until: Reader<Until> = anyOf<Until>([
  meaning("until the end of the turn", { until: "the turn ends" }),
  apply(kright(words("until an enemy army enters"), settlement), (settlement) => ({
    until: "an enemy army enters",
    settlement,
  })),
  apply(kright(words("leave this card with"), character), (character) => ({ until: "used", character })),
]);

const dice = counted("die", "dice");
/** What holds of attacks, of leadership and of what is rolled again or prevented. */
const RULES_OF_ARMIES: readonly Reader<Rule>[] = [
  apply(
    kright(
      words("attacks on"),
      seq(
        anyOf<"that army" | SettlementName>([meaning("that army of yours", "that army"), settlement]),
        kright(words("have target number"), number),
        opt(kmid(words("in their first"), number, words("rounds"))),
      ),
    ),
    ([where, target, rounds]) => ({ rule: "defended", where, target, ...given("rounds", rounds) }),
  ),
  apply(
    seq(kright(words("your army in"), settlement), kmid(words("has"), number, words("leadership more"))),
    ([settlement, more]) => ({ rule: "led", settlement, more }),
  ),
  apply(
    seq(
      kmid(words("discard this card to prevent up to"), number, counted("hit", "hits")),
      kright(words("on the army of"), character),
    ),
    ([hits, character]) => ({ rule: "prevent once", character, hits }),
  ),
  apply(
    kright(words("the leadership of"), seq(character, kright(words("is"), number))),
    ([character, is]) => ({
      rule: "leadership",
      character,
      is,
    }),
  ),
  apply(
    kright(
      words("the army of"),
      seq(character, kmid(words("re-rolls"), number, kright(dice, words("more")))),
    ),
    ([character, dice]) => ({ rule: "re-roll more", character, dice }),
  ),
  apply(
    kright(
      words("an army that fights the army of"),
      seq(character, kmid(words("re-rolls"), number, kright(dice, words("fewer")))),
    ),
    ([character, dice]) => ({ rule: "enemy re-rolls fewer", character, dice }),
  ),
  apply(
    kright(
      words("the army of"),
      seq(
        character,
        kmid(words("prevents"), number, counted("hit", "hits")),
        kmid(words("in each round in a"), terrains, words("region")),
      ),
    ),
    ([character, hits, terrain]) => ({ rule: "prevent", character, hits, terrain }),
  ),
];

/** What a single character changes. */
const RULES_OF_CHARACTERS: readonly Reader<Rule>[] = [
  apply(kmid(words("Beorn rolls"), number, dice), (dice) => ({ rule: "beorn rolls", dice })),
  apply(
    kright(
      words("in the army of"),
      seq(
        character,
        kright(words("the maneuver of"), units),
        kright(words("takes effect on any hit"), opt(words("of the first round"))),
      ),
    ),
    ([character, units, first]) => ({ rule: "any hit", character, units, ...flag("first", first) }),
  ),
  apply(
    kright(
      words("the army of"),
      seq(
        character,
        kmid(words("may hold"), number, kright(counted("damage marker", "damage markers"), words("more"))),
      ),
    ),
    ([character, markers]) => ({ rule: "endure", character, markers }),
  ),
  apply(kleft(character, words("escapes once when his army is destroyed")), (character) => ({
    rule: "escape",
    character,
  })),
  apply(kmid(words("once in each combat ,"), character, words("re-rolls 1 failed die")), (character) => ({
    rule: "luck",
    character,
  })),
];

/** A rule; `step` reads what an ability becomes. */
export const ruleWith = (step: Reader<Step>): Reader<Rule> =>
  anyOf<Rule>([
    ...RULES_OF_ARMIES,
    apply(
      kright(words("the ability of"), seq(character, kright(words("becomes :"), step))),
      ([character, step]) => ({ rule: "ability", character, becomes: [step] }),
    ),
    ...RULES_OF_CHARACTERS,
  ]);
