/** Questions that a vector puts to the rules. */
import { form, inside, type Place, PositionError } from "@westmarch/positions";
import {
  BEORN,
  CHARACTER,
  FREE,
  MANEUVER,
  type ManeuverId,
  MOD,
  NONE,
  other,
  PLACE,
  type PlaceId,
  REGIONS,
  SHADOW,
  type Side,
  sideOf,
  sideOfUnit,
  TERRITORY,
  UNIT,
  UNIT_COUNT,
  VALLEY,
  VAMPIRE_LIKE,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { attacksOf } from "../rules/attack.ts";
import {
  armiesOf,
  armyIn,
  figuresIn,
  hasArmy,
  isInPlay,
  leadershipIn,
  roomIn,
  shadowPoints,
  unitsIn,
} from "../rules/board.ts";
import { isReady } from "../rules/characters.ts";
import {
  combatRoll,
  diceOf,
  favourable,
  isTriggered,
  leaderReroll,
  maneuversOf,
  newBattle,
  scoredBy,
  superior,
  targetOf,
} from "../rules/combat.ts";
import { eventsOf } from "../rules/hand.ts";
import { carryOut, maySpendBat, placeOf, spendBat } from "../rules/round.ts";
import { maneuverOf } from "../rules/said.ts";
import { ANY_ARMY } from "../rules/sky.ts";
import { pools } from "../rules/turn.ts";
import { checkDusk, checkVictory } from "../rules/victory.ts";
import type { Battle, FiveArmies } from "../state.ts";
import { BOARD_CHECKS } from "./board-checks.ts";
import { character, place, SIDE_WORDS, side, unit } from "./given.ts";
import type { Run } from "./run.ts";

export type Told = { readonly [key: string]: unknown };
export type Check = (run: Run, action: Told, given: Told, at: Place) => void;

const wordOf = (one: Side | null): string | null => (one === null ? null : SIDE_WORDS[one]);
const regionAt = (told: Told, key: string, at: Place): PlaceId => place.fromFile(told[key], inside(at, key));

/** The combat between the two armies of a position: the Shadow attacks, unless the vector says otherwise. */
export function battleIn(g: FiveArmies, given: Told, at: Place): Battle {
  const combat = given.combat as Told | undefined;
  const isFreeDefending = combat?.defenderSide !== "sh";
  const attacker: Side = isFreeDefending ? SHADOW : FREE;
  const target =
    combat?.defender === undefined
      ? armiesOf(g, other(attacker))[0]
      : place.fromFile(combat.defender, inside(at, "combat"));
  const from =
    combat?.attacker === undefined
      ? (armiesOf(g, attacker).find((one) =>
          attacksOf(g, attacker, ANY_ARMY, one).some(([, , to]) => to === target),
        ) ?? armiesOf(g, attacker)[0])
      : place.fromFile(combat.attacker, inside(at, "combat"));
  if (from === undefined || target === undefined) throw new PositionError(at, "two armies were expected");
  return newBattle(attacker, from, target);
}

/** Regions that touch along a plain border, for dice of which only the number to hit matters. */
function fieldOf(g: FiveArmies, from: PlaceId | undefined): readonly [PlaceId, PlaceId] {
  const { neighbours, borders, breach } = printed(g);
  for (const one of from === undefined ? REGIONS : [from])
    for (const to of neighbours[one])
      if (borders[one][to] === 0 && breach[to] === 0 && armyIn(g, to) === null) return [one, to];
  throw new RangeError("there is no plain border");
}

/** 12.2 to 12.6: a roll and its maneuver, with the dice that the vector gives. */
const maneuver: Check = (run, _action, given, at) => {
  const { g } = run;
  const played = unit.fromFile(given.played, inside(at, "played"));
  const mine = sideOfUnit(played);
  const rng = (given.rng ?? {}) as Told;
  const count = (key: string): number => (Array.isArray(rng[key]) ? (rng[key] as unknown[]).length : 0);
  const [from, to] = fieldOf(g, armiesOf(g, mine)[0]);
  if (!hasArmy(g, mine, from)) {
    const plain = mine === FREE ? UNIT.named("elven_archer") : UNIT.named("orc");
    const others = played === plain ? UNIT.named(mine === FREE ? "elven_spearman" : "goblin") : plain;
    g.units[from * UNIT_COUNT + played] += Math.max(1, count("black"));
    g.units[from * UNIT_COUNT + others] += count("white");
  }
  if (given.leadership !== undefined)
    g.tokens[from] = form.whole().fromFile(given.leadership, inside(at, "leadership"));
  const b = { ...newBattle(mine, from, to), round: 1 };
  b.maneuver[mine] = MANEUVER.of(played);
  g.battle = b;
  const c = run.context();
  combatRoll(c, b, mine);
  const failed = b.struck[mine].slice(0, b.black[mine]).filter((hit) => hit === 0).length;
  const wanted = count("rerollBlack") + count("reroll");
  leaderReroll(c, b, mine, Math.min(failed, wanted));
  Object.assign(run.facts, { hits: scoredBy(b, mine), triggered: isTriggered(g, b, mine) });
};

/** 12.4, 12.5: what the attacker needs, round by round. */
const attackerTarget: Check = (run, _action, given, at) => {
  const b = battleIn(run.g, given, at);
  const hits = form.listInFile(form.whole()).fromFile(given.attackerHitsByRound ?? [0], at);
  const byRound = hits.map((many) => {
    b.round++;
    const needs = targetOf(run.g, b, b.attacker);
    b.breach += many;
    if (!b.fought.includes(b.from)) b.fought.push(b.from);
    return needs;
  });
  Object.assign(run.facts, { byRound, attackerTarget: byRound });
};

/** 17.3. */
const effect: Check = (run, _action, given, at) => {
  const { g } = run;
  const territory = TERRITORY.all.find((one) => g.bats[one] > 0) ?? VALLEY;
  const target = REGIONS.find((one) => printed(g).territory[one] === territory) ?? REGIONS[0];
  const b = newBattle(SHADOW, target, target);
  b.maneuver[SHADOW] = VAMPIRE_LIKE;
  b.hits[SHADOW] = form.whole().fromFile(given.shadowHits ?? 0, inside(at, "shadowHits"));
  const before = b.hits[SHADOW];
  carryOut(run.context(), b, SHADOW, maneuverOf(g, VAMPIRE_LIKE));
  if (maySpendBat(g, b)) spendBat(run.context(), b);
  Object.assign(run.facts, {
    extraHits: b.hits[SHADOW] - before,
    cardBackInHand: (b.used[SHADOW] & (1 << VAMPIRE_LIKE)) === 0,
  });
};

/** 12.12: who is asked what at the end of a round. */
const decisions: Check = (run, _action, given) => {
  const { g } = run;
  const [from, to] = fieldOf(g, undefined);
  g.units[from * UNIT_COUNT + UNIT.named("orc")] = 2;
  g.units[to * UNIT_COUNT + UNIT.named("elven_archer")] = 2;
  const b = { ...newBattle(SHADOW, from, to), round: 1 };
  const isFree = /(?<!no )Regroup/.test(String(given.state)) && !/no Regroup/.test(String(given.state));
  if (isFree) b.mods[FREE] = b.mods[FREE].map((value, mod) => (mod === MAY_RETREAT ? 1 : value));
  g.battle = b;
  run.from(
    `game.end/actions.turn/fight.cease{attacker:1;from:${from};target:${to};terms:0;combined:0;beorn:0;mods:[];hits:[0,0];leaves:0}`,
  );
  const order: string[] = [];
  for (let ask = run.asks()[0]; ask && order.length < 2; ask = run.asks()[0]) {
    const who = sideOf(ask.seat) === b.attacker ? "attacker" : "defender";
    const isRout = ask.prompt === "leave" && ask.about?.[0] === 0;
    order.push(
      `${who}: ${ask.prompt === "cease" ? "cease or go on" : isRout ? "stay or rout" : "stay or retreat"}`,
    );
    run.choose(sideOf(ask.seat), ask.options[0]);
  }
  run.facts.order = order;
};
const MAY_RETREAT = MOD.named("may_retreat");

export const CHECKS: Readonly<Record<string, Check>> = {
  leadership: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    const mine = armyIn(run.g, where) ?? FREE;
    const leadership = leadershipIn(run.g, mine, where);
    Object.assign(run.facts, { leadership, withLeadership: leadership > 0 });
  },
  attackTargets: (run, action, _given, at) => {
    const from = regionAt(action, "army", at);
    const targets = attacksOf(run.g, armyIn(run.g, from) ?? SHADOW, ANY_ARMY, from).map(([, , to]) => to);
    for (const one of PLACE.all) run.facts[PLACE.names[one]] = targets.includes(one);
  },
  charactersInPlay: (run) => {
    run.facts.inPlay = CHARACTER.all.filter((one) => isInPlay(run.g, one)).map((one) => CHARACTER.names[one]);
  },
  unitTotals: (run, action, _given, at) => {
    const mine = side.fromFile(action.side, inside(at, "side"));
    for (const one of UNIT.all)
      if (sideOfUnit(one) === mine)
        run.facts[UNIT.names[one]] = PLACE.all.reduce(
          (sum, where) => sum + run.g.units[where * UNIT_COUNT + one],
          0,
        );
    const groups = mine === FREE ? ["dwarves_and_men", "elves"] : ["shadow"];
    const offset = mine === FREE ? 0 : 2;
    run.facts.tokens = Object.fromEntries(
      groups.map((name, i) => [
        name,
        PLACE.all.reduce((sum, where) => sum + run.g.recruits[where * 3 + offset + i], 0),
      ]),
    );
  },
  ready: (run, action, given, at) => {
    const who = character.fromFile(action.character, inside(at, "character"));
    run.facts.ready = isReady(run.g, who);
    run.facts.before = run.facts.ready;
    if (given.event === undefined) return;
    // The army that the event speaks of is gone from the Valley.
    for (const where of armiesOf(run.g, SHADOW))
      if (printed(run.g).territory[where] === VALLEY)
        for (const one of UNIT.all) run.g.units[where * UNIT_COUNT + one] = 0;
    run.facts.after = isReady(run.g, who);
  },
  stacking: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    const mine = armyIn(run.g, where) ?? FREE;
    run.facts.excess = Math.max(0, unitsIn(run.g, mine, where) - roomIn(run.g, mine, where));
  },
  combatHand: (run, action, given, at) => {
    const mine = side.fromFile(action.side, inside(at, "side"));
    const b = battleIn(run.g, given, at);
    // 13.4: the army that comes to fight after another has all its cards.
    const fighting = form.listOf(place).fromFile(given.fighting ?? [], inside(at, "fighting"));
    const isFresh = mine === b.attacker && fighting.length > 1;
    if (mine === b.attacker && fighting.length > 0) b.from = fighting[fighting.length - 1];
    if (given.combatHandUsed !== undefined && !isFresh)
      for (const name of given.combatHandUsed as string[]) b.used[mine] |= 1 << maneuverCalled(name, at);
    const cards = maneuversOf(run.g, b, mine).map(nameOfManeuver);
    run.facts.cards = [...cards, ...eventsOf(run.g, mine).map((card) => printed(run.g).designs[card])];
    if (placeOf(b, mine) === NONE) throw new PositionError(at, "there is no army");
  },
  maneuver,
  attackerTarget,
  effect,
  decisions,
  terrainSuperiority: (run, _action, given, at) => {
    const first = Array.isArray(given.fighting)
      ? place.fromFile(given.fighting[0], inside(at, "fighting"))
      : undefined;
    const usual = battleIn(run.g, given, at);
    const b = first === undefined ? usual : { ...usual, from: first };
    superiority(run, b);
    run.facts.checkedAgain = false;
  },
  ...BOARD_CHECKS,
  dice: (run) => {
    const [fp, sh] = pools(run.g);
    run.facts.dice = { fp, sh };
  },
  winner: (run) => {
    checkVictory(run.context());
    checkDusk(run.context());
    run.facts.during = run.g.result ? SIDE_WORDS[sideOf(run.g.result.winners[0] ?? 0)] : null;
  },
  combatDice: (run, action, given, at) => {
    const b = battleIn(run.g, given, at);
    const mine = action.side === undefined ? b.attacker : side.fromFile(action.side, inside(at, "side"));
    const dice = diceOf(run.g, b, mine);
    const played = given.played === undefined ? null : unit.fromFile(given.played, inside(at, "played"));
    const black = played === null ? 0 : Math.min(dice, figuresIn(run.g, placeOf(b, mine), played));
    Object.assign(run.facts, { combatDice: dice, dice, black, white: dice - black });
  },
  range: (run, action, _given, at) => {
    const from = regionAt(action, "from", at);
    for (const one of REGIONS) run.facts[PLACE.names[one]] = printed(run.g).range[from].includes(one);
  },
  shadowPoints: (run) => {
    run.facts.shadowPoints = shadowPoints(run.g);
  },
};

/** 11.2. */
export function superiority(run: Run, b: Battle): void {
  const isBeorn = run.g.at[BEORN] === b.target || b.beorn !== 0;
  const count = (one: Side) => (isBeorn ? 0 : favourable(run.g, one, placeOf(b, one), b.target));
  run.facts.favourable = { sh: count(SHADOW), fp: count(FREE) };
  run.facts.draws = wordOf(superior(run.g, isBeorn ? { ...b, beorn: 1 } : b));
}

export const nameOfManeuver = (card: ManeuverId): string => MANEUVER.names[card];
export function maneuverCalled(name: string, at: Place): ManeuverId {
  const card = MANEUVER.find(name);
  if (card === null) throw new PositionError(at, `“${name}” is no maneuver`);
  return card;
}
