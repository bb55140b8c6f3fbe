/** The card language itself, written from what a card says: read again it gives the same steps. */
import { enumerated, say } from "@westmarch/sentences/writing";
import type { TerrainName, UnitName } from "./names.ts";
import type {
  Armies,
  ArmyIs,
  AttackTerms,
  CombatFact,
  CombatStep,
  DrawnFrom,
  Member,
  Near,
  Need,
  PlaceMeant,
  Rule,
  Step,
  Until,
  Volley,
} from "./tree.ts";
import {
  GROUP_WORDS,
  SETTLEMENT_WORDS,
  TERRITORY_WORDS,
  UNIT_WORDS,
  CHARACTER_WORDS as WHO,
} from "./words.ts";
import { isSeveral, type Writer } from "./writer.ts";

const article = (word: string): string => (/^[AEO]/u.test(word) ? `an ${word}` : `a ${word}`);
const things = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
const upTo = (number: number, isUpTo: true | undefined): string => `${isUpTo ? "up to " : ""}${number}`;
const unit = (name: UnitName): string => article(UNIT_WORDS[name][0]);
const units = (names: readonly UnitName[], last: "and" | "or"): string =>
  enumerated(
    names.map((name) => UNIT_WORDS[name][0]),
    last,
  );
const region = (terrains: readonly TerrainName[]): string => `in a ${enumerated(terrains, "or")} region`;

/* Armies and places ------------------------------------------------------------------------------------------------- */

function member(one: Member): string {
  if ("unit" in one) return unit(one.unit);
  if ("character" in one) return WHO[one.character];
  return one.people === "elven" ? "an Elven unit" : "a Dwarven unit";
}

const like = ({ leadership, holds, only, least, terrain, pass }: ArmyIs): string =>
  say(
    leadership && "with leadership",
    holds && `with ${enumerated(holds.map(member), "or")}`,
    only && `of ${UNIT_WORDS[only][1]} only`,
    least !== undefined && `of ${least} or more units`,
    terrain && region(terrain),
    pass && "in a pass",
  );
const yours = (army: ArmyIs): string => say("your army", like(army));

function near(where: Near): string {
  switch (where.by) {
    case "next to":
      return `next to ${yours(where.army)}`;
    case "next to that army":
      return "next to that army of yours";
    case "across a border":
      return `across a border from ${yours(where.army)}`;
    case "in range":
      return `in range of ${WHO[where.of]}`;
    case "in range of that region":
      return "in range of that region";
    case "within attack":
      return "that it could attack";
  }
}

function armies(which: Armies): string {
  switch (which.armies) {
    case "that":
      return which.whose === "your" ? "that army of yours" : "that enemy army";
    case "those":
      return "those armies";
    case "one of those":
      return "one of those armies";
    case "of":
      return `the army of ${WHO[which.character]}`;
    case "some": {
      const { count, kinds } = which;
      const isYours = kinds[0]?.whose === "your";
      const single = isYours ? "one of your armies" : "an enemy army";
      const several = `${upTo(count, which.upTo)} ${isYours ? "of your armies" : "enemy armies"}`;
      return say(
        count === 1 ? single : several,
        kinds.map(like).join(" or "),
        which.near && near(which.near),
      );
    }
  }
}
const each = (which: Armies): string => say(isSeveral(which) && "each of", armies(which));

function place(where: PlaceMeant): string {
  switch (where.at) {
    case "settlement":
      return "in a settlement";
    case "muster region":
      return "in a muster region";
    case "mustering point":
      return "on a mustering point";
    case "eyrie":
      return "in the Eyrie";
    case "that army":
      return "with that army";
    case "named":
      return `in ${SETTLEMENT_WORDS[where.settlement]}`;
    case "empty region":
      return `in an empty region of ${enumerated(
        where.territories.map((name) => TERRITORY_WORDS[name]),
        "or",
      )}`;
    case "army":
      return say(
        "with",
        yours(where.army),
        where.region && "in a region",
        where.territories &&
          `in ${enumerated(
            where.territories.map((name) => TERRITORY_WORDS[name]),
            "or",
          )}`,
      );
  }
}
const places = (all: readonly PlaceMeant[]): string => enumerated(all.map(place), "or");

