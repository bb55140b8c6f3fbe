/** Armies that a vector lets march, attack and leave (5, 8, 12, 13). */
import { form, inside, listAt, PositionError } from "@westmarch/positions";
import { BEORN, FREE, other, PLACE, UNIT, UNIT_COUNT, WALKERS } from "../ids.ts";
import { armiesOf, armyIn } from "../rules/board.ts";
import { diceOf, newBattle, targetOf } from "../rules/combat.ts";
import { reach } from "../rules/movement.ts";
import { retreatFrom } from "./board-checks.ts";
import { superiority, type Told } from "./checks.ts";
import { type Deed, dieOf, part, placesAt, stepOf } from "./deed.ts";
import { character, place } from "./given.ts";

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
  const { from, to, told } = stepOf(action, at);
  run.say(side, ["step", from, to]);
  part(run, side, from, told, at);
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
    const rounds = form.whole().fromFile(action.rounds ?? 1, inside(at, "rounds"));
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

/** 5.3, 13. */
export const combined: Deed = (run, side, action, given, at) => {
  const target = place.fromFile(action.target, inside(at, "target"));
  run.use(side, "combined_attack", dieOf(given, at));
  run.say(side, ["to", target]);
  for (const from of placesAt(action.armies, inside(at, "armies"))) {
    const isOffered = run.offers(side, ["army", from]) || run.g.battle?.from === from;
    if (!isOffered) run.refused = true;
  }
};

/** 12.14: where an army retreats to. */
export const retreat: Deed = (run, side, action, given, at) => {
  const { g } = run;
  const combat = given.combat as Told | undefined;
  if (combat?.attacker !== undefined) {
    const where = place.fromFile(combat.attacker, inside(at, "combat"));
    // The attacker stands there, whatever he is made of.
    if (armyIn(g, where) === null)
      g.units[where * UNIT_COUNT + (side === FREE ? UNIT.named("orc") : UNIT.named("elven_archer"))] = 1;
  }
  const to = action.to === undefined ? undefined : place.fromFile(action.to, inside(at, "to"));
  const from =
    combat?.defender === undefined
      ? (armiesOf(g, side).find((one) => one !== to && given.played !== undefined) ?? armiesOf(g, side)[0])
      : place.fromFile(combat.defender, inside(at, "combat"));
  const attacker =
    combat?.attacker === undefined ? from : place.fromFile(combat.attacker, inside(at, "combat"));
  retreatFrom(run, side, from, attacker);
  const driven = run.facts.extraDamage === 1;
  if (to === undefined) return;
  run.from(
    `game.end/actions.turn/retreat.choose{side:${side};from:${from};attacker:${attacker};driven:0;to:-1}`,
  );
  if (run.asks()[0]?.prompt === "retreat" || run.asks()[0]?.prompt === "drive")
    run.say(driven ? other(side) : side, ["to", to]);
  run.finish();
};

/** 12.15: casualties first, until one marker is left. */
export const rout: Deed = (run, side, action, given, at) => {
  const to = action.to === undefined ? undefined : place.fromFile(action.to, inside(at, "to"));
  const from = armiesOf(run.g, side).find((one) => one !== to);
  if (from === undefined) throw new PositionError(at, "there is no army to leave");
  run.from(`game.end/actions.turn/casualties.lose{side:${side};where:${from};rout:1}`);
  run.finish();
  run.g.stack = [];
  if (armiesOf(run.g, side).includes(from)) retreat(run, side, action, given, at);
};
