/** What is done in a combat round, and what holds in an attack. */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kmid,
  kright,
  list,
  meaning,
  number,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { AttackTerms, CombatFact, CombatStep, CombatText, DrawnFrom } from "../tree.ts";
import { bareUnits, counted, terrains } from "./names.ts";

const hits = counted("hit", "hits");
const dice = counted("die", "dice");

const fact: Reader<CombatFact> = anyOf<CombatFact>([
  meaning("you attack", { fact: "you attack" }),
  meaning("you defend", { fact: "you defend" }),
  meaning("a character is in your army", { fact: "a character is in your army" }),
  meaning("it is the first round", { fact: "first round" }),
  meaning("you have more units", { fact: "you have more units" }),
  meaning("your army has scored a hit", { fact: "your army scored a hit" }),
  apply(kmid(words("the fight is in a"), terrains, words("region")), (terrains) => ({
    fact: "terrain",
    terrains,
  })),
]);

/** Cards that are drawn. */
export const drawn: Reader<{ readonly cards: number; readonly from: DrawnFrom }> = kright(
  words("draw"),
  apply(
    seq(
      number,
      opt(anyOf<DrawnFrom>([meaning("Event", "event"), meaning("Story", "story")])),
      counted("card", "cards"),
    ),
    ([cards, from = "either"]) => ({ cards, from }),
  ),
);

const plainStep: Reader<CombatStep> = anyOf<CombatStep>([
  apply(kmid(words("score"), number, hits), (hits) => ({ do: "score", hits })),
  apply(kmid(words("prevent"), number, hits), (hits) => ({ do: "prevent", hits })),
  apply(kmid(words("remove"), number, counted("damage marker", "damage markers")), (markers) => ({
    do: "remove damage",
    markers,
  })),
  apply(kmid(words("add"), number, words("to each die of your Combat roll")), (by) => ({
    do: "add to dice",
    by,
  })),
  apply(kmid(words("re-roll"), number, kright(dice, words("more"))), (dice) => ({
    do: "re-roll more",
    dice,
  })),
  apply(kmid(words("your leadership is"), number, words("more")), (by) => ({ do: "more leadership", by })),
  apply(
    kright(words("roll"), seq(kleft(number, dice), kright(words("more , at most"), number))),
    ([dice, most]) => ({ do: "more dice", dice, most }),
  ),
  apply(
    kright(words("roll 1 die more for each"), seq(bareUnits, kright(words(", at most"), number))),
    ([units, most]) => ({ do: "more dice for units", units, most }),
  ),
  apply(
    kright(
      words("roll"),
      seq(
        kleft(number, kright(words("extra"), dice)),
        anyOf<number | null>([
          kmid(words("; each"), number, words("or more is a hit")),
          meaning("at your target number", null),
        ]),
      ),
    ),
    ([dice, target]) => ({ do: "extra dice", dice, target }),
  ),
  apply(
    kright(
      words("your target number is"),
      seq(number, kmid(words(", or"), number, words("where it would be 6"))),
    ),
    ([is, hampered]) => ({ do: "target", is, hampered }),
  ),
  apply(kmid(words("the enemy's target number is"), number, words("for his Combat roll")), (is) => ({
    do: "enemy target",
    is,
  })),
  meaning("the enemy makes no Leader re-roll", { do: "no enemy re-roll" }),
  meaning("the enemy's maneuver has no effect", { do: "stop maneuver" }),
  apply(kright(words("each natural 6 of your Combat roll is 1 hit more , at most"), number), (most) => ({
    do: "sixes",
    most,
  })),
  apply(kmid(words("roll up to"), number, kright(dice, words("of either side again"))), (dice) => ({
    do: "roll again",
    dice,
  })),
  meaning("you may retreat", { do: "may retreat" }),
  apply(kmid(words("take back"), number, counted("used unit card", "used unit cards")), (cards) => ({
    do: "take back",
    cards,
  })),
  meaning("take back all used cards", { do: "take back all" }),
  apply(drawn, (drawn) => ({ do: "draw", ...drawn })),
  apply(
    seq(
      kmid(words("an enemy army with"), number, words("or more damage markers loses a unit of")),
      kleft(
        anyOf<"its owner" | "you">([meaning("its owner's", "its owner"), meaning("your", "you")]),
        words("choice and 2 markers"),
      ),
    ),
    ([markers, choice]) => ({ do: "fell", markers, choice }),
  ),
  apply(kmid(words("you may remove a Great Bat to score"), number, hits), (hits) => ({
    do: "spend bat",
    hits,
  })),
]);

const together = list(plainStep, words(", and"));
/** One sentence of a combat effect. */
const step: Reader<CombatStep> = anyOf<CombatStep>([
  plainStep,
  apply(
    kright(
      words("if"),
      seq(
        list(fact, words("or")),
        kright(words(":"), together),
        opt(kright(words("; otherwise :"), together)),
      ),
    ),
    ([facts, does, otherwise]) => ({ do: "if", if: facts, does, ...given("otherwise", otherwise) }),
  ),
]);

/** A whole combat effect. */
export const combatText: Reader<CombatText> = apply(
  list(kleft(step, words(".")), words("")),
  (steps) => steps,
);

/** What holds in the attack that was just given. */
export const terms: Reader<AttackTerms | undefined> = apply(
  seq(
    opt(
      kmid(
        words(", without"),
        anyOf<readonly ("ford" | "slope")[]>([
          meaning("ford or slope", ["ford", "slope"]),
          meaning("ford", ["ford"]),
          meaning("slope", ["slope"]),
        ]),
        words("penalties"),
      ),
    ),
    opt(words(", as if breached")),
    opt(kright(words("; in its first round :"), list(step, words(", and")))),
  ),
  ([without, breached, first]) =>
    without || breached || first
      ? { ...given("without", without), ...flag("breached", breached), ...given("first", first) }
      : undefined,
);
