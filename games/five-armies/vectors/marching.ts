/** Armies that a vector lets march, attack and leave (5, 8, 12, 13). */

import { inside, type Location, listAt, PositionError } from "@westmarch/positions";
import {
  BEORN,
  FREE,
  other,
  PLACE,
  type PlaceId,
  REGROUP,
  type Side,
  UNIT,
  UNIT_COUNT,
  WALKERS,
} from "../ids.ts";
import { armiesOf, armyIn } from "../rules/board.ts";
import { newBattle } from "../rules/combat/battle.ts";
import { diceOf, targetOf } from "../rules/combat/dice.ts";
import { reach } from "../rules/movement/walking.ts";

import { cloneGame } from "../state.ts";
import { retreatFrom } from "./board-checks.ts";
import { superiority } from "./checks.ts";
import { leavesCombat } from "./combat.ts";
import { type Deed, dieOf, part, placesAt, stepOf } from "./deed.ts";
import { character, combatIn, GIVEN, type GivenFacts, maneuver, place, whole } from "./forms.ts";
import type { Run } from "./run.ts";

/** 5.1, 5.9. */
export const strategic =
  (name: "strategic_move" | "goblin_move"): Deed =>
  (run, side, action, given, at) => {
    run.use(side, name, dieOf(given, at));
    for (const [i, move] of listAt(action.moves, inside(at, "moves")).entries()) {
      const here = inside(inside(at, "moves"), i);
      const { from, to, told } = stepOf(move, here);
      run.say(side, ["step", from, to]);
      part(run, side, from, told, here);
    }
    run.finish();
  };

/** One army goes one region, with whatever die allows it. */
export const move: Deed = (run, side, action, given, at) => {
  run.use(side, given.die === "lidless_eye" ? "goblin_move" : "strategic_move", dieOf(given, at));
  const from = place.fromFile(action.from, inside(at, "from"));
  const to = place.fromFile(action.to, inside(at, "to"));
  run.say(side, ["step", from, to]);
  part(run, side, from, action, at);
  run.finish();
};

/** 5.4, 8.6. */
export const march: Deed = (run, side, action, given, at) => {
  const [from, to, ...further] = placesAt(action.path, inside(at, "path"));
  run.use(side, "forced_march", dieOf(given, at));
  run.say(side, ["step", from, to]);
  part(run, side, from, action, at);
  for (const next of further) {
    if (!run.refused && !run.offers(side, ["to", next]))
      run.facts.stopsAt = PLACE.names[run.g.columns[0]?.to ?? to];
    run.say(side, ["to", next]);
  }
  run.finish();
};

/** 5.6, 7.2: a character walks, step by step. */
export const walk: Deed = (run, side, action, given, at) => {
  const path = placesAt(action.path, inside(at, "path"));
  const [start] = path;
  const who =
    action.character === undefined
      ? WALKERS[side].find((one) => run.g.at[one] === start)
      : character.fromFile(action.character, inside(at, "character"));
  if (who === undefined) throw new PositionError(inside(at, "path"), "nobody stands where it begins");
  run.use(side, "move_characters", dieOf(given, at));
  for (const [i, to] of path.entries())
    if (i > 0 && !reach({ ...run.g, at: run.g.at.with(who, path[i - 1]) }, who, 1).includes(to))
      run.refused = true;
  for (const one of WALKERS[side]) {
    const [asked] = run.asks();
    if (run.refused || asked?.prompt !== "walk") break;
    if (asked.about?.[0] === who) run.say(side, ["to", path[path.length - 1]]);
    else if (asked.about?.[0] === one) run.say(side, ["done"]);
  }
  run.finish();
};

