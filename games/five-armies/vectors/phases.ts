/** What a vector does in phase 4, and after a combat that has been won. */

import { form, inside, type Location, noSuch, PositionError } from "@westmarch/positions";
import { type PlaceId, ROOST, SHADOW, type Side, TERRITORY, UNIT, UNIT_COUNT } from "../ids.ts";
import { hasArmy } from "../rules/board.ts";
import { newBattle } from "../rules/combat/battle.ts";

import { pools } from "../rules/turn.ts";
import { type Deed, placesAt, placeTokens } from "./deed.ts";
import { combatWonIn, GIVEN, type GivenFacts, place, territories } from "./forms.ts";
import type { Run } from "./run.ts";

/** 4.15, 4.16: bats by territory, and Leadership tokens with armies. */
export const shadowLeadership: Deed = (run, side, action, _given, at) => {
  const key = action.bats === undefined ? "greatBats" : "bats";
  const bats = territories.fromFile(action[key] ?? {}, inside(at, key));
  const tokens = placesAt(action.leadershipTokens ?? [], inside(at, "leadershipTokens"));
  const many = bats.reduce((sum, one) => sum + one, 0);
  if (side !== SHADOW) run.refused = true;
  const [, dice] = pools(run.g);
  run.g.owned[SHADOW] = dice;
  run.from("game.bats{n:0;activated:0;tile:-1;drawn:0;placed:[]}");
  run.say(SHADOW, ["number", many]);
  for (const territory of TERRITORY.all)
    for (let i = 0; i < bats[territory]; i++) run.say(SHADOW, ["territory", territory]);
  placeTokens(run, SHADOW, tokens);
  run.facts.placed = { bats: many, leadershipTokens: run.told("token").length };
};

/** Lets the rules come to the advance after a combat that has been won, the armies standing where it says. */
function afterCombat(
  run: Run,
  side: Side,
  action: GivenFacts,
  given: GivenFacts,
  at: Location,
): readonly PlaceId[] {
  const { target, joined = [], fought = joined.slice(0, 1) } = combatWonIn(given);
  const emptied = target ?? place.fromFile(action.to, inside(at, "to"));
  for (const one of joined)
    if (!hasArmy(run.g, side, one))
      run.g.units[one * UNIT_COUNT + UNIT.named(side === SHADOW ? "orc" : "elven_spearman")] = 1;
  const [first] = fought;
  if (first === undefined)
    throw new PositionError(inside(inside(GIVEN, "combatWon"), "joined"), "which armies?");
  run.g.battle = {
    ...newBattle(side, first, emptied),
    combined: joined.length > 1 ? 1 : 0,
    fought: [...fought],
    round: 1,
  };
  run.from("game.end/actions.turn/advance.choose");
  return joined;
}

/** 12.16, 13.6: a joined army, or a part of it, comes into the region that has been emptied. */
export const advanceOf =
  (part: (run: Run, side: Side, from: PlaceId, told: GivenFacts, at: Location) => void): Deed =>
  (run, side, action, given, at) => {
    const isPlayed = run.g.battle !== null;
    if (isPlayed) run.settle("advance");
    else afterCombat(run, side, action, given, at);
    const from = place.fromFile(action.from, inside(at, "from"));
    if (action.to !== undefined && place.fromFile(action.to, inside(at, "to")) !== run.g.battle?.target)
      run.refused = true;
    run.say(side, ["army", from]);
    part(run, side, from, action, at);
    run.finish();
    if (!isPlayed) run.g.battle = null;
  };

/** 13.6: when one army has advanced, no other is offered it. */
export const advanceFromBoth: Deed = (run, side, action, given, at) => {
  for (const from of afterCombat(run, side, action, given, at)) {
    run.say(side, ["army", from]);
    if (run.ask(side)?.prompt === "part") run.say(side, ["go"]);
  }
  run.g.battle = null;
};

/** 15.3: where each Eagle flies, the Lord last. */
export function fly(run: Run, side: Side, given: unknown, at: Location): void {
  for (const name of form.listOf(form.oneOf("territory", TERRITORY.names, TERRITORY.all)).fromFile(given, at))
    run.say(side, ["territory", name]);
}

/** Eagles by territory, and in the Eyrie. */
export function eaglesOf(run: Run, name: string, at: Location): number {
  const roost = ROOST.find(name === "eagles_eyrie" ? "eyrie" : name);
  if (roost === null) throw noSuch(at, name, "roost", ["eagles_eyrie", ...TERRITORY.names]);
  return run.g.eagles[roost];
}
