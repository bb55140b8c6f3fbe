/** The card language itself, written from what a card says: read again it gives the same steps. */

import { enumerated, say } from "@westmarch/sentences/writing";
import { armies, each, member, places, region, things, unit, units, upTo } from "./english/armies.ts";
import { combat, drawn, terms } from "./english/combat.ts";
import type { UnitName } from "./names.ts";
import {
  type ArmyStep,
  type CreatureStep,
  type HandStep,
  isArmyStep,
  isCreatureStep,
  isHandStep,
  isRecruitStep,
  type RecruitStep,
} from "./steps.ts";
import type { Need, Rule, Step, Until, Volley } from "./tree.ts";
import { GROUP_WORDS, SETTLEMENT_WORDS, UNIT_WORDS, CHARACTER_WORDS as WHO } from "./words.ts";
import type { Writer } from "./writer.ts";

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

/** What is done with armies, or to them. */
function toArmies(one: ArmyStep): string {
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
    case "rally":
      return `rally ${armies(one.armies)}; each ${one.target} or more removes a marker${
        one.spend ? "; an army of 2 or more units may lose a unit and all its markers instead" : ""
      }`;
  }
}

/** What is done with cards, dice and tokens of generals. */
function inHand(one: HandStep): string {
  switch (one.do) {
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
  }
}

/** What comes to the board, or leaves it. */
function ofRecruits(one: RecruitStep): string {
  switch (one.do) {
    case "flip":
      return `flip ${tokens(one.tokens, one.group, one.upTo)}`;
    case "place tokens":
      return `place ${tokens(one.tokens, one.group)}`;
    case "remove tokens":
      return `remove up to ${one.most} enemy recruitment tokens next to your armies; draw 1 Event card for each not removed`;
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
    case "open pass":
      return `open a closed pass; up to ${one.units} units may move into it`;
  }
}

/** Eagles, bats, single characters, and the tiles of fate. */
function ofCreatures(one: CreatureStep): string {
  switch (one.do) {
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
    case "bodyguard":
      return `Bolg gets ${things(one.tokens, "bodyguard token")}`;
    case "wrath":
      return `Beorn gets ${things(one.tokens, "wrath token")}`;
    case "beorn attacks":
      return "Beorn may attack";
  }
}

function step(one: Step): string {
  if (isArmyStep(one)) return toArmies(one);
  if (isHandStep(one)) return inHand(one);
  if (isRecruitStep(one)) return ofRecruits(one);
  if (isCreatureStep(one)) return ofCreatures(one);
  switch (one.do) {
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