/* In combat --------------------------------------------------------------------------------------------------------- */

function fact(one: CombatFact): string {
  switch (one.fact) {
    case "first round":
      return "it is the first round";
    case "your army scored a hit":
      return "your army has scored a hit";
    case "terrain":
      return `the fight is ${region(one.terrains)}`;
    default:
      return one.fact;
  }
}

const drawn = (cards: number, from: DrawnFrom): string => {
  const kind = { event: "Event ", story: "Story ", either: "" }[from];
  return `draw ${things(cards, `${kind}card`)}`;
};

function combat(step: CombatStep): string {
  switch (step.do) {
    case "score":
      return `score ${things(step.hits, "hit")}`;
    case "prevent":
      return `prevent ${things(step.hits, "hit")}`;
    case "remove damage":
      return `remove ${things(step.markers, "damage marker")}`;
    case "add to dice":
      return `add ${step.by} to each die of your Combat roll`;
    case "re-roll more":
      return `re-roll ${things(step.dice, "die", "dice")} more`;
    case "more leadership":
      return `your leadership is ${step.by} more`;
    case "more dice":
      return `roll ${things(step.dice, "die", "dice")} more, at most ${step.most}`;
    case "more dice for units":
      return `roll 1 die more for each ${units(step.units, "and")}, at most ${step.most}`;
    case "extra dice":
      return `roll ${things(step.dice, "extra die", "extra dice")}${
        step.target === null ? " at your target number" : `; each ${step.target} or more is a hit`
      }`;
    case "target":
      return `your target number is ${step.is}, or ${step.hampered} where it would be 6`;
    case "enemy target":
      return `the enemy's target number is ${step.is} for his Combat roll`;
    case "no enemy re-roll":
      return "the enemy makes no Leader re-roll";
    case "stop maneuver":
      return "the enemy's maneuver has no effect";
    case "sixes":
      return `each natural 6 of your Combat roll is 1 hit more, at most ${step.most}`;
    case "roll again":
      return `roll up to ${things(step.dice, "die", "dice")} of either side again`;
    case "may retreat":
      return "you may retreat";
    case "take back":
      return `take back ${things(step.cards, "used unit card")}`;
    case "take back all":
      return "take back all used cards";
    case "draw":
      return drawn(step.cards, step.from);
    case "fell":
      return `an enemy army with ${step.markers} or more damage markers loses a unit of ${
        step.choice === "you" ? "your" : "its owner's"
      } choice and 2 markers`;
    case "spend bat":
      return `you may remove a Great Bat to score ${things(step.hits, "hit")}`;
    case "if": {
      const held = `if ${step.if.map(fact).join(" or ")}: ${step.does.map(combat).join(", and ")}`;
      return step.otherwise ? `${held}; otherwise: ${step.otherwise.map(combat).join(", and ")}` : held;
    }
  }
}

const terms = ({ without, breached, first }: AttackTerms = {}): string =>
  [
    without && `, without ${without.join(" or ")} penalties`,
    breached && ", as if breached",
    first && `; in its first round: ${first.map(combat).join(", and ")}`,
  ]
    .filter(Boolean)
    .join("");

/* Commands ---------------------------------------------------------------------------------------------------------- */

function volley(dice: Volley): string {
  if ("count" in dice) return things(dice.count, "die", "dice");
  const where = {
    "that army": "in that army",
    "one region": "in one region",
    "anywhere in range": "in range",
  }[dice.from];
  const more = dice.more === undefined ? "" : `, and ${things(dice.more, "die", "dice")} more,`;
  const most = dice.most === undefined ? "" : `, at most ${dice.most},`;
  return `${say("1 die for each", units(dice.units, "and"), where, dice.terrain && region(dice.terrain))}${more}${most}`;
}

