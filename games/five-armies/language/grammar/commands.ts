/** What is done outside combat: commands of cards, and abilities. */
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
  rule,
  seq,
  type TokenKind,
  words,
} from "@westmarch/sentences";
import type { Command, Need, Step, Volley } from "../tree.ts";
import { armies, eachOf, places } from "./armies.ts";
import { drawn, terms } from "./combat.ts";
import {
  bareUnits,
  character,
  count,
  counted,
  group,
  member,
  settlement,
  several,
  terrains,
  units,
  unitsEach,
} from "./names.ts";
import { ruleWith, until } from "./rules.ts";

const dice = counted("die", "dice");
const leadershipTokens = counted("Leadership token", "Leadership tokens");
const recruitmentTokens = counted("recruitment token", "recruitment tokens");
const apart = opt(words("in different regions"));
const upTo = (given: { readonly upTo?: true }) => (given.upTo ? { upTo: given.upTo } : {});

const volley: Reader<Volley> = anyOf<Volley>([
  apply(kleft(number, dice), (count) => ({ count })),
  apply(
    kright(
      words("1 die for each"),
      seq(
        bareUnits,
        anyOf<"that army" | "one region" | "anywhere in range">([
          meaning("in that army", "that army"),
          meaning("in one region", "one region"),
          meaning("in range", "anywhere in range"),
        ]),
        opt(kmid(words("in a"), terrains, words("region"))),
        opt(kmid(words(", and"), number, kright(dice, words("more ,")))),
        opt(kmid(words(", at most"), number, words(","))),
      ),
    ),
    ([units, from, terrain, more, most]) => ({
      units,
      from,
      ...given("terrain", terrain),
      ...given("more", more),
      ...given("most", most),
    }),
  ),
]);

const movement: Reader<Step> = anyOf<Step>([
  apply(
    seq(
      armies,
      anyOf<"move" | "move or attack" | "move and/or attack" | "attack">([
        meaning("may move", "move"),
        meaning("may move or attack", "move or attack"),
        meaning("may move and/or attack", "move and/or attack"),
        meaning("may attack", "attack"),
      ]),
      opt(
        anyOf<"fortification" | "that enemy army">([
          meaning("a fortification", "fortification"),
          words("that enemy army"),
        ]),
      ),
      terms,
    ),
    ([armies, how, against, terms]) => ({
      do: "move",
      armies,
      how,
      ...given("against", against),
      ...given("terms", terms),
    }),
  ),
  apply(
    seq(
      armies,
      kmid(words("may march up to"), number, words("regions")),
      opt(words(", split off first")),
      opt(words("and may then attack")),
      terms,
    ),
    ([armies, regions, split, attack, terms]) => ({
      do: "march",
      armies,
      regions,
      ...flag("split", split),
      ...flag("attack", attack),
      ...given("terms", terms),
    }),
  ),
  apply(kmid(words("make a strategic move with up to"), number, words("armies")), (armies) => ({
    do: "strategic move",
    armies,
  })),
  apply(kmid(words("attack with up to"), number, words("of your armies in turn")), (armies) => ({
    do: "attack in turn",
    armies,
  })),
  apply(kright(words("make a combined attack"), terms), (terms) => ({
    do: "combined attack",
    ...given("terms", terms),
  })),
  apply(kright(words("choose"), armies), (armies) => ({ do: "choose", armies })),
  apply(kleft(character, words("may move")), (character) => ({ do: "walk", character })),
  meaning("Beorn may attack", { do: "beorn attacks" }),
]);

const harm: Reader<Step> = anyOf<Step>([
  apply(
    seq(
      kright(words("roll"), volley),
      kright(words("at"), armies),
      kmid(words("; each"), number, words("or more is a hit")),
      opt(kmid(words(", and each"), number, words("or more if it is next to a shooter"))),
      opt(words("; no bodyguard stops it")),
    ),
    ([dice, at, target, close, sure]) => ({
      do: "shoot",
      dice,
      at,
      target,
      ...given("close", close),
      ...flag("sure", sure),
    }),
  ),
  apply(
    seq(kmid(words("score"), number, counted("hit", "hits")), kright(words("on"), armies)),
    ([hits, armies]) => ({
      do: "hit",
      armies,
      hits,
    }),
  ),
  apply(
    seq(kmid(words("put"), number, counted("damage marker", "damage markers")), kright(words("on"), eachOf)),
    ([markers, armies]) => ({ do: "put damage", armies, markers }),
  ),
  apply(
    seq(
      kmid(
        words("remove"),
        anyOf<number | null>([kright(words("up to"), number), meaning("all", null)]),
        leadershipTokens,
      ),
      kright(words("from"), eachOf),
    ),
    ([most, armies]) => ({ do: "remove leadership", most, armies }),
  ),
  meaning("the enemy discards an activation token of his choice or, if he has none, a card of his hand", {
    do: "discard activation",
  }),
  apply(
    kmid(
      words("look at the enemy's hand and discard"),
      number,
      kright(counted("card", "cards"), words("of it")),
    ),
    (cards) => ({
      do: "discard enemy cards",
      cards,
    }),
  ),
  apply(
    kmid(
      words("remove up to"),
      number,
      words("enemy recruitment tokens next to your armies; draw 1 Event card for each not removed"),
    ),
    (most) => ({ do: "remove tokens", most }),
  ),
]);