/** 5.2, 5.5, 5.9: an attack; `rounds` says how many are fought. */
export const attack =
  (name: "attack" | "attack_with_leadership" | "goblin_attack"): Deed =>
  (run, side, action, given, at) => {
    const from = place.fromFile(action.from, inside(at, "from"));
    const target = place.fromFile(action.target, inside(at, "target"));
    const b = newBattle(side, from, target);
    superiority(run, b);
    if (run.g.at[BEORN] === target) run.facts.beornDice = diceOf(run.g, { ...b, beorn: 1 }, FREE);
    const rounds = whole(1).fromFile(action.rounds ?? 1, inside(at, "rounds"));
    run.facts.attackerTarget = Array.from({ length: rounds }, () => {
      b.round++;
      const needs = targetOf(run.g, b, side);
      b.fought = [from];
      return needs;
    });
    run.use(side, name, dieOf(given, at));
    if (action.move !== undefined) {
      const { from: start, to } = stepOf(action.move, inside(at, "move"));
      run.say(side, ["step", start, to]);
    }
    run.say(side, ["attack", from, target]);
  };

/** The army that leaves: the one that is named, that defends, or that is the only one which does not stand there. */
function leaverOf(
  { g }: Run,
  side: Side,
  action: GivenFacts,
  given: GivenFacts,
  at: Location,
  to: PlaceId | undefined,
): PlaceId {
  if (action.from !== undefined) return place.fromFile(action.from, inside(at, "from"));
  const { defender } = combatIn(given);
  if (defender !== undefined) return defender;
  const [only, ...more] = armiesOf(g, side).filter((one) => one !== to);
  if (only === undefined) throw new PositionError(at, "there is no army to leave");
  if (more.length > 0)
    throw new PositionError(
      inside(at, "from"),
      `which army leaves? one of ${[only, ...more].map((one) => PLACE.names[one]).join(", ")} was expected`,
    );
  return only;
}

const toOf = (action: GivenFacts, at: Location): PlaceId | undefined =>
  action.to === undefined ? undefined : place.fromFile(action.to, inside(at, "to"));

/** 12.14: where an army retreats to. */
export const retreat: Deed = (run, side, action, given, at) => {
  const to = toOf(action, at);
  if (given.played !== undefined && maneuver.fromFile(given.played, inside(GIVEN, "played")) !== REGROUP)
    throw new PositionError(inside(GIVEN, "played"), "without Regroup an army routs");
  if (!leavesCombat(run, side, to)) leave(run, side, leaverOf(run, side, action, given, at, to), to, given);
};

/** An army goes where it is said, or is asked where it could go. */
function leave(run: Run, side: Side, from: PlaceId, to: PlaceId | undefined, given: GivenFacts): void {
  const { g } = run;
  const { attacker = from } = combatIn(given);
  // The attacker stands there, whatever he is made of.
  if (attacker !== from && armyIn(g, attacker) === null)
    g.units[attacker * UNIT_COUNT + (side === FREE ? UNIT.named("orc") : UNIT.named("elven_archer"))] = 1;
  retreatFrom(run, side, from, attacker);
  const driven = run.facts.extraDamage === 1;
  if (to === undefined) return;
  const before = cloneGame(g);
  const gone = run.told("retreated").length;
  run.from(
    `game.end/actions.turn/retreat.choose{side:${side};from:${from};attacker:${attacker};driven:0;to:-1}`,
  );
  if (run.asks()[0]?.prompt === "retreat" || run.asks()[0]?.prompt === "drive")
    run.say(driven ? other(side) : side, ["to", to]);
  // A lone refuge is taken unasked: is it the one that is said?
  else if (run.told("retreated")[gone]?.to !== to) run.refused = true;
  if (run.refused) run.g = before;
  else run.finish();
}

/** 12.15: casualties first, until one marker is left. */
export const rout: Deed = (run, side, action, given, at) => {
  const to = toOf(action, at);
  if (leavesCombat(run, side, to)) return;
  const from = leaverOf(run, side, action, given, at, to);
  run.from(`game.end/actions.turn/casualties.lose{side:${side};where:${from};rout:1}`);
  run.finish();
  run.g.stack = [];
  if (armiesOf(run.g, side).includes(from)) leave(run, side, from, to, given);
};