function until(end: Until): string {
  switch (end.until) {
    case "the turn ends":
      return "until the end of the turn";
    case "an enemy army enters":
      return `until an enemy army enters ${SETTLEMENT_WORDS[end.settlement]}`;
    case "used":
      return `leave this card with ${WHO[end.character]}`;
  }
}

function rule(one: Rule): string {
  switch (one.rule) {
    case "defended":
      return say(
        `attacks on ${one.where === "that army" ? "that army of yours" : SETTLEMENT_WORDS[one.where]}`,
        `have target number ${one.target}`,
        one.rounds !== undefined && `in their first ${one.rounds} rounds`,
      );
    case "led":
      return `your army in ${SETTLEMENT_WORDS[one.settlement]} has ${one.more} leadership more`;
    case "prevent once":
      return `discard this card to prevent up to ${things(one.hits, "hit")} on the army of ${WHO[one.character]}`;
    case "leadership":
      return `the leadership of ${WHO[one.character]} is ${one.is}`;
    case "re-roll more":
      return `the army of ${WHO[one.character]} re-rolls ${things(one.dice, "die", "dice")} more`;
    case "enemy re-rolls fewer":
      return `an army that fights the army of ${WHO[one.character]} re-rolls ${things(one.dice, "die", "dice")} fewer`;
    case "prevent":
      return `the army of ${WHO[one.character]} prevents ${things(one.hits, "hit")} in each round ${region(one.terrain)}`;
    case "ability":
      return `the ability of ${WHO[one.character]} becomes: ${one.becomes.map(step).join(". ")}`;
    case "beorn rolls":
      return `Beorn rolls ${things(one.dice, "die", "dice")}`;
    case "any hit":
      return say(
        `in the army of ${WHO[one.character]} the maneuver of ${enumerated(one.units.map(unit), "or")}`,
        "takes effect on any hit",
        one.first && "of the first round",
      );
    case "endure":
      return `the army of ${WHO[one.character]} may hold ${things(one.markers, "damage marker")} more`;
    case "escape":
      return `${WHO[one.character]} escapes once when his army is destroyed`;
    case "luck":
      return `once in each combat, ${WHO[one.character]} re-rolls 1 failed die`;
  }
}

function tokens(number: number, group: keyof typeof GROUP_WORDS | undefined, isUpTo?: true): string {
  const kind = `recruitment ${number === 1 ? "token" : "tokens"}`;
  return say(upTo(number, isUpTo), group && GROUP_WORDS[group], kind, number > 1 && "in different regions");
}