const help: Reader<Step> = anyOf<Step>([
  apply(
    seq(kmid(words("put"), count, leadershipTokens), kright(words("with"), eachOf)),
    ([tokens, armies]) => ({
      do: "put leadership",
      tokens: tokens.number,
      ...upTo(tokens),
      armies,
    }),
  ),
  apply(drawn, (drawn) => ({ do: "draw", ...drawn })),
  meaning("re-roll any of your unused action dice", { do: "re-roll action dice" }),
  meaning("take an action with one of your unused action dice", { do: "take an action" }),
  apply(
    seq(kright(words("flip"), count), kleft(opt(group), recruitmentTokens), apart),
    ([tokens, group]) => ({ do: "flip", tokens: tokens.number, ...upTo(tokens), ...given("group", group) }),
  ),
  apply(
    seq(kright(words("place"), number), kleft(opt(group), recruitmentTokens), apart),
    ([tokens, group]) => ({
      do: "place tokens",
      tokens,
      ...given("group", group),
    }),
  ),
  apply(
    seq(
      kright(words("rally"), armies),
      kmid(words("; each"), number, words("or more removes a marker")),
      opt(words("; an army of 2 or more units may lose a unit and all its markers instead")),
    ),
    ([armies, target, spend]) => ({ do: "rally", armies, target, ...flag("spend", spend) }),
  ),
  apply(
    seq(
      kmid(words("muster"), count, counted("unit", "units")),
      opt(words("in different places")),
      kright(
        words(":"),
        list(
          apply(seq(anyOf([units, unitsEach]), places), ([units, where]) => ({ units, where })),
          words(";"),
        ),
      ),
    ),
    ([units, apart, kinds]) => ({
      do: "muster",
      units: units.number,
      ...upTo(units),
      ...flag("apart", apart),
      kinds,
    }),
  ),
  apply(
    seq(
      kmid(words("muster"), number, kright(counted("Goblin", "Goblins"), words("on one mustering point"))),
      kmid(words("and"), number, words("on the other")),
    ),
    ([first, second]) => ({ do: "goblins", first, second }),
  ),
  apply(kmid(words("muster"), number, counted("Eagle", "Eagles")), (eagles) => ({
    do: "muster eagles",
    eagles,
  })),
  meaning("send all Eagles and their Lord from the Eyrie", { do: "send eagles" }),
  apply(kmid(words("place up to"), number, words("Great Bats")), (bats) => ({ do: "place bats", bats })),
  meaning("use Bat-cloud once", { do: "bat-cloud" }),
  meaning("add the blue fate tiles to the pool", { do: "add tiles", set: "blue" }),
  meaning("add the red fate tiles to the pool", { do: "add tiles", set: "red" }),
  apply(kmid(words("open a closed pass; up to"), number, words("units may move into it")), (units) => ({
    do: "open pass",
    units,
  })),
  apply(kmid(words("Bolg gets"), number, counted("bodyguard token", "bodyguard tokens")), (tokens) => ({
    do: "bodyguard",
    tokens,
  })),
  apply(kmid(words("Beorn gets"), number, counted("wrath token", "wrath tokens")), (tokens) => ({
    do: "wrath",
    tokens,
  })),
]);

const step = rule<TokenKind, Step>();
const lasting = ruleWith(step);
step.setPattern(
  anyOf<Step>([
    movement,
    harm,
    help,
    apply(seq(kright(words("either"), step), kright(words("; or"), step)), ([one, other]) => ({
      do: "either",
      one: [one],
      other: [other],
    })),
    apply(seq(kleft(until, words(":")), list(lasting, words(", and"))), ([until, rules]) => ({
      do: "stay",
      until,
      rules,
    })),
    apply(lasting, (rule) => ({ do: "rule", rule })),
  ]),
);

/** A whole command. */
export const command: Reader<Command> = apply(list(kleft(step, words(".")), words("")), (steps) => steps);

/** What must hold. */
export const need: Reader<Need> = kleft(
  anyOf<Need>([
    apply(kleft(several(character, "or"), words("is in play")), (characters) => ({
      need: "in play",
      characters,
    })),
    apply(kleft(character, words("is in an army")), (character) => ({ need: "in an army", character })),
    apply(kleft(character, words("has not been eliminated")), (character) => ({
      need: "not eliminated",
      character,
    })),
    meaning("a pass is closed", { need: "closed pass" }),
    apply(kright(words("your army has"), member), (member) => ({ need: "unit", member })),
    apply(kright(words("you control"), settlement), (settlement) => ({ need: "control", settlement })),
  ]),
  words("."),
);

/** Where a figure comes into play. */
export const entry = places;
