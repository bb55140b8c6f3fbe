/** Generals, Eagles, Beorn, bats and Bolg, as a vector lets them act (6, 7, 15 to 18). */
import { inside, type Location, listAt, PositionError } from "@westmarch/positions";
import {
  BOLG,
  CHARACTER,
  type CharacterId,
  EYRIE,
  ROOST,
  SHADOW,
  territoryOf,
  UNIT,
  UNIT_COUNT,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { armiesOf, isRegion } from "../rules/board.ts";
import { type Deed, dieOf, placesAt, stepOf } from "./deed.ts";
import { character, GIVEN, type GivenFacts, place, whole } from "./forms.ts";
import { fly } from "./phases.ts";
import type { Run } from "./run.ts";

/** 15.4. */
export const eagles: Deed = (run, side, action, given, at) => {
  run.use(side, "eagle_attack", dieOf(given, at));
  const targets = placesAt(action.targets, inside(at, "targets"));
  const returning = whole().fromFile(action.return ?? targets.length, inside(at, "return"));
  // One Eagle goes home for each attack.
  if (returning !== targets.length) run.refused = true;
  if (new Set(targets).size < targets.length) run.refused = true;
  for (const target of targets) {
    const roost = ROOST.all.find(
      (one) =>
        one !== EYRIE &&
        isRegion(target) &&
        printed(run.g).territory[target] === territoryOf(one) &&
        run.offers(side, ["swoop", one, target]),
    );
    // A lone attack is taken without a question.
    if (roost !== undefined) run.say(side, ["swoop", roost, target]);
    else if (!run.told("swooped").some((facts) => facts.place === target)) run.refused = true;
  }
  run.finish();
  run.facts.hits = run.told("shot").reduce((sum, facts) => sum + Number(facts.hits), 0);
};

/** 16.2. */
export const beorn: Deed = (run, side, action, given, at) => {
  const path = placesAt(action.path, inside(at, "path"));
  run.use(side, "move_beorn", dieOf(given, at));
  for (const to of path.slice(1)) run.say(side, ["to", to]);
  if (action.attack !== undefined) {
    run.say(side, ["done"]);
    run.say(side, ["to", place.fromFile(action.attack, inside(at, "attack"))]);
    return;
  }
  run.finish();
};

/** 17.2. */
export const batCloud: Deed = (run, side, action, given, at) => {
  const { from, to } = stepOf(action.move, inside(at, "move"));
  run.use(side, "bat_cloud", dieOf(given, at));
  run.say(side, ["step", from, to]);
  run.finish();
};

/** 7.4: a general's ability. */
export const ability: Deed = (run, side, action, given, at) => {
  const general = generalOf(run, action, at);
  giveTarget(run, general);
  run.act(side, dieOf(given, at));
  const isFirst = run.told("ability").length === 0;
  const went = run.say(side, ["ability", general]);
  if (run.ask(side)?.prompt === "armies" && action.target === undefined) run.finish();
  if (!isFirst && !went) run.facts.second = "illegal before the first die is used";
  if (action.target !== undefined) {
    const target = place.fromFile(action.target, inside(at, "target"));
    if (run.ask(side)?.prompt === "armies") run.say(side, ["army", target]);
    else if (!run.refused && !run.told("shot").some((facts) => facts.place === target)) run.refused = true;
  }
  const does =
    action.do === undefined
      ? []
      : listAt(Array.isArray(action.do) ? action.do : [action.do], inside(at, "do"));
  for (const one of does) run.say(side, [one === "move" ? "one" : "other"]);
  if (action.to !== undefined) fly(run, side, action.to, inside(at, "to"));
  const [shot] = run.told("shot").slice(-1);
  if (shot !== undefined) {
    run.facts.hits = shot.hits;
    run.facts.dice = Array.isArray(shot.dice) ? shot.dice.length : 0;
  }
  run.facts.ability = went;
};

/** Where a vector tells of no Shadow army, one stands where the general's ability reaches. */
function giveTarget({ g }: Run, general: CharacterId): void {
  const at = g.at[general];
  if (g.stack.length > 0 || at < 0 || armiesOf(g, SHADOW).length > 0) return;
  const [near] = printed(g).range[at];
  g.units[near * UNIT_COUNT + UNIT.named("orc")] = 5;
}

function generalOf(run: Run, action: GivenFacts, at: Location): CharacterId {
  if (action.general !== undefined) return character.fromFile(action.general, inside(at, "general"));
  const [only] = CHARACTER.all.filter((one) => (run.g.activated & (1 << one)) !== 0);
  if (only === undefined) throw new PositionError(at, "no general is activated");
  return only;
}

/** 6: a character comes into play. */
export const enter =
  (who: string): Deed =>
  (run, side, action, given, at) => {
    const one = character.fromFile(who, at);
    run.act(side, dieOf(given, at));
    const option = run.ask(side)?.options.find((offered) => offered[0] === "enter" && offered[2] === one);
    if (option === undefined) {
      run.refused = true;
      return;
    }
    run.choose(side, option);
    if (action.region !== undefined)
      run.say(side, ["to", place.fromFile(action.region, inside(at, "region"))]);
    run.finish();
  };

/** 18.1: Bolg's token, against what happens. */
export const bodyguard: Deed = (run, side, _action, given) => {
  const where = run.g.at[BOLG];
  const hits = /(\d+) hits?/.exec(String(given.event))?.[1];
  if (hits === undefined) throw new PositionError(inside(GIVEN, "event"), "how many hits?");
  run.from(`game.end/actions.turn/hurt.mark{side:${SHADOW};where:${where};hits:${hits};sure:0}`);
  run.say(side, ["yes"]);
};
