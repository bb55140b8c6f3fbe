/** What a vector does in phase 4, and after a combat that has been won. */
import { form, inside, objectAt, type Place, PositionError } from "@westmarch/positions";
import { PLACE, type PlaceId, ROOST, SHADOW, type Side, TERRITORY, UNIT, UNIT_COUNT } from "../ids.ts";
import { hasArmy } from "../rules/board.ts";
import { newBattle } from "../rules/combat.ts";
import { pools } from "../rules/turn.ts";
import type { Told } from "./checks.ts";
import { type Deed, placesAt } from "./deed.ts";
import { place, territories } from "./given.ts";
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
  // With a lone army left its token is placed without a question.
  for (const [i, at] of tokens.entries())
    if (!run.told("token").some((facts, n) => n >= i && facts.place === at)) run.say(SHADOW, ["army", at]);
  run.facts.placed = { bats: many, leadershipTokens: run.told("token").length };
};

/** 12.16, 13.6: a joined army, or a part of it, comes into the region that has been emptied. */
export const advanceOf =
  (part: (run: Run, side: Side, from: PlaceId, told: Told, at: Place) => void): Deed =>
  (run, side, action, given, at) => {
    const won = objectAt(given.combatWon ?? {}, inside(at, "combatWon"));
    const target = place.fromFile(
      action.to ?? won.target,
      inside(at, action.to === undefined ? "target" : "to"),
    );
    const from = place.fromFile(action.from, inside(at, "from"));
    const joined = placesAt(won.joined ?? [PLACE.names[from]], inside(at, "joined"));
    for (const one of joined)
      if (!hasArmy(run.g, side, one))
        run.g.units[one * UNIT_COUNT + UNIT.named(side === SHADOW ? "orc" : "elven_spearman")] = 1;
    run.g.battle = {
      ...newBattle(side, joined[0] ?? from, target),
      combined: joined.length > 1 ? 1 : 0,
      fought: joined,
      round: 1,
    };
    run.from("game.end/actions.turn/advance.choose");
    run.say(side, ["army", from]);
    part(run, side, from, action, at);
    run.finish();
    run.g.battle = null;
  };

/** 15.3: where each Eagle flies, the Lord last. */
export function fly(run: Run, side: Side, given: unknown, at: Place): void {
  for (const name of form.listOf(form.oneOf("territory", TERRITORY.names, TERRITORY.all)).fromFile(given, at))
    run.say(side, ["territory", name]);
}

/** Eagles by territory, and in the Eyrie. */
export function eaglesOf(run: Run, name: string, at: Place): number {
  const roost = ROOST.find(name === "eagles_eyrie" ? "eyrie" : name);
  if (roost === null) throw new PositionError(at, `“${name}” is no territory`);
  return run.g.eagles[roost];
}
