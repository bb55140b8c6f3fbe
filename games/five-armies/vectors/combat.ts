/** A combat that a vector plays round by round (12, 13): who fights, what is played, who leaves. */

import { inside, PositionError } from "@westmarch/positions";
import {
  CARD,
  MANEUVER,
  other,
  type PlaceId,
  type Side,
  sideOfUnit,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { joined } from "../rules/combat/attack.ts";
import { newBattle } from "../rules/combat/battle.ts";

import { fieldOf, fightAt, handOffered } from "./checks.ts";
import { type Deed, dieOf, placesAt } from "./deed.ts";
import { GIVEN, handUsedIn, maneuver, place, side as sideForm, units, whole } from "./forms.ts";
import { cardCalled } from "./given.ts";
import type { Run } from "./run.ts";

/** Whether an army may fight in this round: it is offered, or is the only one and has been taken unasked. */
function mayFight(run: Run, side: Side, at: PlaceId): boolean {
  const { battle } = run.g;
  const isLone = battle?.from === at && run.ask(side)?.prompt !== "fighting";
  return run.offers(side, ["army", at]) || (isLone && joined(run.g, side, battle.target).length === 1);
}

/** 5.3, 13. */
export const combined: Deed = (run, side, action, given, at) => {
  const target = place.fromFile(action.target, inside(at, "target"));
  run.use(side, "combined_attack", dieOf(given, at));
  run.say(side, ["to", target]);
  for (const from of placesAt(action.armies ?? [], inside(at, "armies")))
    if (!run.refused && !mayFight(run, side, from)) run.refused = true;
};

/** 13.1: the attacker names the army that fights in this round. */
export const fightWith: Deed = (run, side, action, _given, at) => {
  const army = place.fromFile(action.army, inside(at, "army"));
  run.settle("fighting");
  if (run.offers(side, ["army", army])) run.say(side, ["army", army]);
  else if (!mayFight(run, side, army)) run.refused = true;
};

/** 12.1: a maneuver is chosen in secret, a card of a unit, a special card, or an Event card in hand. */
export const chooseManeuver: Deed = (run, side, action, _given, at) => {
  const there = inside(at, "card");
  const name = String(action.card);
  const known = MANEUVER.find(name);
  if (known !== null) {
    run.say(side, ["maneuver", known]);
    return;
  }
  cardCalled(run.g, name, there);
  const option = run
    .ask(side)
    ?.options.find(
      ([verb, card]) => verb === "card" && CARD.is(card) && printed(run.g).designs[card] === name,
    );
  if (option === undefined) run.refused = true;
  else run.say(side, option);
};

/** 12.6: so many black dice among those that are rolled again. */
export const reroll: Deed = (run, side, action, _given, at) => {
  run.say(side, ["number", whole().fromFile(action.black, inside(at, "black"))]);
};

/** 12.9: units that their owner takes off. */
export const remove: Deed = (run, side, action, _given, at) => {
  const told = units.fromFile(action.units, inside(at, "units"));
  for (const type of UNITS_OF[side]) for (let i = 0; i < told[type]; i++) run.say(side, ["lose", type]);
};

/** An answer that is one word. */
export const answer =
  (verb: "yes" | "no" | "cease" | "continue" | "stand"): Deed =>
  (run, side) => {
    run.say(side, [verb]);
  };

/** 12.12, 12.15: the defender leaves a combat that goes on; false if none does. */
export function leavesCombat(run: Run, side: Side, to: PlaceId | undefined): boolean {
  if (run.g.battle === null || run.g.stack.length === 0) return false;
  const gone = run.told("retreated").length;
  run.say(side, ["retreat"]);
  if (to === undefined || run.refused) return true;
  run.settle("retreat", "drive");
  const [ask] = run.asks();
  if (ask?.prompt === "retreat" || ask?.prompt === "drive")
    run.say(ask.seat === side ? side : other(side), ["to", to]);
  else if (run.told("retreated")[gone]?.to !== to) run.refused = true;
  return true;
}

/** 12.1: a maneuver with cards that have been played before, and the hand of the round after it. */
export const maneuverOfHand: Deed = (run, side, action, given, at) => {
  const played = maneuver.fromFile(action.card ?? "regroup", inside(at, "card"));
  const used = handUsedIn(given);
  if (given.side !== undefined && sideForm.fromFile(given.side, inside(GIVEN, "side")) !== side)
    throw new PositionError(inside(GIVEN, "side"), "another side plays");
  const [from, to] = fieldOf(run.g, undefined);
  const b = newBattle(side, from, to);
  for (const card of new Set([...used, played])) {
    const type = UNIT.find(MANEUVER.names[card]);
    if (type !== null && sideOfUnit(type) === side) run.g.units[from * UNIT_COUNT + type] = 1;
  }
  run.g.units[to * UNIT_COUNT + UNITS_OF[other(side)][0]] = 1;
  for (const card of used) b.used[side] |= 1 << card;
  run.g.battle = b;
  run.from(fightAt("maneuver", b));
  run.say(side, ["maneuver", played]);
  run.say(other(side), ["maneuver", MANEUVER.named("regroup")]);
  run.say(side, ["continue"]);
  run.say(other(side), ["stand"]);
  // Regroup draws an Event card besides (12.1).
  run.facts.handNextRound = handOffered(run, side).filter((name) => MANEUVER.find(name) !== null);
};