function step(one: Step): string {
  switch (one.do) {
    case "move": {
      const against = one.against === "fortification" ? "a fortification" : one.against;
      return `${say(armies(one.armies), `may ${one.how}`, against)}${terms(one.terms)}`;
    }
    case "march":
      return `${armies(one.armies)} may march up to ${one.regions} regions${one.split ? ", split off first" : ""}${
        one.attack ? " and may then attack" : ""
      }${terms(one.terms)}`;
    case "strategic move":
      return `make a strategic move with up to ${one.armies} armies`;
    case "attack in turn":
      return `attack with up to ${one.armies} of your armies in turn`;
    case "combined attack":
      return `make a combined attack${terms(one.terms)}`;
    case "choose":
      return `choose ${armies(one.armies)}`;
    case "shoot":
      return `roll ${volley(one.dice)} at ${armies(one.at)}; each ${one.target} or more is a hit${
        one.close === undefined ? "" : `, and each ${one.close} or more if it is next to a shooter`
      }${one.sure ? "; no bodyguard stops it" : ""}`;
    case "hit":
      return `score ${things(one.hits, "hit")} on ${armies(one.armies)}`;
    case "put damage":
      return `put ${things(one.markers, "damage marker")} on ${each(one.armies)}`;
    case "put leadership":
      return `put ${one.upTo ? "up to " : ""}${things(one.tokens, "Leadership token")} with ${each(one.armies)}`;
    case "remove leadership":
      return `remove ${
        one.most === null ? "all Leadership tokens" : `up to ${things(one.most, "Leadership token")}`
      } from ${each(one.armies)}`;
    case "draw":
      return drawn(one.cards, one.from);
    case "discard enemy cards":
      return `look at the enemy's hand and discard ${things(one.cards, "card")} of it`;
    case "discard activation":
      return "the enemy discards an activation token of his choice or, if he has none, a card of his hand";
    case "re-roll action dice":
      return "re-roll any of your unused action dice";
    case "take an action":
      return "take an action with one of your unused action dice";
    case "flip":
      return `flip ${tokens(one.tokens, one.group, one.upTo)}`;
    case "place tokens":
      return `place ${tokens(one.tokens, one.group)}`;
    case "remove tokens":
      return `remove up to ${one.most} enemy recruitment tokens next to your armies; draw 1 Event card for each not removed`;
    case "rally":
      return `rally ${armies(one.armies)}; each ${one.target} or more removes a marker${
        one.spend ? "; an army of 2 or more units may lose a unit and all its markers instead" : ""
      }`;
    case "muster": {
      const named = (units: readonly UnitName[]): string =>
        one.units > 1
          ? `${enumerated(
              units.map((name) => UNIT_WORDS[name][1]),
              "or",
            )}, each`
          : enumerated(units.map(unit), "or");
      const kinds = one.kinds.map(({ units, where }) => say(named(units), places(where)));
      const number = `${one.upTo ? "up to " : ""}${things(one.units, "unit")}`;
      return `muster ${say(number, one.apart && "in different places")}: ${kinds.join("; ")}`;
    }
    case "goblins":
      return `muster ${things(one.first, "Goblin")} on one mustering point and ${one.second} on the other`;
    case "muster eagles":
      return `muster ${things(one.eagles, "Eagle")}`;
    case "send eagles":
      return "send all Eagles and their Lord from the Eyrie";
    case "place bats":
      return `place up to ${one.bats} Great Bats`;
    case "bat-cloud":
      return "use Bat-cloud once";
    case "add tiles":
      return `add the ${one.set} fate tiles to the pool`;
    case "walk":
      return `${WHO[one.character]} may move`;
    case "open pass":
      return `open a closed pass; up to ${one.units} units may move into it`;
    case "bodyguard":
      return `Bolg gets ${things(one.tokens, "bodyguard token")}`;
    case "wrath":
      return `Beorn gets ${things(one.tokens, "wrath token")}`;
    case "beorn attacks":
      return "Beorn may attack";
    case "either":
      return `either ${one.one.map(step).join(". ")}; or ${one.other.map(step).join(". ")}`;
    case "stay":
      return `${until(one.until)}: ${one.rules.map(rule).join(", and ")}`;
    case "rule":
      return rule(one.rule);
  }
}

function need(one: Need): string {
  switch (one.need) {
    case "in play":
      return `${enumerated(
        one.characters.map((name) => WHO[name]),
        "or",
      )} is in play`;
    case "in an army":
      return `${WHO[one.character]} is in an army`;
    case "not eliminated":
      return `${WHO[one.character]} has not been eliminated`;
    case "closed pass":
      return "a pass is closed";
    case "unit":
      return `your army has ${member(one.member)}`;
    case "control":
      return `you control ${SETTLEMENT_WORDS[one.settlement]}`;
  }
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const ENGLISH: Writer = {
  command: (steps) => steps.map((one) => sentence(step(one))).join(" "),
  combat: (steps) => steps.map((one) => sentence(combat(one))).join(" "),
  need: (one) => sentence(need(one)),
  entry: (all) => places(all).replace(/^./u, (letter) => letter.toUpperCase()),
};
